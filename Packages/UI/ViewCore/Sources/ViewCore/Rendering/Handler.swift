/// The action behind an element, with the environment that was in force when the element was rendered.
public struct Handler {
    private let environment: EnvironmentValues
    private let action: @MainActor (EventValue) -> Void

    init(environment: EnvironmentValues, action: @escaping @MainActor (EventValue) -> Void) {
        self.environment = environment
        self.action = action
    }

    /// Runs the action in its environment; a task that it starts sees that environment too.
    public func run(_ value: EventValue = EventValue()) {
        EnvironmentValues.$current.withValue(environment) { action(value) }
    }
}
