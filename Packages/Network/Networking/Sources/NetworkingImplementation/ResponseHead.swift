/// The head of an answer, as its lines come.
struct ResponseHead {
    /// More than any server has to say.
    private static let longest = 128 << 10

    /// What the server says, by name in small letters; what it says twice, one after the other.
    private(set) var fields: [String: String] = [:]
    /// Whether the head of the answer proper has ended.
    private(set) var isWhole = false
    private var size = 0

    /// Whether it is no longer than it may be.
    var isShort: Bool { size <= Self.longest }

    /// How long the answer will be, as far as the server says; packed, where it is.
    var contentLength: Int? { isWhole ? fields["content-length"].flatMap { Int($0) } : nil }

    /// Takes a line. Each status line begins anew, as after a provisional answer; what comes behind the end of the head, as behind an answer in
    /// pieces, is left out.
    mutating func take(_ line: String) {
        size += line.utf8.count
        let text = line.filter { !$0.isNewline }
        if text.hasPrefix("HTTP/") {
            fields = [:]
            isWhole = false
        } else if text.isEmpty {
            isWhole = true
        } else if !isWhole, let colon = text.firstIndex(of: ":") {
            let name = text[..<colon].lowercased()
            let value = String(text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" })
            fields[name] = fields[name].map { $0 + ", " + value } ?? value
        }
    }
}
