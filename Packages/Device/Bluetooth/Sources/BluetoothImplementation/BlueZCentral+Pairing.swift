import Bluetooth
import SDBus

extension BlueZCentral {
    /// Pairs; the questions go to the agent. Nothing of the device is read before, since some then fail to pair.
    func pair(_ device: BlueZDevice, _ agent: any PairingAgent) async throws(BluetoothError) {
        let session = PairingSession(device.address, agent)
        service.desk.begin(session, for: device.path)
        defer { service.desk.end(device.path) }
        try await registerAgent()
        do throws(DBusError) {
            _ = try await service.call("Pair", of: BlueZ.device, at: device.path, within: timings.pairing)
        } catch {
            if error.answer?.name == "AlreadyExists" { return }
            throw await failure(of: device, error, session)
        }
    }

    /// The service forgets the agent when it is restarted, and else refuses a second one, so it is registered each time.
    private func registerAgent() async throws(BluetoothError) {
        do throws(DBusError) {
            let arguments: [DBusValue] = [.objectPath(BlueZ.ownAgent), .string(PairingDesk.capability)]
            _ = try await service.call("RegisterAgent", of: BlueZ.agentManager, at: BlueZ.root, arguments, within: timings.request)
        } catch {
            guard error.answer?.name != "AlreadyExists" else { return }
            throw BluetoothError(service: error)
        }
    }

    /// What a failed `Pair` means, after nothing of it is left.
    private func failure(of device: BlueZDevice, _ error: DBusError, _ session: PairingSession) async -> BluetoothError {
        if error == .cancelled || error == .timedOut { await cancelPairing(device) }
        if error == .cancelled { return .cancelled }
        if session.wasCancelled { return .pairing(.cancelled) }
        if error.isUnknownObject { return .notFound(device.address) }
        guard let failure = PairingFailure(error) else {
            let meaning = BluetoothError(service: error)
            if case .transport(let words) = meaning { return .connectionFailed(device.address, reason: words) }
            return meaning
        }
        // Half a bond would fail each later attempt. Where it cannot be removed, the next attempt says so.
        if failure == .authenticationFailed || failure == .rejected { _ = try? await remove(device) }
        return .pairing(failure)
    }

    private func cancelPairing(_ device: BlueZDevice) async {
        let (service, timings) = (service, timings)
        // Not cancelled with who asked; a pairing that is over cannot be cancelled.
        await Task {
            _ = try? await service.call("CancelPairing", of: BlueZ.device, at: device.path, within: timings.request)
        }.value
    }
}
