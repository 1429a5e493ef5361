/// The check value that a CGM sensor may put at the end of its values: CRC-16/MCRF4XX (start 0xFFFF, reflected polynomial 0x1021), low byte
/// first, over everything before it (CGM Service 1.0.2, 3.11).
enum CGMCheck {
    /// The length in bytes.
    static let length = 2

    /// The check value of bytes; of `123456789` it is 0x6F91.
    static func value(of bytes: some Sequence<UInt8>) -> UInt16 {
        bytes.reduce(0xFFFF) { check, byte in
            (0..<8).reduce(check ^ UInt16(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0x8408 : value >> 1 }
        }
    }
}
