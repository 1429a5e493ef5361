internal import Common
public import Domain

/// A CGM Feature value (0x2AA8): what a sensor can do, and what it measures.
public struct CGMFeature: Hashable, Sendable {
    /// The length in bytes.
    public static let length = 6

    /// The 24 feature bits.
    public var bits: UInt32
    /// What is measured; interstitial fluid in all known sensors.
    public var type: SampleType
    /// Where.
    public var location: SampleLocation

    /// Makes a feature.
    public init(bits: UInt32, type: SampleType = .interstitialFluid, location: SampleLocation = .notAvailable) {
        self.bits = bits & 0xFF_FFFF
        self.type = type
        self.location = location
    }

    /// Decodes the first six bytes and ignores what follows. Throws `FrameError.tooShort`.
    public init(decoding bytes: [UInt8]) throws(FrameError) {
        guard bytes.count >= Self.length else { throw .tooShort(needed: Self.length, got: bytes.count) }
        self.init(
            bits: UInt32(bytes[0]) | UInt32(bytes[1]) << 8 | UInt32(bytes[2]) << 16, type: SampleType(code: bytes[3] & 0x0F),
            location: SampleLocation(code: bytes[3] >> 4))
    }

    /// The bytes, as they go over the air: with a check value, or 0xFFFF where the sensor has none.
    public var bytes: [UInt8] {
        let start = [
            UInt8(bits & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits >> 16), UInt8(type.code & 0x0F) | UInt8(location.code & 0x0F) << 4,
        ]
        return start + (hasCheck ? CGMCheck.value(of: start) : 0xFFFF).littleEndianBytes
    }

    /// Whether the values of the sensor end with a check value (bit 12).
    public var hasCheck: Bool { bits & 1 << 12 != 0 }

    /// Whether the sensor remembers several computers and telephones (bit 13, Multiple Bond).
    public var hasMultipleBond: Bool { bits & 1 << 13 != 0 }
}
