import Common
import Foundation

/// The tokens of a Design Tokens file (W3C Design Tokens Community Group, Format Module 2025.10): colours, distances and typefaces by name.
///
/// The app reads four groups, each token of which it knows by name, and leaves its own value where one is missing. Other groups are for the
/// file's own use, such as a palette that tokens refer to.
///
/// ```json
/// { "brand": { "$type": "color", "green": { "$value": "#0B6B4F" } },
///   "color": { "light": { "tint": { "$value": "{brand.green}" } } },
///   "spacing": { "m": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } } } }
/// ```
nonisolated public struct DesignTokens: Sendable, Equatable {
    /// A token: its type where it or a group around it has one, and its value as it is written.
    struct Token: Equatable, Sendable {
        let type: String?
        let value: JSONNode
    }

    private let tokens: [String: Token]

    /// Reads a file. Throws `DesignTokensError` for what is no such file; values are looked at by ``style(over:)``.
    public init(json bytes: [UInt8]) throws(DesignTokensError) {
        guard let root = (try? JSONDecoder().decode(JSONNode.self, from: Data(bytes)))?.object else { throw .notJSON }
        var tokens: [String: Token] = [:]
        try Self.read(root, path: [], type: nil, into: &tokens)
        self.tokens = tokens
        for name in names { _ = try resolved(name) }
    }

    /// The paths of all tokens, sorted.
    var names: [String] { tokens.keys.sorted() }

    private static let properties: Set<String> = ["$type", "$value", "$description", "$extensions", "$deprecated", "$schema"]

    private static func read(
        _ members: [String: JSONNode], path: [String], type: String?, into tokens: inout [String: Token]
    ) throws(DesignTokensError) {
        let name = path.joined(separator: ".")
        guard path.count <= 16 else { throw .malformed(token: name, reason: "groups lie too deep in each other") }
        if let property = members.keys.sorted().first(where: { $0.hasPrefix("$") && !properties.contains($0) }) {
            throw .malformed(token: name, reason: "“\(property)” is not read")
        }
        if let given = members["$type"], given.text == nil { throw .malformed(token: name, reason: "“$type” must be a text") }
        let type = members["$type"]?.text ?? type
        let children = members.keys.filter { !$0.hasPrefix("$") }.sorted()
        if let value = members["$value"] {
            guard !path.isEmpty else { throw .malformed(token: "$value", reason: "the file itself cannot be a token") }
            guard children.isEmpty else { throw .malformed(token: name, reason: "a token has no tokens in it") }
            tokens[name] = Token(type: type, value: value)
            return
        }
        for child in children {
            let childPath = path + [child]
            guard !child.isEmpty, !child.contains(where: { "{}.".contains($0) }) else {
                throw .malformed(token: childPath.joined(separator: "."), reason: "a name may not be empty or have “.”, “{” or “}” in it")
            }
            guard let object = members[child]?.object else {
                throw .malformed(
                    token: childPath.joined(separator: "."), reason: "it must be a token or a group, both of which are objects")
            }
            try read(object, path: childPath, type: type, into: &tokens)
        }
    }

    // MARK: - References

    /// A token with references followed. Throws for one that leads nowhere, or round and round.
    func resolved(_ name: String) throws(DesignTokensError) -> Token {
        guard let token = tokens[name] else { throw .reference(token: name, to: name) }
        var seen = [name]
        var last = token
        while let target = last.value.reference {
            guard !seen.contains(target), let next = tokens[target] else { throw .reference(token: name, to: target) }
            seen.append(target)
            last = next
        }
        // A token that refers has the type of what it refers to, unless it says its own.
        return Token(type: seen.count > 1 ? last.type ?? token.type : token.type, value: last.value)
    }

    /// The value of a part of a token, which may be a reference too.
    func part(_ node: JSONNode, of token: String) throws(DesignTokensError) -> JSONNode {
        guard let target = node.reference else { return node }
        guard tokens[target] != nil else { throw .reference(token: token, to: target) }
        return try resolved(target).value
    }
}
