/// How lists look: a name that the style sheet knows.
nonisolated public enum ListStyle: String, Sendable, Hashable, CaseIterable {
    /// Rows in a frame.
    case automatic
    /// Rows without a frame.
    case plain
    /// Rows in a frame, as `automatic`.
    case insetGrouped
}

extension View {
    /// Sets how the list looks. To be applied to the list itself.
    public func listStyle(_ style: ListStyle) -> some View {
        PendingModifier(content: self) { pending, _ in
            if style == .plain { pending.classes = ["list-plain"] + pending.classes }
        }
    }
}
