import Foundation

/// How long a server asks to be left alone (RFC 9110, section 10.2.3).
enum RetryAfter {
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let longest = 100_000

    /// Reads seconds, or a date such as `Sun, 06 Nov 1994 08:49:37 GMT`; nil for anything else. A date that has passed is no time at all.
    static func duration(_ text: String, now: Date) -> Duration? {
        if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            return .seconds(min(Int(text) ?? longest, longest))
        }
        guard let date = date(text) else { return nil }
        return .seconds(min(max(0, date.timeIntervalSince(now).rounded(.up)), Double(longest)))
    }

    private static func date(_ text: String) -> Date? {
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[5] == "GMT", let month = months.firstIndex(of: String(parts[2])) else { return nil }
        let numbers = ([parts[3], parts[1]] + parts[4].split(separator: ":")).compactMap { Int($0) }
        guard numbers.count == 5, (1970...9999).contains(numbers[0]), (1...31).contains(numbers[1]), (0...23).contains(numbers[2]),
            (0...59).contains(numbers[3]), (0...60).contains(numbers[4])
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(
            from: DateComponents(
                year: numbers[0], month: month + 1, day: numbers[1], hour: numbers[2], minute: numbers[3], second: numbers[4]))
    }
}
