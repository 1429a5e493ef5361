// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// %1$@ readings between %2$@ and %3$@.
    static func chartDaySummary(count: Int, _ second: some TextValue, _ third: some TextValue) -> TextKey { TextKey(key: "chart.day.summary", module: "Charts", arguments: [.count(count), second.textArgument, third.textArgument]) }

    /// %@ readings without a number.
    static func chartDayWithoutNumbers(count: Int) -> TextKey { TextKey(key: "chart.day.withoutNumbers", module: "Charts", arguments: [.count(count)]) }

    /// Highest, %@
    static func chartHighest(_ value: some TextValue) -> TextKey { TextKey(key: "chart.highest", module: "Charts", arguments: [value.textArgument]) }

    /// %1$@ %2$@: %3$d readings
    static func chartHistogramBin(_ first: some TextValue, _ second: some TextValue, _ third: Int) -> TextKey { TextKey(key: "chart.histogram.bin", module: "Charts", arguments: [first.textArgument, second.textArgument, .int(third)]) }

    /// Most readings, %3$d, are of %1$@ %2$@.
    static func chartHistogramSummary(_ first: some TextValue, _ second: some TextValue, _ third: Int) -> TextKey { TextKey(key: "chart.histogram.summary", module: "Charts", arguments: [first.textArgument, second.textArgument, .int(third)]) }

    /// from %1$@: %2$@–%3$@, %4$d readings
    static func chartHourRange(_ first: some TextValue, _ second: some TextValue, _ third: some TextValue, _ fourth: Int) -> TextKey { TextKey(key: "chart.hourRange", module: "Charts", arguments: [first.textArgument, second.textArgument, third.textArgument, .int(fourth)]) }

    /// Lowest, %@
    static func chartLowest(_ value: some TextValue) -> TextKey { TextKey(key: "chart.lowest", module: "Charts", arguments: [value.textArgument]) }

    /// Mean, %@
    static func chartMean(_ value: some TextValue) -> TextKey { TextKey(key: "chart.mean", module: "Charts", arguments: [value.textArgument]) }

    /// %1$@ days upon each other, with %2$d readings.
    static func chartOverlaySummary(count: Int, _ second: Int) -> TextKey { TextKey(key: "chart.overlay.summary", module: "Charts", arguments: [.count(count), .int(second)]) }

    /// %1$d %% below, %2$@
    static func chartPercentile(_ first: Int, _ second: some TextValue) -> TextKey { TextKey(key: "chart.percentile", module: "Charts", arguments: [.int(first), second.textArgument]) }

    /// %1$@: median %2$@, %3$d readings
    static func chartProfileHour(_ first: some TextValue, _ second: some TextValue, _ third: Int) -> TextKey { TextKey(key: "chart.profile.hour", module: "Charts", arguments: [first.textArgument, second.textArgument, .int(third)]) }

    /// The median is lowest with %1$@ at %2$@ and highest with %3$@ at %4$@.
    static func chartProfileSummary(_ first: some TextValue, _ second: some TextValue, _ third: some TextValue, _ fourth: some TextValue) -> TextKey { TextKey(key: "chart.profile.summary", module: "Charts", arguments: [first.textArgument, second.textArgument, third.textArgument, fourth.textArgument]) }

    /// %1$@: %2$@, %3$d readings
    static func chartTrendMean(_ first: some TextValue, _ second: some TextValue, _ third: Int) -> TextKey { TextKey(key: "chart.trend.mean", module: "Charts", arguments: [first.textArgument, second.textArgument, .int(third)]) }

    /// The mean went from %1$@ (%2$@) to %3$@ (%4$@).
    static func chartTrendSummary(_ first: some TextValue, _ second: some TextValue, _ third: some TextValue, _ fourth: some TextValue) -> TextKey { TextKey(key: "chart.trend.summary", module: "Charts", arguments: [first.textArgument, second.textArgument, third.textArgument, fourth.textArgument]) }

    /// Values in “%@”
    static func chartValues(_ value: some TextValue) -> TextKey { TextKey(key: "chart.values", module: "Charts", arguments: [value.textArgument]) }
}
