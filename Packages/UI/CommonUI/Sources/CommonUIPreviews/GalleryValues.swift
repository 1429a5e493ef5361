import Domain
import Observation
import ViewCore

/// What the fields of the gallery show.
@Observable
final class GalleryValues {
    var value: NumberEntry
    var note: String
    var passkey = ""
    var day = CivilDate(year: 2026, month: 3, day: 14)
    var time = CivilDate(year: 2026, month: 3, day: 14).flatMap { CivilDateTime(date: $0, hour: 7, minute: 5) }
    var count = 4
    var unit = GlucoseUnit.millimolesPerLiter
    var isOn = true
    var file = FileSelection.none
    var search = ""
    var isAlertShown: Bool
    var isSheetShown: Bool
    var toast: Toast?
    /// Whether the form says what is wrong with it.
    let hasErrors: Bool

    init(
        value: String = "56O", note: String = "Before lunch", hasErrors: Bool = true, isAlertShown: Bool = false,
        isSheetShown: Bool = false,
        toast: Toast? = nil
    ) {
        self.value = NumberEntry(text: value, fractionDigits: 1)
        self.note = note
        self.hasErrors = hasErrors
        self.isAlertShown = isAlertShown
        self.isSheetShown = isSheetShown
        self.toast = toast
    }
}
