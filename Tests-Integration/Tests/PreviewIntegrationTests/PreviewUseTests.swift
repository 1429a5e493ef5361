import IntegrationSupport
import Testing

/// Every preview can be used by everybody, and holds what is typed into it.
@Suite(.serialized, .browser)
struct PreviewUseTests {
    private static let letters = String((0..<300).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) })

    @Test(.enabled(if: Pictures.areAsked, "make pictures"), arguments: Pictures.packages)
    func axeFindsNothingInAnyPreview(package: String) async throws {
        let pages = try await PreviewPages.start(package)
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions(width: 390, height: 600))
        try await browser.open(pages.link)
        for name in try await PreviewPages.names(of: package) {
            try await browser.open("\(pages.origin)/show/\(name)")
            for scheme in Browser.ColorScheme.allCases {
                try await browser.setColorScheme(scheme)
                let violations = try await browser.accessibilityViolations(ofWholePage: false, onlyContrast: scheme == .dark)
                #expect(violations.isEmpty, "\(name), \(scheme): \(violations.joined(separator: "\n"))")
            }
        }
        try await browser.close()
        await pages.stop()
    }

    @Test(arguments: ["Name", "Note"])
    func nothingTypedIsLostWhileTheFormChangesTwentyTimesASecond(label: String) async throws {
        let pages = try await PreviewPages.start("CommonUI")
        let browser = try await BrowserTrait.currentDriver().open()
        try await browser.open(pages.link)
        try await browser.open("\(pages.origin)/show/typing-while-the-page-changes")
        try await browser.click(.button("Change the page"))
        try await browser.click(.xpath("//*[@id=//label[normalize-space(.)='\(label)']/@for]"))
        try await browser.execute(
            """
            window.patches = 0;
            new MutationObserver(() => window.patches++).observe(document.querySelector('progress'), {attributes: true});
            """)
        try await browser.typeKeys(Self.letters, pause: 30)
        let patches = try await browser.execute("return window.patches").integer ?? 0
        #expect(patches > 100, "\(patches) patches came while 300 letters were typed in 9 seconds")
        #expect(try await browser.execute("return document.activeElement.value").text == Self.letters)
        #expect(try await browser.execute("return document.activeElement.selectionStart").integer == 300)
        try await browser.execute("document.activeElement.setSelectionRange(150, 150)")
        try await browser.typeKeys("XYZ", pause: 30)
        #expect(
            try await browser.execute("return document.activeElement.value").text
                == Self.letters.prefix(150) + "XYZ" + Self.letters.dropFirst(150))
        #expect(try await browser.execute("return document.activeElement.selectionStart").integer == 153)
        #expect(try await browser.consoleErrors() == [])
        try await browser.close()
        await pages.stop()
    }
}
