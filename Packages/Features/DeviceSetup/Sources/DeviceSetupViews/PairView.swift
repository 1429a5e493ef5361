import CommonUI
package import DeviceSetup
package import ViewCore

/// Pairing with a meter: what it asks, and what went wrong.
package struct PairView<ViewModel: DeviceSetupViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        SetupScreen(.pair, viewModel) {
            if let meter = viewModel.state.meter {
                Text(.pairMeter(meter.nameOrAddress)).font(.headline)
                if viewModel.state.hadStaleBond {
                    Banner(.info, title: "pair.staleBond.title", message: "pair.staleBond.message")
                }
                content(meter)
            }
        }
    }

    @ViewBuilder
    private func content(_ meter: FoundMeter) -> some View {
        if case .pairing(let pairing) = viewModel.state.phase {
            switch pairing {
            case .connecting: ProgressPanel("pair.connecting") { viewModel.cancel() }
            case .asked(let question): QuestionView(question: question, meter: meter, viewModel: viewModel)
            case .answered: ProgressPanel("pair.answered") { viewModel.cancel() }
            case .reading: ProgressPanel("pair.reading") { viewModel.cancel() }
            case .failed(let failure): PairFailure(failure: failure, viewModel: viewModel)
            }
        } else {
            StepDone(title: meter.kind.words(meter: "pair.done", sensor: "pair.done.sensor"), next: .check)
        }
    }
}

/// Why pairing did not succeed, and the ways on.
struct PairFailure<ViewModel: DeviceSetupViewModel>: View {
    let failure: SetupFailure
    let viewModel: ViewModel

    var body: some View {
        SetupFailureBanner(failure) {
            if failure.mayBeRetried { AppButton("setup.retry", kind: .primary) { viewModel.retry() } }
            AppLinkButton("pair.another", value: DeviceSetupRoute.find)
        }
    }
}
