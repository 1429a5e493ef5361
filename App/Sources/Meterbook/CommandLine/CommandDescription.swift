import ArgumentParsing
import CBuildInfo
import Domain
import Sharing

/// The command line of the app, as architecture and README document it.
enum CommandDescription {
    /// The version that the build was given.
    static var version: String { String(cString: meterbook_version()) }

    /// The whole command line.
    static var meterbook: Command {
        Command(
            "meterbook",
            abstract: "Keeps the readings of your blood glucose meter on your own computer.",
            discussion: """
                Data lies in $XDG_DATA_HOME/meterbook, the operator's configuration in $XDG_CONFIG_HOME/meterbook/config.json.

                Exit codes: 0 done, 1 the job failed, 2 wrong flags, configuration or meter script.
                """,
            options: everywhere,
            subcommands: [serve, sync, devices, readings, export, backup, restore, doctor],
            defaultSubcommand: "serve",
            version: "meterbook \(version)"
        )
    }

    private static let everywhere = [
        Option("data-dir", valueName: "DIR", kind: .directory, help: "Where the data lies."),
        Option("config", valueName: "FILE", kind: .file, help: "The operator's configuration."),
        Option(
            "transport", kind: .choice(Transport.allCases.map(\.rawValue)), help: "How meters are reached.",
            defaultValue: Transport.auto.rawValue),
        Option("meter-script", valueName: "FILE", kind: .file, help: "Simulated meters at byte level."),
    ]

    private static let serve = Command(
        "serve",
        abstract: "Shows the logbook in the browser.",
        discussion: "Prints one line with a link when it answers. Only this computer can reach it; from another one use “ssh -L”.",
        options: [
            Option("host", valueName: "ADDRESS", help: "A loopback address.", defaultValue: "127.0.0.1"),
            Option("port", kind: .integer(0...65_535), help: "The port; 0 picks a free one.", defaultValue: "8787"),
            Option("replay", valueName: "DIR", kind: .directory, help: "With --ui-test: the network's recorded answers."),
        ],
        flags: [
            Flag("ui-test", help: "Memory instead of a database, the simulated meter, a fixed clock, no network."),
            Flag("no-open", help: "Do not open the browser."),
        ]
    )

    private static let sync = Command(
        "sync",
        abstract: "Reads the paired meters and stores what is new.",
        options: [Option("device", valueName: "ID", help: "Only this device.")]
    )

    private static let format = Option("format", kind: .choice(["text", "json"]), help: "How to print.", defaultValue: "text")

    private static let devices = Command(
        "devices",
        abstract: "Lists, adds, removes and records meters.",
        subcommands: [
            Command("list", abstract: "Lists the known meters.", options: [format]),
            Command(
                "add", abstract: "Pairs with a meter and remembers it.", arguments: [Argument("address", help: "Its Bluetooth address.")]),
            Command(
                "record",
                abstract: "Writes down what a real meter says in a setup and a sync, as a meter script.",
                discussion: """
                    Everything that the meter has is read; nothing of it is stored in the logbook. Play the file with “meterbook sync \
                    --meter-script FILE --transport simulated --data-dir SOME-NEW-FOLDER”.
                    """,
                options: [
                    Option("address", valueName: "A", help: "The meter's Bluetooth address; without it the first meter that is seen.")
                ],
                flags: [Flag("blur", help: "Replace what tells whose it is: address, serial number, values, days.")],
                arguments: [Argument("file", help: "The new file.")]),
            Command("remove", abstract: "Forgets a meter; its readings stay.", arguments: [Argument("id", help: "Its ID, as listed.")]),
        ],
        defaultSubcommand: "list"
    )

    private static let doctor = Command(
        "doctor",
        abstract: "Looks at the data, the port, the texts and Bluetooth, and says what is wrong.",
        discussion: "Changes nothing, and may run beside the server. Exit code 1 where there is a problem.",
        options: [format]
    )

    private static let readings = Command(
        "readings",
        abstract: "Prints the stored readings, oldest first.",
        options: selection + [
            Option("format", kind: .choice(["text", "json", "csv"]), help: "How to print.", defaultValue: "text")
        ]
    )

    private static let export = Command(
        "export",
        abstract: "Writes readings into a file for other programs.",
        discussion: """
            csv has every detail; excel is the same for spreadsheets with decimal commas; fhir is a Bundle of FHIR R4; nightscout are \
            the entries of one person in mg/dL. Changes nothing, and may run beside the server.
            """,
        options: [
            Option(
                "format", kind: .choice(ExportFormat.allCases.map(\.rawValue)), help: "What to write.",
                defaultValue: ExportFormat.csv.rawValue),
            Option("out", valueName: "FILE", kind: .file, help: "The new file; without it standard output."),
        ] + selection,
        flags: [
            Flag("with-control", help: "Also tests of control solution, in csv and excel."),
            Flag("without-notes", help: "Without notes, tags and reasons."),
            Flag("with-simulated", help: "Also readings of the simulated meter."),
        ]
    )

    private static let backup = Command(
        "backup",
        abstract: "Keeps everything in one file.",
        discussion: """
            May run beside the server. The file has all readings, notes and settings, unencrypted: keep it where nobody else gets at it.
            """,
        arguments: [Argument("file", help: "The new file.")]
    )

    private static let restore = Command(
        "restore",
        abstract: "Brings back what a backup has, in place of what is stored.",
        discussion: """
            The backup is checked first. What is stored now is kept beside the data, as a backup of its own: restoring that undoes it. \
            Stop the server before.
            """,
        arguments: [Argument("file", help: "The backup.")]
    )

    private static let selection = [
        Option("from", valueName: "D", kind: day, help: "The first day, as YYYY-MM-DD."),
        Option("to", valueName: "D", kind: day, help: "The last day, as YYYY-MM-DD."),
        Option("device", valueName: "ID", help: "Only from this device."),
        Option("person", valueName: "P", help: "Only of this person, by ID or name."),
    ]

    private static let day = ValueKind.checked(expected: "a day such as 2026-03-01") { CivilDate($0) != nil }
}
