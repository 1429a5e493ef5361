import Domain
import Foundation

/// How a language writes days, taken from Foundation once; each day is then written without a formatter.
nonisolated struct DatePatterns: Sendable {
    enum Style {
        case short
        case medium
        case long
    }

    private let short: [DatePatternPart]
    private let medium: [DatePatternPart]
    private let long: [DatePatternPart]
    /// Names from January and from Sunday.
    private let months: [String]
    private let shortMonths: [String]
    private let weekdays: [String]
    private let shortWeekdays: [String]

    init(locale: Locale) {
        short = Self.pattern("EEEdMMM", locale)
        medium = Self.pattern("dMMMy", locale)
        long = Self.pattern("EEEEdMMMMy", locale)
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = Calendar(identifier: .gregorian)
        months = formatter.monthSymbols
        shortMonths = formatter.shortMonthSymbols
        weekdays = formatter.weekdaySymbols
        shortWeekdays = formatter.shortWeekdaySymbols
    }

    /// A day in a style; in figures where the language's names are not known.
    func text(_ date: CivilDate, style: Style) -> String {
        let parts =
            switch style {
            case .short: short
            case .medium: medium
            case .long: long
            }
        return parts.reduce(into: "") { $0 += text(of: $1, date) }
    }

    private func text(of part: DatePatternPart, _ date: CivilDate) -> String {
        switch part {
        case .literal(let text): text
        case .year: String(date.year)
        case .day(let isPadded): isPadded && date.day < 10 ? "0\(date.day)" : String(date.day)
        case .month(let isLong): name(in: isLong ? months : shortMonths, at: date.month - 1) ?? String(date.month)
        case .weekday(let isLong): name(in: isLong ? weekdays : shortWeekdays, at: date.weekday % 7) ?? ""
        }
    }

    private func name(in names: [String], at index: Int) -> String? {
        names.indices.contains(index) ? names[index] : nil
    }

    private static func pattern(_ template: String, _ locale: Locale) -> [DatePatternPart] {
        DatePatternPart.parts(of: DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "d MMM y")
    }
}

/// A piece of a date pattern of Unicode Technical Standard 35.
nonisolated enum DatePatternPart: Sendable, Equatable {
    case literal(String)
    case year
    case day(isPadded: Bool)
    case month(isLong: Bool)
    case weekday(isLong: Bool)

    /// The pieces of a pattern; a field that no style asks for is left out.
    static func parts(of pattern: String) -> [DatePatternPart] {
        var parts: [DatePatternPart] = []
        var rest = pattern[...]
        while let first = rest.first {
            if first == "'" {
                rest = rest.dropFirst()
                let quoted = rest.prefix { $0 != "'" }
                parts.append(.literal(quoted.isEmpty ? "'" : String(quoted)))
                rest = rest.dropFirst(quoted.count + 1)
                continue
            }
            let run = rest.prefix { $0 == first }
            rest = rest.dropFirst(run.count)
            if let part = part(field: first, count: run.count) { parts.append(part) }
        }
        return parts
    }

    private static func part(field: Character, count: Int) -> DatePatternPart? {
        switch field {
        case "y", "u": .year
        case "d": .day(isPadded: count > 1)
        case "M", "L": .month(isLong: count > 3)
        case "E", "c": .weekday(isLong: count > 3)
        case "a"..."z", "A"..."Z": nil
        default: .literal(String(repeating: first(field), count: count))
        }
    }

    private static func first(_ character: Character) -> String {
        String(character)
    }
}
