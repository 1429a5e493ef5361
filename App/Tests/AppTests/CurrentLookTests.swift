import Common
import CommonUI
import Foundation
import LiveUI
import RemoteConfigurationMocks
import TestSupport
import Testing

@testable import Meterbook

/// What design tokens that are set from afar make of the look.
@MainActor
struct CurrentLookTests {
    nonisolated private static let brand = ##"{"color": {"$type": "color", "light": {"tint": {"$value": "#0B5D3B"}}}}"##

    @Test func tokensChangeTheStyleSheetWhenItIsAskedForNext() throws {
        let remote = MockRemoteConfiguration()
        let site = try Site(resources: .ofThisProcess, remote: remote)
        let own = try styleSheet(site)
        #expect(!own.contains("#0b5d3b"))
        remote.set(styleTokens: Self.brand)
        #expect(try styleSheet(site).contains("light-dark(#0b5d3b,#8fc0ee)"))
        #expect(site.environment(acceptLanguage: nil).appStyle.colors.tint.light == RGB(0x0B5D3B))
        remote.set(styleTokens: nil)
        #expect(try styleSheet(site) == own)
    }

    @Test func theyComeOverTheOperatorsFile() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(#"{"spacing": {"$type": "dimension", "m": {"$value": "20px"}}}"#, to: "brand.json")
        let remote = MockRemoteConfiguration()
        remote.set(styleTokens: Self.brand)
        let css = try styleSheet(Site(resources: .ofThisProcess, style: file, remote: remote))
        #expect(css.contains("#0b5d3b") && css.contains(":20px"))
    }

    @Test func tokensThatDoNotFitLeaveTheAppsOwnLook() throws {
        let remote = MockRemoteConfiguration()
        remote.set(styleTokens: "[]")
        let site = try Site(resources: .ofThisProcess, remote: remote)
        #expect(try styleSheet(site) == styleSheet(Site(resources: .ofThisProcess)))
    }

    @Test(
        arguments: [
            (brand, nil), ("{}", nil), ("[]", "not a JSON object"),
            (##"{"color": {"$type": "color", "light": {"tint": {"$value": "green"}}}}"##, "color.light.tint"),
            (##"{"color": {"$type": "color", "light": {"text": {"$value": "#EEEEEE"}}}}"##, "color.light.text"),
            (##"{"color": {"$type": "color", "light": {"shade": {"$value": "#EEEEEE"}}}}"##, "color.light.shade"),
        ] as [(String, String?)])
    func theCheckNamesWhatDoesNotFit(tokens: String, words: String?) throws {
        let fault = RemoteStyleCheck(try AppEnvironment.ofTest(["--ui-test"])).fault(Array(tokens.utf8))
        if let words { #expect(fault?.contains(words) == true, "\(fault ?? "")") } else { #expect(fault == nil) }
    }

    private func styleSheet(_ site: Site) throws -> String {
        String(decoding: try #require(site.asset("meterbook.css")).bytes, as: UTF8.self)
    }
}
