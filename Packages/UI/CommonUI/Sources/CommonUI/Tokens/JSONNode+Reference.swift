import Common

nonisolated extension JSONNode {
    /// The path of the token that a value refers to: `{color.light.tint}`.
    var reference: String? {
        guard let text, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        return String(text.dropFirst().dropLast())
    }
}
