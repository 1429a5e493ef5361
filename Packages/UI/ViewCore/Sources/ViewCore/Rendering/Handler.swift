/// The environment in force where something was registered; one object for all that was registered under it.
final class CapturedEnvironment {
    let values: EnvironmentValues

    init(_ values: EnvironmentValues) {
        self.values = values
    }
}

/// The action behind an element, with the environment that was in force when the element was rendered.
public struct Handler {
    private let environment: CapturedEnvironment
    private let action: @MainActor (EventValue) -> Void

    init(environment: CapturedEnvironment, action: @escaping @MainActor (EventValue) -> Void) {
        self.environment = environment
        self.action = action
    }

    /// Runs the action in its environment; a task that it starts sees that environment too.
    public func run(_ value: EventValue = EventValue()) {
        EnvironmentValues.$current.withValue(environment.values) { action(value) }
    }
}
