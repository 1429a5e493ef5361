/// An image of a catalogue in its variants.
nonisolated public struct ImageSet: Sendable, Equatable {
    /// One file.
    public struct Variant: Sendable, Equatable {
        /// When it is meant.
        public let appearance: AssetAppearance
        /// Pixels for each CSS pixel: 1, 2 or 3; nil for a drawing that fits any.
        public let scale: Int?
        /// What is in the file.
        public let file: ImageFile
    }

    /// The name by which views ask for it, with the folders that provide a namespace.
    public let name: String
    /// Whether it is drawn in the colour of the text around it.
    public let isTemplate: Bool
    /// The files; at least one, each appearance and scale once.
    public let variants: [Variant]
}
