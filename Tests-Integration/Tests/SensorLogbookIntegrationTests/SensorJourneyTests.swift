import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// A sensor from the first screen of the setup to its logbook, in a real browser over simulated devices.
@Suite(.serialized, .browser, .enabled(if: Repository.hasFeature("DeviceSetup")))
struct SensorJourneyTests {
    @Test func aSensorIsFoundPairedAndUnlocksItsLogbook() async throws {
        let installation = try Installation()
        let app = try await installation.serve(["--transport", "simulated", "--meter-script", try script(in: installation)])
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions())
        try await browser.open(app.readyURL)
        try await browser.click(.button("Add a device"))
        try await browser.waitFor(.heading("Choose your meter"))
        #expect(try await !browser.visibleText().lowercased().contains("sensor"))
        try await browser.click(.button("Find my device"))
        try await browser.waitFor(.text("Sensor"))
        try await browser.click(.button("Pair with Glimpse"))
        try await browser.type("123456", into: .css("main form input[type='text']"))
        try await browser.click(.button("Pair"))
        try await browser.waitFor(.heading("Check your sensor"))
        #expect(try await browser.screenProblems("setup-check-sensor", language: "en") == [])
        try await browser.click(.button("Add this sensor"))
        try await browser.waitFor(.heading("Your sensor is ready"))
        try await browser.click(.button("Show my readings"))
        try await browser.waitFor(.text("2 of 2 in target"))
        #expect(try await browser.url() == "\(app.origin)/sensor")
        #expect(try await browser.consoleErrors() == [])
        try await browser.close()
        #expect(await app.stop() == .code(0))
    }

    private func script(in installation: Installation) throws -> String {
        let json = """
            {"meters": [{"address": "00:11:22:33:44:02", "name": "Glimpse", "serial": "G1", "known": false, "passkey": 123456,
             "sensor": {"start": "2026-03-01T09:00:00"},
             "records": [{"measurement": "060064000a00"}, {"measurement": "06006e001400"}]}]}
            """
        let path = installation.folder.path("script.json")
        try Data(json.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }
}
