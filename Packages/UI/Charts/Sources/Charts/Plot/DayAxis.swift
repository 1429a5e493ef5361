/// The horizontal axis of a day, from midnight to midnight.
nonisolated enum DayAxis {
    /// Where a second of the day stands, 0…1.
    static func place(second: Int) -> Double { Double(second) / 86_400 }

    /// A tick every six hours.
    static let ticks = [0, 6, 12, 18, 24].map { Plot.Tick(place: Double($0) / 24, text: clock($0)) }

    /// An hour as a clock shows it: `06:00`.
    static func clock(_ hour: Int) -> String { (hour < 10 ? "0" : "") + "\(hour):00" }

    /// An hour as a part of the day: `06:00–07:00`.
    static func span(_ hour: Int) -> String { clock(hour) + "–" + clock(hour + 1) }
}
