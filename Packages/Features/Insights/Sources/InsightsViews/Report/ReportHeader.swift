import CommonUI
import Domain
import Insights
import Statistics
import ViewCore

/// Whose report it is, of which days, and whether there are readings enough to say something.
struct ReportHeader: View {
    let report: ReportChoice
    let page: InsightsPage

    var body: some View {
        VStack(spacing: .xs) {
            Text(report.form == .overview ? "report.overview" : "report.log").font(.title2)
            Text(.reportDays(count: page.dataset.period.dayCount, words.days(page.dataset.period)))
            if !identity.isEmpty { Text(verbatim: identity).bold() }
            if tells(.clinic), !page.person.clinic.isEmpty { Text(verbatim: page.person.clinic) }
            Text(.reportPrinted(words.formats.date(page.today), page.unit.rawValue)).font(.footnote).foregroundStyle(.secondary)
            Text(sufficiency)
        }
    }

    private var words: FigureWords { FigureWords(unit: page.unit) }

    private func tells(_ detail: ReportChoice.Detail) -> Bool { report.details.contains(detail) }

    /// Name and day of birth, as far as they are told.
    private var identity: String {
        let name = tells(.name) ? page.person.name : ""
        let birth = tells(.birthDate) ? page.person.birthDate.map { words.environment.resolve(.reportBorn(words.formats.date($0))) } : nil
        return [name.isEmpty ? nil : name, birth].compactMap(\.self).joined(separator: ", ")
    }

    private var sufficiency: TextKey {
        let days = page.dataset.days.count { $0.statistics.count > 0 }
        let count = page.dataset.statistics.count
        return count >= DailyProfile.minimumCount
            ? .reportEnough(count, days, page.dataset.period.dayCount) : .reportTooFew(count, days, DailyProfile.minimumCount)
    }
}

/// Where the readings came from, and what the figures are.
struct ReportFooter: View {
    let report: ReportChoice
    let page: InsightsPage

    var body: some View {
        VStack(spacing: .xs) {
            Text("report.originsTitle").font(.headline)
            Text(.reportOrigins(origins.meter, origins.typed, origins.imported, origins.edited))
            Text(.reportLeftOut(origins.excluded, origins.unusable, origins.control, origins.ketone))
            if report.details.contains(.meters), !page.meters.isEmpty { Text(.reportMeters(meters)) }
            if report.details.contains(.labResults), !page.labResults.isEmpty { Text(.reportLab(labResults)) }
            Text("report.notMedical").font(.footnote)
        }
        .className("report-footer")
        if report.form == .overview {
            VStack {
                Text("report.definitions").font(.headline)
                DefinitionRows(kind: page.dataset.kind)
            }
            .className("report-definitions")
        }
    }

    private var origins: ReadingOrigins { page.origins }
    private var words: LabWords { .current }

    private var meters: String {
        page.meters.map { $0.nameOrAddress + " (" + $0.serialOrAddress + ")" }.joined(separator: ", ")
    }

    private var labResults: String {
        page.labResults.prefix(4).map { words.text($0) + ", " + words.formats.date($0.date) }.joined(separator: "; ")
    }
}
