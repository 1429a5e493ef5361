import CommonUI
public import Foundation
import TestSupport
import Testing
import ViewCore

extension FakeAppAssetsProvider {
    /// The images and the look of the app, read from the copy that `monorepo projgen` keeps beside a module's tests, so that the module's tests
    /// show what people will see.
    ///
    /// `resources` is the copy's `Assets.xcassets`, usually found through `#filePath`, and `fonts` the folder with the app's typefaces, which may be
    /// empty. An image that the app does not have, as one that was renamed there, fails the test that shows it, unless `failOnMissingAsset` is
    /// false; so does a copy that cannot be read.
    public static func withProductionAssets(resources: URL, fonts: URL? = nil, failOnMissingAsset: Bool = true) -> FakeAppAssetsProvider {
        let calls = UnconfiguredCalls()
        let report: @Sendable (String) -> Void = { name in
            guard failOnMissingAsset else { return }
            fail(
                "The app has no image “\(name)”: use the name that it has now, or add it to the app's Assets.xcassets and run `monorepo projgen`."
            )
        }
        do {
            let catalog = try AssetCatalog(contentsOf: resources)
            let assets = try CatalogAssets(catalog)
            let typefaces = typefaces(in: fonts)
            let style = ProductionStyle(colors: try AppColors(catalog), fonts: appFonts(typefaces.keys.sorted()))
            let files = assets.files.merging(typefaces.map { ("fonts/\($0)", $1) }) { $1 }
            return FakeAppAssetsProvider(
                style: style, files: files, unconfiguredCalls: calls, source: { assets.image(named: $0) }, onMissing: report)
        } catch {
            fail("The copy of the app's assets at \(resources.path) cannot be used: \(error). Run `monorepo projgen`.")
            return FakeAppAssetsProvider(style: PreviewStyle(), unconfiguredCalls: calls, source: { _ in nil }, onMissing: report)
        }
    }

    /// The same from the copy beside the tests of the package that a source file belongs to: for its previews and its tests.
    public static func withProductionAssets(ofTests target: String, sourceFile: String = #filePath) -> FakeAppAssetsProvider {
        let parts = sourceFile.split(separator: "/", omittingEmptySubsequences: false)
        let depth = parts.lastIndex { $0 == "Sources" || $0 == "Tests" } ?? 0
        let copy = URL(fileURLWithPath: parts[..<depth].joined(separator: "/") + "/Tests/\(target)/ProductionAssets")
        return withProductionAssets(
            resources: copy.appendingPathComponent("Assets.xcassets"), fonts: copy.appendingPathComponent("Fonts"))
    }

    private static func fail(_ message: String) {
        guard Test.current != nil else { return }
        Issue.record(Comment(rawValue: message))
    }

    /// The app's typefaces by their file's name, as far as they are installed.
    private static func typefaces(in folder: URL?) -> [String: CatalogAssets.File] {
        guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return [:] }
        let files = names.filter { $0.hasSuffix(".ttf") }.compactMap { name in
            (try? Data(contentsOf: folder.appendingPathComponent(name))).map {
                (name, CatalogAssets.File(contentType: "font/ttf", bytes: [UInt8]($0)))
            }
        }
        return Dictionary(files) { $1 }
    }

    /// The text styles of previews in typefaces, named as their files are.
    private static func appFonts(_ files: [String]) -> AppFonts {
        var fonts = PreviewStyle().fonts
        for file in files {
            let family = String(file.dropLast(4))
            fonts.families.append(family)
            fonts.faces.append(AppFonts.Face(family: family, weights: 100...900, url: "/assets/fonts/" + file))
        }
        return fonts
    }
}

/// The app's colours and typefaces, with the distances of previews.
private struct ProductionStyle: AppStyleProvider {
    let colors: AppColors
    let fonts: AppFonts
    let spacing = PreviewStyle().spacing
}
