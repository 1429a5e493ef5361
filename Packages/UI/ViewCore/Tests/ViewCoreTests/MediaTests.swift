import Testing
import ViewCore

@Suite struct MediaTests {
    @Test func progressHasALabelAndStaysInside() {
        expectHTML(#"<label class="progress"><span>test.sync</span><progress class="progress-bar" max="40" value="3"></progress></label>"#)
        {
            ProgressView("test.sync", value: 3, total: 40)
        }
        expectHTML(#"<label class="progress"><progress class="progress-bar" max="1" value="1"></progress></label>"#) {
            ProgressView(value: 7)
        }
        expectHTML(#"<label class="progress"><progress class="progress-bar" max="1" value="0.5"></progress></label>"#) {
            ProgressView(value: 0.5)
        }
    }

    @Test(arguments: [(Double?.none, 1.0), (.nan, 1), (1, 0), (1, .infinity), (1, -1)])
    func progressWithoutAMeaningfulValueJustGoesOn(value: Double?, total: Double) {
        expectHTML(#"<label class="progress"><progress class="progress-bar"></progress></label>"#) {
            ProgressView(value: value, total: total)
        }
    }

    @Test func imagesComeFromTheEnvironment() {
        var environment = EnvironmentValues()
        environment.images = Images()
        expectHTML(#"<img class="image" src="/assets/meter.png" alt="A &lt; meter" width="10" height="20">"#, environment: environment) {
            Image("meter", label: Text(verbatim: "A < meter"))
        }
        expectHTML(#"<img class="image" src="/assets/plain.png" alt="">"#, environment: environment) { Image(decorative: "plain") }
        let symbol = #"<use href="/assets/s.svg#drop"></use></svg>"#
        expectHTML(#"<svg class="symbol" aria-hidden="true">"# + symbol, environment: environment) { Image(systemName: "drop") }
        expectHTML(#"<svg class="symbol" role="img" aria-label="Drop">"# + symbol, environment: environment) {
            Image(systemName: "drop").accessibilityLabel(Text(verbatim: "Drop"))
        }
        expectHTML(#"<svg class="symbol" role="img" aria-label="Drop">"# + symbol, environment: environment) {
            Image("drop", label: Text(verbatim: "Drop"))
        }
    }

    @Test func anImageOfSeveralFilesLeavesTheChoiceToTheBrowser() {
        var environment = EnvironmentValues()
        environment.images = Images()
        let image = #"<img class="image" src="/a.png" srcset="/a.png, /a@2x.png 2x" alt="" width="8" height="9">"#
        let contrast = #"<source media="(prefers-color-scheme:dark) and (prefers-contrast:more)" srcset="/c.png">"#
        let dark = #"<source media="(prefers-color-scheme:dark)" srcset="/d.png">"#
        expectHTML("<picture>\(contrast)\(dark)\(image)</picture>", environment: environment) { Image(decorative: "faces") }
        environment.preferredColorScheme = .light
        expectHTML(image, environment: environment) { Image(decorative: "faces") }
        environment.preferredColorScheme = .dark
        expectHTML(
            #"<picture><source media="all and (prefers-contrast:more)" srcset="/c.png"><source media="all" srcset="/d.png">\#(image)</picture>"#,
            environment: environment
        ) { Image(decorative: "faces") }
        expectHTML("", environment: environment) { Image(decorative: "nothing") }
    }

    @Test func aMissingImageLeavesItsLabel() {
        expectHTML(#"<span class="image-missing">Meter</span>"#) { Image("meter", label: Text(verbatim: "Meter")) }
        expectHTML("") { Image(decorative: "meter") }
    }

    @Test func aLabelHasItsSymbolFirst() {
        var environment = EnvironmentValues()
        environment.images = Images()
        let html =
            #"<span class="label"><svg class="symbol" aria-hidden="true"><use href="/assets/s.svg#drop"></use></svg><span>test.drop</span></span>"#
        expectHTML(html, environment: environment) { Label("test.drop", systemImage: "drop") }
    }
}

private nonisolated struct Images: ImageResolving {
    func image(named name: String) -> ImageSource? {
        switch name {
        case "meter": .file(url: "/assets/meter.png", width: 10, height: 20)
        case "faces":
            .variants([
                ImageVariant(colorScheme: .dark, isHighContrast: true, files: [.init(url: "/c.png", scale: 1)], width: nil, height: nil),
                ImageVariant(colorScheme: .dark, isHighContrast: false, files: [.init(url: "/d.png", scale: 1)], width: nil, height: nil),
                ImageVariant(
                    colorScheme: nil, isHighContrast: false,
                    files: [.init(url: "/a.png", scale: 1), .init(url: "/a@2x.png", scale: 2), .init(url: "javascript:a", scale: 3)],
                    width: 8, height: 9),
            ])
        case "nothing": .variants([])
        case "plain": .file(url: "/assets/plain.png", width: nil, height: nil)
        case "drop": .symbol(url: "/assets/s.svg#drop")
        default: nil
        }
    }
}
