/// The address of a Bluetooth device, six bytes, written `AA:BB:CC:DD:EE:FF`.
public struct BluetoothAddress: Hashable, Comparable, Sendable, LosslessStringConvertible {
    private let value: UInt64

    /// Reads six pairs of hexadecimal digits with colons between them, in either case; nil for anything else.
    public init?(_ description: String) {
        let bytes = Array(description.utf8)
        guard bytes.count == 17 else { return nil }
        var value: UInt64 = 0
        for (index, byte) in bytes.enumerated() {
            if index % 3 == 2 {
                guard byte == UInt8(ascii: ":") else { return nil }
            } else {
                guard let digit = HexDigit.value(of: byte) else { return nil }
                value = value << 4 | UInt64(digit)
            }
        }
        self.value = value
    }

    /// The canonical text, in upper case.
    public var description: String {
        let digits = HexDigit.text(of: value, width: 12, upperCase: true)
        return stride(from: 0, to: 12, by: 2).map { String(decoding: digits[$0..<$0 + 2], as: UTF8.self) }.joined(separator: ":")
    }

    /// The numeric order.
    public static func < (left: BluetoothAddress, right: BluetoothAddress) -> Bool {
        left.value < right.value
    }
}
