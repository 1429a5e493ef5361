/// The screens on top of the first one of a ``NavigationStack``, whatever their values are.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    /// Only the first screen.
    public init() {}

    /// How many screens are on top of the first.
    public var count: Int { elements.count }
    /// Whether the first screen is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// Puts a screen on top.
    public mutating func append(_ value: some Hashable) {
        elements.append(AnyHashable(value))
    }

    /// Takes screens off the top; as many as there are, if there are fewer.
    public mutating func removeLast(_ number: Int = 1) {
        elements.removeLast(min(max(number, 0), elements.count))
    }
}
