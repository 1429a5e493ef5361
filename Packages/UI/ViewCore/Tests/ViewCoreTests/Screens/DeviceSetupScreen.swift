import Observation
import ViewCore

/// A step of setting up a meter.
enum SetupStep: Hashable {
    case passkey
    case done
}

/// What setting up a meter shows and does. The coordinator sets the callbacks.
@MainActor
protocol DeviceSetupViewModel: AnyObject, Observable {
    var meterName: String { get }
    var passkey: String { get set }
    var unit: GlucoseUnitChoice { get set }
    var syncsAutomatically: Bool { get set }
    var testsPerDay: Int { get set }
    var path: [SetupStep] { get set }
    var isConfirmingCancel: Bool { get set }
    var isHelpPresented: Bool { get set }
    var isPairing: Bool { get }
    var onFinished: (() -> Void)? { get set }
    var onCancelled: (() -> Void)? { get set }

    func pair()
    func cancel()
    func finish()
}

enum GlucoseUnitChoice: String, CaseIterable, Identifiable {
    case milligrams = "mg/dL"
    case millimoles = "mmol/L"

    var id: String { rawValue }
}

struct DeviceSetupScreen<ViewModel: DeviceSetupViewModel>: View {
    @Bindable var viewModel: ViewModel

    var body: some View {
        NavigationStack(path: $viewModel.path) {
            VStack(alignment: .leading, spacing: 16) {
                Image(systemName: "sensor")
                    .accessibilityHidden(true)
                Text("Hold the button of your meter until the Bluetooth symbol blinks.")
                    .font(.body)
                    .foregroundStyle(.secondary)
                NavigationLink("Continue", value: SetupStep.passkey)
            }
            .padding()
            .navigationTitle("Set Up Meter")
            .navigationDestination(for: SetupStep.self) { step in
                switch step {
                case .passkey: PasskeyStep(viewModel: viewModel)
                case .done: DoneStep(meterName: viewModel.meterName) { viewModel.finish() }
                }
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { viewModel.isConfirmingCancel = true }
                }
            }
            .confirmationDialog("Stop setting up?", isPresented: $viewModel.isConfirmingCancel) {
                Button("Stop", role: .destructive) { viewModel.cancel() }
            }
            .sheet(isPresented: $viewModel.isHelpPresented) { HelpSheet() }
        }
    }
}

private struct PasskeyStep<ViewModel: DeviceSetupViewModel>: View {
    @Bindable var viewModel: ViewModel

    var body: some View {
        Form {
            Section("Pairing") {
                SecureField("Passkey", text: $viewModel.passkey)
            }
            Section {
                Picker("Unit", selection: $viewModel.unit) {
                    ForEach(GlucoseUnitChoice.allCases) { unit in
                        Text(unit.rawValue).tag(unit)
                    }
                }
                .pickerStyle(.segmented)
                Toggle("Sync automatically", isOn: $viewModel.syncsAutomatically)
                Stepper("Tests per day", value: $viewModel.testsPerDay, in: 1...12)
            } header: {
                Text("Settings")
            } footer: {
                Text("You can change these later.")
            }
            Button("Pair") { viewModel.pair() }
                .buttonStyle(.borderedProminent)
                .disabled(viewModel.isPairing)
        }
        .navigationTitle("Passkey")
        .onSubmit { viewModel.pair() }
    }
}

private struct DoneStep: View {
    let meterName: String
    let onFinish: () -> Void

    var body: some View {
        VStack(spacing: 12) {
            Text(meterName).font(.title2)
            Button("Done") { onFinish() }.keyboardShortcut(.defaultAction)
        }
        .navigationTitle("Ready")
    }
}

private struct HelpSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("The passkey is printed on the back of the meter.")
            Button("Got It") { dismiss() }
        }
        .navigationTitle("Help")
    }
}
