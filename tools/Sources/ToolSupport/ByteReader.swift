/// Reads what a `ByteWriter` wrote. Whatever the bytes are it gives values or throws; it never traps and never takes more memory than
/// the bytes account for.
package struct ByteReader: Sendable {
    /// The bytes end or are not what was expected.
    package struct Corrupt: Error, Equatable, Sendable {
        /// The error.
        package init() {}
    }

    private let bytes: ArraySlice<UInt8>
    private var position: Int

    /// Reads from the first byte.
    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// Whether every byte was read.
    package var isAtEnd: Bool { position >= bytes.endIndex }
    /// Number of bytes that were not read yet.
    package var rest: Int { bytes.endIndex - position }

    /// One byte.
    package mutating func byte() throws(Corrupt) -> UInt8 {
        guard position < bytes.endIndex else { throw Corrupt() }
        defer { position += 1 }
        return bytes[position]
    }

    /// A number of seven bits a byte.
    package mutating func number() throws(Corrupt) -> UInt64 {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try byte()
            result |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return result }
            shift += 7
            guard shift < 64 else { throw Corrupt() }
        }
    }

    /// A number of seven bits a byte that is not negative and counts something in memory.
    package mutating func integer() throws(Corrupt) -> Int {
        let value = try number()
        guard value <= UInt64(Int.max) else { throw Corrupt() }
        return Int(value)
    }

    /// A number of eight bytes.
    package mutating func fixed() throws(Corrupt) -> UInt64 {
        var result: UInt64 = 0
        for byte in try slice(8).reversed() { result = result << 8 | UInt64(byte) }
        return result
    }

    /// A byte that is 0 or 1.
    package mutating func flag() throws(Corrupt) -> Bool {
        let byte = try byte()
        guard byte < 2 else { throw Corrupt() }
        return byte == 1
    }

    /// A text.
    package mutating func text() throws(Corrupt) -> String {
        String(decoding: try slice(integer()), as: UTF8.self)
    }

    /// Some bytes, without copying them.
    package mutating func slice(_ count: Int) throws(Corrupt) -> ArraySlice<UInt8> {
        guard count >= 0, count <= rest else { throw Corrupt() }
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// A value that may be missing.
    package mutating func optional<Value>(_ read: (inout ByteReader) throws(Corrupt) -> Value) throws(Corrupt) -> Value? {
        try flag() ? read(&self) : nil
    }

    /// Elements after their number; each takes at least one byte.
    package mutating func array<Element>(_ read: (inout ByteReader) throws(Corrupt) -> Element) throws(Corrupt) -> [Element] {
        let count = try integer()
        guard count <= rest else { throw Corrupt() }
        var result: [Element] = []
        result.reserveCapacity(count)
        for _ in 0..<count { result.append(try read(&self)) }
        return result
    }
}
