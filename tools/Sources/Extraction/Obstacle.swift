package import ModuleGraph

/// What holds a part of a target back, apart from other parts that must go first.
package struct Obstacle: Hashable, Comparable, Sendable {
    /// What kind of thing it is.
    package enum Kind: String, Sendable {
        /// It and other parts need one another.
        case cycle
        /// It reaches for a `static let shared` of another part.
        case singleton
        /// It holds, or needs, a type that is larger than a module should begin with.
        case godObject = "god-object"
        /// Many parts need it and each of them little of it.
        case sharedModel = "shared-model"
        /// It and another part use one notification name or other string key.
        case key
    }

    /// What kind of thing it is.
    package var kind: Kind
    /// What is the matter, as a sentence.
    package var text: String
    /// Where it shows.
    package var location: Location

    /// Orders by kind, then text.
    package static func < (left: Obstacle, right: Obstacle) -> Bool {
        (left.kind.rawValue, left.text, left.location) < (right.kind.rawValue, right.text, right.location)
    }
}
