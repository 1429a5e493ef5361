import ArgumentParsing
import Testing

struct CommandProblemsTests {
    @Test func theFixtureHasNone() {
        #expect(Fixture.command.problems.isEmpty)
    }

    @Test(arguments: [
        (Command("x y", abstract: ""), "x y: 'x y' is no name"),
        (Command("x", abstract: "", options: [Option("--port", help: "")]), "x: '--port' is no name"),
        (Command("x", abstract: "", options: [Option("help", help: "")]), "x: --help is there twice"),
        (Command("x", abstract: "", flags: [Flag("a", short: "h", help: "")]), "x: -h is there twice"),
        (
            Command(
                "x", abstract: "", options: [Option("a", help: "")], subcommands: [Command("y", abstract: "", flags: [Flag("a", help: "")])]
            ), "x y: --a is there twice"
        ),
        (
            Command("x", abstract: "", subcommands: [Command("y", abstract: ""), Command("y", abstract: "")]),
            "x: the command y is there twice"
        ),
        (
            Command("x", abstract: "", options: [Option("a", kind: .integer(1...2), help: "", defaultValue: "3")]),
            "x: the default of a is not a whole number from 1 to 2"
        ),
        (Command("x", abstract: "", arguments: [Argument("a", help: ""), Argument("a", help: "")]), "x: --a is there twice"),
        (
            Command("x", abstract: "", arguments: [Argument("a", help: "", isRequired: false), Argument("b", help: "")]),
            "x: a required argument follows an optional one"
        ),
        (
            Command("x", abstract: "", arguments: [Argument("a", help: "", isRepeatable: true), Argument("b", help: "")]),
            "x: only the last argument may be repeatable"
        ),
        (
            Command("x", abstract: "", arguments: [Argument("a", help: "")], subcommands: [Command("y", abstract: "")]),
            "x: arguments and subcommands exclude each other"
        ),
        (Command("x", abstract: "", defaultSubcommand: "y"), "x: there is no command y"),
        (Command("x", abstract: "", options: [Option("a", kind: .choice(["b c"]), help: "")]), "x: 'b c' is no name"),
    ])
    func mistakesInADescriptionAreFound(command: Command, problem: String) {
        #expect(command.problems == [problem])
    }

    @Test func aCommandWithoutDefaultNeedsOne() {
        let command = Command("x", abstract: "X.", subcommands: [Command("y", abstract: "Y."), Command("z", abstract: "Z.")])
        #expect(command.parse([]) == .usageError(UsageError("'x' needs a command.", command: "x", suggestion: "Commands: y, z.")))
        #expect(command.help().contains("Usage: x COMMAND\n"))
    }
}
