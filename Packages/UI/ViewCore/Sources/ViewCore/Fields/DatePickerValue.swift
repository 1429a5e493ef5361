/// The parts of a day and a time of day that a ``DatePicker`` shows.
nonisolated public struct DatePickerComponents: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The day.
    public static let date = DatePickerComponents(rawValue: 1)
    /// The time of day, to the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A day and a time of day of no zone, as a ``DatePicker`` edits them.
nonisolated public struct DateFields: Sendable, Hashable {
    /// The year, such as 2026.
    public var year: Int
    /// The month, 1 to 12.
    public var month: Int
    /// The day of the month, 1 to 31.
    public var day: Int
    /// The hour, 0 to 23.
    public var hour: Int
    /// The minute, 0 to 59.
    public var minute: Int

    /// Parts of a day and a time; nothing is checked.
    public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
    }
}

/// A value that a ``DatePicker`` can edit: a day, or a day with a time.
nonisolated public protocol DatePickerValue: Comparable, Sendable {
    /// The parts that the value has.
    static var datePickerComponents: DatePickerComponents { get }

    /// A value of its parts; nil where there is no such day or time.
    init?(dateFields: DateFields)

    /// The parts of the value.
    var dateFields: DateFields { get }
}

/// Days and times as browsers send them: `2026-03-14`, `07:05`, `2026-03-14T07:05` (HTML, "dates and times").
nonisolated enum DateFieldText {
    static func text(of fields: DateFields, _ components: DatePickerComponents) -> String {
        let date = padded(fields.year, 4) + "-" + padded(fields.month, 2) + "-" + padded(fields.day, 2)
        let time = padded(fields.hour, 2) + ":" + padded(fields.minute, 2)
        if components == .hourAndMinute { return time }
        return components.contains(.hourAndMinute) ? date + "T" + time : date
    }

    /// The parts that the text says, over those of the value so far. Nil where it is not such a text, or where parts are missing.
    static func fields(of text: String, _ components: DatePickerComponents, over current: DateFields?) -> DateFields? {
        let halves = text.utf8.split(whereSeparator: { $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: " ") })
        var fields = current
        var rest = halves[...]
        if components.contains(.date) {
            guard let date = rest.popFirst().flatMap({ numbers($0, UInt8(ascii: "-")) }), date.count == 3 else { return nil }
            fields = DateFields(year: date[0], month: date[1], day: date[2], hour: current?.hour ?? 0, minute: current?.minute ?? 0)
        }
        if components.contains(.hourAndMinute) {
            guard let time = rest.popFirst().flatMap({ numbers($0, UInt8(ascii: ":")) }), time.count >= 2 else { return nil }
            fields?.hour = time[0]
            fields?.minute = time[1]
        }
        return rest.isEmpty ? fields : nil
    }

    private static func numbers(_ text: Substring.UTF8View, _ separator: UInt8) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.count <= 6 ? Int(Substring(part)).flatMap { $0 < 0 ? nil : $0 } : nil }
        return numbers.count == parts.count ? numbers : nil
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = String(max(number, 0))
        return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
}
