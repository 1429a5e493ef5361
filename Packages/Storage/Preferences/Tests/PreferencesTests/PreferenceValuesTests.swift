import Domain
import Preferences
import Testing

@Suite struct PreferenceValuesTests {
    @Test func withoutAnythingSetAllAreTheDefaults() {
        let values = PreferenceValues()
        #expect(values[.unit] == .asMeasured)
        #expect(values[.language] == .automatic)
        #expect(values[.theme] == .automatic)
        #expect(values[.window] == .days14)
        #expect(values[.window].days == 14)
        #expect(values[.automaticSync] && values[.shownPerson] == .first)
    }

    @Test func everyValueComesBackFromItsText() {
        for value in [UnitPreference.asMeasured] + GlucoseUnit.allCases.map(UnitPreference.always) {
            #expect(UnitPreference(preferenceText: value.preferenceText) == value)
        }
        for value in [LanguagePreference.automatic, .always(code: "de"), .always(code: "pt-br")] {
            #expect(LanguagePreference(preferenceText: value.preferenceText) == value)
        }
        for value in ThemePreference.allCases { #expect(ThemePreference(preferenceText: value.preferenceText) == value) }
        for value in [ShownPersonPreference.first, .person(Person.ID(rawValue: "a:b"))] {
            #expect(ShownPersonPreference(preferenceText: value.preferenceText) == value)
        }
        for value in [true, false] { #expect(Bool(preferenceText: value.preferenceText) == value) }
        for value in WindowPreference.allCases { #expect(WindowPreference(preferenceText: value.preferenceText) == value) }
    }

    @Test(arguments: ["", "furlong", "DE", "d", "a-language-too-long", "<script>", "15", "99999999999999999999999", "mg/dl"])
    func whatThisVersionDoesNotKnowIsTheDefault(text: String) {
        let values = PreferenceValues(texts: [
            "unit": text, "language": text.uppercased() + "!", "theme": text, "window": text, "automaticSync": text,
            "shownPerson": text,
        ])
        #expect(values[.automaticSync] && values[.shownPerson] == .first)
        #expect(values[.unit] == .asMeasured)
        #expect(values[.language] == .automatic)
        #expect(values[.theme] == .automatic)
        #expect(values[.window] == .days14)
    }

    @Test func aValueCanBeChangedInACopy() {
        var values = PreferenceValues()
        values[.unit] = .always(.millimolesPerLiter)
        #expect(values[.unit] == .always(.millimolesPerLiter))
        #expect(values != PreferenceValues())
    }
}
