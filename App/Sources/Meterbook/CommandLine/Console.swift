import Foundation

/// Standard output and error of the process.
enum Console {
    /// Prints a line to standard output at once.
    static func print(_ line: String) {
        write(Array((line + "\n").utf8))
    }

    /// Prints a line to standard error at once.
    static func printError(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// Writes bytes to standard output. A reader that has gone away ends the writing.
    static func write(_ bytes: [UInt8]) {
        // The pipe may be closed, as by `| head`; nothing is left to do then.
        try? FileHandle.standardOutput.write(contentsOf: bytes)
    }
}
