/// What modifiers have said about the elements that come next at the same level.
struct PendingAttributes {
    /// Classes of the modifiers, innermost first.
    var classes: [String] = []
    /// An id given by hand; for one element only.
    var explicitID: String?
    /// The next element needs its id written although it takes no events.
    var needsID = false
    /// The next list row needs an id.
    var needsRowID = false
    var accessibilityLabel: String?
    var accessibilityHint: String?
    var isHidden = false
    var liveRegion: StaticString?
    var role: StaticString?
    var headingLevel: Int?

    /// What the further elements of the same level get: all but the id.
    var withoutID: PendingAttributes {
        var copy = self
        copy.explicitID = nil
        copy.needsID = false
        copy.needsRowID = false
        return copy
    }
}
