import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// The page of `monorepo graph --format html`, in a real browser: a repository of 150 modules, and a small one that breaks a rule.
@Suite(.serialized, .browser, .enabled(if: Repository.hasTool, "needs make monorepo"))
struct GraphPageTests {
    @Test func aHundredAndFiftyModulesAreSearchedNarrowedAndLedThrough() async throws {
        let folder = try TemporaryFolder()
        try await run("bench", "--generate", "\(folder.url.path)/shop", "--features", "30")
        let browser = try await open(folder, "shop")
        #expect(try await browser.count(.css("#graph .node")) >= 150)
        #expect(try await shown(browser) == browser.count(.css("#graph .node")))

        try await browser.type("app\u{E007}", into: .css("#search"))
        try await browser.waitFor(.heading("App"))
        try await choose("below", of: "show", browser)
        let everything = try await shown(browser)
        try await choose("1", of: "depth", browser)
        #expect(try await shown(browser) < everything)

        try await browser.click(.button("Show everything again"))
        try await browser.type("placesimplementation", into: .css("#search"))
        try await browser.waitFor(.text("1 of them match."))
        try await browser.press(.enter)
        try await browser.waitFor(.heading("PlacesImplementation"))
        try await choose("below", of: "show", browser)
        let below = try await shown(browser)
        try await choose("around", of: "show", browser)
        #expect(try await shown(browser) > below)
        try await choose("above", of: "show", browser)
        #expect(try await shown(browser) < below)

        try await browser.click(.button("Show everything again"))
        try await browser.type("App", into: .css("#from"))
        try await browser.type("Domain", into: .css("#to"))
        try await browser.click(.button("Show the path"))
        try await browser.waitFor(.css("#details ol li"))
        let steps = try await browser.count(.css("#details ol li"))
        #expect(try await browser.text(.css("#status")).hasPrefix("App depends on Domain by \(steps) steps."))
        #expect(try await browser.text(.css("#details ol li small")).contains("Package.swift:"))
        try await browser.click(.button("Show everything again"))
        try await browser.type("Domain", into: .css("#from"))
        try await browser.type("App", into: .css("#to"))
        try await browser.click(.button("Show the path"))
        try await browser.waitFor(.text("Domain does not depend on App; it is the other way round."))
        #expect(try await browser.consoleErrors() == [])
        #expect(try await browser.screenProblems("graph-150", language: "en") == [])
        try await browser.close()
    }

    @Test func whatBreaksARuleIsDrawnInAndTheKeyboardReachesIt() async throws {
        let folder = try TemporaryFolder()
        for (path, text) in Self.broken { try write(text, to: "\(folder.url.path)/\(path)") }
        let browser = try await open(folder, "broken")
        #expect(try await browser.count(.css(".edge.broken.undeclared")) == 1)
        #expect(try await browser.count(.css(".node.broken")) == 1)
        try await browser.click(.css("#broken"))
        #expect(try await shown(browser) == 2)
        try await browser.click(.css("#broken"))

        // From the picture's one stop along the dependencies, without a mouse.
        try await browser.tab(to: "Middle, library, 1 line")
        try await browser.press(.left)
        try await browser.press(.enter)
        try await browser.waitFor(.heading("Top"))
        try await browser.press(.right)
        try await browser.press(.enter)
        try await browser.waitFor(.heading("Middle"))
        #expect(try await browser.text(.css("#details")).contains("undeclared-import"))
        try await browser.press(.escape)
        try await browser.waitFor(.heading("No module is chosen"))

        try await browser.click(.css("table [data-node]"))
        try await browser.waitFor(.heading("Bottom"))
        try await browser.click(.css("input[value=owner]"))
        #expect(try await browser.text(.css("#legend")) == "@everyone")
        #expect(try await browser.screenProblems("graph-broken", language: "en") == [])
        try await browser.close()
    }

    /// Top over Middle, which imports Bottom without saying so.
    private static let broken = [
        "broken/.monorepo.json": #"{ "schema": 1, "owners": { "*": "@everyone" } }"#,
        "broken/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Broken", targets: [.target(name: "Top", dependencies: ["Middle"]), .target(name: "Middle"), .target(name: "Bottom")])
        """,
        "broken/Sources/Top/Top.swift": "import Middle\n",
        "broken/Sources/Middle/Middle.swift": "import Bottom\n",
        "broken/Sources/Bottom/Bottom.swift": "public let bottom = 1\n",
    ]

    private func open(_ folder: TemporaryFolder, _ name: String) async throws -> Browser {
        let page = "\(folder.url.path)/\(name).html"
        try write(try await run("graph", "--root", "\(folder.url.path)/\(name)", "--format", "html"), to: page)
        let browser = try await BrowserTrait.currentDriver().open()
        try await browser.open("file://\(page)")
        try await browser.waitFor(.css("#graph .node"))
        return browser
    }

    @discardableResult
    private func run(_ words: String...) async throws -> String {
        let environment = ProcessInfo.processInfo.environment
        let run = try await CommandLineRun.run(Repository.tool, words, environment: environment, within: .seconds(600))
        guard run.exitCode == 0 else { throw IntegrationError.unexpectedShape("\(run)") }
        return run.standardOutput
    }

    private func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The number of modules that the status says are shown, which is how many there are to see.
    private func shown(_ browser: Browser) async throws -> Int {
        let visible = try await browser.execute(
            "return [...document.querySelectorAll('.node')].filter((node) => node.style.display !== 'none').length"
        ).integer
        let told = try await browser.text(.css("#status")).split(separator: " of ").first?.split(separator: " ").last.flatMap { Int($0) }
        #expect(told == visible)
        return visible ?? 0
    }

    /// Chooses an option, as a person does; the driver's click leaves the list open.
    private func choose(_ value: String, of select: String, _ browser: Browser) async throws {
        let script = """
            const select = document.getElementById(arguments[0]);
            select.value = arguments[1];
            select.dispatchEvent(new Event('input', {bubbles: true}));
            """
        try await browser.execute(script, [.string(select), .string(value)])
    }
}
