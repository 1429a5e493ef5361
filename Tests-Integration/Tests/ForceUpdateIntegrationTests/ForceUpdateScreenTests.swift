import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// A person whose version grows old, over a recorded network: told, then kept out, then let in again. Every screen fits, and axe-core finds nothing to
/// complain about.
@Suite(.serialized, .browser)
struct ForceUpdateScreenTests {
    @Test(arguments: ["en", "de"])
    func aPersonIsToldThenKeptOutThenLetInAgain(language: String) async throws {
        let folder = try TemporaryFolder()
        try record(folder)
        let app = try await Installation().serve([
            "--ui-test", "--replay", folder.path("replay"), "--config", folder.path("config.json"),
        ])
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions(language: language))
        let words = try Words(language, folders: ["Packages/Features/ForceUpdate/Sources/ForceUpdateViews"])
        func word(_ key: String) throws -> String { try words("ForceUpdateViews", key) }
        func look(_ name: String) async throws { #expect(try await browser.screenProblems(name, language: language) == []) }

        try await browser.open(app.readyURL)
        try await browser.waitFor(.text(try word("notice.title").replacing("%@", with: "1.5.0")))
        try await look("update-notice")
        try await browser.click(.link(try word("notice.more")))
        try await browser.waitFor(.text(language == "en" ? "Reads the new meters." : "Liest die neuen Messgeräte."))
        try await look("update")
        try await browser.click(.button(try word("notice.later")))
        try await browser.waitForNo(.button(try word("notice.later")))

        try await browser.click(.button(try word("update.check")))
        try await browser.waitFor(.heading(try word("gate.title")))
        #expect(try await browser.count(.css("nav a")) == 0)
        try await look("update-gate")
        try await browser.click(.button(try word("update.check")))
        try await browser.waitFor(.text(try word("error.offline.title")))
        #expect(try await browser.count(.css("nav a")) > 0, "whoever cannot ask is let in")
        try await look("update-offline")
        #expect(try await browser.consoleErrors() == [])
        try await browser.close()
        #expect(await app.stop() == .code(0))
    }

    private func record(_ folder: TemporaryFolder) throws {
        let url = "https://updates.example/meterbook.json"
        try folder.write(#"{"force_update": "\#(url)"}"#, to: "config.json")
        let notes = #"{\"en\": \"Reads the new meters.\", \"de\": \"Liest die neuen Messgeräte.\"}"#
        for (name, minimum, latest) in [("1", "0.0.0-0", "1.5.0"), ("2", "1.5.0", "1.5.0")] {
            let document = #"{\"minimum\": \"\#(minimum)\", \"latest\": \"\#(latest)\", \"notes\": \#(notes)}"#
            try folder.write(#"{"url": "\#(url)", "body": "\#(document)"}"#, to: "replay/\(name).json")
        }
        try folder.write(#"{"url": "\#(url)", "failure": "offline"}"#, to: "replay/3.json")
    }
}
