import Glibc

/// Standard output and error of the process.
enum Console {
    /// Prints a line to standard output at once, where that is possible: what it tells is done all the same.
    static func note(_ line: String) {
        _ = put(Array((line + "\n").utf8), to: STDOUT_FILENO)
    }

    /// Prints a line to standard error at once, where that is possible.
    static func printError(_ line: String) {
        _ = put(Array((line + "\n").utf8), to: STDERR_FILENO)
    }

    /// Writes over the current line of the terminal that standard error is.
    static func overwriteLine(_ text: String) {
        _ = put(Array(("\r\u{1B}[K" + text).utf8), to: STDERR_FILENO)
    }

    /// Prints the beginning of a line that a person is to finish on the terminal.
    static func prompt(_ text: String) {
        _ = put(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Prints a line for which the command was run. Throws as `write` does.
    static func print(_ line: String) throws(CommandFailure) {
        try write(Array((line + "\n").utf8))
    }

    /// Writes what the command was run for to standard output. A reader that has gone away, as by `| head`, ends the writing. Throws
    /// `CommandFailure` where it cannot be written.
    static func write(_ bytes: [UInt8]) throws(CommandFailure) {
        let code = put(bytes, to: STDOUT_FILENO)
        guard code == 0 || code == EPIPE else {
            throw .job("the output could not be written (\(String(cString: strerror(code)))); it is not whole, the data is as it was")
        }
    }

    /// Writes everything; returns 0, or the error that ended the writing. Foundation's way stops the program where there is one.
    static func put(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&waiting, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}
