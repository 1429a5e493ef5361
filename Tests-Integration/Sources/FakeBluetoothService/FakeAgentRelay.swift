import Bluetooth
import SDBus
import Synchronization

/// Asks a client's agent over the bus what a simulated meter asks, and takes the question back when its time is up.
final class FakeAgentRelay: PairingAgent {
    private let connection: DBusConnection
    private let client: String
    private let agent: ObjectPath
    private let device: ObjectPath
    private let behaviour: FakeBehaviour
    private let scripted: UInt32?
    private let outcome = Mutex<DBusError?>(nil)

    init(connection: DBusConnection, client: String, agent: ObjectPath, device: ObjectPath, behaviour: FakeBehaviour, passkey: UInt32?) {
        self.connection = connection
        self.client = client
        self.agent = agent
        self.device = device
        self.behaviour = behaviour
        scripted = passkey
    }

    /// The passkey that the person gave, or has confirmed; nil where there is none.
    func passkey(for address: BluetoothAddress) async -> UInt32? {
        do throws(DBusError) {
            switch behaviour.pairing {
            case .passkey: return try await ask("RequestPasskey").first?.asInteger.flatMap(UInt32.init(exactly:))
            case .pin: return try await ask("RequestPinCode").first?.asString.flatMap { UInt32($0) }
            case .confirmation: _ = try await ask("RequestConfirmation", [.uint32(scripted ?? 0)])
            case .authorization: _ = try await ask("RequestAuthorization")
            case .display:
                for entered in 0...6 { _ = try await ask("DisplayPasskey", [.uint32(scripted ?? 0), .uint16(UInt16(entered))]) }
            }
            return scripted
        } catch {
            outcome.withLock { $0 = error }
            // The agent learns that its question is over; one that is gone needs not.
            if error == .timedOut || error == .cancelled { await takeBack() }
            return nil
        }
    }

    /// What `Pair` answers after an error of the simulated meter.
    func error(for error: any Error) -> DBusError {
        let outcome = outcome.withLock { $0 }
        let name =
            switch (outcome, error) {
            case (.timedOut, _): "AuthenticationTimeout"
            case (.cancelled, _), (_, BluetoothError.cancelled): "AuthenticationCanceled"
            case (let answer?, _): answer.remoteName == "org.bluez.Error.Canceled" ? "AuthenticationCanceled" : "AuthenticationRejected"
            case (nil, BluetoothError.pairing(.authenticationFailed)): "AuthenticationFailed"
            default: "ConnectionAttemptFailed"
            }
        return .remote(name: "org.bluez.Error.\(name)", message: "")
    }

    private func ask(_ method: String, _ arguments: [DBusValue] = []) async throws(DBusError) -> [DBusValue] {
        let call = DBusCall(method, of: "org.bluez.Agent1", at: agent, on: client, [.objectPath(device)] + arguments)
        return try await connection.call(call, timeout: behaviour.patience).body
    }

    private func takeBack() async {
        let call = DBusCall("Cancel", of: "org.bluez.Agent1", at: agent, on: client)
        _ = await Task { [connection] in try? await connection.call(call) }.value
    }
}
