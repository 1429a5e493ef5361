import PreferencesMocks
import TestSupport
import Testing

@Suite struct MockPreferenceStoreTests {
    @Test func aPreparedMockAnswersAndRemembers() async throws {
        let preferences = MockPreferenceStore()
        preferences.valuesToReturn = PreferenceValues(texts: ["theme": "dark"])
        preferences.allowsSetting = true
        #expect(try await preferences.values()[.theme] == .dark)
        try await preferences.set(.light, for: .theme)
        try await preferences.reset(.window)
        #expect(preferences.valuesCallCount == 1)
        #expect(preferences.valuesToReturn != nil && preferences.allowsSetting)
        #expect(preferences.setTexts.map(\.name) == ["theme", "window"])
        #expect(preferences.setTexts.map(\.text) == ["light", nil])
    }

    @Test func aPreparedErrorIsThrown() async {
        let preferences = MockPreferenceStore()
        preferences.errorToThrow = .notStored(name: "theme", "full")
        #expect(preferences.errorToThrow != nil)
        await #expect(throws: PreferencesError.notStored(name: "theme", "full")) { try await preferences.set(.dark, for: .theme) }
    }

    @Test func anUnpreparedCallFailsTheTest() async {
        let unconfigured = UnconfiguredCalls()
        let preferences = MockPreferenceStore(unconfigured: unconfigured)
        await withKnownIssue { await #expect(throws: PreferencesError.self) { try await preferences.values() } }
        await withKnownIssue { await #expect(throws: PreferencesError.self) { try await preferences.set(.dark, for: .theme) } }
        await withKnownIssue { await #expect(throws: PreferencesError.self) { try await preferences.reset(.theme) } }
        #expect(unconfigured.recorded == ["MockPreferenceStore.values", "MockPreferenceStore.set", "MockPreferenceStore.reset"])
    }

    @Test func aTestFeedsTheChangeStream() async {
        let preferences = MockPreferenceStore()
        var changes = preferences.changes().makeAsyncIterator()
        preferences.sendChange()
        #expect(await changes.next() == .values)
    }
}
