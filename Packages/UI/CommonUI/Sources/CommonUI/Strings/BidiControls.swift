/// Characters that turn the direction of the text around them.
nonisolated enum BidiControls {
    /// The text without embeddings, overrides and isolates (U+202A to U+202E, U+2066 to U+2069), so that a name chosen by someone else cannot
    /// turn the sentence that it stands in. Letters of all scripts stay, and so do the marks U+200E and U+200F.
    static func removed(from text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }))
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
}
