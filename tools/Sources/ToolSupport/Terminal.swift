import Foundation
import Synchronization

/// Where a command writes: results to standard output, everything else to standard error.
package final class Terminal: Sendable {
    /// How colour is used.
    package enum Colour: Sendable, Equatable {
        /// On a terminal, unless NO_COLOR is set.
        case automatic
        /// Always, never.
        case always, never
    }

    /// Whether standard output shows colours.
    package let hasColour: Bool
    /// Whether standard error is a terminal, so that a line may be written over.
    package let isErrorTerminal: Bool
    private let writeOutput: @Sendable ([UInt8]) -> Void
    private let writeError: @Sendable ([UInt8]) -> Void
    private let status = Mutex<Int>(0)

    /// The process's own streams.
    package init(colour: Colour = .automatic) {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(1) == 1 && environment["TERM"] != "dumb"
        hasColour = colour == .always || colour == .automatic && isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
        isErrorTerminal = isatty(2) == 1 && environment["TERM"] != "dumb"
        writeOutput = { Self.writeAll($0, 1) }
        writeError = { Self.writeAll($0, 2) }
    }

    /// Streams of the caller's own, without colour, for tests.
    package init(output: @escaping @Sendable (String) -> Void, errors: @escaping @Sendable (String) -> Void) {
        hasColour = false
        isErrorTerminal = false
        writeOutput = { output(String(decoding: $0, as: UTF8.self)) }
        writeError = { errors(String(decoding: $0, as: UTF8.self)) }
    }

    /// Writes a result; the text brings its own line breaks. Without colour no control character goes out but line breaks and
    /// tabulators, whatever names of files hold.
    package func print(_ text: String) {
        clearStatus()
        writeOutput(Array((hasColour ? text : PlainText.lines(text)).utf8))
    }

    /// Writes a line, or several, to standard error, without any other control character.
    package func note(_ line: String) {
        clearStatus()
        writeError(Array((PlainText.lines(line) + "\n").utf8))
    }

    /// Shows what is being done on a line that the next one replaces; nothing where standard error is no terminal.
    package func progress(_ line: String) {
        guard isErrorTerminal else { return }
        status.withLock { shown in
            writeError(Array("\r\u{1B}[2K\(line)".utf8))
            shown = line.utf8.count
        }
    }

    /// Removes the line of progress.
    package func clearStatus() {
        status.withLock { shown in
            if shown > 0 { writeError(Array("\r\u{1B}[2K".utf8)) }
            shown = 0
        }
    }

    /// A text in a colour of the standard eight, 31 for red …, or in bold, 1; the text itself where there is no colour.
    package func styled(_ text: String, _ code: Int) -> String {
        hasColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    private static func writeAll(_ bytes: [UInt8], _ stream: Int32) {
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes { write(stream, $0.baseAddress.map { $0 + offset }, $0.count - offset) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            offset += count
        }
    }
}
