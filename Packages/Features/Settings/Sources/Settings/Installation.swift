/// What this installation of the app is: shown, never changed here.
public struct Installation: Hashable, Sendable {
    /// The version of the app.
    public let version: String
    /// The folder with the person's data; nil where it is kept in memory and goes with the process.
    public let dataFolder: String?
    /// Where the look comes from; nil for the app's own.
    public let styleSource: String?
    /// The languages in which every text is there.
    public let languages: [Language]
    /// What the app is linked with.
    public let components: [Component]

    /// Describes an installation.
    public init(version: String, dataFolder: String?, styleSource: String?, languages: [Language], components: [Component]) {
        self.version = version
        self.dataFolder = dataFolder
        self.styleSource = styleSource
        self.languages = languages
        self.components = components
    }

    /// A language of the screens.
    public struct Language: Hashable, Sendable, Identifiable {
        /// Its BCP 47 tag, in lower case.
        public let id: String
        /// What its speakers call it.
        public let name: String

        /// Names a language.
        public init(id: String, name: String) {
            self.id = id
            self.name = name
        }
    }

    /// Something that the app is linked with.
    public struct Component: Hashable, Sendable, Identifiable {
        /// What it is called.
        public let name: String
        /// Under which licence.
        public let licence: Licence

        /// The name tells components apart.
        public var id: String { name }

        /// Names a component.
        public init(name: String, licence: Licence) {
            self.name = name
            self.licence = licence
        }
    }

    /// A licence.
    public struct Licence: Hashable, Sendable, Identifiable {
        /// What tells it apart in links.
        public let id: String
        /// What it is called.
        public let name: String
        /// Its whole text; nil where there is none to show.
        public let text: String?

        /// Makes a licence.
        public init(id: String, name: String, text: String?) {
            self.id = id
            self.name = name
            self.text = text
        }
    }

    /// A licence with a text to show; nil where there is none such.
    package func licence(_ id: String) -> Licence? {
        components.map(\.licence).first { $0.id == id && $0.text != nil }
    }
}
