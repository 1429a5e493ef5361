import Common

/// What compares versions while the process runs: at its start and once a day.
@MainActor
public final class ForceUpdateServices {
    let viewModel: LiveForceUpdateViewModel
    private let dependencies: ForceUpdateDependencies
    private var watching: Task<Void, Never>?

    /// Makes the services, which ask nothing before `start`.
    public init(dependencies: ForceUpdateDependencies) {
        self.dependencies = dependencies
        viewModel = LiveForceUpdateViewModel(dependencies: dependencies)
    }

    /// Begins to ask, where the operator named an address.
    public func start() {
        guard dependencies.address != nil, watching == nil else { return }
        watching = Task { [schedule = dependencies.schedule, viewModel] in
            await schedule.run { await viewModel.check() }
        }
    }

    /// Asks no more, and waits for what is under way.
    public func stop() async {
        watching?.cancel()
        await watching?.value
        watching = nil
    }
}
