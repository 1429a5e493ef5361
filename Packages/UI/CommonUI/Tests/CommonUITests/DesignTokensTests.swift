import Testing
import ViewCore

@testable import CommonUI

@Suite struct DesignTokensTests {
    @Test func tokensTakeThePlaceOfTheAppsValues() throws {
        let style = try style(
            """
            {"$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
             "brand": {"$type": "color", "green": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.2]}, "$description": "ours"}},
             "color": {"light": {"tint": {"$value": "{brand.green}"}, "text": {"$type": "color", "$value": "#101010FF"}},
                       "dark": {"$type": "color", "tint": {"$value": {"colorSpace": "oklch", "components": [0.9, 0.1, 150], "hex": "#99FFCC"}}}},
             "space": {"unit": {"$type": "dimension", "$value": {"value": 20, "unit": "px"}}},
             "spacing": {"m": {"$value": "{space.unit}"}, "card-radius": {"$type": "dimension", "$value": "0.5rem"}},
             "font": {"family": {"$type": "fontFamily", "$value": ["Brand Sans", "Inter"]}},
             "typography": {"title": {"$type": "typography", "$value":
               {"fontFamily": "Brand Sans", "fontSize": "{space.unit}", "fontWeight": "semi-bold", "letterSpacing": "0px", "lineHeight": 1.5}}}}
            """)
        let own = PreviewStyle()
        #expect(
            style.colors.tint
                == AppColor(light: RGB(0x006633), dark: RGB(0x99FFCC), lightContrast: RGB(0x173F66), darkContrast: RGB(0xB5D8F8)))
        #expect(style.colors.text.light == RGB(0x101010))
        #expect(style.colors.text.dark == own.colors.text.dark)
        #expect(style.spacing.m == 20 && style.spacing.cardRadius == 8 && style.spacing.s == own.spacing.s)
        #expect(style.fonts.families == ["Brand Sans", "Inter"])
        #expect(style.fonts.styles[.title] == AppFonts.Style(size: 1.25, weight: 600, lineHeight: 1.5))
        #expect(style.fonts.styles[.body] == own.fonts.styles[.body])
        #expect(StyleSheet.css(for: style, isCompact: false).contains("--tint:light-dark(#006633,#99ffcc);"))
    }

    @Test func anEmptyFileChangesNothing() throws {
        #expect(try style("{}").colors == PreviewStyle().colors)
        #expect(try DesignTokens(json: Array("{}".utf8)).names == [])
    }

    @Test(
        arguments: [
            ("", "not a JSON object"), ("[]", "not a JSON object"), ("{\"a\":", "not a JSON object"),
            ("{\"a\": 1}", "“a”: it must be a token or a group"),
            (##"{"color":{"light":{"tint":{"$value":"#2A5D8F"}}}}"##, "“color.light.tint”: it has no “$type”"),
            (
                ##"{"color":{"light":{"tint":{"$type":"dimension","$value":"#2A5D8F"}}}}"##,
                "“color.light.tint” must be an opaque sRGB colour"
            ),
            (##"{"color":{"$type":"color","light":{"tint":{"$value":"2A5D8F"}}}}"##, "“color.light.tint” must be"),
            (##"{"color":{"$type":"color","light":{"tint":{"$value":"#2A5D8F80"}}}}"##, "“color.light.tint” must be"),
            (##"{"color":{"$type":"color","light":{"tint":{"$value":"#２A5D8F"}}}}"##, "“color.light.tint” must be"),
            (
                ##"{"color":{"$type":"color","light":{"tint":{"$value":{"colorSpace":"srgb","components":[0,0,2]}}}}}"##,
                "“color.light.tint” must be"
            ),
            (
                ##"{"color":{"$type":"color","light":{"tint":{"$value":{"colorSpace":"srgb","components":[0,0,0],"alpha":0.5}}}}}"##,
                "must be an opaque"
            ),
            (
                ##"{"color":{"$type":"color","light":{"tint":{"$value":{"colorSpace":"lab","components":[0,0,0]}}}}}"##,
                "“color.light.tint” must be"
            ),
            (##"{"color":{"$type":"color","ligth":{"tint":{"$value":"#000000"}}}}"##, "no token “color.ligth.tint”"),
            (##"{"color":{"$type":"color","light":{"tnit":{"$value":"#000000"}}}}"##, "no token “color.light.tnit”"),
            (##"{"color":{"$type":"color","light":{"tint":{"$value":"{a.b}"}}}}"##, "“color.light.tint” refers to “a.b”"),
            (##"{"a":{"$value":"{b}"},"b":{"$value":"{a}"}}"##, "refers to"), (##"{"a":{"$value":"{a}"}}"##, "“a” refers to “a”"),
            (##"{"a":{"$value":1,"b":{"$value":2}}}"##, "“a”: a token has no tokens in it"), (##"{"$value":1}"##, "cannot be a token"),
            (##"{"a":{"$type":1,"$value":1}}"##, "“$type” must be a text"), (##"{"a":{"$extends":"{b}"}}"##, "“$extends” is not read"),
            (##"{"a.b":{"$value":1}}"##, "a name may not be empty"), (##"{"":{"$value":1}}"##, "a name may not be empty"),
            (
                ##"{"spacing":{"$type":"dimension","m":{"$value":{"value":900,"unit":"px"}}}}"##,
                "“spacing.m” must be a distance from 0 to 64 px"
            ),
            (##"{"spacing":{"$type":"dimension","m":{"$value":{"value":9,"unit":"pt"}}}}"##, "“spacing.m” must be"),
            (##"{"spacing":{"$type":"dimension","m":{"$value":"nanpx"}}}"##, "“spacing.m” must be"),
            (##"{"spacing":{"$type":"dimension","target":{"$value":"12px"}}}"##, "“spacing.target” must be a distance from 24"),
            (##"{"spacing":{"$type":"dimension","n":{"$value":"12px"}}}"##, "no token “spacing.n” here; there are spacing.xs"),
            (##"{"font":{"family":{"$type":"fontFamily","$value":"A\"}b{"}}}"##, "“font.family” must be names of typefaces"),
            (##"{"font":{"family":{"$type":"fontFamily","$value":[]}}}"##, "“font.family” must be"),
            (##"{"font":{"familie":{"$type":"fontFamily","$value":"A"}}}"##, "no token “font.familie”"),
            (##"{"typography":{"heading":{"$type":"typography","$value":{}}}}"##, "no token “typography.heading”"),
            (
                ##"{"typography":{"title":{"$type":"typography","$value":{"fontSize":"9px","fontWeight":400,"lineHeight":1}}}}"##,
                "“typography.title”"
            ),
            (
                ##"{"typography":{"title":{"$type":"typography","$value":{"fontSize":"20px","fontWeight":"fat","lineHeight":1}}}}"##,
                "fontWeight"
            ),
            (
                ##"{"typography":{"title":{"$type":"typography","$value":{"fontSize":"{x}","fontWeight":400,"lineHeight":1}}}}"##,
                "refers to “x”"
            ),
        ])
    func aTokenThatIsWrongIsNamed(text: String, words: String) throws {
        let error = try #require(#expect(throws: DesignTokensError.self) { _ = try style(text) })
        #expect(error.description.contains(words), "\(error)")
    }

    @Test func groupsWithoutEndAreRefused() {
        let deep = String(repeating: #"{"a":"#, count: 100) + "{}" + String(repeating: "}", count: 100)
        #expect(throws: DesignTokensError.self) { try style(deep) }
        let deeper = String(repeating: #"{"a":"#, count: 100_000)
        #expect(throws: DesignTokensError.notJSON) { try style(deeper) }
    }

    @Test func coloursThatNobodyCouldReadAreRefused() throws {
        let pale = ##"{"color":{"$type":"color","light":{"secondary-text":{"$value":"#BBBBBB"}}}}"##
        let error = try #require(#expect(throws: DesignTokensError.self) { _ = try style(pale) })
        #expect(
            error.description
                == "the token “color.light.secondary-text”: secondary-text on background has a contrast of 1.7:1 (light); it must be at least 4.5:1"
        )
        // The ground is to blame where the text is the app's own.
        let ground = ##"{"color":{"$type":"color","dark-contrast":{"surface":{"$value":"#FFFFFF"}}}}"##
        let other = try #require(#expect(throws: DesignTokensError.self) { _ = try style(ground) })
        #expect(other.description.hasPrefix("the token “color.dark-contrast.surface”: text on surface"))
    }

    private func style(_ text: String) throws(DesignTokensError) -> any AppStyleProvider {
        try DesignTokens(json: Array(text.utf8)).style(over: PreviewStyle())
    }
}
