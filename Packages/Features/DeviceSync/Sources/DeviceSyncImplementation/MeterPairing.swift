import Bluetooth
import DeviceSync
import GlucoseProfile
import ReadingStore

/// Pairs with a meter and asks who it is.
struct MeterPairing: Sendable {
    /// How long a meter may take to be seen in range.
    static let scanTime = Duration.seconds(15)

    let central: any BluetoothCentral
    let agent: (any PairingAgent)?
    let clock: any Clock<Duration>
    var gate: any DeviceKindGate = FixedDeviceKindGate()

    /// Pairs, reads who the meter is, and disconnects. Throws `DeviceSyncError`.
    func pair(with address: BluetoothAddress) async throws(DeviceSyncError) -> NewDevice {
        do {
            let seen = await device(at: address)
            let connection = try await central.connect(to: address, pairing: agent)
            let link = try await MeterLink(connection, gate: gate)
            let details = try await link.details()
            await connection.disconnect()
            return NewDevice(
                address: address.description, name: seen?.name ?? address.description, details: details, kind: link.kind,
                isSimulated: central.isSimulated)
        } catch {
            throw DeviceSyncError(error, address: address.description)
        }
    }

    /// The meter's advertisement; nil when it is not seen in time, which says nothing about a meter that is bonded and asleep.
    private func device(at address: BluetoothAddress) async -> DiscoveredDevice? {
        await withTaskGroup(of: DiscoveredDevice?.self) { [central, clock] group in
            group.addTask {
                let advertisements = central.discover()
                // A scan that fails finds nothing; connecting will tell why.
                return try? await advertisements.first { $0.address == address }
            }
            group.addTask {
                // Cancelled as soon as the meter is seen.
                try? await clock.sleep(for: Self.scanTime)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }
}
