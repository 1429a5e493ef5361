/// The app's icon in a catalogue.
nonisolated public struct AppIconSet: Sendable, Equatable {
    /// One file, and the width and height in points that it is for, where the catalogue says so.
    public struct Icon: Sendable, Equatable {
        /// The width and height in points.
        public let size: Double?
        /// Pixels for each point.
        public let scale: Int
        /// What is in the file.
        public let file: ImageFile
    }

    /// The name, with the folders that provide a namespace.
    public let name: String
    /// The files; at least one.
    public let icons: [Icon]

    /// The best one for a browser: a drawing, else the largest.
    public var best: Icon? {
        icons.first { $0.file.format == .svg } ?? icons.max { $0.pixels < $1.pixels }
    }
}

nonisolated extension AppIconSet.Icon {
    fileprivate var pixels: Double { (size ?? 0) * Double(scale) }
}
