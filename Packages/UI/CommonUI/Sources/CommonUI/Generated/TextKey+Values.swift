// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// %@ days ago
    static func ageDays(count: Int) -> TextKey { TextKey(key: "age.days", module: "CommonUI", arguments: [.count(count)]) }

    /// %@ hours ago
    static func ageHours(count: Int) -> TextKey { TextKey(key: "age.hours", module: "CommonUI", arguments: [.count(count)]) }

    /// %@ minutes ago
    static func ageMinutes(count: Int) -> TextKey { TextKey(key: "age.minutes", module: "CommonUI", arguments: [.count(count)]) }

    /// Remove tag: %@
    static func chipRemove(_ value: some TextValue) -> TextKey { TextKey(key: "chip.remove", module: "CommonUI", arguments: [value.textArgument]) }

    /// %@ readings
    static func dayReadings(count: Int) -> TextKey { TextKey(key: "day.readings", module: "CommonUI", arguments: [.count(count)]) }

    /// %1$d of %2$d
    static func progressCount(_ first: Int, _ second: Int) -> TextKey { TextKey(key: "progress.count", module: "CommonUI", arguments: [.int(first), .int(second)]) }

    /// Step %1$d of %2$d
    static func stepsNumber(_ first: Int, _ second: Int) -> TextKey { TextKey(key: "steps.number", module: "CommonUI", arguments: [.int(first), .int(second)]) }

    /// %@ bottles
    static func suppliesBottles(count: Int) -> TextKey { TextKey(key: "supplies.bottles", module: "CommonUI", arguments: [.count(count)]) }

    /// %@ lancets
    static func suppliesLancets(count: Int) -> TextKey { TextKey(key: "supplies.lancets", module: "CommonUI", arguments: [.count(count)]) }

    /// %@ pieces
    static func suppliesPieces(count: Int) -> TextKey { TextKey(key: "supplies.pieces", module: "CommonUI", arguments: [.count(count)]) }

    /// %@ sensors
    static func suppliesSensors(count: Int) -> TextKey { TextKey(key: "supplies.sensors", module: "CommonUI", arguments: [.count(count)]) }

    /// %@ strips
    static func suppliesStrips(count: Int) -> TextKey { TextKey(key: "supplies.strips", module: "CommonUI", arguments: [.count(count)]) }
}
