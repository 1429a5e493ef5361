import Common
import Domain
import ForceUpdate
import Foundation
import Logging
import Networking
import Observation
import Preferences

/// Compares versions, for all sessions.
///
/// Only the answer that came last counts: without a document that makes sense nobody is kept out, whatever the one before said.
@MainActor @Observable
final class LiveForceUpdateViewModel: ForceUpdateViewModel {
    private(set) var page: UpdatePage
    private(set) var problem: ForceUpdateError?
    private(set) var isChecking = false
    /// Whether nothing is said of the newer version for now.
    private(set) var isPutOff = false
    @ObservationIgnored private let dependencies: ForceUpdateDependencies
    @ObservationIgnored private let running: SemanticVersion?

    init(dependencies: ForceUpdateDependencies) {
        self.dependencies = dependencies
        running = SemanticVersion(build: dependencies.version)
        page = UpdatePage(
            running: dependencies.version, isConfigured: dependencies.address != nil, dataFolder: dependencies.dataFolder)
    }

    func check() async {
        guard let address = dependencies.address, !isChecking else { return }
        isChecking = true
        defer { isChecking = false }
        do {
            let document = try await dependencies.client.value(
                UpdateDocument.self, from: NetworkRequest(address, limit: UpdateDocument.limit, isConditional: true))
            await take(document)
            problem = nil
        } catch {
            guard error != .cancelled else { return }
            dependencies.logger.log(.warning, "update.notChecked", ["error": .failure(error)])
            problem = ForceUpdateError(error)
            await take(nil)
        }
    }

    func remindLater() async {
        guard let latest = page.latest else { return }
        isPutOff = true
        do {
            try await dependencies.preferences.set(
                UpdateReminder(version: latest, now: dependencies.wallClock.now), for: .updateReminder)
        } catch {
            // It is quiet until the next start, which is no harm.
            dependencies.logger.log(.warning, "update.reminderNotStored", ["error": .failure(error)])
        }
    }

    private func take(_ document: UpdateDocument?) async {
        let clock = dependencies.wallClock
        isPutOff = await isPutOff(document, now: clock.now)
        page = UpdatePage(
            running: page.running, verdict: document.flatMap { document in running.map(document.verdict) } ?? .unknown,
            latest: document?.latest.description, notes: document?.notes ?? [:],
            checkedAt: document == nil ? page.checkedAt : CivilDateTime(instant: clock.now, in: clock.timeZone),
            isConfigured: page.isConfigured, dataFolder: page.dataFolder)
    }

    private func isPutOff(_ document: UpdateDocument?, now: Date) async -> Bool {
        guard let document else { return false }
        do {
            return try await dependencies.preferences.values()[.updateReminder].isQuiet(about: document.latest.description, now: now)
        } catch {
            dependencies.logger.log(.warning, "update.reminderNotRead", ["error": .failure(error)])
            return false
        }
    }
}

extension ForceUpdateError {
    /// What an error of the network means here.
    fileprivate init(_ error: NetworkError) {
        switch error {
        case .offline: self = .offline
        case .notUnderstood, .tooLarge: self = .notUnderstood
        default: self = .notReached
        }
    }
}
