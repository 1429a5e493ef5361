/// A 16-bit SFLOAT, `mantissa × 10^exponent` (ISO/IEEE 11073-20601): signed exponent in the high nibble, signed mantissa below it.
public struct ShortFloat: Hashable, Sendable {
    /// What a value stands for when it is no number.
    public enum Special: Hashable, Sendable {
        case positiveInfinity, negativeInfinity, notANumber, notAtThisResolution, reserved
    }

    /// The 16 bits as the meter sent them.
    public let rawValue: UInt16

    /// Makes a value from its 16 bits.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Makes a number; nil where the mantissa is not in -2045…2045 or the exponent not in -8…7.
    public init?(mantissa: Int, exponent: Int) {
        guard (-2045...2045).contains(mantissa), (-8...7).contains(exponent) else { return nil }
        rawValue = UInt16(truncatingIfNeeded: exponent) << 12 | UInt16(truncatingIfNeeded: mantissa) & 0x0FFF
    }

    /// Above what the meter can measure.
    public static let positiveInfinity = ShortFloat(rawValue: 0x07FE)
    /// Below what the meter can measure.
    public static let negativeInfinity = ShortFloat(rawValue: 0x0802)
    /// Not a number.
    public static let notANumber = ShortFloat(rawValue: 0x07FF)

    /// The low twelve bits as a signed number, -2048…2047, also where they stand for something special.
    public var mantissa: Int {
        let bits = Int(rawValue & 0x0FFF)
        return bits > 0x07FF ? bits - 0x1000 : bits
    }

    /// The power of ten, -8…7.
    public var exponent: Int {
        let bits = Int(rawValue >> 12)
        return bits > 7 ? bits - 16 : bits
    }

    /// What it stands for where it is no number.
    ///
    /// The standard gives these mantissas a meaning with exponent 0 only; they are read so with every exponent, because no meter means them.
    public var special: Special? {
        switch rawValue & 0x0FFF {
        case 0x07FE: .positiveInfinity
        case 0x07FF: .notANumber
        case 0x0800: .notAtThisResolution
        case 0x0801: .reserved
        case 0x0802: .negativeInfinity
        default: nil
        }
    }
}
