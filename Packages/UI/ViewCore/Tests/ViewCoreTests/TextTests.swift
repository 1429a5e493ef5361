import Testing
import ViewCore

@Suite struct TextTests {
    @Test func aTextIsAParagraph() {
        expectHTML("<p>Hello</p>") { Text(verbatim: "Hello") }
    }

    @Test func aTitleIsAHeading() {
        expectHTML(#"<h1 class="font-title bold">a</h1>"#) { Text(verbatim: "a").font(.title).bold() }
        expectHTML(#"<h2 class="font-title2">a</h2>"#) { Text(verbatim: "a").font(.title2) }
        expectHTML(#"<h3 class="font-title3">a</h3>"#) { Text(verbatim: "a").font(.title3) }
        expectHTML(#"<p class="font-title tabular">a</p>"#) {
            Text(verbatim: "a").font(.title).accessibilityRemoveTraits(.isHeader).monospacedDigit()
        }
    }

    @Test(arguments: zip(AccessibilityHeadingLevel.allCases, 1...6))
    func aHeadingHasTheLevelGiven(level: AccessibilityHeadingLevel, number: Int) {
        expectHTML("<h\(number)>a</h\(number)>") { Text(verbatim: "a").accessibilityHeading(level) }
    }

    @Test(arguments: Font.allCases)
    func everyFontHasAClass(font: Font) {
        let html = Renderer.render(Text(verbatim: "a").font(font).accessibilityRemoveTraits(.isHeader)).html
        #expect(html.hasPrefix("<p class=\"font-"))
    }

    @Test func aLiteralIsAKeyOfItsModule() {
        var environment = EnvironmentValues()
        environment.strings = Recorder()
        environment.language = "de"
        expectHTML("<p>[ViewCoreTests/test.hello de int(3)]</p>", environment: environment) { Text("test.hello", arguments: .int(3)) }
        expectHTML("<p>[Other/a.b de count(1) string(&quot;x&quot;)]</p>", environment: environment) {
            Text(TextKey(key: "a.b", module: "Other", arguments: [.count(1)]), arguments: .string("x"))
        }
        expectHTML("<p>[ViewCoreTests/a.b de count(1)]</p>", environment: environment) { Text(TextKey("a.b", .count(1))) }
    }

    @Test func aKeyOfAViewModelBelongsToTheViewThatShowsIt() {
        let key = TextKey("a.b", .count(3))
        #expect(key.module.isEmpty)
        let other = TextKey(key: "c", module: "Other", arguments: [])
        #expect(key.located(in: "Views/File.swift") == TextKey(key: "a.b", module: "Views", arguments: [.count(3)]))
        #expect(other.located(in: "Views/File.swift") == other)
        var environment = EnvironmentValues()
        environment.strings = Recorder()
        #expect(environment.resolve(TextKey("a")) == "[ViewCoreTests/a en ]")
    }

    @Test func wordsOfAVariableAreNotTranslated() {
        var environment = EnvironmentValues()
        environment.strings = Recorder()
        let name = "Accu-Chek"
        expectHTML(#"<p class="fg-secondary">Accu-Chek</p>"#, environment: environment) { Text(name).foregroundStyle(.secondary) }
    }

    @Test func accessibilityIsWritten() {
        let html = #"""
            <div class="vstack" role="heading" aria-level="2" aria-label="test.name" aria-description="test.hint" aria-hidden="true" aria-live="polite"></div>
            """#
        expectHTML(html) {
            VStack {}
                .accessibilityLabel("test.name")
                .accessibilityHint("test.hint")
                .accessibilityHidden()
                .accessibilityLiveRegion(.polite)
                .accessibilityAddTraits(.isHeader)
        }
        expectHTML(#"<div class="vstack" aria-label="outer" aria-live="assertive"></div>"#) {
            VStack {}.accessibilityLabel("inner").accessibilityLabel("outer").accessibilityLiveRegion(.assertive).accessibilityHidden(false)
        }
    }
}

private nonisolated struct Recorder: StringResolving {
    func resolve(key: String, module: String, arguments: [TextArgument], language: String) -> String {
        "[\(module)/\(key) \(language) \(arguments.map { "\($0)" }.joined(separator: " "))]"
    }
}
