import Common
import Domain
import Foundation
import Insights
import Observation
import ViewCore

/// A value of a laboratory as it is entered.
@MainActor @Observable
final class LiveLabFormViewModel: LabFormViewModel {
    let editedID: LabResult.ID?
    private(set) var stored: Loadable<Bool> = .loading
    var number = ""
    var unit = LabResult.Unit.percent
    var date: CivilDate?
    private(set) var problems: [LabProblem] = []
    private(set) var failure: InsightsError?
    /// Leaves the screen. Set by the coordinator.
    @ObservationIgnored var onSave: @MainActor () -> Void = {}
    /// Comes back to it. Set by the coordinator.
    @ObservationIgnored var onFailure: @MainActor () -> Void = {}
    private let reader: InsightsReader
    private var isSaving = false

    /// Changes a value, or adds one where there is no identifier.
    init(reader: InsightsReader, editing id: LabResult.ID?) {
        self.reader = reader
        editedID = id
    }

    func load() async {
        guard stored.value == nil else { return }
        do {
            if let editedID {
                let results = try await reader.labResults.results(of: reader.shownPerson())
                guard let result = results.first(where: { $0.id == editedID }) else { throw InsightsError.noSuchResult }
                number = "\(result.tenths / 10).\(result.tenths % 10)"
                (unit, date) = (result.unit, result.date)
            } else {
                date = try reader.today()
            }
            stored = .loaded(true)
        } catch {
            stored = .failed(InsightsError(reading: error))
        }
    }

    func save() {
        guard stored.value != nil, !isSaving else { return }
        problems = check()
        guard problems.isEmpty, let tenths, let date else { return }
        let id = editedID ?? LabResult.ID(rawValue: reader.dependencies.identifiers.next().uuidString.lowercased())
        let result = LabResult(id: id, date: date, tenths: tenths, unit: unit)
        isSaving = true
        failure = nil
        onSave()
        Task {
            do {
                try await reader.labResults.set(result, of: reader.shownPerson())
            } catch {
                failure = InsightsError(changing: error)
                onFailure()
            }
            isSaving = false
        }
    }

    /// The number in tenths; nil where it is none.
    private var tenths: Int? {
        NumberEntry(text: number, fractionDigits: 1).value.map { Int(($0 * 10).rounded()) }
    }

    private func check() -> [LabProblem] {
        var problems: [LabProblem] = []
        if !(tenths.map(LabResult.plausibleTenths(in: unit).contains) ?? false) { problems.append(.number) }
        if let date, let today = try? reader.today(), date > today { problems.append(.dateInFuture) }
        if date == nil { problems.append(.dateMissing) }
        return problems
    }
}
