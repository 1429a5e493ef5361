// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// %d
    static func eraseCount(_ value: Int) -> TextKey { TextKey(key: "erase.count", module: "ProfileViews", arguments: [.int(value)]) }

    /// To confirm, type “%@”
    static func eraseTypeName(_ value: some TextValue) -> TextKey { TextKey(key: "erase.typeName", module: "ProfileViews", arguments: [value.textArgument]) }

    /// The %@ readings that it brought go along
    static func ownerReadings(count: Int) -> TextKey { TextKey(key: "owner.readings", module: "ProfileViews", arguments: [.count(count)]) }

    /// %@ meters
    static func peopleMeters(count: Int) -> TextKey { TextKey(key: "people.meters", module: "ProfileViews", arguments: [.count(count)]) }

    /// %@ readings
    static func peopleReadings(count: Int) -> TextKey { TextKey(key: "people.readings", module: "ProfileViews", arguments: [.count(count)]) }

    /// %1$@ to %2$@ %3$@
    static func targetsRangeOf(_ first: some TextValue, _ second: some TextValue, _ third: some TextValue) -> TextKey { TextKey(key: "targets.rangeOf", module: "ProfileViews", arguments: [first.textArgument, second.textArgument, third.textArgument]) }
}
