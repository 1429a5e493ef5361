import Common
import CommonUI
import Foundation
import LiveUI
import Preferences
import RemoteConfiguration
import ViewCore

/// What every page shares: the client script, the style, the images and typefaces, and the words of all modules.
@MainActor
struct Site {
    /// The address of the style sheet.
    static let styleSheet = "/assets/meterbook.css"

    /// The client script.
    let script: [UInt8]
    /// The words of all modules.
    let strings: StringCatalog
    /// The address of the app's icon.
    let icon: String?
    private let look: CurrentLook
    private let images: CatalogAssets
    private let assets: [String: LiveAsset]

    /// Reads the files that come with the app, and the operator's style where there is one; what is set from afar comes over it. Throws
    /// `CommandFailure` where a file is missing or wrong.
    init(resources: ResourceLocator, style file: URL? = nil, remote: (any RemoteConfiguring)? = nil) throws(CommandFailure) {
        let typefaces: AppTypefaces
        do {
            strings = try StringCatalog(modules: AppFeatures.modulesWithStrings, locator: resources)
            script = [UInt8](try Data(contentsOf: resources.file("live.js", ofTarget: "LiveUI")))
            let catalog = try AssetCatalog(contentsOf: resources.file("Assets.xcassets", ofTarget: "Meterbook"))
            images = try CatalogAssets(catalog)
            typefaces = try AppTypefaces(resources: resources)
            look = CurrentLook(own: try OperatorStyle.own(catalog: catalog, faces: typefaces.faces, file: file), remote: remote)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .job("\(error)")
        }
        icon = images.icon(named: "AppIcon")
        assets = images.files.mapValues { LiveAsset(contentType: $0.contentType, bytes: $0.bytes) }
            .merging(typefaces.files) { $1 }
    }

    /// The asset of a name below `/assets/`.
    func asset(_ name: String) -> LiveAsset? {
        name == "meterbook.css" ? look.sheet : assets[name]
    }

    /// Adds style, words, language and colours to an environment: as people set them, else as the browser prefers.
    func environment(
        _ base: EnvironmentValues = EnvironmentValues(), acceptLanguage: String?, preferences: PreferenceValues = PreferenceValues()
    ) -> EnvironmentValues {
        var values = base
        let chosen: [String] = if case .always(let code) = preferences[.language] { [code] } else { [] }
        let language = strings.language(preferring: chosen + AcceptLanguage.tags(acceptLanguage ?? ""))
        values.setDependencies(style: look.style, assets: images, strings: strings, language: language)
        values.applicationName = values.resolve(TextKey("app.name"))
        values.preferredColorScheme = preferences[.theme].colorScheme ?? base.preferredColorScheme
        return values
    }
}

extension ThemePreference {
    /// The colours that are always shown; nil for those that the browser prefers.
    fileprivate var colorScheme: ColorScheme? {
        switch self {
        case .automatic: nil
        case .light: .light
        case .dark: .dark
        }
    }
}
