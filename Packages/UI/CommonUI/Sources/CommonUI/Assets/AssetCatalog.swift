public import Foundation

/// What is in an `Assets.xcassets` folder, as Xcode writes it: images, colours and app icons. Other kinds of sets are passed over, and so are
/// variants for a device, a language or a wide gamut, of which a browser knows nothing.
///
/// ```swift
/// let catalog = try AssetCatalog(contentsOf: locator.folder(ofTarget: "Meterbook").appendingPathComponent("Assets.xcassets"))
/// catalog.imageSets["drop"]
/// ```
nonisolated public struct AssetCatalog: Sendable, Equatable {
    /// The images by name.
    public let imageSets: [String: ImageSet]
    /// The colours by name.
    public let colorSets: [String: ColorSet]
    /// The app icons by name.
    public let appIconSets: [String: AppIconSet]

    /// Reads a catalogue with all its files. Throws `AssetCatalogError` at the first thing that is wrong, in the order of names.
    public init(contentsOf folder: URL) throws(AssetCatalogError) {
        var reader = AssetCatalogReader(root: folder)
        try reader.read()
        imageSets = reader.imageSets
        colorSets = reader.colorSets
        appIconSets = reader.appIconSets
    }

    /// The colour of a name. Throws `AssetCatalogError.missing`.
    public func color(named name: String) throws(AssetCatalogError) -> AppColor {
        guard let set = colorSets[name] else { throw .missing(name: name, kind: "colour") }
        return set.color
    }
}
