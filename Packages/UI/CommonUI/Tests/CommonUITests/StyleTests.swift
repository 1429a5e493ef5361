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

    @Test(arguments: Appearance.allCases)
    func textCanBeRead(appearance: Appearance) {
        let colors = PreviewStyle().colors
        let grounds = [appearance.of(colors.background), appearance.of(colors.surface)]
        for ground in grounds {
            for color in [colors.text, colors.secondaryText, colors.tint, colors.success, colors.warning, colors.critical] {
                #expect(
                    appearance.of(color).contrast(with: ground) >= appearance.leastForText, "\(appearance.of(color).css) on \(ground.css)")
            }
            for color in [colors.border, colors.focus] {
                #expect(appearance.of(color).contrast(with: ground) >= 3, "\(appearance.of(color).css) on \(ground.css)")
            }
        }
        for band in GlucoseBand.allCases {
            // As text on a card, as a shape anywhere.
            #expect(appearance.of(colors.bands[band]).contrast(with: appearance.of(colors.surface)) >= 4.5, "\(band)")
            #expect(appearance.of(colors.bands[band]).contrast(with: appearance.of(colors.background)) >= 3, "\(band)")
        }
        #expect(appearance.of(colors.onTint).contrast(with: appearance.of(colors.tint)) >= appearance.leastForText)
        #expect(appearance.of(colors.onCritical).contrast(with: appearance.of(colors.critical)) >= appearance.leastForText)
        // The sign of a banner is written in the colour of the surface.
        for kind in [colors.tint, colors.success, colors.warning, colors.critical] {
            #expect(appearance.of(colors.surface).contrast(with: appearance.of(kind)) >= 4.5)
        }
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

nonisolated enum Appearance: CaseIterable {
    case light
    case dark
    case lightContrast
    case darkContrast

    /// WCAG 1.4.3, and 1.4.6 where more contrast is asked for.
    var leastForText: Double {
        switch self {
        case .light, .dark: 4.5
        case .lightContrast, .darkContrast: 7
        }
    }

    func of(_ color: AppColor) -> RGB {
        switch self {
        case .light: color.light
        case .dark: color.dark
        case .lightContrast: color.lightContrast
        case .darkContrast: color.darkContrast
        }
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
