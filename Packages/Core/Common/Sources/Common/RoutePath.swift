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
        let path = "/" + components.map(\.percentEncoded).joined(separator: "/")
        guard !query.isEmpty else { return path }
        return path + "?" + query.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }.joined(separator: "&")
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
}
