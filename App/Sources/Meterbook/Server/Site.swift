import Common
import CommonUI
import Foundation
import LiveUI
import ViewCore

/// What every page shares: the client script, the style sheet, and the words of all modules.
@MainActor
struct Site {
    /// The address of the style sheet.
    static let styleSheet = "/assets/meterbook.css"
    /// The address of the icon.
    static let icon = "/assets/icon.svg"

    /// The client script.
    let script: [UInt8]
    /// The words of all modules.
    let strings: StringCatalog
    private let style: any AppStyleProvider = MeterbookStyle()
    private let assets: [String: LiveAsset]

    /// Reads the files that come with the app. Throws `CommandFailure` where one is missing.
    init(resources: ResourceLocator) throws(CommandFailure) {
        let icon: [UInt8]
        do {
            strings = try StringCatalog(modules: AppFeatures.modulesWithStrings, locator: resources)
            icon = [UInt8](try Data(contentsOf: resources.file("icon.svg", ofTarget: "Meterbook")))
            script = [UInt8](try Data(contentsOf: resources.file("live.js", ofTarget: "LiveUI")))
        } catch {
            throw .job("\(error)")
        }
        let css = Array(StyleSheet.css(for: style).utf8)
        assets = [
            Self.styleSheet: LiveAsset(contentType: "text/css; charset=utf-8", bytes: css),
            Self.icon: LiveAsset(contentType: "image/svg+xml", bytes: icon),
        ]
    }

    /// The asset of a name below `/assets/`.
    func asset(_ name: String) -> LiveAsset? {
        assets["/assets/" + name]
    }

    /// The environment of a page without a session.
    func environment(acceptLanguage: String?) -> EnvironmentValues {
        environment(EnvironmentValues(), acceptLanguage: acceptLanguage)
    }

    /// Adds style, words and language to an environment.
    func environment(_ base: EnvironmentValues, acceptLanguage: String?) -> EnvironmentValues {
        var values = base
        let language = strings.language(preferring: AcceptLanguage.tags(acceptLanguage ?? ""))
        values.setDependencies(style: style, assets: .preview, strings: strings, language: language)
        values.applicationName = values.resolve(TextKey("app.name"))
        return values
    }
}
