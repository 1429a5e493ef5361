import ArgumentParsing
import Testing

@testable import Meterbook

struct CommandDescriptionTests {
    @Test func theDescriptionHasNoMistakes() {
        #expect(CommandDescription.meterbook.problems == [])
    }
}
