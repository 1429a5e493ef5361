import Foundation

/// The decoded path and query of a link inside the app: `/readings/42?unit=mmol` is components `readings`, `42` and query `unit`.
public struct RoutePath: Hashable, Codable, Sendable, CustomStringConvertible {
    /// One `name=value` pair of the query, decoded.
    public struct QueryItem: Hashable, Codable, Sendable {
        /// The decoded name.
        public let name: String
        /// The decoded value; empty where the link has none.
        public let value: String

        /// Makes a pair from decoded text.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The decoded, non-empty components between slashes.
    public let components: [String]
    /// The query pairs in the order of the link.
    public let query: [QueryItem]

    /// Makes a path from decoded parts; empty components are dropped.
    public init(_ components: [String], query: [QueryItem] = []) {
        self.components = components.filter { !$0.isEmpty }
        self.query = query
    }

    /// Reads an encoded link such as `/logbook/readings/42?unit=mmol`; nil where its percent-encoding or UTF-8 is broken.
    public init?(string: String) {
        let withoutFragment = string.prefix { $0 != "#" }
        let halves = withoutFragment.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var components: [String] = []
        for part in (halves.first ?? "").split(separator: "/", omittingEmptySubsequences: true) {
            guard let decoded = part.removingPercentEncoding else { return nil }
            components.append(decoded)
        }
        var query: [QueryItem] = []
        if halves.count == 2 {
            for pair in halves[1].split(separator: "&") {
                let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let spaced = sides.map { $0.replacing("+", with: " ") }
                guard let name = spaced[0].removingPercentEncoding, let value = (spaced.count == 2 ? spaced[1] : "").removingPercentEncoding
                else { return nil }
                query.append(QueryItem(name: name, value: value))
            }
        }
        self.init(components, query: query)
    }

    /// The encoded link, always beginning with a slash.
    public var string: String {
        let path = "/" + components.map(Self.encode).joined(separator: "/")
        guard !query.isEmpty else { return path }
        return path + "?" + query.map { "\(Self.encode($0.name))=\(Self.encode($0.value))" }.joined(separator: "&")
    }

    /// The encoded link.
    public var description: String { string }

    /// The first value of the query pair of that name.
    public func value(_ name: String) -> String? {
        query.first { $0.name == name }?.value
    }

    /// This path below a prefix: `/readings` under `/logbook` is `/logbook/readings`.
    public func prefixed(by prefix: [String]) -> RoutePath {
        RoutePath(prefix + components, query: query)
    }

    /// This path without a leading prefix, or nil where it does not begin with it.
    public func dropping(prefix: [String]) -> RoutePath? {
        guard components.starts(with: prefix) else { return nil }
        return RoutePath(Array(components.dropFirst(prefix.count)), query: query)
    }

    private static func encode(_ text: String) -> String {
        guard !text.utf8.allSatisfy(isUnreserved) else { return text }
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 0x0F)]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
    }

    /// The unreserved characters of RFC 3986, section 2.3; everything else is encoded.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: false
        }
    }
}
