import Common
public import Domain
import Foundation
public import ViewCore

/// Numbers, glucose values, days and times as a language writes them. Times are of 24 hours, months are words, so nothing can be misread.
nonisolated public struct Formats: Sendable {
    /// The language, as a BCP 47 tag.
    public let language: String
    private let decimalSeparator: String
    private let groupingSeparator: String
    private let dates: DatePatterns

    /// The formats of a language. Made once per language.
    public static func of(language: String) -> Formats {
        cache.withLock { cache in
            if let formats = cache[language] { return formats }
            let formats = Formats(language: language)
            // A browser may ask for any tag, so the number kept is bounded.
            if cache.count < 64 { cache[language] = formats }
            return formats
        }
    }

    private static let cache = Locked<[String: Formats]>([:])

    private init(language: String) {
        let locale = Locale(identifier: language)
        self.language = language
        decimalSeparator = locale.decimalSeparator ?? "."
        groupingSeparator = locale.groupingSeparator ?? ","
        dates = DatePatterns(locale: locale)
    }

    // MARK: - Numbers

    /// A whole number, its thousands apart: `12,345`.
    public func number(_ number: Int) -> String {
        (number < 0 ? "−" : "") + grouped(String(number.magnitude))
    }

    /// A number with a fixed number of digits after the separator (0 to 9), rounded half away from zero; a dash where it is none.
    public func number(_ number: Double, fractionDigits: Int) -> String {
        let digits = min(max(fractionDigits, 0), 9)
        let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
        let scaled = (number * Double(scale)).rounded(.toNearestOrAwayFromZero)
        guard scaled.isFinite, abs(scaled) < 1e18 else { return "–" }
        return decimal(Int(scaled), fractionDigits: digits)
    }

    /// A decimal given in units of its last digit: 56 with one digit is `5.6`.
    public func decimal(_ value: Int, fractionDigits: Int) -> String {
        guard fractionDigits > 0 else { return number(value) }
        let text = String(value.magnitude)
        let padded = String(repeating: "0", count: max(0, fractionDigits + 1 - text.utf8.count)) + text
        return (value < 0 ? "−" : "") + grouped(String(padded.dropLast(fractionDigits))) + decimalSeparator + padded.suffix(fractionDigits)
    }

    // MARK: - Glucose

    /// The number of a glucose value in a unit, without the unit: `101` or `5.6`.
    public func glucose(_ value: GlucoseValue, in unit: GlucoseUnit) -> String {
        switch unit {
        case .milligramsPerDeciliter: number(value.displayed(in: unit))
        case .millimolesPerLiter: decimal(value.displayed(in: unit), fractionDigits: 1)
        }
    }

    /// A glucose value with its unit, kept on one line: `5.6 mmol/L`.
    public func glucoseWithUnit(_ value: GlucoseValue, in unit: GlucoseUnit) -> String {
        glucose(value, in: unit) + "\u{A0}" + unit.rawValue
    }

    /// A ketone value without its unit, mmol/L: `0.6`.
    public func ketone(_ value: KetoneValue) -> String {
        decimal(value.tenths, fractionDigits: 1)
    }

    // MARK: - Days and times

    /// A day: `14 Mar 2026` in the language's order.
    public func date(_ date: CivilDate) -> String {
        dates.text(date, style: .medium)
    }

    /// A day with its weekday: `Saturday, 14 March 2026` in the language's order.
    public func longDate(_ date: CivilDate) -> String {
        dates.text(date, style: .long)
    }

    /// A day without the year and with a short weekday: `Sat, 14 Mar` in the language's order.
    public func shortDate(_ date: CivilDate) -> String {
        dates.text(date, style: .short)
    }

    /// The time of day, `07:05`.
    public func time(_ time: CivilDateTime) -> String {
        Self.padded(time.hour) + ":" + Self.padded(time.minute)
    }

    /// A day and a time of day: `14 Mar 2026 07:05`.
    public func dateTime(_ time: CivilDateTime) -> String {
        date(time.date) + " " + self.time(time)
    }

    private static func padded(_ number: Int) -> String {
        number < 10 ? "0\(number)" : String(number)
    }

    private func grouped(_ digits: String) -> String {
        guard digits.utf8.count > 3 else { return digits }
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.utf8.count - index) % 3 == 0 { result += groupingSeparator }
            result.append(digit)
        }
        return result
    }
}

extension EnvironmentValues {
    /// The formats of the session's language.
    nonisolated public var formats: Formats { Formats.of(language: language) }
}
