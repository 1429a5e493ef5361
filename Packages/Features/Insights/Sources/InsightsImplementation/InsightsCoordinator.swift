public import Domain
public import Insights
import InsightsViews
public import LiveUI
import Statistics
public import ViewCore

/// Leads through the Insights section of one session.
@MainActor
public final class InsightsCoordinator {
    private let reader: InsightsReader
    private let navigation: any Navigation
    private let hasSensor: @MainActor () -> Bool
    private let onShowReading: @MainActor (Reading.ID) -> Void
    /// Forms that were left and could not be saved, until they are shown again.
    private var unsaved: [InsightsRoute: LiveLabFormViewModel] = [:]

    /// Makes a coordinator. `hasSensor` tells whether the person is known to own a sensor, without which nothing of one is shown;
    /// `onShowReading` leads to a reading in the logbook.
    public init(
        dependencies: InsightsDependencies, navigation: any Navigation, hasSensor: @escaping @MainActor () -> Bool,
        onShowReading: @escaping @MainActor (Reading.ID) -> Void
    ) {
        reader = InsightsReader(dependencies: dependencies)
        self.navigation = navigation
        self.hasSensor = hasSensor
        self.onShowReading = onShowReading
    }

    /// The screen of a route.
    public func screen(for route: InsightsRoute) -> AnyView {
        switch route {
        case .overview(let choice):
            AnyView(OverviewView(viewModel: pageModel(choice) { .overview($0) }))
        case .patterns(let choice):
            AnyView(PatternsView(viewModel: pageModel(choice) { .patterns($0) }))
        case .comparison(let choice, let other):
            AnyView(ComparisonView(viewModel: comparisonModel(choice, with: other)))
        case .day(let day, let kind): AnyView(DayView(viewModel: dayModel(day, kind), onShowReading: onShowReading))
        case .otherTests(let choice):
            AnyView(OtherTestsView(viewModel: pageModel(choice, withReadings: true) { .otherTests($0) }))
        case .labResults: AnyView(LabResultsView(viewModel: LiveLabResultsViewModel(reader: reader)))
        case .addLabResult: formScreen(editing: nil, route)
        case .editLabResult(let id): formScreen(editing: id, route)
        case .report(let report): reportScreen(report)
        }
    }
}

extension InsightsCoordinator {
    /// A choice of what there is: nothing of a sensor before there is one.
    private func allowed(_ choice: InsightsChoice) -> InsightsChoice {
        hasSensor() ? choice : InsightsChoice(choice.span, kind: .bloodTests)
    }

    private func pageModel(
        _ choice: InsightsChoice, withReadings: Bool = false, route: @escaping @MainActor (InsightsChoice) -> InsightsRoute
    ) -> LiveInsightsPageViewModel {
        let choice = allowed(choice)
        let viewModel = LiveInsightsPageViewModel(
            dependencies: reader.dependencies, choice: choice, from: choice.from, to: choice.to, hasSensor: hasSensor
        ) { [reader] in
            withReadings ? try await reader.pageWithReadings(choice) : try await reader.page(choice)
        }
        viewModel.onShow = { [navigation] from, to in
            navigation.open(route(InsightsChoice(.between(from, to), kind: choice.kind)))
        }
        return viewModel
    }

    private func comparisonModel(_ choice: InsightsChoice, with other: Period?) -> LiveInsightsPageViewModel {
        let choice = allowed(choice)
        let viewModel = LiveInsightsPageViewModel(
            dependencies: reader.dependencies, choice: choice, from: other?.from, to: other?.to, hasSensor: hasSensor
        ) { [reader] in
            try await reader.page(choice, with: other)
        }
        viewModel.onShow = { [navigation] from, to in
            navigation.open(InsightsRoute.comparison(choice, with: Period(from: from, to: to)))
        }
        return viewModel
    }

    private func dayModel(_ day: CivilDate, _ kind: Dataset.Kind) -> LiveInsightsPageViewModel {
        let choice = allowed(InsightsChoice(.between(day, day), kind: kind))
        return LiveInsightsPageViewModel(dependencies: reader.dependencies, choice: choice, hasSensor: hasSensor) { [reader] in
            try await reader.pageWithReadings(choice)
        }
    }

    private func reportScreen(_ report: ReportChoice) -> AnyView {
        var report = report
        report.choice = allowed(report.choice)
        let viewModel = LiveReportViewModel(reader: reader, report: report)
        viewModel.onShow = { [navigation] in navigation.open(InsightsRoute.report($0)) }
        return AnyView(ReportView(viewModel: viewModel))
    }

    private func formScreen(editing id: LabResult.ID?, _ route: InsightsRoute) -> AnyView {
        let viewModel = unsaved.removeValue(forKey: route) ?? LiveLabFormViewModel(reader: reader, editing: id)
        viewModel.onSave = { [navigation] in navigation.pop() }
        viewModel.onFailure = { [navigation, weak viewModel] in
            self.unsaved[route] = viewModel
            navigation.open(route)
        }
        return AnyView(LabFormView(viewModel: viewModel))
    }
}

extension InsightsChoice {
    /// The first of the days that were chosen.
    fileprivate var from: CivilDate? { if case .between(let from, _) = span { from } else { nil } }

    /// The last of them.
    fileprivate var to: CivilDate? { if case .between(_, let to) = span { to } else { nil } }
}
