import IntegrationSupport
import Testing

/// A person who sets up a meter: the running app with simulated meters in range, and a browser that is signed in.
struct SetupVisit {
    let app: AppProcess
    let browser: Browser
    private let words: Words

    /// Starts the app with a meter of some records that is not paired.
    static func begin(
        _ language: String = "en", meters: [ScriptedMeter] = [meter()], pace: Int = 0
    ) async throws -> SetupVisit {
        let app = try await Installation().serve(MeterScriptFile(paceMilliseconds: pace, meters))
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions(language: language))
        try await browser.open(app.readyURL)
        let features = ["DeviceSetup", "DeviceSync", "Logbook"].map { "Packages/Features/\($0)/Sources/\($0)Views" }
        return SetupVisit(app: app, browser: browser, words: try Words(language, folders: features))
    }

    /// A meter with some records.
    static func meter(_ records: Int = 12, name: String = "Accu-Chek Guide", faults: [ScriptedFault] = []) -> ScriptedMeter {
        ScriptedMeter(name: name, isKnown: false, records: ScriptedRecord.series(records), faults: faults)
    }

    /// Ends everything; a person must not have met an error in the console.
    func end(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        #expect(try await browser.consoleErrors() == [], sourceLocation: sourceLocation)
        try await browser.close()
        #expect(await app.stop() == .code(0), sourceLocation: sourceLocation)
    }

    /// The words of a key of the setup's screens.
    func word(_ key: String, of module: String = "DeviceSetupViews") throws -> String { try words(module, key) }

    /// Presses a button of the setup.
    func press(_ key: String, with name: String? = nil) async throws {
        let title = try word(key)
        try await browser.click(.button(name.map { title.replacing("%@", with: $0) } ?? title))
    }

    /// Waits for the screen with a title.
    func waitForScreen(_ key: String) async throws {
        try await browser.waitFor(.heading(try word(key)))
    }

    /// Types a code, and sends it.
    func send(code: String) async throws {
        try await browser.type(code, into: .css("main form input[type='text']"))
        try await press("code.send")
    }

    /// From the Devices screen to the question for the code.
    func pair(with name: String = "Accu-Chek Guide") async throws {
        try await browser.click(.button(try word("devices.add", of: "DeviceSyncViews")))
        try await waitForScreen("choose.title")
        try await press("family.accuChek.choose")
        try await waitForScreen("find.title")
        try await press("find.pair", with: name)
        try await browser.waitFor(.css("main form input[type='text']"))
    }
}
