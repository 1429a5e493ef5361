import CommonUI
package import DeviceSetup
import Domain
package import ViewCore

/// Who the meter is and what it can do, before it is added.
package struct CheckView<ViewModel: DeviceSetupViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        SetupScreen(.check, viewModel) {
            if let meter = viewModel.state.meter, let profile = viewModel.state.profile {
                ProfileCard(meter: meter, profile: profile)
                if profile.forgetsOthers {
                    Banner(.warning, title: "check.forgetsOthers.title", message: "check.forgetsOthers.message")
                }
                if viewModel.state.device == nil {
                    CheckActions(profile: profile, viewModel: viewModel)
                } else {
                    StepDone(title: profile.kind.words(meter: "check.done", sensor: "check.done.sensor"), next: .firstSync)
                }
            }
        }
    }
}

/// What the meter told about itself.
struct ProfileCard: View {
    let meter: FoundMeter
    let profile: MeterProfile

    var body: some View {
        Card(title: Text(.pairMeter(meter.nameOrAddress))) {
            if meter.isSimulated { HStack { Tag("find.tag.simulated", tone: .warning) } }
            DescriptionList {
                fact("check.manufacturer", profile.manufacturer)
                fact("check.model", profile.model)
                fact("check.serial", profile.serial)
                fact("check.firmware", profile.firmware)
                if profile.kind == .meter { DescriptionRow("check.clock") { Text(profile.clock.words) } }
                DescriptionRow("check.unit") { unit }
                if !profile.abilities.isEmpty {
                    DescriptionRow("check.abilities") { ForEach(profile.abilityWords, id: \.key) { Text($0) } }
                }
            }
        }
    }

    private func fact(_ name: TextKey, _ value: String?) -> some View {
        DescriptionRow(name) {
            if let value { Text(verbatim: value) } else { Text("check.notTold").foregroundStyle(.secondary) }
        }
    }

    private var unit: Text {
        if let unit = profile.unit { Text(verbatim: unit.rawValue) } else { Text("check.unit.unknown") }
    }
}

/// What is asked before the meter is added, and how to go on.
struct CheckActions<ViewModel: DeviceSetupViewModel>: View {
    let profile: MeterProfile
    let viewModel: ViewModel

    var body: some View {
        if profile.clock.isWrong {
            Toggle("check.setsClock", isOn: Bindable(viewModel).setsClock).toggleStyle(.checkbox).fieldHint("check.setsClock.hint")
        }
        if case .checking(let checking) = viewModel.state.phase {
            switch checking {
            case .ready: actions
            case .adding: ProgressPanel(profile.kind.words(meter: "check.adding", sensor: "check.adding.sensor"))
            case .failed(let failure):
                SetupFailureBanner(failure) { AppButton("setup.retry", kind: .primary) { viewModel.retry() } }
            }
        }
    }

    private var actions: some View {
        HStack {
            AppButton(Text(profile.kind.words(meter: "check.add", sensor: "check.add.sensor")), kind: .primary) { viewModel.addMeter() }
            AppLinkButton("pair.another", value: DeviceSetupRoute.find)
        }
        .className("actions")
    }
}
