import Testing

@testable import PreviewHost

struct PreviewArgumentsTests {
    @Test func everythingCanBeLeftOut() {
        #expect(PreviewArguments([]) == PreviewArguments())
    }

    @Test func everythingCanBeSaid() {
        let arguments = PreviewArguments(["--port", "8790", "--until-input-ends", "--list"])
        #expect(arguments?.port == 8790)
        #expect(arguments?.endsWithInput == true)
        #expect(arguments?.listsOnly == true)
    }

    @Test(arguments: [["--port"], ["--port", "x"], ["--port", "70000"], ["--port", "-1"], ["serve"], [""]])
    func whatIsNotUnderstoodIsRefused(words: [String]) {
        #expect(PreviewArguments(words) == nil)
    }
}
