/// The status line and header fields of an answer.
struct PlainHTTPHead {
    let status: Int
    let headers: [(name: String, value: String)]
    /// How many bytes it takes, the empty line included.
    let length: Int

    /// Parses the head at the front of some bytes; nil as long as it is not there whole.
    init?(parsing bytes: [UInt8]) {
        guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: [0x0D, 0x0A, 0x0D, 0x0A]) }) else { return nil }
        let lines = bytes[..<end].split(separator: 0x0A).map { String(decoding: $0.filter { $0 != 0x0D }, as: UTF8.self) }
        let statusLine = lines.first?.split(separator: " ") ?? []
        guard statusLine.count >= 2, statusLine[0].hasPrefix("HTTP/1."), let status = Int(statusLine[1]) else { return nil }
        self.status = status
        headers = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            return (name: String(parts[0]), value: parts.count == 2 ? String(parts[1].drop { $0 == " " }) : "")
        }
        length = end + 4
    }

    var contentLength: Int? {
        headers.first { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) }
    }
}
