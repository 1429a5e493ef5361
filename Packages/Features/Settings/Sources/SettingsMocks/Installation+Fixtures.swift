package import Settings

extension Installation {
    /// An installation with data in a folder, in two languages.
    package static let fixture = Installation(
        version: "1.4.0", dataFolder: "/home/ada/.local/share/meterbook", styleSource: nil,
        languages: [Language(id: "en", name: "English"), Language(id: "de", name: "Deutsch")],
        components: [
            Component(name: "SQLite", licence: Licence(id: "public-domain", name: "Public domain", text: nil)),
            Component(name: "Swift", licence: .fixture),
        ])

    /// One that keeps its data in memory and has a look of its own.
    package static let passing = Installation(
        version: "0.0.0-development", dataFolder: nil, styleSource: "/etc/meterbook/brand.tokens.json",
        languages: [Language(id: "en", name: "English")], components: [])
}

extension Installation.Licence {
    /// A licence of a few lines.
    package static let fixture = Installation.Licence(
        id: "Apache-2.0", name: "Apache 2.0",
        text: "Apache License\n\n   Version 2.0, January 2004\n\nTERMS AND CONDITIONS <for use>\n1. Definitions.")
}
