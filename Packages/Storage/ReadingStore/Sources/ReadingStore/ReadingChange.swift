public import Domain

/// One thing that a person changes about a reading.
public enum ReadingChange: Hashable, Sendable {
    /// The local time. A reading that had none gets the zone that is set now.
    case measuredAt(CivilDateTime)
    /// The IANA zone in which the time is meant.
    case zone(String)
    /// How it lies to a meal; nil for nothing.
    case meal(Meal?)
    /// The result of a typed or imported reading; what a meter measured is not changed.
    case result(TestResult)
    /// The note; nil for none.
    case note(String?)
    /// Why it is left out of statistics; nil to count it again.
    case exclusion(String?)
    /// The tags, in place of those that are there.
    case tags([ReadingTag])
    /// One tag more.
    case addTag(ReadingTag)
    /// One tag less.
    case removeTag(ReadingTag)
}
