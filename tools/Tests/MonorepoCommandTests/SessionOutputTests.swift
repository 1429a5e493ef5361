import Synchronization
import Testing
import ToolSupport

@testable import MonorepoCommand

/// What is shown of a build and of a run of tests.
struct SessionOutputTests {
    private func shown(_ text: String, isTest: Bool = true, isVerbose: Bool = false, pause: Duration = .seconds(3600)) -> String {
        let written = Mutex("")
        let terminal = Terminal(output: { text in written.withLock { $0 += text } }, errors: { text in written.withLock { $0 += text } })
        let subject = SessionOutput(terminal, isVerbose: isVerbose, isTest: isTest, pause: pause)
        subject.add(Array(text.utf8)[...])
        subject.finish()
        return written.withLock { $0 }
    }

    @Test func whatGoesWellIsLeftOutWithAllItsLines() {
        let text = """
            ◇ Test case passing 1 argument text → "a
            second line
            " to f(text:) started.
            ✔ Test f(text:) passed after 0.1 seconds.
            ━ Test g() recorded a known issue at G.swift:1:2: Issue recorded
            ✘ Test h() recorded an issue at H.swift:3:4: Expectation failed: "x
            y" == "z"
            ↳ // why
            rest of why
            ✔ Test run with 3 tests passed after 1 second.

            """
        #expect(
            shown(text) == """
                ✘ Test h() recorded an issue at H.swift:3:4: Expectation failed: "x
                y" == "z"
                ✔ Test run with 3 tests passed after 1 second.

                """)
        #expect(shown(text, isVerbose: true) == text)
    }

    @Test func aCrashIsShownWhereverItComes() {
        #expect(shown("◇ Test f() started.\nA.swift:1: Fatal error: out of range\n*** Signal 4\n").contains("Fatal error"))
        #expect(shown("◇ Test f() started.\nA.swift:1:1: error: no\n") == "A.swift:1:1: error: no\n")
    }

    @Test func aSignOfLifeComesAfterEachPause() {
        let build = "[1/9] Compiling A\n[2/9] Compiling B\n"
        #expect(shown(build, isTest: false) == "")
        #expect(shown(build, isTest: false, pause: .zero) == build)
        #expect(
            shown("✔ Test f() passed after 1 second.\n✔ Test g() passed after 1 second.\n", pause: .zero)
                == "1 tests passed\n2 tests passed\n")
    }
}
