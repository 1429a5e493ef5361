import Foundation
import Testing

@testable import ViewCore

@Suite struct StringsTests {
    @Test(arguments: ["en", "de"])
    func everyTextHasWords(language: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources/ViewCore/Resources")
        let strings = try String(contentsOf: folder.appendingPathComponent("\(language).lproj/Localizable.strings"), encoding: .utf8)
        let keys = strings.matches(of: /(?m)^"([^"]+)" = "[^"]+";$/).map { String($0.1) }
        #expect(keys.sorted() == CoreText.allCases.map(\.rawValue).sorted())
    }
}
