import Bluetooth
import Synchronization

/// An agent whose answers are given, and which notes what it was asked.
final class ScriptedAgent: PairingAgent {
    private let asked = Mutex<[String]>([])
    private let answers: Bool
    private let (questions, question) = AsyncStream<Void>.makeStream()

    init(answers: Bool = true) {
        self.answers = answers
    }

    var questionsAsked: [String] { asked.withLock { $0 } }

    func waitForQuestion() async {
        for await _ in questions { return }
    }

    func passkey(for device: BluetoothAddress) async -> UInt32? {
        note("passkey")
        return answers ? 123_456 : nil
    }

    func pinCode(for device: BluetoothAddress) async -> String? {
        note("pin")
        return answers ? "0000" : nil
    }

    func confirm(passkey: UInt32, for device: BluetoothAddress) async -> Bool {
        note("confirm \(passkey)")
        return answers
    }

    func authorize(_ device: BluetoothAddress) async -> Bool {
        note("authorize")
        return answers
    }

    func show(passkey: UInt32, for device: BluetoothAddress) async {
        note("show \(passkey)")
        await never()
        note("hidden")
    }

    private func note(_ line: String) {
        asked.withLock { $0.append(line) }
        question.yield()
    }
}

/// An agent that answers when its question is taken back.
final class PatientAgent: PairingAgent {
    private let (questions, question) = AsyncStream<Void>.makeStream()
    private let (ends, end) = AsyncStream<Void>.makeStream()

    func waitForQuestion() async {
        for await _ in questions { return }
    }

    func waitForEnd() async {
        for await _ in ends { return }
    }

    func passkey(for device: BluetoothAddress) async -> UInt32? {
        question.yield()
        await never()
        end.yield()
        return 1
    }
}
