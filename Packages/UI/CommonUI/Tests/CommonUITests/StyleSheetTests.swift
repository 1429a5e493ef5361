import Foundation
import Testing
import ViewCore

@testable import CommonUI

@Suite struct StyleSheetTests {
    @Test func tokensBecomeCustomProperties() {
        let css = StyleSheet.css(for: .preview, isCompact: false)
        #expect(css.contains(":root{color-scheme:light dark;--background:light-dark(#f4f6f8,#0e1216);"))
        #expect(css.contains("--band-very-low:light-dark(#6d0a1a,#e04a74);"))
        #expect(css.contains("--space-m:16px;"))
        #expect(css.contains("@media (prefers-contrast:more){:root{--background:light-dark(#ffffff,#000000);"))
        #expect(css.contains(":root[data-scheme=dark]{color-scheme:dark}"))
        #expect(css.contains(".font-title{font-size:1.625rem;font-weight:700;line-height:1.25}"))
        #expect(css == StyleSheet.css(for: .preview, isCompact: false))
    }

    @Test func aCompactSheetSaysTheSame() {
        let css = StyleSheet.css(for: .preview)
        #expect(css.hasPrefix(":root{color-scheme:light dark;--a:light-dark(#f4f6f8,#0e1216);--b:"))
        #expect(!css.contains("\n") && !css.contains(";}"))
        #expect(css.contains("body{margin:0;background:var(--a);color:var(--e);"))
        #expect(CompactCSS.text(of: "a{--x-y:1;}\nb{top:var(--x-y);left:var(--z)}") == "a{--a:1}b{top:var(--a);left:var(--b)}")
        let many = (0..<60).map { "--n\(String(repeating: "x", count: $0)):1" }.joined(separator: ";")
        #expect(CompactCSS.text(of: many).hasSuffix("--bh:1"))
    }

    @Test func everyPropertyThatIsUsedIsSet() throws {
        let css = StyleSheet.css(for: .preview)
        let used = Set(css.matches(of: /var\((--[a-z-]+)\)/).map { String($0.1) })
        let set = Set(css.matches(of: /[{;\s](--[a-z-]+):/).map { String($0.1) })
        #expect(used.subtracting(set) == [])
        #expect(used.count > 20)
    }

    @Test func bracesAreBalanced() {
        let css = StyleSheet.css(for: .preview)
        #expect(css.count { $0 == "{" } == css.count { $0 == "}" })
    }

    @Test func peoplesSettingsAreRespected() {
        let css = StyleSheet.css(for: .preview)
        for feature in [
            "prefers-contrast:more", "prefers-reduced-motion:no-preference", "forced-colors:active", "@media print", ":focus-visible",
        ] {
            #expect(css.contains(feature))
        }
        #expect(css.utf8.count < 29_000, "every page sends the style sheet: 5 kB of it are of charts and reports")
    }

    @Test func classesOfFeaturesThatAreWrittenExist() {
        let css = StyleSheet.css(for: .preview)
        let names = [
            "vstack", "hstack", "gap-zero", "gap-xs", "gap-xl", "button-prominent", "button-plain", "button-destructive", "rows", "row",
            "table-caption", "numeric", "progress-bar", "toggle-box", "segmented", "disclosure-label", "visually-hidden", "live-banner",
        ]
        for name in names { #expect(css.contains("." + name), "no rule for .\(name)") }
    }

    @Test func aTypefaceOfTheAppComesFirst() {
        let style = ChosenStyle(
            families: ["Inter", "Evil\"}body{display:none", ""],
            faces: [
                AppFonts.Face(family: "Inter", weights: 100...900, url: "/assets/fonts/Inter.woff2"),
                AppFonts.Face(family: "Inter", weights: 100...900, url: "javascript:alert(1)"),
                AppFonts.Face(family: "Inter", weights: 100...900, url: "/a\")}body{display:none"),
                AppFonts.Face(family: "E\"", weights: 100...900, url: "/a"),
            ],
            space: 12.5
        )
        let css = StyleSheet.css(for: style, isCompact: false)
        #expect(
            css.hasPrefix(#"@font-face{font-family:"Inter";font-weight:100 900;font-display:swap;src:url("/assets/fonts/Inter.woff2")}"#))
        #expect(css.contains(#"--font:"Inter",system-ui,"#))
        #expect(!css.contains("display:none\""))
        #expect(css.count(of: "@font-face") == 1)
        #expect(css.contains("--space-m:12.5px;"))
        #expect(css.contains(".font-title") == false)
    }

    @Test func aDistanceThatIsNoNumberIsNone() {
        #expect(StyleSheet.css(for: ChosenStyle(families: [], faces: [], space: .nan), isCompact: false).contains("--space-m:0px;"))
        #expect(StyleSheet.css(for: ChosenStyle(families: [], faces: [], space: .infinity), isCompact: false).contains("--space-m:0px;"))
    }
}

private nonisolated struct ChosenStyle: AppStyleProvider {
    let colors = PreviewStyle().colors
    let fonts: AppFonts
    let spacing: AppSpacing

    init(families: [String], faces: [AppFonts.Face], space: Double) {
        fonts = AppFonts(families: families, faces: faces, styles: [:])
        var spacing = PreviewStyle().spacing
        spacing.m = space
        self.spacing = spacing
    }
}

extension String {
    fileprivate func count(of part: String) -> Int {
        components(separatedBy: part).count - 1
    }
}
