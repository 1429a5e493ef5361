/// How a program ended.
package struct ProcessResult: Equatable, Sendable {
    /// Where a program writes.
    package enum Stream: Equatable, Sendable {
        /// Standard output, standard error.
        case output, errors
    }

    /// Why it ended.
    package enum Ending: Equatable, Sendable {
        /// By itself, with a code.
        case exit(Int32)
        /// By a signal.
        case signal(Int32)
        /// It took longer than it may.
        case timeout
        /// It wrote more than is kept.
        case tooMuchOutput
    }

    /// Why it ended.
    package var ending: Ending
    /// What it wrote to standard output.
    package var output: [UInt8]
    /// What it wrote to standard error.
    package var errors: [UInt8]

    /// Whether it ended by itself with code 0.
    package var isSuccess: Bool { ending == .exit(0) }
    /// Standard output as text; bytes that are not UTF-8 are repaired.
    package var outputText: String { String(decoding: output, as: UTF8.self) }
    /// Standard error as text; bytes that are not UTF-8 are repaired.
    package var errorText: String { String(decoding: errors, as: UTF8.self) }
    /// The ending as a phrase: `exit code 2`, `signal 11`, …
    package var endingText: String {
        switch ending {
        case .exit(let code): "exit code \(code)"
        case .signal(let number): "signal \(number)"
        case .timeout: "no end within its time"
        case .tooMuchOutput: "too much output"
        }
    }
}
