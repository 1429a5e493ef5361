import Domain
import Testing

@Suite struct ReadingTagTests {
    @Test(arguments: [
        ("sport", "sport"), ("  after\t a  walk \r\n", "after a walk"), ("a\u{0}b", "a b"), ("Müsli 🥣", "Müsli 🥣"),
        (String(repeating: "é", count: 40), String(repeating: "é", count: 40)),
    ])
    func whatIsTypedBecomesOneLine(_ text: String, _ name: String) {
        #expect(ReadingTag(text)?.name == name)
    }

    @Test(arguments: ["", " \n\t", "\u{7}", String(repeating: "a", count: 41)])
    func nothingAndTooMuchAreNoTags(_ text: String) {
        #expect(ReadingTag(text) == nil)
    }

    @Test func tagsAreInOrder() {
        #expect(["b", "a", "C"].compactMap(ReadingTag.init).sorted().map(\.description) == ["C", "a", "b"])
    }
}
