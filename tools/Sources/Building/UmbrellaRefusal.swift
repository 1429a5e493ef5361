/// Why a package cannot be part of a generated one.
package struct UmbrellaRefusal: Equatable, Sendable {
    /// The package's folder, relative to the root.
    package var folder: String
    /// The reason as a sentence.
    package var reason: String
}
