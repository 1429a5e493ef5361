/// How far an order is. People set it: nothing is sent by the app.
package enum OrderState: String, Hashable, Sendable, CaseIterable {
    /// It can still be edited.
    case draft
    /// It was printed, sent or told.
    case ordered
    /// What was ordered is here.
    case received
    /// It will not come.
    case cancelled

    /// What may come next; nothing after the end.
    package var next: [OrderState] {
        switch self {
        case .draft: [.ordered, .cancelled]
        case .ordered: [.received, .cancelled]
        case .received, .cancelled: []
        }
    }

    /// Whether another state may come next.
    package func canBecome(_ other: OrderState) -> Bool { next.contains(other) }

    /// Whether lines and details may still be changed.
    package var isEditable: Bool { self == .draft }
}
