import CommonUI
import DeviceSetup
import Domain
import ViewCore

/// What a meter asks while it pairs, explained, with the answer to give.
struct QuestionView<ViewModel: DeviceSetupViewModel>: View {
    let question: PairingQuestion
    let meter: FoundMeter
    let viewModel: ViewModel

    var body: some View {
        switch question {
        case .passkey:
            CodeForm(label: "code.passkey", hint: "code.passkey.hint", explanation: codePlace, meter: meter, viewModel: viewModel)
        case .pin: CodeForm(label: "code.pin", hint: "code.pin.hint", explanation: "code.pin.message", meter: meter, viewModel: viewModel)
        case .confirm(let digits): ConfirmView(digits: digits, viewModel: viewModel)
        case .show(let digits): ShowView(digits: digits, viewModel: viewModel)
        }
    }

    private var codePlace: TextKey {
        if meter.isSimulated { return MeterFamily.simulated.codePlace }
        return meter.kind.words(meter: (viewModel.state.family ?? .other).codePlace, sensor: "code.place.sensor")
    }
}

/// Where the code that the meter shows is typed.
struct CodeForm<ViewModel: DeviceSetupViewModel>: View {
    let label: TextKey
    let hint: TextKey
    let explanation: TextKey
    let meter: FoundMeter
    let viewModel: ViewModel

    var body: some View {
        Text(explanation)
        if let shown = meter.shownCode {
            Card("code.display") { Text(verbatim: shown).font(.largeTitle).accessibilityRemoveTraits(.isHeader).monospacedDigit() }
        }
        Form {
            TextField(label, text: Bindable(viewModel).code)
                .keyboardType(.numberPad)
                .fieldHint(Text(hint))
                .fieldError(viewModel.codeProblem.map { Text($0.words) })
            HStack {
                AppButton("code.send", kind: .primary) { viewModel.sendCode() }
                AppButton("setup.cancel") { viewModel.cancel() }
            }
            .className("actions")
        }
        .onSubmit { viewModel.sendCode() }
    }
}

/// Whether the meter shows the same digits.
struct ConfirmView<ViewModel: DeviceSetupViewModel>: View {
    let digits: String
    let viewModel: ViewModel

    var body: some View {
        Text("code.confirm.message")
        Digits(digits: digits)
        HStack {
            AppButton("code.confirm.same", kind: .primary) { viewModel.confirm(isSame: true) }
            AppButton("code.confirm.different") { viewModel.confirm(isSame: false) }
        }
        .className("actions")
    }
}

/// The digits that are to be typed on the meter.
struct ShowView<ViewModel: DeviceSetupViewModel>: View {
    let digits: String
    let viewModel: ViewModel

    var body: some View {
        Text("code.show.message")
        Digits(digits: digits)
        HStack { AppButton("setup.cancel") { viewModel.cancel() } }.className("actions")
    }
}

/// Six digits, large.
struct Digits: View {
    let digits: String

    var body: some View {
        Card { Text(verbatim: digits).font(.largeTitle).accessibilityRemoveTraits(.isHeader).monospacedDigit() }
    }
}
