/// Where the bytes of an image are.
nonisolated public enum ImageSource: Sendable, Equatable {
    /// A file, with its size in CSS pixels where known, so that the page does not jump when it arrives.
    case file(url: String, width: Int?, height: Int?)
    /// A symbol of a sheet of SVG symbols, drawn in the colour of the text.
    case symbol(url: String)
    /// Files for different appearances, the most particular first and last the one for any. Several densities are offered to the browser.
    case variants([ImageVariant])
}

/// An image for one appearance.
nonisolated public struct ImageVariant: Sendable, Equatable {
    /// A file for one density of the screen.
    public struct File: Sendable, Equatable {
        /// Where it is.
        public let url: String
        /// Pixels of the screen for each CSS pixel.
        public let scale: Int

        /// A file for a density.
        public init(url: String, scale: Int) {
            self.url = url
            self.scale = scale
        }
    }

    /// The ground that it is drawn for; nil for any.
    public let colorScheme: ColorScheme?
    /// Whether it is for people who ask for more contrast.
    public let isHighContrast: Bool
    /// The files, that of the lowest density first.
    public let files: [File]
    /// The width in CSS pixels where known, so that the page does not jump when the file arrives.
    public let width: Int?
    /// The height in CSS pixels where known.
    public let height: Int?

    /// An image for an appearance.
    public init(colorScheme: ColorScheme?, isHighContrast: Bool, files: [File], width: Int?, height: Int?) {
        self.colorScheme = colorScheme
        self.isHighContrast = isHighContrast
        self.files = files
        self.width = width
        self.height = height
    }
}

/// Finds the images of names.
nonisolated public protocol ImageResolving: Sendable {
    /// The source of a name, or nil where there is no such image.
    func image(named name: String) -> ImageSource?
}

private struct NoImages: ImageResolving {
    nonisolated func image(named name: String) -> ImageSource? {
        nil
    }
}

private enum ImagesKey: EnvironmentKey {
    nonisolated static var defaultValue: any ImageResolving { NoImages() }
}

extension EnvironmentValues {
    /// Finds the images of names.
    nonisolated public var images: any ImageResolving {
        get { self[ImagesKey.self] }
        set { self[ImagesKey.self] = newValue }
    }
}
