/// The choices of a picker, collected while they are rendered.
final class PickerScope {
    private let isSelected: @MainActor (AnyHashable) -> Bool
    private var options: [String: AnyHashable] = [:]

    init(isSelected: @escaping @MainActor (AnyHashable) -> Bool) {
        self.isSelected = isSelected
    }

    /// Adds a choice; its name in the page, and whether it is the selected one.
    func add(_ tag: AnyHashable) -> (value: String, isSelected: Bool) {
        var value = ElementKey.explicit(tag)
        while let other = options[value], other != tag { value += "." }
        options[value] = tag
        return (value, isSelected(tag))
    }

    /// The choice of a name, or nil where the browser sent one that was not offered.
    func tag(for value: String) -> AnyHashable? {
        options[value]
    }
}
