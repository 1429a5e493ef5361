internal import CSpawn
internal import Glibc

/// A terminal at which a test sits: what it types is the standard input of the program that is given it.
public final class PseudoTerminal: Sendable {
    private let descriptor: Int32
    /// What the program opens.
    let path: String

    /// Opens one. Throws `IntegrationError.notStarted` where the machine has none left.
    public init() throws(IntegrationError) {
        var path = [CChar](repeating: 0, count: 128)
        descriptor = cspawn_open_terminal(&path, path.count)
        guard descriptor >= 0 else { throw .notStarted(program: "a pseudo terminal", reason: String(cString: strerror(errno))) }
        self.path = String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Types a line and presses Return.
    public func type(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = write(descriptor, bytes, bytes.count)
    }

    deinit { close(descriptor) }
}
