/// Finite work that a view asked for with `.task`: to be started when its id first appears and cancelled when the id is gone.
public struct TaskRegistration {
    /// Identifies the work from one rendering to the next.
    public let id: String
    private let environment: CapturedEnvironment
    private let action: @MainActor () async -> Void

    init(id: String, environment: CapturedEnvironment, action: @escaping @MainActor () async -> Void) {
        self.id = id
        self.environment = environment
        self.action = action
    }

    /// Does the work, in the environment of the view that asked for it.
    public func run() async {
        await EnvironmentValues.$current.withValue(environment.values) { await action() }
    }
}
