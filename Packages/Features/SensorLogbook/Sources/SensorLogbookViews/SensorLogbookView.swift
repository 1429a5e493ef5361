import CommonUI
import Domain
package import SensorLogbook
package import ViewCore

/// Some days of a sensor, newest first, and the way to the days before them.
package struct SensorLogbookView<ViewModel: SensorLogbookViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("sensorLogbook.title", subtitle: "sensorLogbook.explanation")
            content
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .loading: ProgressView("sensorLogbook.loading")
        case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
        case .loaded(let page) where page.days.isEmpty: EmptyState("sensorLogbook.empty", message: "sensorLogbook.empty.message")
        case .loaded(let page):
            ForEach(page.days) { day in SensorDayView(day: day) }
            HStack {
                if let earlier = page.earlier { NavigationLink("sensorLogbook.earlier", value: earlier) }
                if !page.isNewest { NavigationLink("sensorLogbook.newest", value: SensorLogbookRoute.newest) }
            }
        }
    }
}
