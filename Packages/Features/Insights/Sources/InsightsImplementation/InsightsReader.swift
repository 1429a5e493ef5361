import Common
import Domain
import Insights
import Preferences
import ReadingStore
import Statistics

/// Reads what pages stand on. Every function throws `ReadingStoreError`, `PreferencesError`, `DatabaseError` or `InsightsError`.
struct InsightsReader: Sendable {
    let dependencies: InsightsDependencies

    /// The values of laboratories.
    var labResults: LabResultStore { LabResultStore(database: dependencies.database) }

    /// Today. Throws `noDate`.
    func today() throws(InsightsError) -> CivilDate {
        guard let now = CivilDateTime(instant: dependencies.wallClock.now, in: dependencies.wallClock.timeZone) else { throw .noDate }
        return now.date
    }

    /// Whose figures are shown: the person who was chosen, or whoever is first where that one is not there any more.
    func shownPerson() async throws -> Person.ID {
        let people = try await dependencies.people.people()
        if case .person(let id) = try await dependencies.preferences.values()[.shownPerson], people.contains(where: { $0.id == id }) {
            return id
        }
        return people.first?.id ?? .first
    }

    /// What a page of figures stands on, compared with another period or with the one before.
    func page(_ choice: InsightsChoice, with other: Period? = nil) async throws -> InsightsPage {
        let scope = try await scope(choice, with: other)
        return try await page(scope, Found(samples: try await dependencies.readings.samples(scope.query)))
    }

    /// What a page stands on that shows the readings themselves.
    func pageWithReadings(_ choice: InsightsChoice) async throws -> InsightsPage {
        let scope = try await scope(choice, with: nil)
        return try await page(scope, Found(readings: try await dependencies.readings.readings(scope.query)))
    }

    private func page(_ scope: PageScope, _ found: Found) async throws -> InsightsPage {
        let counted = found.counted
        let samples = counted.samples.filter(\.counts).map { Sample(second: $0.second, result: $0.result, meal: $0.meal) }
        let dataset = Dataset(samples, period: scope.period, kind: scope.kind, targets: scope.targets)
        let isEmpty = !counted.samples.contains { scope.period.contains(second: $0.second) }
        return InsightsPage(
            dataset: dataset, other: Dataset(samples, period: scope.other, kind: scope.kind, targets: scope.targets),
            unit: unit(scope.unit, of: counted.samples), today: scope.today,
            origins: ReadingOrigins(counted.samples.filter { scope.period.contains(second: $0.second) }),
            isSimulated: counted.areSimulated,
            gaps: try await gaps(scope), labResults: try await labResults.results(of: scope.person),
            newestDay: isEmpty ? try await newestDay(scope) : nil,
            readings: counted.readings.filter { $0.measuredAt.map { scope.period.contains($0.date) } ?? false },
            person: try await reportedPerson(scope.person))
    }

    private func scope(_ choice: InsightsChoice, with other: Period?) async throws -> PageScope {
        let preferences = try await dependencies.preferences.values()
        let (person, today) = (try await shownPerson(), try today())
        let period = choice.period(today: today, usualDays: preferences[.window].days)
        return PageScope(
            person: person, period: period, other: other ?? period.previous ?? period, kind: choice.kind, today: today,
            targets: try await dependencies.people.targetSet(of: person), unit: preferences[.unit])
    }

    /// The unit that the person chose, or that of the newest number.
    private func unit(_ preference: UnitPreference, of samples: [ReadingSample]) -> GlucoseUnit {
        switch preference {
        case .always(let unit): unit
        case .asMeasured: samples.last { $0.result.glucose != nil }?.result.unit ?? .milligramsPerDeciliter
        }
    }

    private func gaps(_ scope: PageScope) async throws -> [MemoryLoss] {
        guard scope.kind == .bloodTests else { return [] }
        let gaps = try await dependencies.readings.memoryGaps(of: scope.person, from: scope.period.from, to: scope.period.to)
        return gaps.map { MemoryLoss(meter: $0.device.nameOrAddress, count: $0.count, after: $0.after, before: $0.before) }
    }

    private func newestDay(_ scope: PageScope) async throws -> CivilDate? {
        let query = ReadingQuery(person: scope.person, kinds: [.glucose], sensors: scope.sensors, order: .newestFirst)
        return try await dependencies.readings.page(query, after: nil, limit: 1).readings.first?.measuredAt?.date
    }

    private func reportedPerson(_ id: Person.ID) async throws -> ReportedPerson {
        let profile = try await dependencies.people.profile(of: id)
        return ReportedPerson(
            name: profile.name, birthDate: profile.birthDate, clinic: profile.clinic,
            hasOthers: try await dependencies.people.people().count > 1)
    }
}
