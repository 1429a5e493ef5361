public import Common
public import Domain
import Foundation

/// Simulated meters, described at byte level by a JSON file (the README lists its keys).
public struct MeterScript: Sendable {
    /// How long each notification takes in real time; zero sends them at once.
    public var pace: Duration
    /// The meters, in the order of the file; no address comes twice.
    public var meters: [ScriptedMeter]

    /// Makes a script in code, for tests.
    public init(pace: Duration = .zero, meters: [ScriptedMeter]) {
        self.pace = pace
        self.meters = meters
    }

    /// Reads a script.
    ///
    /// `now` is the local time at which a script with `ends_today` ends: its records are moved by whole days so that the last one lies on that
    /// day, or on the day before where it would lie after `now`. Give the time at which its meters were first added and the records stay
    /// where they are from one day to the next. Throws the first thing that is wrong, with the path of its key.
    public init(json: [UInt8], now: CivilDateTime) throws(MeterScriptError) {
        let file = try ScriptFile.decode(json)
        self.init(pace: file.pace, meters: file.meters)
        if file.endsToday { move(toEndAt: now) }
    }

    /// Reads the script that comes with the app. Throws `missing` where the file is not beside the app.
    public static func bundled(in resources: ResourceLocator, now: CivilDateTime) throws(MeterScriptError) -> MeterScript {
        let bytes: [UInt8]
        do {
            let file = try resources.file("Resources/default-meter.json", ofTarget: "MeterSimulator")
            bytes = [UInt8](try Data(contentsOf: file))
        } catch {
            throw .missing(String(describing: error))
        }
        return try MeterScript(json: bytes, now: now)
    }

    /// Moves all times by whole days so that the last record lies on that day, or the day before where it would lie after `now`.
    mutating func move(toEndAt now: CivilDateTime) {
        let times = meters.flatMap { meter in
            meter.records.compactMap { meter.sensor?.time(of: $0.measurement) ?? RecordFrame($0.measurement).userTime }
        }
        guard let last = times.max() else { return }
        let days = now.date.dayNumber - last.date.dayNumber - (last.secondOfDay > now.secondOfDay ? 1 : 0)
        for index in meters.indices { meters[index].move(byDays: days) }
    }
}
