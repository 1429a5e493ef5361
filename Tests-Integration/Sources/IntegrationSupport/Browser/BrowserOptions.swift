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
    var capabilities: JSONValue {
        let arguments: JSONValue = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars",
            "--window-size=1280,900", .string("--lang=\(language)"), .string("--accept-lang=\(language)"),
        ]
        var preferences: [String: JSONValue] = ["intl.accept_languages": .string(language)]
        if !runsScripts { preferences["profile.managed_default_content_settings.javascript"] = 2 }
        let chrome: JSONValue = ["binary": "/usr/bin/chromium", "args": arguments, "prefs": .object(preferences)]
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
