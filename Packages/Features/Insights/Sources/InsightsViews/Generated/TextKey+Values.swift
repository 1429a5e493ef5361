// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// %1$@, compared with %2$@
    static func comparisonDays(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "comparison.days", module: "InsightsViews", arguments: [first.textArgument, second.textArgument]) }

    /// The newest reading is of %@.
    static func emptyNewest(_ value: some TextValue) -> TextKey { TextKey(key: "empty.newest", module: "InsightsViews", arguments: [value.textArgument]) }

    /// %1$d of %2$d readings needed
    static func figureTooFew(_ first: Int, _ second: Int) -> TextKey { TextKey(key: "figure.tooFew", module: "InsightsViews", arguments: [.int(first), .int(second)]) }

    /// The meter had overwritten them when it was synced: they were taken before %@. All others are safe. Sync more …
    static func gapBefore(_ value: some TextValue) -> TextKey { TextKey(key: "gap.before", module: "InsightsViews", arguments: [value.textArgument]) }

    /// The meter had overwritten them when it was synced: they were taken between %1$@ and %2$@. All others are safe…
    static func gapBetween(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "gap.between", module: "InsightsViews", arguments: [first.textArgument, second.textArgument]) }

    /// %1$@ readings of %2$@ are missing
    static func gapTitle(count: Int, _ second: some TextValue) -> TextKey { TextKey(key: "gap.title", module: "InsightsViews", arguments: [.count(count), second.textArgument]) }

    /// %1$d HI and %2$d LO count in the ranges, and in no other figure: they have no number.
    static func insightsBeyond(_ first: Int, _ second: Int) -> TextKey { TextKey(key: "insights.beyond", module: "InsightsViews", arguments: [.int(first), .int(second)]) }

    /// The sensor measured %1$@ of this time, every %2$d minutes.
    static func insightsCoverage(_ first: some TextValue, _ second: Int) -> TextKey { TextKey(key: "insights.coverage", module: "InsightsViews", arguments: [first.textArgument, .int(second)]) }

    /// %1$@ days: %2$@
    static func insightsDays(count: Int, _ second: some TextValue) -> TextKey { TextKey(key: "insights.days", module: "InsightsViews", arguments: [.count(count), second.textArgument]) }

    /// %3$@, %1$@ days: %2$@
    static func insightsDaysOf(count: Int, _ second: some TextValue, _ third: some TextValue) -> TextKey { TextKey(key: "insights.daysOf", module: "InsightsViews", arguments: [.count(count), second.textArgument, third.textArgument]) }

    /// A glucose profile takes %2$d readings with a number; there are %1$d.
    static func insightsNoProfile(_ first: Int, _ second: Int) -> TextKey { TextKey(key: "insights.noProfile", module: "InsightsViews", arguments: [.int(first), .int(second)]) }

    /// Of %@ readings.
    static func insightsOfReadings(count: Int) -> TextKey { TextKey(key: "insights.ofReadings", module: "InsightsViews", arguments: [.count(count)]) }

    /// Change %@
    static func labEdit(_ value: some TextValue) -> TextKey { TextKey(key: "lab.edit", module: "InsightsViews", arguments: [value.textArgument]) }

    /// %1$@ on %2$@
    static func labNewest(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "lab.newest", module: "InsightsViews", arguments: [first.textArgument, second.textArgument]) }

    /// Remove %@
    static func labRemove(_ value: some TextValue) -> TextKey { TextKey(key: "lab.remove", module: "InsightsViews", arguments: [value.textArgument]) }

    /// %@ was removed
    static func labRemoved(_ value: some TextValue) -> TextKey { TextKey(key: "lab.removed", module: "InsightsViews", arguments: [value.textArgument]) }

    /// %@ days
    static func periodDays(count: Int) -> TextKey { TextKey(key: "period.days", module: "InsightsViews", arguments: [.count(count)]) }

    /// born %@
    static func reportBorn(_ value: some TextValue) -> TextKey { TextKey(key: "report.born", module: "InsightsViews", arguments: [value.textArgument]) }

    /// %1$@ days: %2$@
    static func reportDays(count: Int, _ second: some TextValue) -> TextKey { TextKey(key: "report.days", module: "InsightsViews", arguments: [.count(count), second.textArgument]) }

    /// %1$d readings on %2$d of %3$d days: enough for the figures below.
    static func reportEnough(_ first: Int, _ second: Int, _ third: Int) -> TextKey { TextKey(key: "report.enough", module: "InsightsViews", arguments: [.int(first), .int(second), .int(third)]) }

    /// HbA1c from the laboratory: %@
    static func reportLab(_ value: some TextValue) -> TextKey { TextKey(key: "report.lab", module: "InsightsViews", arguments: [value.textArgument]) }

    /// Not counted: %1$d left out by the person, %2$d without a usable number, %3$d control tests, %4$d ketones.
    static func reportLeftOut(_ first: Int, _ second: Int, _ third: Int, _ fourth: Int) -> TextKey { TextKey(key: "report.leftOut", module: "InsightsViews", arguments: [.int(first), .int(second), .int(third), .int(fourth)]) }

    /// Below the target: %@ readings
    static func reportLows(count: Int) -> TextKey { TextKey(key: "report.lows", module: "InsightsViews", arguments: [.count(count)]) }

    /// Meters: %@
    static func reportMeters(_ value: some TextValue) -> TextKey { TextKey(key: "report.meters", module: "InsightsViews", arguments: [value.textArgument]) }

    /// Only the newest %d days are listed.
    static func reportNewestDays(_ value: Int) -> TextKey { TextKey(key: "report.newestDays", module: "InsightsViews", arguments: [.int(value)]) }

    /// From a meter: %1$d. Typed: %2$d. Imported: %3$d. Edited since: %4$d.
    static func reportOrigins(_ first: Int, _ second: Int, _ third: Int, _ fourth: Int) -> TextKey { TextKey(key: "report.origins", module: "InsightsViews", arguments: [.int(first), .int(second), .int(third), .int(fourth)]) }

    /// Made on %1$@ with Meterbook; glucose in %2$@.
    static func reportPrinted(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "report.printed", module: "InsightsViews", arguments: [first.textArgument, second.textArgument]) }

    /// %1$d readings on %2$d days. That is less than %3$d, so some figures are left out.
    static func reportTooFew(_ first: Int, _ second: Int, _ third: Int) -> TextKey { TextKey(key: "report.tooFew", module: "InsightsViews", arguments: [.int(first), .int(second), .int(third)]) }
}
