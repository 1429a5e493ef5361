import Foundation
import Logging
import LoggingMocks
import NetworkingMocks
import Preferences
import PreferencesMocks
import TestSupport
import Testing
import ViewCore

@testable import ForceUpdateImplementation

/// When versions are compared, and what a person who puts an update off sees.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ForceUpdateServicesTests {
    @Test func itAsksAtTheStartAndOnceADay() async throws {
        let subject = try await Subject()
        subject.client.answer(#"{"minimum": "1.0.0", "latest": "1.4.0"}"#)
        subject.services.start()
        subject.services.start()
        await subject.clock.waitForSleepers()
        #expect(subject.client.sendCallCount == 1)
        // A day and half of the hour over which installations are spread.
        subject.clock.advance(by: .seconds(86_400 + 1_799))
        #expect(subject.client.sendCallCount == 1)
        subject.client.answer(#"{"minimum": "9.0.0", "latest": "9.0.0"}"#)
        subject.clock.advance(by: .seconds(1))
        await subject.clock.waitForSleepers()
        #expect(subject.client.sendCallCount == 2 && subject.shown == "gate")
        await subject.services.stop()
        #expect(subject.clock.sleeperCount == 0)
    }

    @Test func withoutAnAddressNothingIsAsked() async throws {
        let subject = try await Subject(address: nil)
        subject.services.start()
        await subject.viewModel.check()
        await subject.services.stop()
        #expect(subject.client.sendCallCount == 0 && subject.shown == "nothing" && !subject.viewModel.page.isConfigured)
    }

    @Test func whoPutsItOffIsLeftInPeaceForAWeekAlsoAfterARestart() async throws {
        let preferences = try await Subject.makePreferences()
        let first = try await Subject(preferences: preferences)
        await first.check(minimum: "1.0.0", latest: "1.5.0")
        #expect(first.shown == "notice")
        await first.viewModel.remindLater()
        #expect(first.shown == "nothing")
        await first.check(minimum: "1.0.0", latest: "1.5.0")
        #expect(first.shown == "nothing")
        for (days, latest, shown) in [(6.9, "1.5.0", "nothing"), (7, "1.5.0", "notice"), (1, "1.5.1", "notice"), (-1, "1.5.0", "notice")] {
            let later = try await Subject(preferences: preferences, now: Subject.noon + days * 86_400)
            await later.check(minimum: "1.0.0", latest: latest)
            #expect(later.shown == shown, "\(days) \(latest)")
        }
    }

    @Test func whatIsMandatoryCannotBePutOff() async throws {
        let subject = try await Subject()
        await subject.check(minimum: "1.5.0", latest: "1.5.0")
        await subject.viewModel.remindLater()
        await subject.check(minimum: "1.5.0", latest: "1.5.0")
        #expect(subject.shown == "gate")
    }

    @Test func preferencesThatFailAreNoFailure() async throws {
        let preferences = MockPreferenceStore()
        preferences.errorToThrow = .notRead("gone")
        preferences.valuesToReturn = PreferenceValues()
        let subject = try await Subject(preferences: preferences)
        await subject.check(minimum: "1.0.0", latest: "1.5.0")
        await subject.viewModel.remindLater()
        #expect(subject.shown == "nothing" && subject.logger.events("update.reminderNotStored").count == 1)
        let none = try await Subject(preferences: FailingPreferences())
        await none.check(minimum: "1.0.0", latest: "1.5.0")
        #expect(none.shown == "notice" && none.logger.events("update.reminderNotRead").count == 1)
    }

    @Test(arguments: ["", "x", "1.5.0", "1.5.0 soon", "1.5.0 1 2"])
    func anotherVersionsReminderIsNone(text: String) {
        #expect(UpdateReminder(preferenceText: text) == nil)
        let reminder = UpdateReminder(version: "1.5.0", now: Subject.noon)
        #expect(UpdateReminder(preferenceText: reminder.preferenceText) == reminder)
    }

    @Test func everyRouteLeadsToItsScreenAndTheGateAndNoticeToTheirs() async throws {
        let subject = try await Subject()
        await subject.check(minimum: "1.0.0", latest: "1.5.0")
        #expect(render(subject.coordinator.screen(for: .home)).html.contains("There is a newer version."))
        #expect(render(try #require(subject.coordinator.notice)).html.contains("Meterbook 1.5.0 is there"))
        await subject.check(minimum: "1.5.0", latest: "1.5.0")
        let gate = render(try #require(subject.coordinator.gate))
        #expect(gate.title == "Please update Meterbook" && gate.html.contains("/data") && gate.html.contains("readings --format csv"))
    }
}

/// Preferences of a database that is gone.
private struct FailingPreferences: PreferenceStore {
    func values() async throws -> PreferenceValues { throw PreferencesError.notRead("gone") }
    func set<Value: PreferenceValue>(_ value: Value, for key: PreferenceKey<Value>) async throws { throw PreferencesError.notRead("gone") }
    func reset<Value: PreferenceValue>(_ key: PreferenceKey<Value>) async throws { throw PreferencesError.notRead("gone") }
    func changes() -> AsyncStream<PreferencesChange> { AsyncStream { $0.finish() } }
}
