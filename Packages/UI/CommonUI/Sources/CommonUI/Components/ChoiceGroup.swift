public import ViewCore

/// Check boxes that answer one question together.
///
/// ```swift
/// ChoiceGroup("filter.bands") {
///     ForEach(bands, id: \.self) { band in Toggle(isOn: binding(band)) { RangeBadge(band) } }
/// }
/// ```
public struct ChoiceGroup<Content: View>: Primitive {
    private let title: Text
    private let content: Content

    /// A group named by the text of a key.
    public init(_ key: TextKey, fileID: String = #fileID, @ViewBuilder content: () -> Content) {
        title = Text(key, fileID: fileID)
        self.content = content()
    }

    /// Writes the group.
    public func render(into context: RenderContext) {
        context.element("fieldset", class: "choices segmented") {
            context.slot("title") {
                context.phrasingElement("legend", class: "field-label") { title.render(into: context) }
            }
            context.element("div", class: "choices-options") {
                content.toggleStyle(.checkbox).renderContent(into: context)
            }
        }
    }
}
