import Foundation

/// An instant in Unix milliseconds, clamped to what a date can mean.
func milliseconds(_ date: Date) -> Int {
    Int((min(max(date.timeIntervalSince1970, -1e12), 1e12) * 1000).rounded())
}

extension Date {
    /// The instant of Unix milliseconds.
    init(milliseconds: Int) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}
