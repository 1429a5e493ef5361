import TestSupport

extension SeededGenerator {
    /// Whether something happens that does so in so many of a hundred cases.
    mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }
}
