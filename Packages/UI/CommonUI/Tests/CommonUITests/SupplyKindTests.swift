import CommonUI
import CommonUIMocks
import Domain
import Testing
import ViewCore

@MainActor
struct SupplyKindTests {
    private func text(_ key: TextKey, in language: String) -> String {
        var environment = EnvironmentValues()
        environment.setDependencies(style: .preview, assets: .preview, strings: StringCatalog.ofSources([:]), language: language)
        return Text(key).resolved(in: environment)
    }

    @Test(arguments: [
        (SupplyKind.testStrips, "Test strips", "1 strip", "50 strips"), (.ketoneStrips, "Ketone test strips", "1 strip", "50 strips"),
        (.lancets, "Lancets", "1 lancet", "50 lancets"), (.controlSolution, "Control solution", "1 bottle", "50 bottles"),
        (.sensors, "Sensors", "1 sensor", "50 sensors"), (.accessories, "Accessories", "1 piece", "50 pieces"),
    ])
    func everySupplyHasItsWords(kind: SupplyKind, title: String, one: String, many: String) {
        #expect(text(kind.title, in: "en") == title)
        #expect(text(kind.counted(1), in: "en") == one && text(kind.counted(50), in: "en") == many)
        #expect(text(kind.counted(1_000), in: "de").hasPrefix("1.000 "))
    }
}
