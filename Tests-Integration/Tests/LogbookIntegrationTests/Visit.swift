import IntegrationSupport
import TestSupport
import Testing

/// A person in front of the app: an installation, the running app, a browser that is signed in.
struct Visit {
    let installation: Installation
    let app: AppProcess
    let browser: Browser

    /// Starts the app and opens its link.
    static func begin(
        _ script: MeterScriptFile? = nil, _ arguments: [String] = [], _ options: BrowserOptions = BrowserOptions(),
        in installation: Installation? = nil
    ) async throws -> Visit {
        let installation = try installation ?? Installation()
        let app = try await script == nil ? installation.serve(arguments) : installation.serve(script ?? MeterScriptFile([]), arguments)
        let browser = try await BrowserTrait.currentDriver().open(options)
        try await browser.open(app.readyURL)
        return Visit(installation: installation, app: app, browser: browser)
    }

    /// Ends everything; a person must not have met an error in the console.
    func end(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        #expect(try await browser.consoleErrors() == [], sourceLocation: sourceLocation)
        try await browser.close()
        #expect(await app.stop() == .code(0), sourceLocation: sourceLocation)
    }

    /// Adds a simulated meter, as the first screen offers it.
    func addSimulatedMeter() async throws {
        try await browser.click(.link("Devices"))
        try await browser.click(.button("Try with a simulated meter"))
        try await browser.waitFor(.button("Sync"))
    }

    /// Syncs the first meter to its end.
    func sync(_ outcome: String = "Everything is here") async throws {
        try await browser.click(.link("Devices"))
        try await browser.click(.button("Sync"))
        try await browser.waitFor(.text(outcome), within: .seconds(40))
        try await browser.waitFor(.button("Sync"))
    }

    /// Shows the logbook.
    func showLogbook() async throws {
        try await browser.click(.link("Logbook"))
        try await browser.waitFor(.css("h1"))
    }

    /// What links of single readings lead to, in the order of the page.
    func readingLinks() async throws -> [String] {
        let script = "return [...document.querySelectorAll('main a[href*=\"/readings/\"]')].map(a => a.getAttribute('href'))"
        return try await browser.execute(script).elements.compactMap(\.text)
    }

    /// Waits until the page shows so many readings.
    func waitForReadings(_ count: Int) async throws {
        try await eventually("\(count) readings on the page", detail: { "\((try? await self.readingLinks().count) ?? -1)" }) {
            try await self.readingLinks().count == count ? true : nil
        }
    }
}
