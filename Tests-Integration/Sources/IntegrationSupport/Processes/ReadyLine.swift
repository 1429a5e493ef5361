/// The one line that `serve` prints when it answers: `Meterbook is ready at http://127.0.0.1:8787/?token=…`.
public struct ReadyLine: Equatable, Sendable {
    /// The whole address.
    public let url: String
    /// The port, 1…65535.
    public let port: UInt16
    /// The token.
    public let token: String

    /// Finds the line in an output; nil where it is not there whole.
    public init?(in output: String) {
        let prefix = "Meterbook is ready at "
        guard output.hasSuffix("\n"), let line = output.split(separator: "\n").first(where: { $0.hasPrefix(prefix) }) else { return nil }
        let url = line.dropFirst(prefix.count)
        let start = "http://127.0.0.1:"
        guard url.hasPrefix(start) else { return nil }
        let parts = url.dropFirst(start.count).split(separator: "/?token=", maxSplits: 1)
        guard parts.count == 2, let port = UInt16(parts[0]), !parts[1].isEmpty else { return nil }
        self.url = String(url)
        self.port = port
        token = String(parts[1])
    }
}
