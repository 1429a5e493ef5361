/// A view whose elements get further attributes.
struct PendingModifier<Content: View>: Primitive {
    let content: Content
    let change: @MainActor (inout PendingAttributes, RenderContext) -> Void

    func render(into context: RenderContext) {
        context.withPending({ change(&$0, context) }) { content.renderContent(into: context) }
    }
}

extension RenderContext {
    /// Writes content whose elements get further attributes. An id that was asked for outside and given to an element inside stays given.
    func withPending(_ change: (inout PendingAttributes) -> Void, content: () -> Void) {
        var outer = pending
        change(&pending)
        let (hadID, neededID, neededRowID) = (pending.explicitID, pending.needsID, pending.needsRowID)
        content()
        if hadID != nil && pending.explicitID == nil { outer.explicitID = nil }
        if neededID && !pending.needsID { outer.needsID = false }
        if neededRowID && !pending.needsRowID { outer.needsRowID = false }
        pending = outer
    }

    /// Writes content whose elements get up to two further classes.
    public func withClasses(_ first: String?, _ second: String? = nil, content: () -> Void) {
        guard first != nil || second != nil else { return content() }
        withPending({ $0.classes = [first, second].compactMap(\.self) + $0.classes }, content: content)
    }
}
