import CommonUI
package import DeviceSetup
import DeviceSync
import Domain
package import ViewCore

/// The meters in range, as they come.
package struct FindView<ViewModel: DeviceSetupViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        SetupScreen(.find, viewModel) {
            if let family = viewModel.state.family { Text(family.instruction) }
            if let problem = viewModel.state.bluetoothProblem { FindProblem(problem: problem) }
            SearchStatus(viewModel: viewModel)
            if !realMeters.isEmpty {
                FoundMeterList(title: "find.meters", meters: realMeters, select: { viewModel.select($0) })
            }
            if !simulatedMeters.isEmpty {
                FoundMeterList(title: "find.simulated", meters: simulatedMeters, select: { viewModel.select($0) })
                Text("find.simulated.message").foregroundStyle(.secondary)
            }
        }
    }

    private var realMeters: [FoundMeter] { viewModel.state.found.filter { !$0.isSimulated } }
    private var simulatedMeters: [FoundMeter] { viewModel.state.found.filter(\.isSimulated) }
}

/// Why no real meter can be found, and what can be done without.
struct FindProblem: View {
    let problem: BluetoothProblem

    var body: some View {
        Banner(.warning, title: Text(problem.failure.title), message: Text(problem.failure.advice))
    }
}

/// How the search goes.
struct SearchStatus<ViewModel: DeviceSetupViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
        if case .finding(let search) = viewModel.state.phase {
            switch search {
            case .running: ProgressPanel("find.running")
            case .slow:
                ProgressPanel("find.running")
                Banner(.info, title: "find.slow.title", message: "find.slow.advice")
            case .ended:
                Banner(.info, title: "find.ended.title", message: "find.slow.advice") { again }
            case .failed(let failure): SetupFailureBanner(failure) { again }
            }
            VStack { Text(.findCount(count: viewModel.state.found.count)).className("visually-hidden") }.accessibilityLiveRegion(.polite)
        }
    }

    private var again: some View {
        AppButton("find.again") { viewModel.searchAgain() }
    }
}

/// Meters to choose from. Their names are anybody's words.
struct FoundMeterList: View {
    let title: TextKey
    let meters: [FoundMeter]
    let select: @MainActor (FoundMeter.ID) -> Void

    var body: some View {
        List {
            Section {
                ForEach(meters) { meter in FoundMeterRow(meter: meter, select: select) }
            } header: {
                Text(title)
            }
        }
    }
}

/// One meter of the list.
struct FoundMeterRow: View {
    let meter: FoundMeter
    let select: @MainActor (FoundMeter.ID) -> Void

    var body: some View {
        HStack {
            VStack(spacing: .zero) {
                Text(verbatim: meter.nameOrAddress).font(.headline)
                Text(.findDetails(meter.address, meter.signal.words)).foregroundStyle(.secondary)
            }
            .className("task-words")
            if meter.kind == .sensor { Tag("find.tag.sensor") }
            if meter.isSimulated { Tag("find.tag.simulated", tone: .warning) }
            if meter.isKnown { Tag("find.tag.known") }
            AppButton(Text(meter.isKnown ? .findPairAgain(meter.nameOrAddress) : .findPair(meter.nameOrAddress))) { select(meter.id) }
        }
    }
}
