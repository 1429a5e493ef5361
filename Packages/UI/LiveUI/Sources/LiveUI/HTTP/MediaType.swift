/// The value of a `Content-Type` header (RFC 9110, section 8.3.1).
nonisolated struct MediaType: Equatable {
    /// Type and subtype in lower case, such as `application/json`.
    let essence: String
    /// The multipart boundary, where there is one.
    let boundary: String?

    init(_ header: String) {
        let parts = header.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        essence = String(decoding: ASCII.trimmed(parts.first ?? header.utf8[...]).map(ASCII.lowercased), as: UTF8.self)
        boundary = parts.dropFirst().compactMap { Self.parameter($0, named: "boundary") }.first
    }

    /// The value of `name=value` or `name="value"` where the name is the one asked for.
    static func parameter(_ text: some BidirectionalCollection<UInt8>, named name: String) -> String? {
        let halves = text.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2, ASCII.equalIgnoringCase(String(decoding: ASCII.trimmed(halves[0]), as: UTF8.self), name) else {
            return nil
        }
        var value = ASCII.trimmed(halves[1])
        if value.count >= 2, value.first == UInt8(ascii: "\""), value.last == UInt8(ascii: "\"") {
            value = Array(value[1..<(value.count - 1)])
        }
        return String(decoding: value, as: UTF8.self)
    }
}
