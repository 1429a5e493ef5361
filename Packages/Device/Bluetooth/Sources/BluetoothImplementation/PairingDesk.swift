import Bluetooth
import Common
import SDBus

/// This program's agent: takes the questions of the service to the pairing that they belong to (BlueZ, doc/org.bluez.Agent.rst).
///
/// It is never made the default agent. The service asks the agent of whoever called `Pair`, so pairings of the desktop stay the desktop's.
final class PairingDesk: Sendable {
    private struct State {
        var owner: String?
        var sessions: [ObjectPath: PairingSession] = [:]
    }

    /// What the agent can do: a keyboard and a display.
    static let capability = "KeyboardDisplay"
    private static let mostPasskey: UInt32 = 999_999

    private let state = Locked(State())

    /// The unique name of the service, which alone may ask.
    func setOwner(_ owner: String?) {
        state.withLock { $0.owner = owner }
    }

    func begin(_ session: PairingSession, for device: ObjectPath) {
        state.withLock { $0.sessions[device] = session }
    }

    func end(_ device: ObjectPath) {
        let session = state.withLock { $0.sessions.removeValue(forKey: device) }
        session?.end()
    }

    /// The interface to export.
    var interface: DBusInterface {
        DBusInterface(
            BlueZ.agent,
            methods: [
                "Release": method { _, call in call.reply() },
                "Cancel": method { desk, call in
                    desk.takeBack()
                    call.reply()
                },
                "RequestPasskey": question(returns: [.uint32]) { agent, address in
                    guard let passkey = await agent.passkey(for: address), passkey <= Self.mostPasskey else { return .cancelled }
                    return .values([.uint32(passkey)])
                },
                "RequestPinCode": question(returns: [.string]) { agent, address in
                    guard let pin = await agent.pinCode(for: address), (1...16).contains(pin.utf8.count) else { return .cancelled }
                    return .values([.string(pin)])
                },
                "RequestAuthorization": question { agent, address in await agent.authorize(address) ? .values([]) : .cancelled },
                "AuthorizeService": question([.objectPath, .string]) { _, _ in .values([]) },
                "RequestConfirmation": confirmation,
                "DisplayPasskey": display([.objectPath, .uint32, .uint16]) { $0.asInteger },
                "DisplayPinCode": display([.objectPath, .string]) { $0.asString.flatMap { Int($0) } },
            ])
    }

    private var confirmation: DBusMethod {
        method([.objectPath, .uint32]) { desk, call in
            guard let passkey = call.arguments[1].asInteger.flatMap(UInt32.init(exactly:)) else { return call.fail(Self.rejected) }
            desk.session(of: call)?.ask(call) { agent, address in
                await agent.confirm(passkey: passkey, for: address) ? .values([]) : .cancelled
            }
        }
    }

    private func question(
        _ input: [DBusType] = [.objectPath], returns output: [DBusType] = [],
        _ question: @escaping @Sendable (any PairingAgent, BluetoothAddress) async -> PairingSession.Answer
    ) -> DBusMethod {
        method(input, returns: output) { desk, call in desk.session(of: call)?.ask(call, question) }
    }

    private func display(_ input: [DBusType], _ digits: @escaping @Sendable (DBusValue) -> Int?) -> DBusMethod {
        method(input) { desk, call in
            guard let session = desk.session(of: call) else { return }
            guard let passkey = digits(call.arguments[1]).flatMap(UInt32.init(exactly:)), passkey <= Self.mostPasskey else {
                return call.fail(Self.rejected)
            }
            session.show(passkey)
            call.reply()
        }
    }

    private func method(
        _ input: [DBusType] = [], returns output: [DBusType] = [], _ handle: @escaping @Sendable (PairingDesk, DBusInvocation) -> Void
    ) -> DBusMethod {
        DBusMethod(input, returns: output) { [weak self] call in
            guard let self, call.sender == state.withLock({ $0.owner }) else { return call.fail(Self.rejected) }
            handle(self, call)
        }
    }

    /// The pairing that a question is about; nil, and the question refused, where this program pairs with no such device.
    private func session(of call: DBusInvocation) -> PairingSession? {
        guard let device = call.arguments.first?.asObjectPath, let session = state.withLock({ $0.sessions[device] }) else {
            call.fail(Self.rejected)
            return nil
        }
        return session
    }

    private func takeBack() {
        for session in state.withLock({ $0.sessions.values.map { $0 } }) { session.takeBack() }
    }

    private static let rejected = DBusError.remote(name: BlueZ.error("Rejected"), message: "no pairing of this program")
}
