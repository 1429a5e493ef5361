/// A colour as a catalogue writes it: parts as `0xFF`, `255` or `1.000`, in sRGB or in grey.
nonisolated struct AssetColor: Decodable {
    private let space: String?
    private let components: [String: Component]?

    private enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
    }

    /// One part, 0 to 1.
    private struct Component: Decodable {
        let value: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = number
            } else {
                value = try Self.value(of: container.decode(String.self)) ?? .nan
            }
        }

        private static func value(of text: String) -> Double? {
            if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return text.contains(".") ? Double(text) : UInt8(text).map { Double($0) / 255 }
        }
    }

    /// The colour. Throws the reason where it is not opaque or not in sRGB.
    func rgb() throws(ImageFile.Reason) -> RGB {
        let alpha = try part("alpha", default: 1)
        guard alpha == 255 else { throw ImageFile.Reason("the colours of the app are opaque: alpha must be 1") }
        switch space ?? "srgb" {
        case "srgb", "extended-srgb":
            return RGB(red: try part("red"), green: try part("green"), blue: try part("blue"))
        case "gray-gamma-22", "extended-gray":
            let white = try part("white")
            return RGB(red: white, green: white, blue: white)
        default:
            throw ImageFile.Reason("the colour space \(space ?? "") is not read; use sRGB")
        }
    }

    private func part(_ name: String, default usual: Double? = nil) throws(ImageFile.Reason) -> UInt8 {
        guard let value = components?[name]?.value ?? usual else { throw ImageFile.Reason("a colour has no part named \(name)") }
        guard (0...1).contains(value) else { throw ImageFile.Reason("a colour's \(name) is no part from 0 to 1") }
        return UInt8((value * 255).rounded())
    }
}
