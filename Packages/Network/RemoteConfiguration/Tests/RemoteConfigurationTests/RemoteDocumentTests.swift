import Foundation
import RemoteConfiguration
import Testing

@testable import RemoteConfigurationImplementation

/// What a document may say; all else is refused as a whole, with the place and the reason.
@Suite struct RemoteDocumentTests {
    private func document(_ text: String) throws -> RemoteDocument {
        try RemoteDocument(json: Array(text.utf8)) { tokens in
            String(decoding: tokens, as: UTF8.self).contains("pale") ? "too pale to read" : nil
        }
    }

    @Test func everyStageIsRead() throws {
        let id = "6ba7b810-9dad-11d1-80b4-00c04fd430c8"
        let rules = try document(
            """
            {"schema": 1, "//": "for all", "flags": {
              "a": {"stage": "off"}, "b.c-1": {"stage": "installations", "installations": ["\(id)"], "//": "the kitchen"},
              "d": {"stage": "percentage", "percentage": 12.34}, "e": {"stage": "all", "variants": {"y": 66.67, "x": 33.33}},
              "f": {"stage": "percentage", "percentage": 0}, "g": {"stage": "percentage", "percentage": 100}, "//": "no flag"}}
            """
        ).rules
        #expect(rules["a"] == FlagRule(stage: .off))
        #expect(rules["b.c-1"] == FlagRule(stage: .installations([try #require(UUID(uuidString: id))])))
        #expect(rules["d"] == FlagRule(stage: .share(1_234)))
        #expect(
            rules["e"]
                == FlagRule(stage: .all, variants: [FlagRule.Variant(name: "x", share: 3_333), FlagRule.Variant(name: "y", share: 6_667)]))
        #expect(rules["f"] == FlagRule(stage: .share(0)) && rules["g"] == FlagRule(stage: .share(10_000)) && rules.count == 6)
    }

    @Test func theLookIsTheVariantsOrElseEverybodys() throws {
        let styles = ##""style": {"one": 1}, "styles": {"warm": {"two": 2}, "cool": {"three": 3}}"##
        func tokens(_ flags: String) throws -> [UInt8]? {
            try document("{\"schema\": 1, \(styles), \"flags\": {\(flags)}}").settings(for: installation(1)).styleTokens
        }
        #expect(try tokens("") == Array(#"{"one":1}"#.utf8))
        #expect(try tokens(#""style": {"stage": "all", "variants": {"warm": 100}}"#) == Array(#"{"two":2}"#.utf8))
        #expect(try tokens(#""style": {"stage": "off", "variants": {"warm": 100}}"#) == Array(#"{"one":1}"#.utf8))
        #expect(try document(#"{"schema": 1}"#).settings(for: installation(1)) == RemoteSettings(installation: installation(1)))
        let both = try document(
            "{\"schema\": 1, \(styles), \"flags\": {\"style\": {\"stage\": \"all\", \"variants\": {\"warm\": 50, \"cool\": 50}}}}")
        let looks = Set((0..<50).map { both.settings(for: installation($0)).styleTokens })
        #expect(looks == [Array(#"{"two":2}"#.utf8), Array(#"{"three":3}"#.utf8)])
    }

    @Test(
        arguments: [
            ("", "no JSON object"), ("[1]", "no JSON object"), ("{", "no JSON object"), ("{}", "“schema” must be 1"),
            (#"{"schema": 2}"#, "“schema” must be 1"),
            (#"{"schema": true}"#, "“schema” must be 1"), (#"{"schema": 1, "flag": {}}"#, "no key “flag”"),
            (#"{"schema": 1, "flags": []}"#, "“flags”"),
            (#"{"schema": 1, "flags": {"A": {"stage": "all"}}}"#, "“flags” must be names"),
            (#"{"schema": 1, "flags": {"": {"stage": "all"}}}"#, "“flags” must be names"),
            (#"{"schema": 1, "flags": {"a": true}}"#, "“flags.a”"), (#"{"schema": 1, "flags": {"a": {}}}"#, "“flags.a.stage”"),
            (#"{"schema": 1, "flags": {"a": {"stage": "some"}}}"#, "“flags.a.stage”"),
            (#"{"schema": 1, "flags": {"a": {"stage": "all", "to": 1}}}"#, "“flags.a.to”"),
            (#"{"schema": 1, "flags": {"a": {"stage": "all", "percentage": 5}}}"#, "“flags.a.percentage”"),
            (#"{"schema": 1, "flags": {"a": {"stage": "percentage"}}}"#, "“flags.a.percentage” must be"),
            (#"{"schema": 1, "flags": {"a": {"stage": "percentage", "percentage": 101}}}"#, "“flags.a.percentage” must be"),
            (#"{"schema": 1, "flags": {"a": {"stage": "percentage", "percentage": -1}}}"#, "“flags.a.percentage” must be"),
            (#"{"schema": 1, "flags": {"a": {"stage": "percentage", "percentage": 0.001}}}"#, "“flags.a.percentage” must be"),
            (#"{"schema": 1, "flags": {"a": {"stage": "percentage", "percentage": "5"}}}"#, "“flags.a.percentage” must be"),
            (#"{"schema": 1, "flags": {"a": {"stage": "installations"}}}"#, "“flags.a.installations”"),
            (#"{"schema": 1, "flags": {"a": {"stage": "installations", "installations": ["kitchen"]}}}"#, "“flags.a.installations”"),
            (#"{"schema": 1, "flags": {"a": {"stage": "all", "variants": {}}}}"#, "“flags.a.variants”"),
            (#"{"schema": 1, "flags": {"a": {"stage": "all", "variants": {"x": 50, "y": 49}}}}"#, "make 100"),
            (#"{"schema": 1, "flags": {"a": {"stage": "all", "variants": {"X": 100}}}}"#, "“flags.a.variants”"),
            (#"{"schema": 1, "flags": {"style": {"stage": "all", "variants": {"warm": 100}}}}"#, "of which “warm” is none"),
            (#"{"schema": 1, "style": "red"}"#, "“style” must be an object"),
            (#"{"schema": 1, "style": {"a": "pale"}}"#, "“style” cannot be used: too pale to read"),
            (#"{"schema": 1, "styles": {"warm": {"a": "pale"}}}"#, "“styles.warm” cannot be used"),
            (#"{"schema": 1, "styles": {"W": {}}}"#, "“styles” must be names"),
            (#"{"schema": 1, "styles": []}"#, "“styles” must be an object"),
        ])
    func whatIsWrongIsNamed(text: String, words: String) throws {
        let error = try #require(#expect(throws: RemoteConfigurationError.self) { try document(text) })
        #expect(error.description.contains(words), "\(error)")
        #expect(error.description.hasSuffix("what held before stays"))
    }

    @Test func whatIsTooMuchIsRefused() throws {
        let long = #"{"schema": 1, "//": ""# + String(repeating: "x", count: RemoteDocument.limit) + "\"}"
        #expect(throws: RemoteConfigurationError.tooLarge(limit: RemoteDocument.limit)) { try document(long) }
        #expect(throws: RemoteConfigurationError.notJSON) { try document(String(repeating: "[", count: 100_000)) }
        let many = (0...RemoteDocument.mostFlags).map { "\"f\($0)\": {\"stage\": \"all\"}" }.joined(separator: ",")
        #expect(throws: RemoteConfigurationError.self) { try document("{\"schema\": 1, \"flags\": {\(many)}}") }
        let installations = [String](repeating: "\"6ba7b810-9dad-11d1-80b4-00c04fd430c8\"", count: 1_001).joined(separator: ",")
        #expect(throws: RemoteConfigurationError.self) {
            try document(#"{"schema": 1, "flags": {"a": {"stage": "installations", "installations": [\#(installations)]}}}"#)
        }
    }
}
