public import ViewCore

/// The typefaces and text styles of the app.
nonisolated public struct AppFonts: Sendable, Hashable {
    /// What a text style looks like.
    public struct Style: Sendable, Hashable {
        /// The size relative to the browser's own text size, which stays the person's to choose (1 is usually 16 pixels).
        public var size: Double
        /// The weight, 100 to 900.
        public var weight: Int
        /// The height of a line relative to the size.
        public var lineHeight: Double

        /// A style of a size (1 is the browser's own), a weight (100 to 900) and a line height.
        public init(size: Double, weight: Int, lineHeight: Double) {
            self.size = size
            self.weight = weight
            self.lineHeight = lineHeight
        }
    }

    /// A font file of the app.
    public struct Face: Sendable, Hashable {
        /// The family that the file belongs to.
        public var family: String
        /// The weights that the file holds, 100 to 900.
        public var weights: ClosedRange<Int>
        /// Where the file is, relative to the page.
        public var url: String

        /// A font file.
        public init(family: String, weights: ClosedRange<Int>, url: String) {
            self.family = family
            self.weights = weights
            self.url = url
        }
    }

    /// The families to try for all text, before the system's own.
    public var families: [String]
    /// The files of those families.
    public var faces: [Face]
    /// The text styles; a style that is missing looks like `body`.
    public var styles: [Font: Style]

    /// Typefaces and text styles.
    public init(families: [String], faces: [Face], styles: [Font: Style]) {
        self.families = families
        self.faces = faces
        self.styles = styles
    }
}
