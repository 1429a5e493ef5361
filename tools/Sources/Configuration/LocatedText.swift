package import ModuleGraph

/// A text of a configuration file and its place.
package struct LocatedText: Hashable, Sendable {
    /// The text.
    package var text: String
    /// Its place.
    package var location: Location

    /// A text and its place.
    package init(text: String, location: Location) {
        self.text = text
        self.location = location
    }
}
