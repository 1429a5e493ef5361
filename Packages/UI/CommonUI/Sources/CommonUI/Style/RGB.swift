import Foundation

/// An opaque sRGB colour.
nonisolated public struct RGB: Sendable, Hashable {
    /// Red, 0 to 255.
    public let red: UInt8
    /// Green, 0 to 255.
    public let green: UInt8
    /// Blue, 0 to 255.
    public let blue: UInt8

    /// A colour of its three parts, 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A colour of the digits of `#RRGGBB`, as in `0x2B5C8A`; bits above them are not used.
    public init(_ hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8), blue: UInt8(truncatingIfNeeded: hex))
    }

    /// `#rrggbb`.
    public var css: String {
        "#" + [red, green, blue].map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    /// The contrast with another colour, 1 to 21 (WCAG 2.2, "contrast ratio").
    public func contrast(with other: RGB) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// WCAG 2.2, "relative luminance".
    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private static func linear(_ part: UInt8) -> Double {
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }

    private static func power(_ value: Double) -> Double {
        pow(value, 2.4)
    }
}
