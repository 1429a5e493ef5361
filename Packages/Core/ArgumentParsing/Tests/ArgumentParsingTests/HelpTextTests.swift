import ArgumentParsing
import Testing

struct HelpTextTests {
    @Test(arguments: [
        (["--help"], "help-root.txt"), (["-h"], "help-root.txt"), (["help"], "help-root.txt"), (["nonsense", "--help"], "help-root.txt"),
        (["--port", "x", "--help"], "help-root.txt"), (["serve", "--help"], "help-serve.txt"), (["help", "serve"], "help-serve.txt"),
        (["serve", "--port", "x", "-h"], "help-serve.txt"), (["devices", "-vh"], "help-devices.txt"),
        (["help", "devices", "add"], "help-devices-add.txt"), (["devices", "help", "add"], "help-devices-add.txt"),
        (["readings", "--help"], "help-readings.txt"), (["import", "x", "--help"], "help-import.txt"),
    ])
    func helpIsAsRecorded(words: [String], file: String) throws {
        #expect(Fixture.command.parse(words) == .help(try Fixture.text(file)))
    }

    @Test func helpMayBeWider() throws {
        #expect(Fixture.command.parse(["readings", "--help"], columns: 100) == .help(try Fixture.text("help-readings-100.txt")))
        #expect(Fixture.command.help(for: ["readings"], columns: 100) == (try Fixture.text("help-readings-100.txt")))
    }

    @Test(arguments: [0, 40, 60, 80, 100]) func noLineIsWiderThanAsked(columns: Int) {
        for path in [[], ["serve"], ["devices"], ["devices", "add"], ["readings"], ["import"], ["unknown"]] {
            let text = Fixture.command.help(for: path, columns: columns)
            // Examples stay as they are, and a long label keeps twenty columns for its text.
            let lines = text.split(separator: "\n").filter { !$0.contains("meter readings --from") }
            #expect(lines.allSatisfy { $0.count <= max(columns, 52) && $0.last != " " }, "\(text)")
        }
    }

    @Test func helpComesFirstAlsoAfterAMistake() {
        #expect(Fixture.command.parse(["serve", "--prot", "80", "--help"]).exit?.code == 0)
        #expect(Fixture.command.parse(["serve", "--prot", "80", "--", "--help"]).exit?.code == 2)
    }
}
