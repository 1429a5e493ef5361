import Foundation
import Testing

@testable import LiveUI

/// A script that is sent smaller must be the same script.
@Suite struct ScriptTextTests {
    @Test(arguments: [
        ("a = b;\n", "a=b;"), ("  const a = 1; // note\n\n    let b;", "const a=1;let b;"), ("/** doc */\nx\n", "x"),
        ("a /* b */ c", "a  c"),
        ("a + +b - -c", "a + +b - -c"), ("return x", "return x"), ("s = 'a // b  c';", "s='a // b  c';"),
        ("s = 'it\\'s  x'", "s='it\\'s  x'"),
        ("t = `a  ${b}  /* c */`;", "t=`a  ${b}  /* c */`;"), ("a\nb", "a\nb"), ("}\nx", "}\nx"), ("f(\n  a,\n  b\n);\ng", "f(a,b);g"),
        ("a / b", "a / b"),
        ("'use strict';\n(() => {\n})();", "'use strict';(()=>{})();"),
        ("/* never ends", ""), ("'never ends", "'never ends"), ("x 'a'", "x 'a'"),
    ])
    func onlyWhatABrowserNeedsIsLeft(script: String, sent: String) {
        #expect(String(decoding: ScriptText.stripped(Array(script.utf8)), as: UTF8.self) == sent)
    }

    @Test(arguments: [
        ("const long=1;f(long)", "const a=1;f(a)"), ("function name(x){return name(x)}", "function a(x){return a(x)}"),
        ("let thing=0;o.thing=thing", "let thing=0;o.thing=thing"), ("let thing=0;o={thing:1}", "let thing=0;o={thing:1}"),
        ("let thing=0;o={thing}", "let thing=0;o={thing}"), ("let thing=0;o={a,thing,b}", "let thing=0;o={a,thing,b}"),
        ("let thing=[];f(...thing)", "let a=[];f(...a)"), ("let thing=0;s='thing'", "let a=0;s='thing'"),
        ("let thing=0;s=`${thing}`", "let thing=0;s=`${thing}`"), ("let thing=0;f(x?.thing)", "let thing=0;f(x?.thing)"),
        ("let thing=0,a=1;f(a,thing)", "let b=0,a=1;f(a,b)"), ("x=typeof thing;const if1=2;if1", "x=typeof thing;const a=2;a"), ("", ""),
        ("let", "let"),
    ])
    func namesOfTheScriptsOwnAreShort(script: String, sent: String) {
        #expect(String(decoding: ScriptNames.shortened(Array(script.utf8)), as: UTF8.self) == sent)
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
        if let file = ProcessInfo.processInfo.environment["COMPACT_SCRIPT"] { try Data(sent).write(to: URL(fileURLWithPath: file)) }
        #expect(sent.count < 16_600, "script and style together are to stay under 40 KB; this is \(sent.count)")
    }
}
