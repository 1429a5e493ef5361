import Common
import Foundation
import SettingsImplementation

extension Installation {
    /// This process, as Settings shows it.
    init(_ environment: AppEnvironment) {
        self.init(
            version: CommandDescription.version, dataFolder: environment.dataFolder?.url.path,
            styleSource: environment.configuration.style?.path, languages: Language.all(environment.resources),
            components: Component.linked(environment.resources))
    }
}

extension Installation.Language {
    /// Those of the app's own texts, English first; every module has the same.
    fileprivate static func all(_ resources: ResourceLocator) -> [Self] {
        let folder = try? resources.folder(ofTarget: "Meterbook")
        let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        let codes = names.filter { $0.hasSuffix(".lproj") }.map { $0.dropLast(".lproj".count).lowercased() }
        return codes.sorted { $0 == "en" || ($1 != "en" && $0 < $1) }.map { Self($0) }
    }

    /// A language by what its speakers call it.
    private init(_ code: String) {
        self.init(id: code, name: Locale(identifier: code).localizedString(forLanguageCode: code)?.capitalized ?? code)
    }
}

extension Installation.Component {
    /// What the app is linked with, as the README beside the licences lists it. A text that a build does not have is left out.
    fileprivate static func linked(_ resources: ResourceLocator) -> [Self] {
        let apache = licence("Apache-2.0", "Apache 2.0, with Runtime Library Exception", "Licences/Apache-2.0.txt", resources)
        let lesser = licence("LGPL-2.1", "LGPL 2.1 or later", "Licences/LGPL-2.1.txt", resources)
        let unicode = licence("Unicode-3.0", "Unicode 3.0", "Licences/Unicode-3.0.txt", resources)
        let curl = licence("curl", "curl licence", "Licences/curl.txt", resources)
        let open = licence("OFL-1.1", "SIL Open Font Licence 1.1", "Fonts/Inter-licence.txt", resources)
        return [
            Self(name: "Swift, Foundation, Dispatch", licence: apache),
            Self(name: "ICU", licence: unicode),
            Self(name: "SQLite", licence: Installation.Licence(id: "public-domain", name: "Public domain", text: nil)),
            Self(name: "GNU libmicrohttpd", licence: lesser),
            Self(name: "sd-bus (libsystemd)", licence: lesser),
            Self(name: "curl", licence: curl),
            Self(name: "Inter", licence: open),
        ]
    }

    private static func licence(_ id: String, _ name: String, _ file: String, _ resources: ResourceLocator) -> Installation.Licence {
        let url = try? resources.folder(ofTarget: "Meterbook").appendingPathComponent(file)
        let data = url.flatMap { FileManager.default.contents(atPath: $0.path) }
        return Installation.Licence(id: id, name: name, text: data.map { String(decoding: $0, as: UTF8.self) })
    }
}
