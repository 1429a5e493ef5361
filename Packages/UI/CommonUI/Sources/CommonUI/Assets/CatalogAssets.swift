public import ViewCore

/// The images of a catalogue for the browser. Images drawn in the colour of the text are symbols of one sheet; the others are files of their own.
///
/// The provider knows addresses and bytes; serving the bytes is the app's part.
nonisolated public struct CatalogAssets: AppAssetsProvider {
    /// A file to serve.
    public struct File: Sendable, Equatable {
        /// The value of `Content-Type`.
        public let contentType: String
        /// The bytes.
        public let bytes: [UInt8]

        /// A file with the value of its `Content-Type`.
        package init(contentType: String, bytes: [UInt8]) {
            self.contentType = contentType
            self.bytes = bytes
        }
    }

    /// The files to serve, by their path below the prefix.
    public private(set) var files: [String: File] = [:]
    private var sources: [String: ImageSource] = [:]
    private var icons: [String: String] = [:]
    private let prefix: String

    /// The images of a catalogue, at addresses below a prefix. Throws `AssetCatalogError` for an image that cannot be a symbol.
    public init(_ catalog: AssetCatalog, prefix: String = "/assets/") throws(AssetCatalogError) {
        self.prefix = prefix
        var symbols = ""
        for set in catalog.imageSets.values.sorted(by: { $0.name < $1.name }) {
            if set.isTemplate, let drawing = set.variants.first, drawing.file.format == .svg {
                symbols += try Self.symbol(set.name, drawing.file)
                sources[set.name] = .symbol(url: "\(prefix)\(Self.sheet)#\(Self.identifier(set.name))")
            } else {
                sources[set.name] = add(set)
            }
        }
        if !symbols.isEmpty {
            let sheet = "<svg xmlns=\"http://www.w3.org/2000/svg\">\(symbols)</svg>"
            files[Self.sheet] = File(contentType: ImageFile.Format.svg.contentType, bytes: Array(sheet.utf8))
        }
        for set in catalog.appIconSets.values {
            icons[set.name] = set.best.map { add($0.file, at: "icons/\(Self.identifier(set.name))") }
        }
    }

    /// The source of an image; nil where the catalogue has none of that name.
    public func image(named name: String) -> ImageSource? {
        sources[name]
    }

    /// The address of an app icon; nil where the catalogue has none of that name.
    public func icon(named name: String) -> String? {
        icons[name]
    }
}

nonisolated extension CatalogAssets {
    private static let sheet = "symbols.svg"

    private mutating func add(_ set: ImageSet) -> ImageSource {
        let appearances = Set(set.variants.map(\.appearance)).sorted { $0.rank > $1.rank }
        return .variants(
            appearances.map { appearance in
                let files = set.variants.filter { $0.appearance == appearance }.sorted { ($0.scale ?? 1) < ($1.scale ?? 1) }
                let name = "images/" + Self.identifier(set.name) + appearance.suffix
                return ImageVariant(
                    colorScheme: appearance.scheme.map { $0 == .dark ? .dark : .light },
                    isHighContrast: appearance.isHighContrast,
                    files: files.map { variant in
                        let scale = variant.scale ?? 1
                        return ImageVariant.File(url: add(variant.file, at: scale == 1 ? name : "\(name)@\(scale)x"), scale: scale)
                    },
                    width: files.first.flatMap { file in file.file.width.map { $0 / (file.scale ?? 1) } },
                    height: files.first.flatMap { file in file.file.height.map { $0 / (file.scale ?? 1) } }
                )
            })
    }

    private mutating func add(_ file: ImageFile, at path: String) -> String {
        let path = path + "." + file.format.rawValue
        files[path] = File(contentType: file.format.contentType, bytes: file.bytes)
        return prefix + path
    }

    private static func symbol(_ name: String, _ file: ImageFile) throws(AssetCatalogError) -> String {
        do {
            return try SVGDrawing(bytes: file.bytes).symbol(id: identifier(name))
        } catch {
            throw .unusableFile(path: name, reason: error.text)
        }
    }

    /// A name that may stand in addresses and as an id: letters, digits, `-` and `_` stay, other bytes are `.` and two hexadecimal digits.
    private static func identifier(_ name: String) -> String {
        var result = ""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "_"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                result += "." + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
            }
        }
        return result
    }
}

nonisolated extension AssetAppearance {
    /// The most particular first, so that the browser takes it before one that fits as well.
    fileprivate var rank: Int { (isHighContrast ? 4 : 0) + (scheme == .dark ? 2 : scheme == .light ? 1 : 0) }

    fileprivate var suffix: String {
        (scheme.map { "." + $0.rawValue } ?? "") + (isHighContrast ? ".contrast" : "")
    }
}
