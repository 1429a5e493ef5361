// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// Average %1$@, %2$d of %3$d in target
    static func dayFigures(_ first: some TextValue, _ second: Int, _ third: Int) -> TextKey { TextKey(key: "day.figures", module: "LogbookViews", arguments: [first.textArgument, .int(second), .int(third)]) }

    /// %1$d of %2$d in target
    static func dayFiguresWithoutMean(_ first: Int, _ second: Int) -> TextKey { TextKey(key: "day.figuresWithoutMean", module: "LogbookViews", arguments: [.int(first), .int(second)]) }

    /// Because: %@
    static func detailLeftOutBecause(_ value: some TextValue) -> TextKey { TextKey(key: "detail.leftOut.because", module: "LogbookViews", arguments: [value.textArgument]) }

    /// %1$@, %2$@
    static func detailTimeOfDay(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "detail.timeOfDay", module: "LogbookViews", arguments: [first.textArgument, second.textArgument]) }

    /// %@ readings count again.
    static func doneCountedAgain(count: Int) -> TextKey { TextKey(key: "done.countedAgain", module: "LogbookViews", arguments: [.count(count)]) }

    /// %@ readings deleted.
    static func doneDeleted(count: Int) -> TextKey { TextKey(key: "done.deleted", module: "LogbookViews", arguments: [.count(count)]) }

    /// %@ readings left out of statistics.
    static func doneLeftOut(count: Int) -> TextKey { TextKey(key: "done.leftOut", module: "LogbookViews", arguments: [.count(count)]) }

    /// %@ readings tagged.
    static func doneTagged(count: Int) -> TextKey { TextKey(key: "done.tagged", module: "LogbookViews", arguments: [.count(count)]) }

    /// Tag removed from %@ readings.
    static func doneUntagged(count: Int) -> TextKey { TextKey(key: "done.untagged", module: "LogbookViews", arguments: [.count(count)]) }

    /// %1$d of %2$d
    static func figuresOf(_ first: Int, _ second: Int) -> TextKey { TextKey(key: "figures.of", module: "LogbookViews", arguments: [.int(first), .int(second)]) }

    /// “%@”
    static func filterQuoted(_ value: some TextValue) -> TextKey { TextKey(key: "filter.quoted", module: "LogbookViews", arguments: [value.textArgument]) }

    /// Remove filter: %@
    static func filterRemove(_ value: some TextValue) -> TextKey { TextKey(key: "filter.remove", module: "LogbookViews", arguments: [value.textArgument]) }

    /// Tag: %@
    static func filterTag(_ value: some TextValue) -> TextKey { TextKey(key: "filter.tag", module: "LogbookViews", arguments: [value.textArgument]) }

    /// For %@: a test without a meter, or with one that Meterbook cannot read.
    static func formAddFor(_ value: some TextValue) -> TextKey { TextKey(key: "form.add.for", module: "LogbookViews", arguments: [value.textArgument]) }

    /// %@ readings found
    static func foundCount(count: Int) -> TextKey { TextKey(key: "found.count", module: "LogbookViews", arguments: [.count(count)]) }

    /// %1$@: changed from “%2$@” to “%3$@”
    static func historyChanged(_ first: some TextValue, _ second: some TextValue, _ third: some TextValue) -> TextKey { TextKey(key: "history.changed", module: "LogbookViews", arguments: [first.textArgument, second.textArgument, third.textArgument]) }

    /// %1$@: “%2$@” removed
    static func historyCleared(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "history.cleared", module: "LogbookViews", arguments: [first.textArgument, second.textArgument]) }

    /// Left out of statistics because: %@
    static func historyLeftOut(_ value: some TextValue) -> TextKey { TextKey(key: "history.leftOut", module: "LogbookViews", arguments: [value.textArgument]) }

    /// %1$@: set to “%2$@”
    static func historySet(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "history.set", module: "LogbookViews", arguments: [first.textArgument, second.textArgument]) }

    /// %1$@: changed
    static func historyTouched(_ value: some TextValue) -> TextKey { TextKey(key: "history.touched", module: "LogbookViews", arguments: [value.textArgument]) }

    /// %1$d of %2$d are shown.
    static func listMore(_ first: Int, _ second: Int) -> TextKey { TextKey(key: "list.more", module: "LogbookViews", arguments: [.int(first), .int(second)]) }

    /// %@ records that could not be read
    static func logbookUnreadable(count: Int) -> TextKey { TextKey(key: "logbook.unreadable", module: "LogbookViews", arguments: [.count(count)]) }

    /// %@ readings without a known time
    static func logbookWithoutTime(count: Int) -> TextKey { TextKey(key: "logbook.withoutTime", module: "LogbookViews", arguments: [.count(count)]) }

    /// Blood glucose in %@
    static func measureGlucose(_ value: some TextValue) -> TextKey { TextKey(key: "measure.glucose", module: "LogbookViews", arguments: [value.textArgument]) }

    /// Ketones in %@
    static func measureKetone(_ value: some TextValue) -> TextKey { TextKey(key: "measure.ketone", module: "LogbookViews", arguments: [value.textArgument]) }

    /// Enter tags of at most %d characters each
    static func problemTagTooLong(_ value: Int) -> TextKey { TextKey(key: "problem.tagTooLong", module: "LogbookViews", arguments: [.int(value)]) }

    /// Enter a glucose value between %1$@ and %2$@ %3$@
    static func problemValueGlucose(_ first: some TextValue, _ second: some TextValue, _ third: some TextValue) -> TextKey { TextKey(key: "problem.value.glucose", module: "LogbookViews", arguments: [first.textArgument, second.textArgument, third.textArgument]) }

    /// Enter a ketone value between %1$@ and %2$@ %3$@
    static func problemValueKetone(_ first: some TextValue, _ second: some TextValue, _ third: some TextValue) -> TextKey { TextKey(key: "problem.value.ketone", module: "LogbookViews", arguments: [first.textArgument, second.textArgument, third.textArgument]) }

    /// %@ readings selected
    static func selectCount(count: Int) -> TextKey { TextKey(key: "select.count", module: "LogbookViews", arguments: [.count(count)]) }

    /// Delete %@ readings?
    static func selectDeleteTitle(count: Int) -> TextKey { TextKey(key: "select.delete.title", module: "LogbookViews", arguments: [.count(count)]) }

    /// Leave %@ readings out of statistics
    static func selectLeaveOutTitle(count: Int) -> TextKey { TextKey(key: "select.leaveOut.title", module: "LogbookViews", arguments: [.count(count)]) }

    /// Tag %@ readings
    static func selectTagTitle(count: Int) -> TextKey { TextKey(key: "select.tag.title", module: "LogbookViews", arguments: [.count(count)]) }

    /// Remove “%@”
    static func selectUntagTag(_ value: some TextValue) -> TextKey { TextKey(key: "select.untag.tag", module: "LogbookViews", arguments: [value.textArgument]) }

    /// Remove a tag from %@ readings
    static func selectUntagTitle(count: Int) -> TextKey { TextKey(key: "select.untag.title", module: "LogbookViews", arguments: [.count(count)]) }

    /// %1$@ days to %2$@
    static func summaryTitle(count: Int, _ second: some TextValue) -> TextKey { TextKey(key: "summary.title", module: "LogbookViews", arguments: [.count(count), second.textArgument]) }

    /// It is not what a meter should send
    static func unreadableReason(count: Int) -> TextKey { TextKey(key: "unreadable.reason", module: "LogbookViews", arguments: [.count(count)]) }

    /// Too short: %1$d bytes came, a record has at least %2$d
    static func unreadableReasonTooShort(_ first: Int, _ second: Int) -> TextKey { TextKey(key: "unreadable.reason.tooShort", module: "LogbookViews", arguments: [.int(first), .int(second)]) }

    /// Cut off: %1$d bytes came, its first byte promises %2$d
    static func unreadableReasonTruncated(_ first: Int, _ second: Int) -> TextKey { TextKey(key: "unreadable.reason.truncated", module: "LogbookViews", arguments: [.int(first), .int(second)]) }
}
