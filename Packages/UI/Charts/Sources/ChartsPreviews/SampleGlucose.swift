import Charts
import Domain
import Foundation

/// Made-up glucose that rises after meals, the same in each run.
nonisolated enum SampleGlucose {
    /// A day of a sensor, every quarter of an hour, with a HI and a LO.
    static let sensorDay: [ChartPoint] = (0..<96).map { index in
        switch index {
        case 12: ChartPoint(id: index, second: index * 900, number: nil, band: .veryLow)
        case 78: ChartPoint(id: index, second: index * 900, number: nil, band: .veryHigh)
        default: point(index, second: index * 900, shift: 0)
        }
    }

    /// Three tests.
    static let fewPoints: [ChartPoint] = [(7, 0), (12, 30), (19, 90)].enumerated().map { index, test in
        point(index, second: test.0 * 3600 + 600, shift: Double(test.1))
    }

    /// Fourteen days of six tests.
    static let days: [OverlayChart.Day] = (0..<14).compactMap { offset in
        let points = [6, 8, 11, 14, 18, 22].enumerated().map { index, hour in
            point(offset * 6 + index, second: hour * 3600 + offset * 170, shift: Double(offset * 7 % 60) - 20)
        }
        return CivilDate(year: 2026, month: 3, day: 1 + offset).map { OverlayChart.Day(date: $0, points: points) }
    }

    /// Hours with all percentiles.
    static let sensorHours: [ProfileChart.Hour] = (0..<24).map { hour in
        let middle = glucose(second: hour * 3600 + 1800)
        return ProfileChart.Hour(hour: hour, count: 56, numbers: [middle - 60, middle - 25, middle, middle + 30, middle + 85])
    }

    /// Hours of finger-sticks: none at night, medians alone where there are few.
    static let hoursWithGaps: [ProfileChart.Hour] = (0..<24).map { hour in
        let middle = glucose(second: hour * 3600 + 1800)
        switch hour {
        case 0..<6: return ProfileChart.Hour(hour: hour, count: 1, numbers: [nil, nil, nil])
        case 13, 17: return ProfileChart.Hour(hour: hour, count: 4, numbers: [nil, middle, nil])
        default: return ProfileChart.Hour(hour: hour, count: 9, numbers: [middle - 25, middle, middle + 30])
        }
    }

    /// Sizes from 40 to 320 mg/dL, or 2 to 18 mmol/L.
    static func bins(_ unit: GlucoseUnit) -> [Histogram.Bin] {
        let width = unit == .milligramsPerDeciliter ? 20 : 10
        return (2..<16).map { index in
            let value =
                unit == .milligramsPerDeciliter
                ? GlucoseValue.milligramsPerDeciliter(Int32(index * width)) : .tenthsOfMillimolesPerLiter(Int32(index * width))
            return Histogram.Bin(
                lower: index * width, upper: (index + 1) * width, count: max(0, 30 - (index - 6) * (index - 6)),
                band: TargetSet.standard.band(of: value))
        }
    }

    /// Ninety means, one of them missing.
    static let means: [TrendChart.Mean] = (0..<90).compactMap { offset in
        CivilDate("2026-01-01")?.adding(days: offset).map {
            TrendChart.Mean(date: $0, count: 5, number: offset == 40 ? nil : 150 + 30 * sin(Double(offset) / 9))
        }
    }

    /// Two hundred readings.
    static let parts: [RangeBar.Part] = zip(GlucoseBand.allCases, [2, 12, 130, 44, 12]).map { band, count in
        RangeBar.Part(band: band, count: count, share: Double(count) / 200)
    }

    /// March 2026, with a day without readings and one of each range.
    static let calendar: [CalendarHeatMap.Day] = (0..<31).compactMap { offset in
        let mean = 100 + Double(offset * 13 % 90)
        let band: GlucoseBand = offset < 5 ? GlucoseBand.allCases[offset] : mean > 180 ? .high : .inTarget
        return CivilDate(year: 2026, month: 3, day: 1 + offset).map {
            offset == 9
                ? CalendarHeatMap.Day(date: $0, count: 0, mean: nil, band: nil)
                : CalendarHeatMap.Day(date: $0, count: 6, mean: mean, band: band)
        }
    }

    private static func point(_ id: Int, second: Int, shift: Double) -> ChartPoint {
        let number = (glucose(second: second) + shift).rounded()
        let band = TargetSet.standard.band(of: .milligramsPerDeciliter(Int32(number)))
        return ChartPoint(id: id, second: second, number: number, band: band)
    }

    /// mg/dL at a second of the day: rises after seven, twelve and eighteen o'clock.
    private static func glucose(second: Int) -> Double {
        let hour = Double(second) / 3600
        let rises = [7.0, 12, 18].map { meal in hour < meal ? 0 : 90 * (hour - meal) * exp(1 - (hour - meal)) }
        return 95 + 12 * sin(hour / 4) + rises.reduce(0, +)
    }
}
