import Foundation

/// Walks a catalogue's folders. Links are followed nowhere outside: names of files are taken from `Contents.json` only where they are plain.
nonisolated struct AssetCatalogReader {
    private(set) var imageSets: [String: ImageSet] = [:]
    private(set) var colorSets: [String: ColorSet] = [:]
    private(set) var appIconSets: [String: AppIconSet] = [:]
    private let root: URL
    private var count = 0

    /// Far more than any app has; what is beyond is a mistake.
    private static let longestFile = 8 << 20
    private static let mostSets = 4096
    private static let deepest = 16

    init(root: URL) {
        self.root = root
    }

    mutating func read() throws(AssetCatalogError) {
        try readFolder("", namespace: "", depth: 0)
    }

    private mutating func readFolder(_ path: String, namespace: String, depth: Int) throws(AssetCatalogError) {
        guard depth < Self.deepest else { throw .tooLarge(path: path) }
        guard let entries = try? FileManager.default.contentsOfDirectory(atPath: url(path).path) else {
            throw .unreadable(path: path.isEmpty ? root.lastPathComponent : path)
        }
        for entry in entries.sorted() where !entry.hasPrefix(".") {
            let child = path.isEmpty ? entry : path + "/" + entry
            guard isFolder(child) else { continue }
            try readEntry(entry, at: child, namespace: namespace, depth: depth)
        }
    }

    private mutating func readEntry(_ entry: String, at path: String, namespace: String, depth: Int) throws(AssetCatalogError) {
        let name = namespace + (entry.lastIndex(of: ".").map { String(entry[..<$0]) } ?? entry)
        switch entry.split(separator: ".").last.map(String.init) {
        case "imageset"?: try add(imageSet(name, path), to: \.imageSets)
        case "colorset"?: try add(colorSet(name, path), to: \.colorSets)
        case "appiconset"?: try add(appIconSet(name, path), to: \.appIconSets)
        case entry?:
            let provides = try folderContents(path).providesNamespace
            try readFolder(path, namespace: provides ? name + "/" : namespace, depth: depth + 1)
        default: break
        }
    }

    private mutating func add<Set: NamedAsset>(
        _ set: Set, to sets: WritableKeyPath<AssetCatalogReader, [String: Set]>
    ) throws(AssetCatalogError) {
        count += 1
        guard count <= Self.mostSets else { throw .tooLarge(path: root.lastPathComponent) }
        guard self[keyPath: sets].updateValue(set, forKey: set.name) == nil else { throw .duplicate(name: set.name) }
    }

    // MARK: - Sets

    private func imageSet(_ name: String, _ path: String) throws(AssetCatalogError) -> ImageSet {
        let contents = try contents(path)
        var variants: [ImageSet.Variant] = []
        for image in contents.images ?? [] where image.isForBrowsers {
            guard let appearance = image.appearance, let fileName = image.filename else { continue }
            let scale = try self.scale(image.scale, path)
            guard !variants.contains(where: { $0.appearance == appearance && $0.scale == scale }) else {
                throw malformed(path, "two images have the same scale and appearance")
            }
            variants.append(ImageSet.Variant(appearance: appearance, scale: scale, file: try file(fileName, in: path)))
        }
        guard variants.contains(where: { $0.appearance == AssetAppearance() }) else {
            throw malformed(path, "it has no image for any appearance of the universal idiom")
        }
        return ImageSet(name: name, isTemplate: contents.properties?.templateRenderingIntent == "template", variants: variants)
    }

    private func colorSet(_ name: String, _ path: String) throws(AssetCatalogError) -> ColorSet {
        var colors: [AssetAppearance: RGB] = [:]
        for entry in try contents(path).colors ?? [] where entry.isForBrowsers {
            guard let appearance = entry.appearance else { continue }
            guard let color = entry.color else { throw malformed(path, "a colour is missing") }
            let value: RGB
            do {
                value = try color.rgb()
            } catch {
                throw malformed(path, error.text)
            }
            guard colors.updateValue(value, forKey: appearance) == nil else {
                throw malformed(path, "two colours have the same appearance")
            }
        }
        guard colors[AssetAppearance()] != nil else { throw malformed(path, "it has no colour for any appearance of the universal idiom") }
        return ColorSet(name: name, colors: colors)
    }

    private func appIconSet(_ name: String, _ path: String) throws(AssetCatalogError) -> AppIconSet {
        var icons: [AppIconSet.Icon] = []
        for image in try contents(path).images ?? [] {
            guard image.appearance == AssetAppearance(), let fileName = image.filename else { continue }
            let size = image.size.map { $0.split(separator: "x").compactMap { Double($0) } }
            if let size, size.count != 2 || size[0] != size[1] || !(1...4096).contains(size[0]) {
                throw malformed(path, "“\(image.size ?? "")” is no size of an icon")
            }
            icons.append(AppIconSet.Icon(size: size?[0], scale: try scale(image.scale, path) ?? 1, file: try file(fileName, in: path)))
        }
        guard !icons.isEmpty else { throw malformed(path, "it has no image") }
        return AppIconSet(name: name, icons: icons)
    }

    // MARK: - Files

    private func scale(_ text: String?, _ path: String) throws(AssetCatalogError) -> Int? {
        switch text {
        case nil: nil
        case "1x": 1
        case "2x": 2
        case "3x": 3
        default: throw malformed(path, "“\(text ?? "")” is no scale; it is 1x, 2x or 3x")
        }
    }

    private func file(_ name: String, in folder: String) throws(AssetCatalogError) -> ImageFile {
        guard !name.isEmpty, !name.hasPrefix("."), !name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 }) else {
            throw malformed(folder, "“\(name)” is no name of a file beside it")
        }
        let path = folder + "/" + name
        do {
            return try ImageFile(name: name, bytes: try bytes(path))
        } catch let error as ImageFile.Reason {
            throw .unusableFile(path: path, reason: error.text)
        } catch let error as AssetCatalogError {
            throw error
        } catch {
            throw .unreadable(path: path)
        }
    }

    private func contents(_ set: String) throws(AssetCatalogError) -> AssetContents {
        let path = set + "/Contents.json"
        let bytes = try bytes(path)
        do {
            return try JSONDecoder().decode(AssetContents.self, from: Data(bytes))
        } catch DecodingError.dataCorrupted {
            throw .malformed(path: path, reason: "it is not JSON")
        } catch {
            throw .malformed(path: path, reason: "it is not what Xcode writes")
        }
    }

    /// The properties of a folder of sets, which may have none.
    private func folderContents(_ path: String) throws(AssetCatalogError) -> AssetContents {
        let file = url(path).appendingPathComponent("Contents.json")
        return FileManager.default.fileExists(atPath: file.path) ? try contents(path) : AssetContents()
    }

    private func bytes(_ path: String) throws(AssetCatalogError) -> [UInt8] {
        let url = url(path)
        guard let size = (try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])),
            size.isRegularFile == true
        else { throw .unreadable(path: path) }
        guard (size.fileSize ?? 0) <= Self.longestFile else { throw .tooLarge(path: path) }
        guard let data = FileManager.default.contents(atPath: url.path) else { throw .unreadable(path: path) }
        return [UInt8](data)
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private func malformed(_ set: String, _ reason: String) -> AssetCatalogError {
        .malformed(path: set + "/Contents.json", reason: reason)
    }

    private func url(_ path: String) -> URL {
        path.isEmpty ? root : root.appendingPathComponent(path)
    }
}

/// A set that is known by its name.
nonisolated private protocol NamedAsset {
    var name: String { get }
}

nonisolated extension ImageSet: NamedAsset {}
nonisolated extension ColorSet: NamedAsset {}
nonisolated extension AppIconSet: NamedAsset {}
