/// A piece of user interface, described by the views it is made of.
///
/// A view is a value of constants and closures. It holds no state of its own: state lives in view models and coordinators.
@MainActor public protocol View {
    /// The type of ``body``.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder @MainActor var body: Body { get }

    /// Writes the view as HTML. Every view but a ``Primitive`` has this by rendering its ``body``.
    func renderContent(into context: RenderContext)
}

extension View {
    /// Renders the body.
    public func renderContent(into context: RenderContext) {
        body.renderContent(into: context)
    }
}

extension Never: View {
    /// Never asked for, as no value of this type exists.
    public var body: Never {
        return preconditionFailure("No value of this type exists.")
    }
}
