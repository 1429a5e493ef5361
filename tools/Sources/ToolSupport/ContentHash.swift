/// A hash of bytes that is the same in every run and on every machine: two rounds of XXH64 of different seeds, and the length.
///
/// It tells contents apart that differ by accident; it is no defence against somebody who makes two contents collide.
package struct ContentHash: Hashable, Sendable {
    /// The three numbers.
    package let high: UInt64, low: UInt64, count: UInt64

    /// The hash of some bytes.
    package init(_ bytes: [UInt8]) {
        (high, low) = bytes.withUnsafeBytes { (Self.hash($0, seed: 0), Self.hash($0, seed: 0x9E37_79B9_7F4A_7C15)) }
        count = UInt64(bytes.count)
    }

    /// The hash of a text.
    package init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// A hash that was written down before.
    package init(high: UInt64, low: UInt64, count: UInt64) {
        self.high = high
        self.low = low
        self.count = count
    }

    /// 32 hexadecimal digits; the length is left out.
    package var hex: String {
        [high, low].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.utf8.count) + digits
        }.joined()
    }

    /// XXH64 of the xxHash specification, version 0.1.1.
    static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
        var offset = 0
        var result: UInt64
        if bytes.count >= 32 {
            var lanes = (seed &+ prime1 &+ prime2, seed &+ prime2, seed, seed &- prime1)
            while offset + 32 <= bytes.count {
                lanes.0 = round(lanes.0, word(bytes, offset))
                lanes.1 = round(lanes.1, word(bytes, offset + 8))
                lanes.2 = round(lanes.2, word(bytes, offset + 16))
                lanes.3 = round(lanes.3, word(bytes, offset + 24))
                offset += 32
            }
            result = rotate(lanes.0, 1) &+ rotate(lanes.1, 7) &+ rotate(lanes.2, 12) &+ rotate(lanes.3, 18)
            for lane in [lanes.0, lanes.1, lanes.2, lanes.3] { result = (result ^ round(0, lane)) &* prime1 &+ prime4 }
        } else {
            result = seed &+ prime5
        }
        result = result &+ UInt64(bytes.count)
        while offset + 8 <= bytes.count {
            result = rotate(result ^ round(0, word(bytes, offset)), 27) &* prime1 &+ prime4
            offset += 8
        }
        if offset + 4 <= bytes.count {
            let half = UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            result = rotate(result ^ (half &* prime1), 23) &* prime2 &+ prime3
            offset += 4
        }
        while offset < bytes.count {
            result = rotate(result ^ (UInt64(bytes[offset]) &* prime5), 11) &* prime1
            offset += 1
        }
        result = (result ^ (result >> 33)) &* prime2
        result = (result ^ (result >> 29)) &* prime3
        return result ^ (result >> 32)
    }

    private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
    private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
        value << count | value >> (64 - count)
    }

    private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        rotate(lane &+ word &* prime2, 31) &* prime1
    }
}
