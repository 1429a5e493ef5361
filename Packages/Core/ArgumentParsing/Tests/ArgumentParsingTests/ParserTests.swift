import ArgumentParsing
import Testing

struct ParserTests {
    private func parsed(_ words: String...) throws -> ParsedCommand {
        let outcome = Fixture.command.parse(words)
        guard case .command(let command) = outcome else {
            Issue.record("\(outcome)")
            throw UsageError("not a command", command: "test")
        }
        return command
    }

    private func error(_ words: [String]) throws -> UsageError {
        let outcome = Fixture.command.parse(words)
        guard case .usageError(let error) = outcome else {
            Issue.record("\(outcome)")
            throw UsageError("not an error", command: "test")
        }
        return error
    }

    @Test func nothingMeansTheDefaultCommandAndItsDefaults() throws {
        let command = try parsed()
        #expect(command.path == ["serve"])
        #expect(command.text("host") == "127.0.0.1")
        #expect(command.integer("port") == 8787)
        #expect(!command.wasGiven("port"))
        #expect(!command.flag("no-open"))
        #expect(command.text("data-dir") == nil)
        #expect(command.text("no such name") == nil)
    }

    @Test(arguments: [
        ["--port", "80"], ["--port=80"], ["-p", "80"], ["-p80"], ["-p=80"], ["serve", "--port", "80"], ["--port", "80", "serve"],
        ["-vp80"], ["--data-dir", "x", "serve", "-p", "80", "--verbose"], ["serve", "-p", "80", "--"],
    ])
    func anOptionMayBeWrittenInManyWays(words: [String]) {
        guard case .command(let command) = Fixture.command.parse(words) else {
            Issue.record("\(Fixture.command.parse(words))")
            return
        }
        #expect(command.path == ["serve"])
        #expect(command.integer("port") == 80)
        #expect(command.wasGiven("port"))
    }

    @Test func optionsOfTheProgramStandAnywhere() throws {
        for words in [
            ["--data-dir", "/d", "devices", "add", "A"], ["devices", "--data-dir=/d", "add", "A"],
            ["devices", "add", "A", "--data-dir", "/d"],
        ] {
            let outcome = Fixture.command.parse(words)
            guard case .command(let command) = outcome else {
                Issue.record("\(outcome)")
                continue
            }
            #expect(command.path == ["devices", "add"])
            #expect(command.text("data-dir") == "/d")
            #expect(command.text("address") == "A")
        }
    }

    @Test func aNestedDefaultCommandIsFound() throws {
        let command = try parsed("devices", "--format", "json")
        #expect(command.path == ["devices", "list"])
        #expect(command.choice("format", as: Format.self) == .json)
        #expect(try parsed("devices").choice("format", as: Format.self) == .text)
    }

    private enum Format: String {
        case text
        case json
    }

    @Test func repeatedValuesKeepTheirOrder() throws {
        let command = try parsed("readings", "--device", "a", "--person", "p", "--device=b")
        #expect(command.texts("device") == ["a", "b"])
        #expect(command.text("device") == "b")
        #expect(command.texts("person") == ["p"])
        #expect(command.texts("from").isEmpty)
        #expect(command.texts("transport") == ["auto"])
    }

    @Test func flagsAreCounted() throws {
        #expect(try parsed("-vv", "import", "-vn", "x").count("verbose") == 3)
        #expect(try parsed("import", "-n", "x").flag("dry-run"))
        #expect(try parsed("import", "x").count("verbose") == 0)
    }

    @Test(arguments: ["-5", "-840", "0", "840"]) func aNegativeNumberIsAValue(number: String) throws {
        #expect(try parsed("readings", "-P", "x", "--offset", number).integer("offset") == Int(number))
        #expect(try parsed("readings", "-Px", "--offset=\(number)").integer("offset") == Int(number))
    }

    @Test(arguments: ["-5", "-0.5", "-"]) func aPlaceTakesNegativeNumbersAndTheDash(word: String) throws {
        #expect(try parsed("import", word).text("file") == word)
    }

    @Test func afterTwoDashesNothingIsAnOption() throws {
        let command = try parsed("import", "--", "--help", "-n", "--")
        #expect(command.text("file") == "--help")
        #expect(command.texts("more") == ["-n", "--"])
        #expect(!command.flag("dry-run"))
    }

