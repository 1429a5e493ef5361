import Domain
import LogbookMocks

/// The readings that the previews show.
nonisolated enum SampleReadings {
    /// A text that tries to be more than text.
    static let hostileText = "</dd></dl><script>alert('x')</script>&lt;b\u{0}>\"\u{301}\u{202E}"

    /// The tags that the person uses.
    static let tags = ["new strips", "sport", "travel"].compactMap { ReadingTag($0) }

    /// One of each kind on a day of the form `2026-03-01`, newest first.
    static func ofEachKind(on day: CivilDate) -> [Reading] {
        glucose(on: day) + ketones(on: day) + [
            .fixture("c1", at: "\(day)T09:00:00", .glucose(.milligramsPerDeciliter(120)), type: .controlSolution)
        ]
    }

    /// Blood glucose in every range, with every mark.
    static func glucose(on day: CivilDate) -> [Reading] {
        [
            .fixture("r9", at: "\(day)T22:00:00", .high(unit: .milligramsPerDeciliter)),
            .fixture("r8", at: "\(day)T21:00:00", .low(unit: .milligramsPerDeciliter)),
            .fixture("r7", at: "\(day)T20:00:00", .glucose(.milligramsPerDeciliter(2000))),
            .fixture("r6", at: "\(day)T12:00:00", .glucose(.milligramsPerDeciliter(190)), meal: .afterMeal, isEdited: true),
            .fixture("r5", at: "\(day)T11:00:00", .none(unit: nil)),
            .fixture("r2", at: "\(day)T08:05:00", .glucose(.tenthsOfMillimolesPerLiter(56)), meal: .fasting, tags: ["sport"]),
            .fixture("r1", at: "\(day)T07:00:00", .glucose(.milligramsPerDeciliter(60)), exclusion: "Spoiled strip", tags: ["travel"]),
        ]
    }

    /// Simulated readings of a day.
    static func simulated(on day: CivilDate) -> [Reading] {
        [
            .fixture("s2", at: "\(day)T12:00:00", isSimulated: true),
            .fixture("s1", at: "\(day)T08:00:00", .glucose(.milligramsPerDeciliter(250)), isSimulated: true),
        ]
    }

    /// One whose every text is an attacker's.
    static let hostile = Reading.fixture(
        "\"><script>/../..?x=1#y", device: .hostile, exclusion: hostileText, note: hostileText, tags: ["<i>\"'"])

    private static func ketones(on day: CivilDate) -> [Reading] {
        let value = KetoneValue(hundredths: 60).map { Reading.fixture("k4", at: "\(day)T10:00:00", .ketone($0)) }
        return [value].compactMap { $0 } + [
            .fixture("k3", at: "\(day)T09:30:00", .ketoneHigh), .fixture("k2", at: "\(day)T09:20:00", .ketoneLow),
            .fixture("k1", at: "\(day)T09:10:00", .ketoneNone),
        ]
    }
}

/// The days of the previews.
nonisolated struct SampleDays {
    /// The day on which the previews are looked at.
    let today: CivilDate
    /// The day before.
    let yesterday: CivilDate
    /// A day of the month before.
    let earlier: CivilDate

    init?() {
        guard let today = CivilDate("2026-03-02"), let yesterday = CivilDate("2026-03-01"), let earlier = CivilDate("2026-02-01") else {
            return nil
        }
        self.today = today
        self.yesterday = yesterday
        self.earlier = earlier
    }
}
