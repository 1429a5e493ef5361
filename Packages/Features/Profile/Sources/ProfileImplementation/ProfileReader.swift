import Common
import Domain
import Preferences
import Profile
import ReadingStore

/// Reads what the screens show, and erases. Every function throws `ReadingStoreError`, `PreferencesError` or `ProfileError`.
struct ProfileReader: Sendable {
    let dependencies: ProfileDependencies

    private var people: any ProfileStore { dependencies.people }

    /// Today; nil where the clock shows no usable date.
    var today: CivilDate? {
        CivilDateTime(instant: dependencies.wallClock.now, in: dependencies.wallClock.timeZone)?.date
    }

    /// Everyone.
    func rows() async throws -> [PersonRow] {
        var rows: [PersonRow] = []
        for person in try await people.people() {
            let holdings = try await people.holdings(of: person.id)
            rows.append(
                PersonRow(
                    id: person.id, name: person.name, readingCount: holdings.readings, meterCount: try await meters(of: person.id).count))
        }
        return rows
    }

    /// The page of someone.
    func page(of id: Person.ID) async throws -> PersonPage {
        let unit = try await unit()
        let targets = try await people.targetSet(of: id)
        let limits = targets.limits(in: unit)
        return PersonPage(
            details: try await details(of: id),
            choice: TargetChoice(targets),
            target: PersonPage.TargetRange(low: limits.low, high: limits.high),
            mealTargets: MealTarget.meals.compactMap { meal in
                targets.meals[meal].map { MealTarget(meal: meal, low: $0.limits(in: unit).low, high: $0.limits(in: unit).high) }
            },
            unit: unit,
            meters: try await meters(of: id).map(\.identity),
            readingCount: try await people.holdings(of: id).readings,
            hasOthers: try await people.people().count > 1)
    }

    /// What someone says about themselves.
    func details(of id: Person.ID) async throws -> PersonDetails {
        PersonDetails(try await people.profile(of: id))
    }

    /// Whose a meter could be.
    func choice(of device: DeviceIdentity.ID, owner: Person.ID) async throws -> OwnerChoice {
        guard let meter = try await meters(of: owner).first(where: { $0.id == device }) else { throw ProfileError.noSuchMeter }
        let readings = try await dependencies.readings.readings(ReadingQuery(person: owner, device: device))
        return OwnerChoice(meter: meter.identity, people: try await people.people(), readingCount: readings.count)
    }

    /// What goes with someone.
    func summary(of id: Person.ID) async throws -> ErasureSummary {
        let holdings = try await people.holdings(of: id)
        return ErasureSummary(
            name: try await people.profile(of: id).name, readingCount: holdings.readings, noteCount: holdings.notes,
            meterCount: try await meters(of: id).count, isLast: try await people.people().count == 1)
    }

    /// The unit in which limits are shown and typed.
    func unit() async throws -> GlucoseUnit {
        if case .always(let unit) = try await dependencies.preferences.values()[.unit] { return unit }
        let newest = try await dependencies.readings.page(ReadingQuery(kinds: [.glucose], order: .newestFirst), after: nil, limit: 1)
        return newest.readings.first?.result.glucose?.unit ?? .milligramsPerDeciliter
    }

    /// Everything of someone as JSON.
    func document(of id: Person.ID) async throws -> [UInt8] {
        let document = PersonDocument(
            profile: try await people.profile(of: id), targets: try await people.targetSet(of: id), devices: try await meters(of: id),
            readings: try await dependencies.readings.readings(ReadingQuery(person: id)))
        return try document.bytes()
    }

    /// Erases someone; nobody is shown then who is not there any more.
    func erase(_ id: Person.ID) async throws {
        do {
            try await people.erase(id)
        } catch ReadingStoreError.notPurged(let words) {
            // They are gone all the same.
            try await showSomebodyElse(than: id)
            throw ReadingStoreError.notPurged(words)
        }
        try await showSomebodyElse(than: id)
    }

    private func showSomebodyElse(than id: Person.ID) async throws {
        guard try await dependencies.preferences.values()[.shownPerson] == .person(id) else { return }
        try await dependencies.preferences.reset(.shownPerson)
    }

    private func meters(of id: Person.ID) async throws -> [StoredDevice] {
        try await dependencies.devices.devices().filter { $0.person == id }
    }
}
