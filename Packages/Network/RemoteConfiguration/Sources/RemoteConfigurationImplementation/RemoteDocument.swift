import Common
import Foundation
import RemoteConfiguration

/// A document as it came, looked through: it holds nothing that the app could not use.
///
/// ```json
/// { "schema": 1,
///   "flags": { "device.sensor": { "stage": "percentage", "percentage": 12.5 },
///              "style": { "stage": "all", "variants": { "calm": 50, "warm": 50 } } },
///   "style": { … design tokens … },
///   "styles": { "warm": { … design tokens … } } }
/// ```
struct RemoteDocument: Equatable, Sendable {
    /// Finds fault with design tokens; nil where they are fit for use.
    typealias StyleCheck = @Sendable (_ tokens: [UInt8]) -> String?

    /// The flag whose variants name looks.
    static let styleFlag = FeatureFlag("style", default: .all)

    /// In bytes.
    static let limit = 256 << 10
    static let mostFlags = 200

    /// What it says of flags, by name.
    let rules: [String: FlagRule]
    private let style: [UInt8]?
    private let styles: [String: [UInt8]]

    /// Reads a document. Throws `RemoteConfigurationError`.
    init(json bytes: [UInt8], checkStyle: StyleCheck) throws(RemoteConfigurationError) {
        guard bytes.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
        guard let root = (try? JSONDecoder().decode(JSONNode.self, from: Data(bytes)))?.object else { throw .notJSON }
        try Self.checkKeys(of: root, at: "", known: ["schema", "flags", "style", "styles", "//"])
        guard root["schema"] == .number(1) else { throw .value("schema", expected: "1") }
        rules = try Self.rules(root["flags"])
        style = try root["style"].map { node throws(RemoteConfigurationError) in try Self.tokens(node, at: "style", checkStyle) }
        styles = try Self.styles(root["styles"], checkStyle)
        if let variant = rules[Self.styleFlag.name]?.variants.first(where: { styles[$0.name] == nil }) {
            throw .value("flags.style.variants", expected: "names of “styles”, of which “\(variant.name)” is none")
        }
    }

    /// What holds for an installation.
    func settings(for installation: UUID) -> RemoteSettings {
        let flags = RemoteSettings(installation: installation, rules: rules)
        let tokens = flags.variant(of: Self.styleFlag).flatMap { styles[$0] } ?? style
        return RemoteSettings(installation: installation, rules: rules, styleTokens: tokens)
    }

    // MARK: - Flags

    private static func rules(_ node: JSONNode?) throws(RemoteConfigurationError) -> [String: FlagRule] {
        guard let node else { return [:] }
        guard let flags = node.object, flags.count <= mostFlags else {
            throw .value("flags", expected: "an object of at most \(mostFlags) flags")
        }
        var rules: [String: FlagRule] = [:]
        for (name, node) in flags.sorted(by: { $0.key < $1.key }) where name != "//" {
            guard isName(name) else { throw .value("flags", expected: "names of small letters, digits, dots and hyphens") }
            rules[name] = try FlagReader(place: "flags.\(name)", node: node).rule()
        }
        return rules
    }

    /// Whether a text may be the name of a flag, a look or a variant.
    static func isName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    /// Throws for a key that there is none of; the first by name, so that the same is said each time.
    static func checkKeys(of members: [String: JSONNode], at place: String, known: [String]) throws(RemoteConfigurationError) {
        guard let key = members.keys.filter({ !known.contains($0) }).min() else { return }
        throw .unknownKey(place.isEmpty ? key : "\(place).\(key)", known: known.filter { $0 != "//" })
    }

    // MARK: - Looks

    private static func styles(_ node: JSONNode?, _ check: StyleCheck) throws(RemoteConfigurationError) -> [String: [UInt8]] {
        guard let node else { return [:] }
        guard let members = node.object, members.count <= 8 else { throw .value("styles", expected: "an object of at most 8 looks") }
        var styles: [String: [UInt8]] = [:]
        for (name, node) in members.sorted(by: { $0.key < $1.key }) {
            guard isName(name) else { throw .value("styles", expected: "names of small letters, digits, dots and hyphens") }
            styles[name] = try tokens(node, at: "styles.\(name)", check)
        }
        return styles
    }

    private static func tokens(_ node: JSONNode, at place: String, _ check: StyleCheck) throws(RemoteConfigurationError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard node.object != nil, let data = try? encoder.encode(node) else { throw .value(place, expected: "an object of design tokens") }
        let bytes = [UInt8](data)
        if let reason = check(bytes) { throw .style(place, reason: reason) }
        return bytes
    }
}