    @Test func onlyTheFirstEqualsSignSeparates() throws {
        #expect(try parsed("readings", "--person=a=b=").text("person") == "a=b=")
        #expect(try parsed("readings", "-P=a=b").text("person") == "a=b")
        #expect(try parsed("import", "a=b").text("file") == "a=b")
    }

    /// An equals sign and a combining accent are one Character, which is not equal to an equals sign.
    @Test func bytesSeparateAndNotCharacters() throws {
        #expect(try parsed("readings", "--person=\u{301}x").text("person") == "\u{301}x")
        #expect(try error(["--\u{301}port"]).message.contains("there is no option"))
        #expect(try parsed("readings", "-P\u{1F469}\u{200D}\u{1F4BB}").text("person") == "\u{1F469}\u{200D}\u{1F4BB}")
    }

    @Test func anEmptyTextIsAValueAndAnEmptyPathIsNot() throws {
        #expect(try parsed("readings", "--person=").text("person")?.isEmpty == true)
        #expect(try parsed("readings", "--person", "").text("person")?.isEmpty == true)
        #expect(try error(["--data-dir="]).message == "'' does not fit --data-dir: expected the path of a folder.")
        #expect(try error(["import", ""]).message == "'' does not fit FILE: expected the path of a file.")
        #expect(try error(["--port="]).message.contains("expected a whole number from 0 to 65535"))
    }

    @Test("usage errors say what is wrong and what was meant", arguments: try Fixture.table("usage-errors.txt"))
    func usageErrors(row: Fixture.Row) throws {
        let error = try error(row.words)
        #expect("\(error)" == row.expected)
    }

    @Test func whatTheUserTypedIsHarmlessOnATerminal() throws {
        let error = try error(["\u{1B}[2J\u{7}\u{202E}" + String(repeating: "x", count: 500)])
        #expect(!error.description.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
        #expect(error.message.count < 200)
        #expect(error.message.contains("\\u{1b}[2J\\u{7}\\u{202e}xxx"))
    }

    @Test func bytesThatAreNotUTF8AreRefused() {
        let outcome = Fixture.command.parse(bytes: [Array("import".utf8), [0x66, 0xFF]])
        #expect(outcome.exit?.text == "error: argument 2, 'f\u{FFFD}', is not valid UTF-8.\nSee 'meter --help'.\n")
        #expect(outcome.exit?.isError == true)
        #expect(outcome.exit?.code == 2)
        let fine = Fixture.command.parse(bytes: [Array("import".utf8), Array("ä".utf8)])
        #expect(fine == Fixture.command.parse(["import", "ä"]))
        #expect(fine.exit == nil)
    }

    @Test func thisProcessHasACommandLine() {
        #expect(Command("x", abstract: "X.").parseProcessArguments().exit?.code != 1)
    }

    @Test func theVersionIsTheRoots() {
        #expect(Fixture.command.parse(["--version"]) == .version("meter 1.2.3\n"))
        #expect(Fixture.command.parse(["devices", "list", "--version"]).exit?.text == "meter 1.2.3\n")
        #expect(Fixture.command.parse(["devices", "list", "--version"]).exit?.isError == false)
        let none = Command("x", abstract: "X.")
        #expect(none.parse(["--version"]).exit?.code == 2)
        #expect(none.parse([]) == Command("y", abstract: "Y.").parse([]))
    }

    /// Any line gets an answer, and the same one each time.
    @Test func noLineOfWordsIsTooOdd() {
        let words = [
            "", "-", "--", "---", "-=", "--=", "--=x", "=", "-h", "help", "serve", "devices", "add", "--port", "-p", "\u{301}", "\r\n",
            "-\u{301}",
            "--port=", "--no-open=1", "-vh", "-5", "list", "--transport", "import",
        ]
        var random: UInt64 = 42
        for _ in 0..<5000 {
            let line = (0..<5).map { _ in
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return words[Int(random >> 33) % words.count]
            }
            let outcome = Fixture.command.parse(line)
            #expect(outcome == Fixture.command.parse(line))
            #expect(outcome.exit.map { $0.text.hasSuffix("\n") && ($0.code == 2) == $0.isError } ?? true)
        }
    }
}
