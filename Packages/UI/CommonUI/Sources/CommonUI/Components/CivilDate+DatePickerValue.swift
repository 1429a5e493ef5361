public import Domain
public import ViewCore

nonisolated extension CivilDate: @retroactive DatePickerValue {
    /// A day.
    public static var datePickerComponents: DatePickerComponents { .date }

    /// A day of its parts; nil where there is no such day.
    public init?(dateFields: DateFields) {
        self.init(year: dateFields.year, month: dateFields.month, day: dateFields.day)
    }

    /// The day's parts.
    public var dateFields: DateFields {
        DateFields(year: year, month: month, day: day)
    }
}

nonisolated extension CivilDateTime: @retroactive DatePickerValue {
    /// A day and a time of day.
    public static var datePickerComponents: DatePickerComponents { [.date, .hourAndMinute] }

    /// A day and a time of their parts, of second 0; nil where there is no such day or time.
    public init?(dateFields: DateFields) {
        guard let date = CivilDate(dateFields: dateFields) else { return nil }
        self.init(date: date, hour: dateFields.hour, minute: dateFields.minute)
    }

    /// The parts of the day and of the time.
    public var dateFields: DateFields {
        DateFields(year: date.year, month: date.month, day: date.day, hour: hour, minute: minute)
    }
}
