import IntegrationSupport
import TestSupport
import Testing

/// The six screens of the setup as people see them: nothing is wider than the window, and axe-core finds nothing to complain about.
@Suite(.serialized, .browser)
struct SetupScreenTests {
    @Test(arguments: ["en", "de"])
    func everyScreenFitsAndIsAccessible(in language: String) async throws {
        let visit = try await SetupVisit.begin(language)
        func look(_ name: String) async throws {
            #expect(try await visit.browser.screenProblems(name, language: language) == [])
        }
        try await visit.browser.click(.button(try visit.word("devices.add", of: "DeviceSyncViews")))
        try await visit.waitForScreen("choose.title")
        try await look("setup-choose")
        try await visit.press("setup.help")
        try await visit.browser.waitFor(.css("dialog[open]"))
        try await look("setup-help")
        try await visit.browser.press(.escape)
        try await visit.browser.waitForNo(.css("dialog[open]"))
        try await visit.press("family.accuChek.choose")
        try await visit.browser.waitFor(.text("Accu-Chek Guide"))
        try await look("setup-find")
        try await visit.press("find.pair", with: "Accu-Chek Guide")
        try await visit.browser.waitFor(.css("main form input[type='text']"))
        try await visit.press("code.send")
        try await visit.browser.waitFor(.css("main [aria-invalid='true']"))
        try await look("setup-pair")
        try await visit.send(code: "000000")
        try await visit.browser.waitFor(.text(try visit.word("failure.wrongCode.title")))
        try await look("setup-wrong-code")
        try await visit.press("setup.retry")
        try await visit.send(code: "123456")
        try await visit.waitForScreen("check.title")
        try await look("setup-check")
        try await visit.press("check.add")
        try await visit.waitForScreen("done.title")
        try await look("setup-done")
        try await visit.browser.goBack()
        try await visit.waitForScreen("firstSync.title")
        try await look("setup-first-sync")
        try await visit.end()
    }
}
