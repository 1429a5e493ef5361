import Domain
import Preferences
import ReadingStore
import SensorLogbook
import Statistics

/// Reads the days of a sensor.
struct SensorLogbookReader: Sendable {
    /// The most days on a page: a sensor has up to 288 readings a day.
    static let dayLimit = 7

    let dependencies: SensorLogbookDependencies

    init(dependencies: SensorLogbookDependencies) {
        self.dependencies = dependencies
    }

    /// The days up to a route's. Throws `ReadingStoreError` or `PreferencesError`.
    func page(_ route: SensorLogbookRoute) async throws -> SensorLogbookPage {
        let person = try await shownPerson()
        let query = ReadingQuery(person: person, to: route.lastDay, sensors: .only, order: .newestFirst)
        let days = try await dependencies.readings.days(query)
        let shown = days.prefix(Self.dayLimit)
        guard let first = shown.last, let last = shown.first else { return SensorLogbookPage(days: [], isNewest: route == .newest) }
        let bounded = ReadingQuery(person: person, from: first.date, to: last.date, sensors: .only, order: .newestFirst)
        let readings = try await dependencies.readings.readings(bounded)
        let targets = try await dependencies.people.targetSet(of: person)
        let unit = try await unit(of: readings)
        let groups = Dictionary(grouping: readings) { Group(date: $0.measuredAt?.date ?? last.date, isSimulated: $0.isSimulated) }
        return SensorLogbookPage(
            days: groups.map { day($0.key, $0.value, targets, unit) }.sorted { $0.isBefore($1) },
            earlier: days.count > shown.count ? .until(days[shown.count].date) : nil,
            isNewest: route == .newest)
    }

    private struct Group: Hashable {
        let date: CivilDate
        let isSimulated: Bool
    }

    private func day(_ group: Group, _ readings: [Reading], _ targets: TargetSet, _ unit: GlucoseUnit) -> SensorDay {
        let parts = Dictionary(grouping: readings) { ($0.measuredAt?.hour ?? 0) / SensorDay.hoursOfPart * SensorDay.hoursOfPart }
        return SensorDay(
            date: group.date, isSimulated: group.isSimulated, statistics: GlucoseStatistics(of: readings, targets: targets),
            parts: parts.sorted { $0.key < $1.key }.map { hour, readings in
                SensorDay.Part(hour: hour, statistics: GlucoseStatistics(of: readings, targets: targets))
            },
            unit: unit)
    }

    /// The person who is shown now; whoever is first where that one is not there any more.
    private func shownPerson() async throws -> Person.ID {
        guard case .person(let id) = try await dependencies.preferences.values()[.shownPerson] else { return .first }
        return try await dependencies.people.people().contains { $0.id == id } ? id : .first
    }

    private func unit(of readings: [Reading]) async throws -> GlucoseUnit {
        switch try await dependencies.preferences.values()[.unit] {
        case .always(let unit): unit
        case .asMeasured: readings.lazy.compactMap(\.result.glucose?.unit).first ?? .milligramsPerDeciliter
        }
    }
}

extension SensorDay {
    /// Newest first; of one day, the real readings first.
    fileprivate func isBefore(_ other: SensorDay) -> Bool {
        date == other.date ? !isSimulated && other.isSimulated : date > other.date
    }
}
