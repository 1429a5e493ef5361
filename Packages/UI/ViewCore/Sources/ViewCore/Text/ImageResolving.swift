/// Where the bytes of an image are.
nonisolated public enum ImageSource: Sendable, Equatable {
    /// A file, with its size in CSS pixels where known, so that the page does not jump when it arrives.
    case file(url: String, width: Int?, height: Int?)
    /// A symbol of a sheet of SVG symbols, drawn in the colour of the text.
    case symbol(url: String)
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
