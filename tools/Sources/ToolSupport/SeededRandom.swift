/// Random numbers that are the same for a seed on every machine (SplitMix64, Steele, Lea and Flood 2014).
package struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// A sequence of its own for each seed.
    package init(seed: UInt64) {
        state = seed
    }

    /// The next 64 bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below a bound, which must be positive; what the standard library draws may change between its versions, this does not.
    package mutating func below(_ bound: Int) -> Int {
        Int(next() % UInt64(max(1, bound)))
    }

    /// A number of a range.
    package mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.count)
    }
}
