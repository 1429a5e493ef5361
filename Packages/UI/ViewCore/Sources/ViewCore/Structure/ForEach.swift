/// One view for each element of a collection, told apart by a key that stays with the element when others come and go.
///
/// Two elements with the same key are reported in ``Rendering/duplicateIDs`` and told apart by their order, so an action never reaches
/// the wrong row.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let content: (Data.Element) -> Content

    /// Makes one view for each element, keyed by a property of it. The key's description must be unique.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = { $0[keyPath: id] }
        self.content = content
    }

    /// Makes one view for each identifiable element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.id = { $0.id }
        self.content = content
    }

    /// Renders each element under its key.
    public func render(into context: RenderContext) {
        var seen = Set<[UInt8]>(minimumCapacity: data.count)
        for element in data {
            var key = ElementKey.bytes(of: id(element))
            if !seen.insert(key).inserted {
                key = context.reportDuplicate(key: key, seen: &seen)
            }
            context.withKey(key) { content(element).renderContent(into: context) }
        }
    }
}
