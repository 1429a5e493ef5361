/// The choices of a picker, collected while they are rendered.
final class PickerScope {
    let id: String
    let style: PickerStyle
    private let isSelected: @MainActor (AnyHashable) -> Bool
    private let select: @MainActor (AnyHashable) -> Void
    private var options: [String: AnyHashable] = [:]

    init(
        id: String,
        style: PickerStyle,
        isSelected: @escaping @MainActor (AnyHashable) -> Bool,
        select: @escaping @MainActor (AnyHashable) -> Void
    ) {
        self.id = id
        self.style = style
        self.isSelected = isSelected
        self.select = select
    }

    /// Adds a choice: its name in the page, and whether it is the selected one.
    func add(_ tag: AnyHashable) -> (value: String, isSelected: Bool) {
        var value = ElementKey.explicit(tag)
        while let other = options[value], other != tag { value += "." }
        options[value] = tag
        return (value, isSelected(tag))
    }

    /// Selects the choice of a name. A name that was not offered changes nothing.
    func select(value: String) {
        if let tag = options[value] { select(tag) }
    }
}
