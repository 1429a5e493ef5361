import Testing

@testable import CorpusProof

/// What counts as a wrong ending of a command.
struct CommandCheckTests {
    @Test func aRightEndingHasNoFault() {
        let check = CommandCheck(words: ["lint"], codes: [0, 1], output: .json)
        #expect(check.faults(code: 1, output: "{}", errors: "1 finding") == [])
        #expect(CommandCheck(words: ["why"], codes: [2], output: .json).faults(code: 2, output: "", errors: "error: no") == [])
    }

    @Test func aWrongCodeIsToldWithTheFirstLineOfErrors() {
        let check = CommandCheck(words: ["lint"], codes: [0, 1], output: .any)
        #expect(check.faults(code: 2, output: "", errors: "error: gone\nmore") == ["exit code 2, not 0 or 1: error: gone"])
        #expect(CommandCheck(words: [], codes: [2], output: .any).faults(code: 2, output: "", errors: "") == ["exit code 2 without a word"])
    }

    @Test func aCrashIsOneWhateverTheCode() {
        let faults = CommandCheck(words: [], output: .any).faults(code: 0, output: "", errors: "main.swift:1: Fatal error: out of range")
        #expect(faults == ["a crash: Fatal error"])
    }

    @Test(arguments: [
        (CommandCheck.Output.json, "{", "the output is no JSON"), (.json, "", "the output is no JSON"), (.something, "", "no output"),
        (.between("<svg", "</svg>\n"), "<svg>", "the output is not <svg…</svg>\n"),
    ])
    func outputOfAnotherShapeIsAFault(_ output: CommandCheck.Output, _ text: String, _ fault: String) {
        #expect(CommandCheck(words: [], output: output).faults(code: 0, output: text, errors: "") == [fault])
    }
}
