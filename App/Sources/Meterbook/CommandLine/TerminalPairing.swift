import Bluetooth
import Common
import Dispatch
import Glibc

/// Asks the person at the terminal what a meter asks while it pairs; refuses where there is no terminal.
final class TerminalPairing: PairingAgent {
    private let input: Int32
    private let askedInVain = Locked(false)

    /// Reads answers from a file, by default standard input.
    init(input: Int32 = STDIN_FILENO) {
        self.input = input
    }

    /// Whether a meter asked something and there was no terminal to ask it on.
    var wasAskedInVain: Bool { askedInVain.withLock { $0 } }

    /// Does something in which a meter may pair. Throws `CommandFailure` where it failed because the meter asked in vain, else what it throws.
    @MainActor
    func explaining<Value>(_ pair: @MainActor () async throws -> Value) async throws -> Value {
        do {
            return try await pair()
        } catch {
            guard wasAskedInVain else { throw error }
            throw CommandFailure.job(
                "the meter asks for its passkey, and there is no terminal to type it on; use one, or add the meter in the browser")
        }
    }

    func passkey(for device: BluetoothAddress) async -> UInt32? {
        await ask("The six digits that \(device) shows, or that are printed on it (nothing cancels): ") { answer in
            answer.count <= 6 && answer.allSatisfy(\.isNumber) ? UInt32(answer) : nil
        }
    }

    func pinCode(for device: BluetoothAddress) async -> String? {
        await ask("The PIN of \(device) (nothing cancels): ") { (1...16).contains($0.utf8.count) ? $0 : nil }
    }

    func confirm(passkey: UInt32, for device: BluetoothAddress) async -> Bool {
        await agrees("Does \(device) show \(Self.digits(passkey))? [y/n] ")
    }

    func authorize(_ device: BluetoothAddress) async -> Bool {
        await agrees("May \(device) pair with this computer? [y/n] ")
    }

    func show(passkey: UInt32, for device: BluetoothAddress) async {
        Console.printError("Type \(Self.digits(passkey)) on \(device).")
    }

    private func agrees(_ question: String) async -> Bool {
        let answers = ["y": true, "yes": true, "n": false, "no": false]
        return await ask(question) { answers[$0.lowercased()] } ?? false
    }

    /// Asks until the answer can be read; nil when it is empty, the terminal is closed or the question is taken back.
    private func ask<Answer>(_ question: String, _ read: (String) -> Answer?) async -> Answer? {
        guard isatty(input) == 1 else {
            askedInVain.withLock { $0 = true }
            return nil
        }
        while true {
            Console.prompt(question)
            guard let line = await line() else {
                Console.printError("")
                return nil
            }
            if line.isEmpty { return nil }
            if let answer = read(line) { return answer }
        }
    }

    /// The next line that the person types; nil at the end of the input and when the task is cancelled.
    private func line() async -> String? {
        let (lines, continuation) = AsyncStream<String>.makeStream()
        let source = DispatchSource.makeReadSource(fileDescriptor: input, queue: .global())
        source.setEventHandler { [input] in
            // A terminal hands over one line at a time.
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = read(input, &bytes, bytes.count)
            guard count > 0 else { return continuation.finish() }
            continuation.yield(String(decoding: bytes[..<count].filter { $0 > UInt8(ascii: " ") }, as: UTF8.self))
        }
        source.activate()
        defer { source.cancel() }
        for await line in lines { return line }
        return nil
    }

    private static func digits(_ passkey: UInt32) -> String {
        let digits = String(passkey)
        return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }
}
