/// The screen of a ``NavigationStack`` or a sheet while it is rendered: what it says of itself.
final class NavigationScope {
    /// Its title.
    var title: String?
    /// What stands in its bar.
    var toolbar: [Deferred] = []
    /// Puts another screen on top; nil in a sheet.
    let push: (@MainActor (AnyHashable) -> Void)?
    private var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]

    init(push: (@MainActor (AnyHashable) -> Void)? = nil) {
        self.push = push
    }

    func add<Value: Hashable>(_ type: Value.Type, _ destination: @escaping @MainActor (Value) -> AnyView) {
        destinations[ObjectIdentifier(type)] = { ($0.base as? Value).map(destination) }
    }

    /// The screen of a value; nil where no view of the stack has named one for its type.
    func destination(of value: AnyHashable) -> AnyView? {
        destinations[ObjectIdentifier(type(of: value.base))]?(value)
    }

    /// Forgets what a screen below said of itself.
    func beginScreen() {
        title = nil
        toolbar = []
    }
}
