package import Domain

/// Tags as a person types them: with commas between.
package struct TagList: Hashable, Sendable {
    /// The tags, in the order in which they were typed, each once.
    package let tags: [ReadingTag]
    /// Whether some words are too long for a tag.
    package let hasTooLong: Bool

    /// Some tags.
    package init(_ tags: [ReadingTag]) {
        self.tags = tags
        hasTooLong = false
    }

    /// The tags of a text.
    package init(_ text: String) {
        var tags: [ReadingTag] = []
        var hasTooLong = false
        for part in text.split(whereSeparator: { $0 == "," || $0 == ";" || $0.isNewline }) {
            if let tag = ReadingTag(String(part)) {
                if !tags.contains(tag) { tags.append(tag) }
            } else if part.count > ReadingTag.maximumLength {
                hasTooLong = true
            }
        }
        self.tags = tags
        self.hasTooLong = hasTooLong
    }

    /// The tags with commas between.
    package var text: String { tags.map(\.name).joined(separator: ", ") }

    /// With a tag that was not there, or without one that was.
    package func toggling(_ tag: ReadingTag) -> TagList {
        TagList(tags.contains(tag) ? tags.filter { $0 != tag } : tags + [tag])
    }
}
