import Analytics
import Common
import Domain
import Foundation
import Observation
import Usage

/// The screen over the events that this installation keeps.
@MainActor @Observable
final class LiveUsageViewModel: UsageViewModel {
    /// The most events that are listed.
    static let limit = 100

    private(set) var state: UsageState = .loading
    private(set) var problem: UsageError?
    var isAskingToErase = false
    private let dependencies: UsageDependencies

    init(dependencies: UsageDependencies) {
        self.dependencies = dependencies
    }

    func load() async {
        do {
            let log = dependencies.log
            let events = try await log.events()
            let page = UsagePage(
                isEnabled: try await log.isEnabled(), count: events.count, events: events.prefix(Self.limit).map(event))
            if state != .loaded(page) { state = .loaded(page) }
        } catch {
            state = .failed(.notRead(String(describing: error)))
        }
    }

    func setEnabled(_ isEnabled: Bool) async {
        await change { try await $0.setEnabled(isEnabled) }
    }

    func erase() async {
        await change { try await $0.erase() }
    }

    private func change(_ body: (any AnalyticsLog) async throws -> Void) async {
        do {
            try await body(dependencies.log)
            problem = nil
        } catch {
            problem = .notStored(String(describing: error))
        }
        await load()
    }

    private func event(_ stored: StoredAnalyticsEvent) -> UsageEvent {
        let details = stored.properties.sorted { $0.key < $1.key }.map { "\($0.key) \(Self.text(of: $0.value))" }
        return UsageEvent(
            id: stored.id, time: CivilDateTime(instant: stored.at, in: dependencies.wallClock.timeZone), name: stored.name,
            details: details.joined(separator: ", "))
    }

    private static func text(of value: AnalyticsValue) -> String {
        switch value {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        }
    }
}
