/// Writes numbers and texts for a cache file.
package struct ByteWriter: Sendable {
    /// What was written.
    package private(set) var bytes: [UInt8] = []

    /// Nothing written yet.
    package init() {}

    /// Appends a number that is not negative, seven bits a byte, the lowest first.
    package mutating func append(_ number: Int) {
        append(UInt64(max(0, number)))
    }

    /// Appends a number, seven bits a byte, the lowest first.
    package mutating func append(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Appends eight bytes, the lowest first.
    package mutating func append(fixed number: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    /// Appends one byte: 1 or 0.
    package mutating func append(_ flag: Bool) {
        bytes.append(flag ? 1 : 0)
    }

    /// Appends the length and the bytes of a text.
    package mutating func append(_ text: String) {
        append(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends bytes as they are.
    package mutating func append(raw: [UInt8]) {
        bytes.append(contentsOf: raw)
    }

    /// Appends whether there is a value, and the value.
    package mutating func append<Value>(optional value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
        append(value != nil)
        if let value { write(&self, value) }
    }

    /// Appends the number of elements, and each.
    package mutating func append<Element>(_ elements: [Element], _ write: (inout ByteWriter, Element) -> Void) {
        append(elements.count)
        for element in elements { write(&self, element) }
    }
}
