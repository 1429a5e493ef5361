import CommonUI
import CommonUIMocks
import Domain
import TestSupport
import Testing
import ViewCore

@Suite struct StyleTests {
    @Test func contrastIsThatOfWCAG() {
        let white = RGB(0xFFFFFF)
        #expect(white.contrast(with: RGB(0x000000)) == 21)
        #expect(white.contrast(with: white) == 1)
        // WCAG's own example: #767676 on white is just above 4.5.
        #expect((4.53...4.55).contains(RGB(0x767676).contrast(with: white)))
        #expect(RGB(red: 1, green: 0xAB, blue: 255).css == "#01abff")
    }

    @Test func whatMeetsCanBeToldApart() {
        #expect(PreviewStyle().colors.contrastFindings == [])
        // The sign of a banner is written in the colour of the surface, so this says that it can be read too.
        var colors = PreviewStyle().colors
        colors.warning = AppColor(light: RGB(0xFFBF00), dark: colors.warning.dark, lightContrast: colors.warning.lightContrast)
        let findings = colors.contrastFindings
        #expect(findings.map(\.role) == ["warning", "warning"])
        #expect(findings.map(\.ground) == ["background", "surface"])
        #expect(findings[1].description == "warning on surface has a contrast of 1.6:1 (light); it must be at least 4.5:1")
    }

    @Test func moreContrastAsksForMore() {
        var colors = PreviewStyle().colors
        colors.tint = AppColor(
            light: colors.tint.light, dark: colors.tint.dark, lightContrast: RGB(0x4A6D8F), darkContrast: colors.tint.darkContrast)
        #expect(Set(colors.contrastFindings.map(\.least)) == [7])
        #expect(colors.contrastFindings.map(\.role) == ["tint", "tint", "on-tint"])
    }

    @Test func theBandsAreTheMeasuredPalette() {
        let bands = PreviewStyle().colors.bands
        #expect(GlucoseBand.allCases.map { bands[$0].light.css } == ["#6d0a1a", "#c74a10", "#167a70", "#7458c6", "#2a125c"])
        #expect(GlucoseBand.allCases.map { bands[$0].dark.css } == ["#e04a74", "#ffa86e", "#b4f5e7", "#8f73c9", "#cbbbff"])
    }

    @Test func theEnvironmentHasHarmlessDefaults() {
        let environment = EnvironmentValues()
        #expect(environment.appStyle is PreviewStyle)
        #expect(environment.appAssets.image(named: "drop") == nil)
    }

    @Test func dependenciesReachEveryView() {
        let assets = FakeAppAssetsProvider(images: ["drop": .file(url: "/assets/drop.svg", width: 24, height: 24)])
        let view = VStack {
            Image("drop", label: Text(verbatim: "Drop"))
            SpacingView()
            RangeBadge(.low)
        }
        .withEnvironmentDependencies(style: WideStyle(), assets: assets, strings: StringCatalog.ofSources(), language: "de")
        let html = Renderer.render(view).html
        #expect(html.contains(#"<img class="image" src="/assets/drop.svg" alt="Drop" width="24" height="24">"#))
        #expect(html.contains("<p>99</p>"))
        #expect(html.contains("<span>Niedrig</span>") || html.contains("<p>Niedrig</p>"))
        #expect(assets.requestedNames == ["drop"])
    }

    @Test func anImageThatWasNotPreparedFailsTheTest() {
        let assets = FakeAppAssetsProvider()
        withKnownIssue { #expect(assets.image(named: "drop") == nil) }
        #expect(assets.unconfiguredCalls.recorded == [#"FakeAppAssetsProvider.image(named: "drop")"#])
    }
}

private nonisolated struct WideStyle: AppStyleProvider {
    var colors: AppColors { PreviewStyle().colors }
    var fonts: AppFonts { PreviewStyle().fonts }
    var spacing: AppSpacing {
        var spacing = PreviewStyle().spacing
        spacing.m = 99
        return spacing
    }
}

private struct SpacingView: View {
    @Environment(\.appStyle) private var style

    var body: some View {
        Text(verbatim: String(Int(style.spacing.m)))
    }
}
