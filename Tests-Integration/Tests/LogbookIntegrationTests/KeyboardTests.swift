import IntegrationSupport
import TestSupport
import Testing

/// The whole app without a mouse: Tab, Enter, Space and Escape lead everywhere, and where the focus is can be seen.
@Suite(.serialized, .browser)
struct KeyboardTests {
    @Test func aMeterIsAddedAndSynced() async throws {
        let visit = try await Visit.begin(Meters.inRange(6))
        let browser = visit.browser
        try await browser.waitFor(.css("h1"))
        try await browser.tab(to: "Skip to content")
        try await browser.tab(to: "Devices")
        try await browser.press(.enter)
        try await browser.waitFor(.button("Try with a simulated meter"))
        try await browser.tab(to: "Try with a simulated meter")
        try await browser.press(.enter)
        try await browser.waitFor(.button("Sync"))
        try await browser.tab(to: "Sync")
        try await browser.press(.space)
        try await browser.waitFor(.text("6 new readings"), within: .seconds(40))
        try await browser.tab(to: "Remove with its readings")
        try await browser.press(.enter)
        try await browser.waitFor(.css("dialog[open]"))
        #expect(try await browser.execute("return !!document.activeElement.closest('dialog')") == true, "the dialog has the focus")
        try await browser.press(.escape)
        try await browser.waitForNo(.css("dialog[open]"))
        #expect(
            try await browser.execute("return document.activeElement.textContent.trim()").text == "Remove with its readings",
            "the focus is back where it was")
        try await browser.tab(to: "Remove with its readings")
        try await browser.press(.space)
        try await browser.waitFor(.css("dialog[open]"))
        try await browser.tab(to: "Remove meter and readings")
        try await browser.press(.enter)
        try await browser.waitFor(.button("Try with a simulated meter"))
        try await visit.end()
    }

    @Test func aReadingIsTypedFoundChangedAndDeleted() async throws {
        let visit = try await Visit.begin(MeterScriptFile([]))
        let browser = visit.browser
        try await visit.showLogbook()
        try await browser.tab(to: "Add reading")
        try await browser.press(.enter)
        try await browser.waitFor(.button("Save reading"))
        try await browser.tab(to: "Blood glucose mg/dL")
        try await browser.typeKeys("104")
        try await browser.tab(to: "Note")
        try await browser.typeKeys("a walk before lunch")
        try await browser.tab(to: "Tags")
        try await browser.typeKeys("sport")
        try await browser.tab(to: "Save reading")
        try await browser.press(.enter)
        try await browser.waitFor(.text("Reading added."))

        try await browser.tab(to: "Search notes and tags")
        try await browser.typeKeys("wal")
        try await browser.press(.enter)
        try await browser.waitFor(.text("1 reading found"))
        try await browser.tab(to: "Select several")
        try await browser.press(.space)
        try await browser.waitFor(.css("main .list input[type='checkbox']"))
        try await browser.tab(to: "Select all on this page")
        try await browser.press(.enter)
        try await browser.waitFor(.text("1 reading selected"))
        try await browser.tab(to: "Delete")
        try await browser.press(.enter)
        try await browser.waitFor(.css("dialog[open]"))
        try await browser.tab(to: "Delete")
        try await browser.press(.enter)
        try await browser.waitFor(.text("1 reading deleted."))
        try await browser.tab(to: "Undo")
        try await browser.press(.enter)
        try await browser.waitFor(.text("1 reading found"))
        try await visit.end()
    }
}
