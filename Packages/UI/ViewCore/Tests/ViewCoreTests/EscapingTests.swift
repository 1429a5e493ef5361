import Common
import Testing
import ViewCore

/// Guards against markup in names and notes that others choose: a Bluetooth device's name, an imported note.
@Suite struct EscapingTests {
    @Test(
        arguments: [
            ("a & b < c > d", "a &amp; b &lt; c &gt; d"),
            ("\"' onclick=", "&quot;&#39; onclick="),
            ("\"\u{0301} onmouseover=alert(1)", "&quot;\u{0301} onmouseover=alert(1)"),
            ("<\u{0338}script>", "&lt;\u{0338}script&gt;"),
            ("</script><script>alert(1)</script>", "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
            ("nul\u{0}l", "nul\u{FFFD}l"),
            ("\u{202E}gnp.exe", "\u{202E}gnp.exe"),
            ("line\r\nbreak", "line\r\nbreak"),
            ("👩‍👩‍👧 &amp;", "👩‍👩‍👧 &amp;amp;"),
            ("", ""),
        ]
    )
    func textIsEscaped(text: String, html: String) {
        expectHTML("<p>\(html)</p>") { Text(verbatim: text) }
        expectHTML("<div class=\"vstack \(html)\" aria-label=\"\(html)\"></div>") {
            VStack {}.className(text).accessibilityLabel(Text(verbatim: text))
        }
    }

    @Test func escapedBytesAreExact() {
        let html = Array(Renderer.render(Text(verbatim: "\"\u{0301}'")).html.utf8)
        #expect(html == Array("<p>&quot;\u{0301}&#39;</p>".utf8))
    }

    @Test(
        arguments: [
            "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)", "java\tscript:alert(1)",
            "\u{1}javascript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "blob:x", ":x", "\\\\evil", "a b",
            "jav\u{0}ascript:x", "htt\u{17F}:x", "javascript\u{3A}x",
        ]
    )
    func anAddressOfAnotherSchemeIsDropped(url: String) {
        #expect(!URLPolicy.isAllowed(url))
        expectHTML(#"<a class="link"><span>x</span></a>"#) { Link(destination: url) { Text(verbatim: "x") } }
    }

    @Test(
        arguments: [
            "/logbook", "logbook?x=a:b", "#main", "http://a.b/c", "HTTPS://a.b", "mailto:a@b.c", "tel:+49", "", "/a?b=c:d",
            "?x=javascript:",
        ]
    )
    func anOrdinaryAddressIsKept(url: String) {
        #expect(URLPolicy.isAllowed(url))
    }

    @Test func aRouteOutsideThisAppIsDropped() {
        var environment = EnvironmentValues()
        environment.routeURL = { _ in "//evil.example/x" }
        expectHTML(#"<a id="v" class="link"><span>x</span></a>"#, environment: environment) {
            NavigationLink(value: TestRoute(name: "x")) { Text(verbatim: "x") }
        }
    }

    @Test func rawMarkupIsWrittenAsItIs() {
        expectHTML("<b>&nbsp;</b>") { RawHTML("<b>&nbsp;</b>") }
    }
}
