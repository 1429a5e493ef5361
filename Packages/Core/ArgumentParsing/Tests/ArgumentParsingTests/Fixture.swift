import ArgumentParsing
import Foundation

/// A command line shaped like the real ones: a default command, a nested one, values of every kind.
enum Fixture {
    static let command = Command(
        "meter",
        abstract: "Keeps the readings of a glucose meter.",
        options: [
            Option("data-dir", valueName: "DIR", kind: .directory, help: "Where the data lies."),
            Option("transport", kind: .choice(["auto", "bluez", "simulated"]), help: "How meters are reached.", defaultValue: "auto"),
        ],
        flags: [Flag("verbose", short: "v", help: "Say more; twice for everything.")],
        subcommands: [serve, devices, readings, importing],
        defaultSubcommand: "serve",
        version: "meter 1.2.3"
    )

    private static let serve = Command(
        "serve",
        abstract: "Shows the readings in a browser.",
        options: [
            Option("host", help: "The address to listen on.", defaultValue: "127.0.0.1"),
            Option("port", short: "p", kind: .integer(0...65535), help: "The port; 0 picks a free one.", defaultValue: "8787"),
        ],
        flags: [Flag("no-open", help: "Do not open a browser.")]
    )

    private static let devices = Command(
        "devices",
        abstract: "Lists, adds and removes meters.",
        subcommands: [
            Command(
                "list",
                abstract: "Lists the meters.",
                options: [Option("format", short: "f", kind: .choice(["text", "json"]), help: "What to print.", defaultValue: "text")]
            ),
            Command("add", abstract: "Adds a meter.", arguments: [Argument("address", help: "Its Bluetooth address.")]),
        ],
        defaultSubcommand: "list"
    )

    private static let readings = Command(
        "readings",
        abstract: "Prints readings, oldest first.",
        discussion: """
            Dates are local, and both ends are included. Readings whose time is not known stand between their neighbours, as the \
            meter numbered them.

            For example:

              meter readings --from 2026-03-01 --person me
            """,
        options: [
            Option("from", valueName: "DATE", kind: .checked(expected: "a date like 2026-03-01") { $0.count == 10 }, help: "First day."),
            Option("device", valueName: "ID", help: "Only of this meter.", isRepeatable: true),
            Option("offset", kind: .integer(-840...840), help: "Minutes from UTC."),
            Option("person", short: "P", help: "Only of this person.", isRequired: true),
        ]
    )

    private static let importing = Command(
        "import",
        abstract: "Reads files.",
        flags: [Flag("dry-run", short: "n", help: "Change nothing.")],
        arguments: [
            Argument("file", kind: .file, help: "The first file, or - for standard input."),
            Argument("more", valueName: "FILE", kind: .file, help: "Further files.", isRequired: false, isRepeatable: true),
        ]
    )

    /// A text file beside the tests.
    static func text(_ name: String, file: String = #filePath) throws -> String {
        let url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)")
        return try String(contentsOf: url, encoding: .utf8)
    }
}
