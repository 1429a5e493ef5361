internal import Common
internal import Foundation
public import TestSupport

/// Simulated meters in the app's script format (architecture.md, "The app's command line").
public struct MeterScriptFile: Hashable, Sendable {
    /// A real wait before each notification, in milliseconds.
    public var paceMilliseconds: Int
    /// The meters in range.
    public var meters: [ScriptedMeter]

    /// Makes a script.
    public init(paceMilliseconds: Int = 0, _ meters: [ScriptedMeter]) {
        self.paceMilliseconds = paceMilliseconds
        self.meters = meters
    }

    /// Makes a script of one meter.
    public init(paceMilliseconds: Int = 0, _ meter: ScriptedMeter) {
        self.init(paceMilliseconds: paceMilliseconds, [meter])
    }

    /// The same meters without faults: what they are once the trouble is over.
    public var undisturbed: MeterScriptFile {
        MeterScriptFile(
            meters.map { meter in
                var meter = meter
                meter.faults = []
                return meter
            })
    }

    /// The JSON value.
    public var json: JSONValue {
        ["pace_ms": .number(Double(paceMilliseconds)), "meters": .array(meters.map(\.json))]
    }

    /// Writes the script to a file of its own in a folder and returns its path.
    public func write(into folder: TemporaryFolder) throws -> String {
        let path = folder.path("script-\(UUID().uuidString).json")
        try Data(try json.serialized()).write(to: URL(fileURLWithPath: path))
        return path
    }
}
