import Bluetooth
import Common
import SDBus

/// One pairing that is under way, and the question that the device asks in it.
final class PairingSession: Sendable {
    /// How a question was answered.
    enum Answer: Sendable {
        case values([DBusValue])
        /// The person cancelled.
        case cancelled
    }

    private struct State {
        var question: Task<Void, Never>?
        var prompt: (passkey: UInt32, task: Task<Void, Never>)?
        var wasCancelled = false
    }

    private let address: BluetoothAddress
    private let agent: any PairingAgent
    private let state = Locked(State())

    init(_ address: BluetoothAddress, _ agent: any PairingAgent) {
        self.address = address
        self.agent = agent
    }

    /// Whether the person cancelled, whatever the service makes of it.
    var wasCancelled: Bool { state.withLock { $0.wasCancelled } }

    /// Asks; a question that is still open is taken back.
    func ask(_ call: DBusInvocation, _ question: @escaping @Sendable (any PairingAgent, BluetoothAddress) async -> Answer) {
        let task = Task { [agent, address] in
            let answer = await question(agent, address)
            if Task.isCancelled { return call.fail(Self.cancelled) }
            switch answer {
            case .values(let values): call.reply(values)
            case .cancelled:
                state.withLock { $0.wasCancelled = true }
                call.fail(Self.cancelled)
            }
        }
        replaceQuestion(task)
    }

    /// Shows digits to type on the device; the service repeats itself with each that was typed.
    func show(_ passkey: UInt32) {
        state.withLock { state in
            if state.prompt?.passkey == passkey { return }
            state.prompt?.task.cancel()
            state.prompt = (passkey, Task { [agent, address] in await agent.show(passkey: passkey, for: address) })
        }
    }

    /// The device or the service took the question back.
    func takeBack() {
        replaceQuestion(nil)
    }

    /// Ends every prompt.
    func end() {
        replaceQuestion(nil)
        state.withLock { $0.prompt?.task.cancel() }
    }

    private func replaceQuestion(_ task: Task<Void, Never>?) {
        let old = state.withLock { state in
            defer { state.question = task }
            return state.question
        }
        old?.cancel()
    }

    private static let cancelled = DBusError.remote(name: BlueZ.error("Canceled"), message: "cancelled")
}
