internal import Foundation

/// How a browser is opened.
public struct BrowserOptions: Hashable, Sendable {
    /// The width of the page in CSS pixels.
    public var width: Int
    /// The height of the page in CSS pixels.
    public var height: Int
    /// What it sends as Accept-Language, for example `de`.
    public var language: String
    /// Whether pages may run scripts.
    public var runsScripts: Bool

    /// Makes options.
    public init(width: Int = 1280, height: Int = 900, language: String = "en", runsScripts: Bool = true) {
        self.width = width
        self.height = height
        self.language = language
        self.runsScripts = runsScripts
    }

    /// What cannot be changed of a browser that runs.
    struct Kind: Hashable, Sendable {
        let language: String
        let runsScripts: Bool
    }

    var kind: Kind { Kind(language: language, runsScripts: runsScripts) }
}

extension BrowserOptions.Kind {
    /// Chromium without what only a person would see, which takes less than half of the processor; the whole one where that is not
    /// installed, and for pictures, which were recorded with it.
    private static let program: String = {
        let small = "/usr/bin/chromium-headless-shell"
        let isForPictures = ProcessInfo.processInfo.environment["PICTURES"] == "1"
        return !isForPictures && FileManager.default.isExecutableFile(atPath: small) ? small : "/usr/bin/chromium"
    }()

    var capabilities: JSONValue {
        var arguments: [JSONValue] = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars",
            "--window-size=1280,900", .string("--lang=\(language)"), .string("--accept-lang=\(language)"),
        ]
        if !runsScripts { arguments.append("--blink-settings=scriptEnabled=false") }
        let preferences: JSONValue = ["intl.accept_languages": .string(language)]
        let chrome: JSONValue = ["binary": .string(Self.program), "args": .array(arguments), "prefs": preferences]
        return [
            "capabilities": [
                "alwaysMatch": [
                    "browserName": "chrome", "goog:chromeOptions": chrome, "goog:loggingPrefs": ["browser": "ALL"],
                    "timeouts": ["implicit": 0, "pageLoad": 30000, "script": 20000],
                ]
            ]
        ]
    }
}
