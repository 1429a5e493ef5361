/// What names a service, a characteristic or a descriptor: 128 bits, of which the assigned numbers of the Bluetooth SIG need only 16.
public struct BluetoothUUID: Hashable, Sendable, LosslessStringConvertible {
    private static let baseLow: UInt64 = 0x8000_0080_5f9b_34fb
    private static let baseHigh: UInt64 = 0x0000_0000_0000_1000

    private let high: UInt64
    private let low: UInt64

    /// An assigned number, on the base `0000xxxx-0000-1000-8000-00805f9b34fb`.
    public init(_ assigned: UInt16) {
        self.init(high: UInt64(assigned) << 32 | Self.baseHigh, low: Self.baseLow)
    }

    /// Reads four digits (`2a18`) or the long form `8-4-4-4-12`, in either case; nil for anything else.
    public init?(_ description: String) {
        let bytes = Array(description.utf8)
        if bytes.count == 4 {
            guard let number = Self.number(bytes[...]) else { return nil }
            self.init(UInt16(truncatingIfNeeded: number))
            return
        }
        let dashes = [8, 13, 18, 23]
        guard bytes.count == 36, dashes.allSatisfy({ bytes[$0] == UInt8(ascii: "-") }) else { return nil }
        let digits = bytes.indices.filter { !dashes.contains($0) }.map { bytes[$0] }
        guard let high = Self.number(digits[..<16]), let low = Self.number(digits[16...]) else { return nil }
        self.init(high: high, low: low)
    }

    /// The assigned number; nil for a vendor's own UUID.
    public var assigned: UInt16? {
        guard low == Self.baseLow, high & 0xFFFF_0000_FFFF_FFFF == Self.baseHigh else { return nil }
        return UInt16(truncatingIfNeeded: high >> 32)
    }

    /// The canonical long form in lower case, as BlueZ writes it.
    public var description: String {
        let digits = HexDigit.text(of: high, width: 16) + HexDigit.text(of: low, width: 16)
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
        return parts.map { String(decoding: digits[$0], as: UTF8.self) }.joined(separator: "-")
    }

    private init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        var number: UInt64 = 0
        for byte in digits {
            guard let digit = HexDigit.value(of: byte) else { return nil }
            number = number << 4 | UInt64(digit)
        }
        return number
    }
}

/// The UUID of a service.
public typealias ServiceUUID = BluetoothUUID

/// The UUID of a characteristic.
public typealias CharacteristicUUID = BluetoothUUID
