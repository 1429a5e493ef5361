public import Observation

nonisolated private enum ObjectKey<Object: AnyObject & Sendable>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
    /// The object of a type that a view above has given.
    nonisolated public subscript<Object: AnyObject & Observable & Sendable>(object type: Object.Type) -> Object? {
        get { self[ObjectKey<Object>.self] }
        set { self[ObjectKey<Object>.self] = newValue }
    }
}

extension View {
    /// Gives an observable object to the view and all within it, to be read with `@Environment(Model.self)`.
    public func environment<Object: AnyObject & Observable & Sendable>(_ object: Object?) -> some View {
        EnvironmentModifier(content: self) { $0[object: Object.self] = object }
    }
}
