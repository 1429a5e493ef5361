import ArgumentParsing
import Common
import Foundation

/// What this process was asked to be: live, or a test of the user interface that is the same in every run.
struct AppEnvironment {
    /// Where the data lies; nil keeps it in memory.
    let dataFolder: DataFolder?
    /// What the operator configured.
    let configuration: OperatorConfiguration
    /// How meters are reached.
    let transport: Transport
    /// Whether it is a test of the user interface: the same in every run, on every machine.
    let isUserInterfaceTest: Bool
    /// The folder with the recorded answers that are the network of such a test; nil for none.
    let replay: URL?
    /// The file with simulated meters; nil for those that come with the app.
    let meterScript: URL?
    /// The time.
    let wallClock: any WallClock
    /// Where new identifiers come from.
    let identifiers: any IdentifierSource
    /// Finds the files that come with the app.
    let resources: ResourceLocator

    /// Reads the environment from a command line and the process's variables. Throws `CommandFailure`.
    init(_ line: ParsedCommand, variables: [String: String] = ProcessInfo.processInfo.environment) throws(CommandFailure) {
        isUserInterfaceTest = line.flag("ui-test")
        replay = line.text("replay").map { URL(fileURLWithPath: $0) }
        guard replay == nil || isUserInterfaceTest else {
            throw .usage("--replay needs --ui-test: recorded answers never take the place of the network for real")
        }
        let folders = XDGFolders(variables: variables)
        let configurationFile =
            line.text("config").map { URL(fileURLWithPath: $0) } ?? folders.configuration.appendingPathComponent("config.json")
        configuration = try OperatorConfiguration(file: configurationFile, isRequired: line.wasGiven("config") && !isUserInterfaceTest)
        let wanted: Transport = line.choice("transport") ?? .auto
        // What a test of the user interface shows is the same on every machine.
        transport = isUserInterfaceTest && wanted == .auto ? .simulated : wanted
        meterScript = line.text("meter-script").map { URL(fileURLWithPath: $0) }
        resources = .ofThisProcess
        if isUserInterfaceTest {
            dataFolder = nil
            wallClock = Self.testClock
            identifiers = SequentialIdentifierSource()
        } else {
            dataFolder = DataFolder(line.text("data-dir").map { URL(fileURLWithPath: $0) } ?? folders.data)
            wallClock = SystemWallClock()
            identifiers = RandomIdentifierSource()
        }
    }

    /// 2026-03-01 12:00 in Berlin: a Sunday of winter time.
    private static let testClock = FixedWallClock(
        now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)
}
