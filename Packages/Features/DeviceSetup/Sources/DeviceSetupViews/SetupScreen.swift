import CommonUI
import DeviceSetup
import ViewCore

/// What all six screens have: title, way back, help, way out, and where the person is.
struct SetupScreen<ViewModel: DeviceSetupViewModel, Content: View>: View {
    private let screen: DeviceSetupRoute
    private let viewModel: ViewModel
    private let content: Content

    init(_ screen: DeviceSetupRoute, _ viewModel: ViewModel, @ViewBuilder content: () -> Content) {
        self.screen = screen
        self.viewModel = viewModel
        self.content = content()
    }

    var body: some View {
        VStack {
            PageHeader(title: Text(screen.title(for: viewModel.state.kind)), back: screen.backLink) {
                AppButton("setup.help", kind: .plain) { viewModel.isShowingHelp = true }
                AppButton("setup.close", kind: .plain) { viewModel.close() }
            }
            StepIndicator(steps: DeviceSetupRoute.allCases.map { Text($0.name) }, current: screen.index)
            content
        }
        .sheet(isPresented: Bindable(viewModel).isShowingHelp) { SetupHelp(screen: screen) }
        .task { viewModel.shown(screen) }
    }
}

/// What helps on a screen.
struct SetupHelp: View {
    let screen: DeviceSetupRoute

    var body: some View {
        VStack {
            ForEach(screen.help, id: \.key) { paragraph in Text(paragraph) }
            Text("help.safe").foregroundStyle(.secondary)
        }
        .navigationTitle("setup.help")
    }
}

/// Says why a step did not succeed, with the ways on.
struct SetupFailureBanner<Actions: View>: View {
    let failure: SetupFailure
    private let actions: Actions

    init(_ failure: SetupFailure, @ViewBuilder actions: () -> Actions) {
        self.failure = failure
        self.actions = actions()
    }

    var body: some View {
        Banner(.error, title: Text(failure.title), message: Text(failure.advice)) { actions }
    }
}

/// What a screen shows whose step is done already: that it is, and the way on.
struct StepDone: View {
    let title: TextKey
    let next: DeviceSetupRoute

    var body: some View {
        Banner(.success, title: Text(title)) {
            AppLinkButton("setup.continue", kind: .primary, value: next)
        }
    }
}
