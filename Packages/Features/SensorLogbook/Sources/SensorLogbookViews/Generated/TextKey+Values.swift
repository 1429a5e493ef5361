// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// %1$d of %2$d in target
    static func sensorLogbookCounts(_ first: Int, _ second: Int) -> TextKey { TextKey(key: "sensorLogbook.counts", module: "SensorLogbookViews", arguments: [.int(first), .int(second)]) }

    /// Mean %1$@, %2$@
    static func sensorLogbookFigures(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "sensorLogbook.figures", module: "SensorLogbookViews", arguments: [first.textArgument, second.textArgument]) }

    /// Parts of %@
    static func sensorLogbookParts(_ value: some TextValue) -> TextKey { TextKey(key: "sensorLogbook.parts", module: "SensorLogbookViews", arguments: [value.textArgument]) }
}
