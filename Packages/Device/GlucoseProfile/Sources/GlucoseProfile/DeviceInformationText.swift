/// The text of a Device Information string, made safe to store and to show.
public enum DeviceInformationText {
    /// The longest text kept, in Unicode scalars; no meter's serial number or model comes near it.
    public static let maximumLength = 64

    /// Decodes UTF-8 (what is not UTF-8 becomes U+FFFD), drops NULs, control and direction characters, trims spaces and cuts at `maximumLength`.
    ///
    /// Nil where nothing is left. A Contour meter's manufacturer name ends in NUL, which must not reach a file.
    public static func decode(_ bytes: [UInt8]) -> String? {
        let scalars = String(decoding: bytes.prefix(4 * maximumLength * 4), as: UTF8.self).unicodeScalars
        let kept = scalars.filter { !isDropped($0) }.drop(while: isSpace).prefix(maximumLength)
        var text = String.UnicodeScalarView(kept)
        while let last = text.last, isSpace(last) {
            text.removeLast()
        }
        return text.isEmpty ? nil : String(text)
    }

    /// The bytes of a text, as they go over the air.
    public static func encode(_ text: String) -> [UInt8] {
        Array(text.utf8)
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
        default: false
        }
    }
}
