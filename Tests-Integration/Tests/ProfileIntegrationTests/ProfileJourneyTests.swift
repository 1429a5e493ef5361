import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// A household: somebody is added, has readings of their own, takes them along as a file, and is erased without a trace.
@Suite(.serialized, .browser)
struct ProfileJourneyTests {
    private static let note = "Quittenmus am Morgen"

    @Test func somebodyIsAddedHasReadingsOfTheirOwnAndIsErasedWithoutATrace() async throws {
        let installation = try Installation()
        let app = try await installation.serve(["--transport", "simulated"])
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions())
        try await browser.open(app.readyURL)
        try await add("Ada", editingFirst: true, app, browser)
        try await add("Zebedäus", editingFirst: false, app, browser)

        try await browser.open("\(app.origin)/logbook")
        try await choose("Zebedäus", browser)
        try await browser.waitFor(.css("main label:has(input[value]:checked)"))
        try await browser.open("\(app.origin)/logbook/add")
        try await browser.waitFor(.text("For Zebedäus"))
        try await browser.type("120", into: field("Blood glucose"))
        try await browser.type(Self.note, into: .css("main textarea"))
        try await browser.click(.button("Save reading"))
        try await browser.waitFor(.css("main a[href*='/readings/']"))
        try await choose("Ada", browser)
        try await browser.waitForNo(.css("main a[href*='/readings/']"))

        try await browser.open("\(app.origin)/profile")
        try await browser.click(.xpath("//main//a[contains(.,'Zebedäus')]"))
        try await browser.waitFor(.heading("Zebedäus"))
        let file = try await browser.execute(
            """
            const link = document.querySelector('a[download]');
            return fetch(link.href).then(r => r.text().then(text => r.headers.get('Content-Disposition') + text));
            """)
        #expect(file.text?.hasPrefix("attachment;") == true && file.text?.contains(Self.note) == true, "\(file)")
        #expect(try traces(installation) > 0, "the note is in the database")

        try await browser.click(.link("Erase this person…"))
        try await browser.type("Ada", into: .css("main form input[type='text']"))
        try await browser.click(.button("Erase for good"))
        try await browser.waitFor(.css("main [aria-invalid='true']"))
        try await browser.execute("document.querySelector('main form input[type=text]').select()")
        try await browser.type("Zebedäus", into: .css("main form input[type='text']"))
        try await browser.click(.button("Erase for good"))
        try await browser.waitFor(.heading("People"))
        try await browser.waitForNo(.text("Zebedäus"))
        #expect(try traces(installation) == 0, "no byte is left, with the database open")
        try await browser.open("\(app.origin)/logbook")
        try await browser.waitFor(.css("h1"))
        #expect(try await browser.count(.css("main fieldset.segmented")) == 0, "nobody is left to choose")
        #expect(try await browser.consoleErrors() == [])
        try await browser.close()
        #expect(await app.stop() == .code(0))
        #expect(try traces(installation) == 0)
    }

    /// Names the first person, or adds somebody.
    private func add(_ name: String, editingFirst: Bool, _ app: AppProcess, _ browser: Browser) async throws {
        try await browser.open("\(app.origin)/profile/\(editingFirst ? "people/person-1/edit" : "add")")
        try await browser.type(name, into: field("Name"))
        try await browser.click(.button("Save"))
        try await browser.waitFor(.text(name))
        try await browser.waitForNo(.button("Save"))
    }

    private func choose(_ name: String, _ browser: Browser) async throws {
        try await browser.click(.xpath("//main//label[normalize-space(.)='\(name)']"))
    }

    private func field(_ label: String) -> Locator {
        .xpath("//main//input[@id=//label[starts-with(normalize-space(.),'\(label)')]/@for]")
    }

    /// In how many files of the data folder the erased person's name or note stands.
    private func traces(_ installation: Installation) throws -> Int {
        let names = try FileManager.default.contentsOfDirectory(atPath: installation.dataFolder)
        let words = [Data(Self.note.utf8), Data("Zebedäus".utf8)]
        return try names.count { name in
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(installation.dataFolder)/\(name)"))
            return words.contains { data.range(of: $0) != nil }
        }
    }
}
