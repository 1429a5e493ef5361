import Common
import Foundation
import Testing

@testable import LiveUI

/// What lies beside the binary.
@Suite struct ResourcesTests {
    private func resource(_ path: String) throws -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources/LiveUI/Resources")
        return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    @Test(arguments: ["en", "de"])
    func everyTextHasWords(language: String) throws {
        let strings = try resource("\(language).lproj/Localizable.strings")
        let keys = strings.matches(of: /(?m)^"([^"]+)" = "[^"]+";$/).map { String($0.1) }
        #expect(keys.sorted() == LiveText.allCases.map(\.rawValue).sorted())
    }

    @Test func theScriptSaysNothingOfItsOwn() throws {
        let script = try resource("live.js")
        #expect(
            script.matches(of: /textContent = (.*);/).map { String($0.1) } == [
                "words.textContent", "banner.dataset[state]", "banner.dataset.retry",
            ])
        #expect(!script.contains("eval("))
        #expect(!script.contains("console."))
    }
}
