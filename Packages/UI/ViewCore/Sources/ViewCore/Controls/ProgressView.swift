/// How far some work is, or that it goes on.
public struct ProgressView<Label: View>: Primitive {
    private let value: Double?
    private let total: Double
    private let label: Label
    private let cancel: (@MainActor () -> Void)?

    /// Progress with any label; without a value, that work goes on.
    public init(value: Double? = nil, total: Double = 1, @ViewBuilder label: () -> Label) {
        self.init(value: value, total: total, label: label(), cancel: nil)
    }

    private init(value: Double?, total: Double, label: Label, cancel: (@MainActor () -> Void)?) {
        self.value = value
        self.total = total
        self.label = label
        self.cancel = cancel
    }

    /// Adds a button that stops the work.
    public func onCancel(_ action: @escaping @MainActor () -> Void) -> ProgressView {
        ProgressView(value: value, total: total, label: label, cancel: action)
    }

    /// Writes the label and the bar, and the button where the work can be stopped. A value outside 0 to total is moved inside.
    public func render(into context: RenderContext) {
        guard let cancel else { return writeBar(into: context) }
        context.element("div", class: "progress-line") {
            writeBar(into: context)
            context.slot("cancel") {
                Button(role: .cancel, action: cancel, label: { Text(CoreText.cancel.key()) }).render(into: context)
            }
        }
    }

    private func writeBar(into context: RenderContext) {
        context.phrasingElement("label", class: "progress") {
            label.renderContent(into: context)
            context.element("progress", class: "progress-bar") {
                guard let value, value.isFinite, total.isFinite, total > 0 else { return }
                context.attribute("max", Self.number(total))
                context.attribute("value", Self.number(min(max(value, 0), total)))
            } content: {
            }
        }
    }

    private static func number(_ value: Double) -> String {
        if let whole = Int(exactly: value) { return String(whole) }
        return String(value)
    }
}

extension ProgressView where Label == Text {
    /// Progress labelled by the text of a key; without a value, that work goes on.
    public init(_ key: TextKey, value: Double? = nil, total: Double = 1, fileID: String = #fileID) {
        self.init(value: value, total: total) { Text(key, fileID: fileID) }
    }
}

extension ProgressView where Label == EmptyView {
    /// Progress without a label of its own; give it one with ``View/accessibilityLabel(_:fileID:)``.
    public init(value: Double? = nil, total: Double = 1) {
        self.init(value: value, total: total) { EmptyView() }
    }
}
