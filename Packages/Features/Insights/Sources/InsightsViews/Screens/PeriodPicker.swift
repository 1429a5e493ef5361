import CommonUI
import Domain
import Insights
import Statistics
import ViewCore

/// The choice of days, as links and as two dates; and of what the readings are, where there is a sensor.
struct PeriodPicker<ViewModel: InsightsPageViewModel>: View {
    let viewModel: ViewModel
    /// The place that a choice leads to.
    let route: (InsightsChoice) -> InsightsRoute

    var body: some View {
        VStack {
            HStack {
                ForEach([7, 14, 30, 90], id: \.self) { days in
                    NavigationLink(value: route(InsightsChoice(.days(days), kind: viewModel.choice.kind))) {
                        Text(.periodDays(count: days))
                    }
                    .className("chip")
                }
            }
            if viewModel.hasSensor { KindLinks(choice: viewModel.choice, route: route) }
            DisclosureGroup("period.choose") { DaysForm(viewModel: viewModel) }
        }
        .className("no-print")
    }
}

/// Whether blood tests or a sensor.
private struct KindLinks: View {
    let choice: InsightsChoice
    let route: (InsightsChoice) -> InsightsRoute

    var body: some View {
        HStack {
            NavigationLink("kind.bloodTests", value: route(InsightsChoice(choice.span, kind: .bloodTests))).className("chip")
            NavigationLink("kind.sensor", value: route(InsightsChoice(choice.span, kind: .sensor))).className("chip")
        }
    }
}

/// Two dates.
struct DaysForm<ViewModel: InsightsPageViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
        Form {
            DatePicker("period.from", selection: Bindable(viewModel).from)
                .fieldError(viewModel.isIncomplete && viewModel.from == nil ? "period.fromMissing" : nil)
            DatePicker("period.to", selection: Bindable(viewModel).to)
                .fieldError(viewModel.isIncomplete && viewModel.to == nil ? "period.toMissing" : nil)
            AppButton("period.show") { viewModel.showDays() }
        }
        .onSubmit { viewModel.showDays() }
    }
}
