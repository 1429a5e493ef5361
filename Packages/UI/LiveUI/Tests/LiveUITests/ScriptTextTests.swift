import Foundation
import Testing

@testable import LiveUI

/// A script that is sent smaller must be the same script.
@Suite struct ScriptTextTests {
    @Test(arguments: [
        ("a = b;\n", "a=b;"), ("  const a = 1; // note\n\n    let b;", "const a=1;\nlet b;"), ("/** doc */\nx\n", "x"),
        ("a /* b */ c", "a  c"),
        ("a + +b - -c", "a + +b - -c"), ("return x", "return x"), ("s = 'a // b  c';", "s='a // b  c';"),
        ("s = 'it\\'s  x'", "s='it\\'s  x'"),
        ("t = `a  ${b}  /* c */`;", "t=`a  ${b}  /* c */`;"), ("a\nb", "a\nb"), ("a / b", "a / b"),
        ("'use strict';\n(() => {\n})();", "'use strict';\n(()=>{\n})();"),
        ("/* never ends", ""), ("'never ends", "'never ends"), ("x 'a'", "x 'a'"),
    ])
    func onlyWhatABrowserNeedsIsLeft(script: String, sent: String) {
        #expect(String(decoding: ScriptText.compact(Array(script.utf8)), as: UTF8.self) == sent)
    }

    @Test func theScriptHasNothingThatTakesAParser() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../Sources/LiveUI/Resources/live.js")
        let script = try String(contentsOf: file, encoding: .utf8)
        #expect(script.matches(of: /`[^`\n]*\$\{[^}`]*['"`][^`]*`/).isEmpty, "a quote within the braces of a template")
        for line in script.split(separator: "\n") {
            #expect(line.count { $0 == "`" } % 2 == 0, "a template of several lines: \(line)")
            #expect(!line.contains(/[(,]\/[^\/*]|[=:&|?] \/[^\/*\s]/), "a regular expression: \(line)")
        }
    }

    @Test func theScriptBecomesMuchSmaller() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../Sources/LiveUI/Resources/live.js")
        let sent = ScriptText.compact([UInt8](try Data(contentsOf: file)))
        #expect(sent.count < 20_500, "script and style together are to stay under 40 KB; this is \(sent.count)")
    }
}
