/// What is wrong with what a person entered.
package enum DraftProblem: Hashable, Sendable {
    /// No number, or none that the measure can have.
    case value(Measure)
    /// A number with more decimals than the measure is shown with.
    case decimals(Measure)
    /// No day and time.
    case timeMissing
    /// The time has not come yet.
    case timeInFuture
    /// A tag has too many characters.
    case tagTooLong
    /// No tag where there must be one.
    case tagMissing
    /// No reading is chosen of which something is to be done, or none of which it can be.
    case nothingSelected
    /// No chosen reading has a tag to take away.
    case noTags
    /// It is to be left out, and nothing says why.
    case reasonMissing
}
