public import Domain

/// A tag, and how often it is used.
public struct TagCount: Hashable, Sendable {
    /// The tag.
    public let tag: ReadingTag
    /// How many readings have it, deleted ones left out.
    public let count: Int

    /// Makes a count.
    public init(tag: ReadingTag, count: Int) {
        self.tag = tag
        self.count = count
    }
}
