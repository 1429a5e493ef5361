import IntegrationSupport
import TestSupport
import Testing

/// A walk through every screen of the app, in one language, with something on each of them to look at.
struct ScreenTour {
    let visit: Visit
    private let words: Words

    /// Starts the app with its test data and a browser that asks for a language.
    static func begin(_ language: String) async throws -> ScreenTour {
        ScreenTour(
            visit: try await Visit.begin(nil, ["--ui-test"], BrowserOptions(language: language)),
            words: try Words(
                language,
                folders: ["Packages/Features/DeviceSync/Sources/DeviceSyncViews", "Packages/Features/Logbook/Sources/LogbookViews"]))
    }

    /// Shows each screen and has it looked at; the name is that of its pictures.
    func walk(_ look: (_ name: String) async throws -> Void) async throws {
        try await devices(look)
        try await open("logbook", .css("main a[href*='/readings/']"))
        try await look("logbook")
        #expect(try await visit.readingLinks().count <= 130, "no page grows with the database")
        let reading = try #require(try await visit.readingLinks().first)
        try await forms(String(reading.dropFirst()), look)
        try await finding(look)
        try await selecting(look)
        for place in ["without-time", "unreadable"] {
            try await open("logbook/\(place)", .css("h1"))
            try await look(place)
        }
        try await insights(look)
        for (path, sign) in [
            ("supplies", "a[href*='/stock/']"), ("supplies/stock/test-strips", "form input"), ("supplies/basket", ".empty-state"),
            ("catalog", "a[href*='/products/']"), ("catalog/products/bundled-lancets-100", "form input"), ("orders", ".empty-state"),
        ] {
            try await open(path, .css("main \(sign)"))
            try await look(path.replacing("/", with: "-"))
        }
        try await open("more", .css("main a[href='/settings']"))
        try await look("more")
        try await open("profile", .css("main a[href*='/people/']"))
        try await look("people")
        let person = "profile/people/person-1"
        for (path, sign) in [("", "dl"), ("/edit", "form textarea"), ("/targets", "form input[type='radio']"), ("/erase", "form input")] {
            try await open(person + path, .css("main \(sign)"))
            try await look("person" + path.replacing("/", with: "-"))
        }
        try await open("settings", .css("main input[type='radio']"))
        try await look("settings")
        try await open("settings/about", .css("h1"))
        try await look("about")
        try await open("settings/about/licences/Apache-2.0", .css("main .long-text"))
        try await look("licence")
        try await open("sharing", .css("main a[href='/sharing/export']"))
        try await look("sharing")
        try await open("sharing/export", .css("main input[type='radio']"))
        try await look("sharing-export")
        try await open("usage", .css("main input[type='checkbox']"))
        try await look("usage")
        try await open("update", .css("main dl"))
        try await look("update-none")
        try await open("nowhere", .css("h1"))
        try await look("nowhere")
    }

    private func devices(_ look: (String) async throws -> Void) async throws {
        try await open("devices", button("DeviceSyncViews", "devices.addSimulated"))
        try await look("first")
        try await browser.click(button("DeviceSyncViews", "devices.addSimulated"))
        try await browser.waitFor(button("DeviceSyncViews", "device.sync"))
        try await look("devices-before-sync")
        try await browser.click(button("DeviceSyncViews", "device.sync"))
        try await browser.waitFor(.text(words("DeviceSyncViews", "sync.complete")), within: .seconds(60))
        try await look("devices")
        try await browser.click(button("DeviceSyncViews", "device.removeSimulated"))
        try await browser.waitFor(.css("dialog[open]"))
        try await look("devices-removing")
        try await closeDialog()
    }

    private func forms(_ reading: String, _ look: (String) async throws -> Void) async throws {
        try await open("logbook/add", button("LogbookViews", "form.save"))
        try await look("add")
        try await browser.click(button("LogbookViews", "form.save"))
        try await browser.waitFor(.css("main [aria-invalid='true']"))
        try await look("add-problems")
        try await open(reading + "/edit", button("LogbookViews", "form.save"))
        try await browser.type("A walk before lunch", into: .css("main textarea"))
        try await browser.type("Sport", into: field("detail.tags"))
        try await look("edit")
        try await browser.click(button("LogbookViews", "form.save"))
        try await browser.waitFor(.css(".toast"))
        try await look("reading")
        try await browser.click(button("LogbookViews", "detail.delete"))
        try await browser.waitFor(.css("dialog[open]"))
        try await look("reading-deleting")
        try await closeDialog()
    }

    private func finding(_ look: (String) async throws -> Void) async throws {
        try await open("logbook/find?words=sport", .css("main a[href*='/readings/']"))
        try await look("found")
        try await browser.click(.css("main details summary"))
        try await browser.waitFor(.css("main details[open]"))
        try await look("found-filters")
        try await open("logbook/find?words=nothinglikethis", .css("main .empty-state"))
        try await look("found-nothing")
    }

    private func insights(_ look: (String) async throws -> Void) async throws {
        for (path, name, sign) in [
            ("insights", "insights", ".chart-range-bar"), ("insights/patterns?days=90", "insights-patterns", "table"),
            ("insights/comparison", "insights-comparison", "form"), ("insights/other-tests?days=90", "insights-other-tests", "h1"),
            ("insights/laboratory", "insights-laboratory", ".empty-state"), ("insights/laboratory/add", "insights-laboratory-add", "form"),
            ("insights/report/overview", "insights-report", ".report table"), ("insights/report/log", "insights-log", ".report .log"),
            ("insights?from=2001-01-01&to=2001-01-31", "insights-nothing", ".empty-state"),
        ] {
            try await open(path, .css("main " + sign))
            try await look(name)
        }
    }

    private func selecting(_ look: (String) async throws -> Void) async throws {
        try await open("logbook/find?words=sport", button("LogbookViews", "select.start"))
        try await browser.click(button("LogbookViews", "select.start"))
        try await browser.click(.css("main .list input[type='checkbox']"))
        try await look("selecting")
        for task in ["tag", "leaveOut"] {
            try await browser.click(button("LogbookViews", "select.\(task)"))
            try await browser.waitFor(.css("dialog[open]"))
            try await look("selecting-\(task)")
            try await closeDialog()
        }
    }

    private var browser: Browser { visit.browser }

    private func button(_ module: String, _ key: String) throws -> Locator { .button(try words(module, key)) }

    /// The field with a label.
    private func field(_ key: String) throws -> Locator {
        .xpath("//main//input[@id=//label[normalize-space(.)='\(try words("LogbookViews", key))']/@for]")
    }

    private func closeDialog() async throws {
        try await browser.press(.escape)
        try await browser.waitForNo(.css("dialog[open]"))
    }

    private func open(_ path: String, _ sign: @autoclosure () throws -> Locator) async throws {
        try await browser.open("\(visit.app.origin)/\(path)")
        try await browser.waitFor(sign())
    }
}
