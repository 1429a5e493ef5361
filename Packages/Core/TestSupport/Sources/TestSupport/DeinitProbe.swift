/// Watches an object and tells whether it is gone, for tests of lifetimes.
public struct DeinitProbe {
    private weak let object: (any AnyObject & Sendable)?

    /// Watches an object without keeping it.
    public init(_ object: any AnyObject & Sendable) {
        self.object = object
    }

    /// Whether the object is gone.
    public var isGone: Bool { object == nil }
}
