import Analytics
import Domain
import Persistence
import Preferences
import SettingsMocks
import Testing

@testable import SettingsImplementation

/// Settings over the real store, as two tabs have them.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct LiveSettingsViewModelTests {
    @Test func everyInstallationBeginsWithTheDefaults() async throws {
        let subject = try await Subject()
        #expect(subject.viewModel.state == .loading && subject.viewModel.installation == .fixture)
        await subject.viewModel.load()
        #expect(subject.viewModel.state == .loaded(SettingsPage()))
    }

    @Test func everyChangeIsShownAtOnceAndKept() async throws {
        let subject = try await Subject()
        let other = subject.makeViewModel()
        await subject.viewModel.load()
        await other.load()
        let changes: [SettingsChange] = [
            .unit(.millimolesPerLiter), .language("de"), .theme(.dark), .theme(.light), .theme(.automatic), .theme(.dark),
            .syncsAutomatically(false), .keepsSteps(true),
        ]
        for change in changes { subject.viewModel.change(change) }
        let expected = SettingsPage(
            unit: .millimolesPerLiter, language: "de", theme: .dark, syncsAutomatically: false, keepsSteps: true)
        #expect(subject.viewModel.state == .loaded(expected), "before the store has answered")
        await subject.viewModel.load()
        #expect(subject.viewModel.state == .loaded(expected) && subject.viewModel.problem == nil)
        let values = try await subject.dependencies.preferences.values()
        #expect(values[.unit] == .always(.millimolesPerLiter) && values[.language] == .always(code: "de"))
        #expect(values[.theme] == .dark && !values[.automaticSync])
        #expect(try await subject.dependencies.analytics.isEnabled())
        await other.load()
        #expect(other.state == .loaded(expected))
    }

    @Test func anotherTabFollows() async throws {
        let subject = try await Subject()
        let other = subject.makeViewModel()
        await subject.viewModel.load()
        await other.load()
        subject.viewModel.change(.unit(.milligramsPerDeciliter))
        while other.state != .loaded(SettingsPage(unit: .milligramsPerDeciliter)) { await Task.yield() }
        subject.viewModel.change(.unit(nil))
        while other.state != .loaded(SettingsPage()) { await Task.yield() }
    }

    @Test func whatCannotBeStoredIsSaid() async throws {
        let subject = try await Subject()
        subject.viewModel.change(.theme(.dark))
        await subject.viewModel.load()
        #expect(subject.viewModel.state == .loaded(SettingsPage()), "there was nothing to change before it was loaded")
        await subject.database.close()
        subject.viewModel.change(.theme(.dark))
        await subject.viewModel.load()
        guard case .notStored = subject.viewModel.problem, case .failed(.notRead) = subject.viewModel.state else {
            Issue.record("\(String(describing: subject.viewModel.problem)), \(subject.viewModel.state)")
            return
        }
    }

    @MainActor private struct Subject {
        let database: Database
        let dependencies: SettingsDependencies
        let viewModel: LiveSettingsViewModel

        init() async throws {
            database = try Database(.memory)
            dependencies = try await makeDependencies(database)
            viewModel = LiveSettingsViewModel(dependencies: dependencies, onShowSteps: nil)
        }

        func makeViewModel() -> LiveSettingsViewModel {
            LiveSettingsViewModel(dependencies: dependencies, onShowSteps: nil)
        }
    }
}
