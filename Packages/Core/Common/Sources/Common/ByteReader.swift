/// Reads little-endian integers from a buffer and never past its end.
public struct ByteReader: Sendable {
    /// The buffer ended before the value did.
    public struct OutOfBytes: Error, Equatable, Sendable, CustomStringConvertible {
        /// Length in bytes that the buffer would have needed for the value, counted from its start.
        public let needed: Int
        /// Length in bytes that it has.
        public let got: Int

        /// English, for logs.
        public var description: String { "needs \(needed) bytes, has \(got)" }
    }

    private let bytes: [UInt8]
    /// Index of the next byte.
    public private(set) var offset = 0

    /// Begins at the first byte.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The number of bytes not yet read.
    public var remaining: Int { bytes.count - offset }

    /// Reads one byte. Throws `OutOfBytes`.
    public mutating func readUInt8() throws(OutOfBytes) -> UInt8 {
        try readBytes(1)[0]
    }

    /// Reads an unsigned 16-bit value. Throws `OutOfBytes`.
    public mutating func readUInt16() throws(OutOfBytes) -> UInt16 {
        let pair = try readBytes(2)
        return UInt16(pair[0]) | UInt16(pair[1]) << 8
    }

    /// Reads a signed 16-bit value in two's complement. Throws `OutOfBytes`.
    public mutating func readInt16() throws(OutOfBytes) -> Int16 {
        Int16(bitPattern: try readUInt16())
    }

    /// Reads `count` bytes. Throws `OutOfBytes` and then reads nothing.
    public mutating func readBytes(_ count: Int) throws(OutOfBytes) -> [UInt8] {
        guard count >= 0, count <= remaining else { throw OutOfBytes(needed: offset + max(count, 0), got: bytes.count) }
        defer { offset += count }
        return Array(bytes[offset..<offset + count])
    }
}
