import Common
import CommonUI
import Domain
import Testing
import ViewCore

@Suite struct ComponentTests {
    @Test(
        arguments: [
            (AppButton.Kind.primary, "button button-prominent"), (.secondary, "button button-bordered"),
            (.destructive, "button button-bordered button-destructive"), (.plain, "button button-plain"),
        ]
    )
    func aButtonLooksLikeItsKind(kind: AppButton.Kind, classes: String) {
        let html = #"""
            <button id="v" class="\#(classes)" type="submit" form="live-form" formaction="/live/form/v" data-on="click"><span>a.save</span></button>
            """#
        expectHTML(html) { AppButton("a.save", kind: kind) {} }
    }

    @Test func aLinkCanLookLikeAButton() {
        expectHTML(#"<a id="v" class="link button button-prominent" href="/x" data-nav><span>a.open</span></a>"#) {
            AppLinkButton("a.open", kind: .primary, value: PageRoute())
        }
        expectHTML(#"<a id="v" class="link button button-bordered" href="/x" data-nav><span>a.open</span></a>"#) {
            AppLinkButton("a.open", value: PageRoute())
        }
    }

    @Test func aCardHasAHeadingWhereItHasATitle() {
        expectHTML(#"<section class="section card"><h2 class="section-header"><span>a.title</span></h2><p>x</p></section>"#) {
            Card("a.title") { Text(verbatim: "x") }
        }
        expectHTML(#"<div class="vstack card"><p>x</p></div>"#) { Card { Text(verbatim: "x") } }
    }

    @Test(
        arguments: zip(
            GlucoseBand.allCases,
            [
                ("very-low", "▼▼", "Very low"), ("low", "▼", "Low"), ("in-target", "●", "In target"), ("high", "▲", "High"),
                ("very-high", "▲▲", "Very high"),
            ]
        )
    )
    func aRangeIsShapeAndWordAndColour(band: GlucoseBand, expected: (name: String, shape: String, word: String)) {
        let html = #"""
            <div class="hstack badge band-\#(expected.name)"><p class="badge-shape" aria-hidden="true">\#(expected.shape)</p><p>\#(expected.word)</p></div>
            """#
        expectHTML(html) { RangeBadge(band) }
    }

    @Test func aTagIsWordsInAFrame() {
        expectHTML(#"<p class="tag tag-warning">a.simulated</p>"#) { Tag("a.simulated", tone: .warning) }
    }

    @Test func aReadingHasANumberAndAUnit() throws {
        let value = TestResult.glucose(.milligramsPerDeciliter(101))
        let number = #"<span class="reading-number">5,6</span><span class="reading-unit">mmol/L</span></span>"#
        expectHTML(#"<span class="reading">"# + number, language: "de") { ReadingValue(value, unit: .millimolesPerLiter) }
        expectHTML(#"<span class="reading reading-large">"# + number, language: "de") {
            ReadingValue(value, unit: .millimolesPerLiter, size: .large)
        }
        let ketone = TestResult.ketone(try #require(KetoneValue(hundredths: 60)))
        expectHTML(#"<span class="reading"><span class="reading-number">0.6</span><span class="reading-unit">mmol/L</span></span>"#) {
            ReadingValue(ketone, unit: .milligramsPerDeciliter)
        }
    }

    @Test func aResultThatIsNoNumberIsAWord() {
        expectHTML(
            #"<span class="reading"><span class="reading-number" aria-hidden="true">HI</span><span class="visually-hidden">HI, above what the meter can measure</span></span>"#
        ) { ReadingValue(.high(unit: nil), unit: .millimolesPerLiter) }
        expectHTML(
            #"<span class="reading"><span class="reading-number" aria-hidden="true">LO</span><span class="visually-hidden">LO, below what the meter can measure</span></span>"#
        ) { ReadingValue(.low(unit: nil), unit: .millimolesPerLiter) }
        expectHTML(#"<p class="reading-none reading">No value</p>"#) { ReadingValue(.none(unit: nil), unit: .millimolesPerLiter) }
    }

    @Test func aKetoneTestBeyondTheMetersRangeIsAWordToo() {
        expectHTML(
            #"<span class="reading"><span class="reading-number" aria-hidden="true">HI</span><span class="visually-hidden">HI, above what the meter can measure</span></span>"#
        ) { ReadingValue(.ketoneHigh, unit: .milligramsPerDeciliter) }
        expectHTML(
            #"<span class="reading"><span class="reading-number" aria-hidden="true">LO</span><span class="visually-hidden">LO, below what the meter can measure</span></span>"#
        ) { ReadingValue(.ketoneLow, unit: .milligramsPerDeciliter) }
        expectHTML(#"<p class="reading-none reading">No value</p>"#) { ReadingValue(.ketoneNone, unit: .milligramsPerDeciliter) }
    }

    @Test func aDayIsNamedFromToday() throws {
        let today = try #require(CivilDate("2026-03-14"))
        expectHTML(
            #"<div class="hstack align-baseline day-header"><p class="day-name">Today</p><p class="day-date">Sat, Mar 14</p><p class="day-count">1 reading</p></div>"#
        ) { DayHeader(today, today: today, count: 1) }
        expectHTML(
            #"<div class="hstack align-baseline day-header"><p class="day-name">Gestern</p><p class="day-date">Fr. 13. März</p></div>"#,
            language: "de"
        ) {
            DayHeader(today.adding(days: -1), today: today)
        }
        expectHTML(#"<div class="hstack align-baseline day-header"><p class="day-name">Thursday, March 12, 2026</p></div>"#) {
            DayHeader(today.adding(days: -2), today: today)
        }
        expectHTML(#"<div class="hstack align-baseline day-header"><p class="day-name">Time unknown</p></div>"#) {
            DayHeader(nil, today: today)
        }
    }

    @Test func anEmptyStateSaysWhatToDo() {
        expectHTML(#"<div class="vstack align-center empty-state"><h2 class="font-title2">a.none</h2></div>"#) { EmptyState("a.none") }
        let html = #"""
            <div class="vstack align-center empty-state"><h2 class="font-title2">a.none</h2><p class="fg-secondary">a.why</p>\#
            <div class="hstack actions"><a id="v_.3.t_" class="link button button-bordered" href="/x" data-nav><span>a.do</span></a></div></div>
            """#
        expectHTML(html) { EmptyState("a.none", message: "a.why") { AppLinkButton("a.do", value: PageRoute()) } }
    }

    @Test func progressSaysHowFarItIsAndCanBeStopped() {
        var isCancelled = false
        let panel = ProgressPanel("a.sync", completed: 41, total: 40) { isCancelled = true }
        let html = #"""
            <div class="hstack card progress-panel"><div class="vstack gap-xs progress-panel-text">\#
            <div class="vstack" aria-live="polite"><p class="font-headline">a.sync</p></div>\#
            <label class="progress"><span class="fg-secondary">40 of 40</span><progress class="progress-bar" max="40" value="40"></progress></label></div>\#
            <button id="v_.1.t" class="button button-bordered" type="submit" form="live-form" formaction="/live/form/v_.1.t" data-on="click"><span>Cancel</span></button></div>
            """#
        expectHTML(html) { panel }
        Renderer.render(panel).handlers.handler(id: "v_.1.t", kind: .click)?.run()
        #expect(isCancelled)
    }

    @Test(arguments: [(nil, 40), (3, nil), (3, 0), (nil, nil)] as [(Int?, Int?)])
    func progressWithoutACountJustGoesOn(completed: Int?, total: Int?) {
        let html = #"""
            <div class="hstack card progress-panel"><div class="vstack gap-xs progress-panel-text">\#
            <div class="vstack" aria-live="polite"><p class="font-headline">a.sync</p></div>\#
            <label class="progress"><span class="visually-hidden">a.sync</span><progress class="progress-bar"></progress></label></div></div>
            """#
        expectHTML(html) { ProgressPanel("a.sync", completed: completed, total: total) }
    }

    @Test(
        arguments: [
            (BannerKind.info, "info", "i", "status", "Note:"), (.success, "success", "✓", "status", "Done:"),
            (.warning, "warning", "!", "status", "Important:"), (.error, "error", "!", "alert", "Error:"),
        ]
    )
    func aBannerSaysItsKind(kind: BannerKind, name: String, sign: String, role: String, prefix: String) {
        let html = #"""
            <div class="hstack align-top banner banner-\#(name)"><p class="banner-sign" aria-hidden="true">\#(sign)</p>\#
            <div class="banner-text" role="\#(role)"><p class="banner-title"><span class="visually-hidden">\#(prefix) </span><span>a.title</span></p><p>a.message</p></div></div>
            """#
        expectHTML(html) { Banner(kind, title: "a.title", message: "a.message") }
    }

    @Test func aBannerCanHaveActions() {
        let rendering = Renderer.render(Banner(.error, title: Text(verbatim: "x")) { AppButton("a.retry") {} })
        #expect(rendering.html.contains(#"<div class="hstack actions"><button id="v_.2.t_" "#))
        #expect(Renderer.render(Banner(.info, title: Text(verbatim: "x"))).handlers.ids.isEmpty)
    }

    @Test func detailsAreNamesAndValues() {
        let html = #"""
            <dl class="description"><div class="description-row"><dt class="description-name"><span>a.meter</span></dt><dd class="description-value"><p>x</p></dd></div></dl>
            """#
        expectHTML(html) { DescriptionList { DescriptionRow("a.meter") { Text(verbatim: "x") } } }
    }

    @Test func aPageHeaderNamesThePage() {
        let html = #"""
            <div class="vstack gap-xs page-header"><a id="v_.0.t" class="link back-link" href="/x" data-nav><span>a.back</span></a>\#
            <div class="hstack"><div class="vstack gap-zero page-title"><h1 class="font-title">a.title</h1><p class="fg-secondary">a.sub</p></div></div></div>
            """#
        expectHTML(html) { PageHeader("a.title", subtitle: "a.sub", back: BackLink("a.back", value: PageRoute())) }
        #expect(Renderer.render(PageHeader(title: Text(verbatim: "Title"))).title == "Title")
        let withAction = Renderer.render(PageHeader("a.title") { AppButton("a.do") {} })
        #expect(withAction.html.contains(#"<div class="hstack actions"><button "#))
    }

    @Test func aMenuOfSectionsLeadsToEachWithWhatThereIsToFind() {
        let sections = [
            AppSection(id: "one", title: "a.one", summary: "a.what", value: PageRoute()),
            AppSection(id: "two", title: "a.two", value: PageRoute()),
        ]
        let html = Renderer.render(SectionMenu { sections }).html
        #expect(
            html.contains(#"<span class="font-headline">a.one</span><span class="font-footnote fg-secondary">a.what</span>"#), "\(html)")
        #expect(html.matches(of: /class="link" href="\/x" data-nav/).count == 2)
        #expect(Renderer.render(BackLink(sections[0])).html.contains(#"class="link back-link" href="/x" data-nav><span>a.one</span></a>"#))
    }

    @Test func aLongTextKeepsItsLines() {
        expectHTML("<p class=\"long-text\">a &lt;b&gt;\n\n  c</p>") { LongText("a <b>\n\n  c") }
    }

    @Test func whatAppliesIsOnlyForThoseWithoutAScript() {
        #expect(Renderer.render(ApplyButton("a.apply")).html.contains("without-script"))
        #expect(StyleSheet.css(for: .preview).contains("@media (scripting:enabled){.search-button,.without-script{display:none}}"))
    }

    @Test func theFrameHasLandmarksAndMarksTheCurrentSection() {
        let html = #"""
            <div class="shell"><a class="skip-link" href="#main">Skip to content</a><header class="shell-header"><div class="shell-bar">\#
            <span class="shell-name">a.app</span><nav class="shell-nav" aria-label="Sections"><ul class="shell-sections">\#
            <li id="v_.header____-one"><a id="v_.header____-one_" class="shell-section" href="/x" data-nav aria-current="page"><span>a.one</span></a></li>\#
            <li id="v_.header____-two"><a id="v_.header____-two_" class="shell-section" href="/x" data-nav><span>a.two</span></a></li></ul></nav></div></header>\#
            <main id="main" class="shell-main" tabindex="-1"><p>x</p></main></div>
            """#
        expectHTML(html) {
            AppShell(
                "a.app",
                sections: [
                    AppSection(id: "one", title: "a.one", value: PageRoute(), isCurrent: true),
                    AppSection(id: "two", title: "a.two", symbol: "missing", value: PageRoute(), isCurrent: false),
                ]
            ) { Text(verbatim: "x") }
        }
    }
}

nonisolated struct PageRoute: Route {
    init() {}

    init?(path: RoutePath) {}

    var path: RoutePath { RoutePath(["x"]) }
}
