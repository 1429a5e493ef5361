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
        case "plain": .file(url: "/assets/plain.png", width: nil, height: nil)
        case "drop": .symbol(url: "/assets/s.svg#drop")
        default: nil
        }
    }
}
