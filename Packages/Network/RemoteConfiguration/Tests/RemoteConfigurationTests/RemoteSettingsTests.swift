import Foundation
import Testing

@testable import RemoteConfiguration

/// Who has a feature at each stage, and in which form.
@Suite struct RemoteSettingsTests {
    private let flag = FeatureFlag("a.flag", default: .off)

    private func settings(_ number: Int, _ stage: RolloutStage, _ variants: [FlagRule.Variant] = []) -> RemoteSettings {
        RemoteSettings(installation: installation(number), rules: ["a.flag": FlagRule(stage: stage, variants: variants)])
    }

    @Test func withoutARuleTheDefaultHolds() {
        let none = RemoteSettings(installation: installation(1))
        #expect(!none.isOn(flag) && none.isOn(FeatureFlag("a.flag", default: .all)))
        #expect(settings(1, .all).isOn(flag) && !settings(1, .off).isOn(FeatureFlag("a.flag", default: .all)))
    }

    @Test func namedInstallationsAlone() {
        let stage = RolloutStage.installations([installation(1), installation(2)])
        #expect(settings(1, stage).isOn(flag) && settings(2, stage).isOn(flag) && !settings(3, stage).isOn(flag))
        #expect(!settings(1, .installations([])).isOn(flag))
    }

    @Test func aShareGrowsByThoseWhoJoin() {
        var before: Set<Int> = []
        for share in [0, 1, 100, 2_500, 5_000, 9_999, 10_000] {
            let now = Set((0..<1_000).filter { settings($0, .share(share)).isOn(flag) })
            #expect(before.isSubset(of: now))
            #expect(abs(now.count - share / 10) <= 80, "\(share): \(now.count)")
            before = now
        }
        #expect(before.count == 1_000)
        #expect((0..<1_000).allSatisfy { !settings($0, .share(0)).isOn(flag) })
    }

    @Test func aVariantIsForThoseWhoHaveTheFeature() {
        let variants = [FlagRule.Variant(name: "a", share: 2_000), FlagRule.Variant(name: "b", share: 8_000)]
        #expect(settings(1, .off, variants).variant(of: flag) == nil)
        #expect(settings(1, .all).variant(of: flag) == nil)
        let drawn = (0..<1_000).compactMap { settings($0, .all, variants).variant(of: flag) }
        #expect(drawn.count == 1_000 && (140...260).contains(drawn.filter { $0 == "a" }.count))
        #expect(drawn == (0..<1_000).compactMap { settings($0, .all, variants).variant(of: flag) })
    }

    /// Those who have a feature at a small share draw all its variants, not just the first.
    @Test func theVariantHasNothingToDoWithTheShare() {
        let variants = [FlagRule.Variant(name: "a", share: 5_000), FlagRule.Variant(name: "b", share: 5_000)]
        let drawn = (0..<2_000).compactMap { settings($0, .share(1_000), variants).variant(of: flag) }
        #expect((60...140).contains(drawn.filter { $0 == "a" }.count) && (60...140).contains(drawn.filter { $0 == "b" }.count))
    }
}
