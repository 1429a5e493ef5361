import Charts
import CommonUI
import Domain
import Statistics
import ViewCore

/// The bar of the five ranges.
struct RangeChart: View {
    let dataset: Dataset

    var body: some View {
        RangeBar(title: Text(title), summary: Text(.insightsOfReadings(count: dataset.statistics.count)), parts: parts)
    }

    private var title: TextKey { dataset.kind == .sensor ? "insights.sensorInRanges" : "insights.readingsInRanges" }

    private var parts: [RangeBar.Part] {
        GlucoseBand.allCases.map { band in
            RangeBar.Part(band: band, count: dataset.statistics.count(in: band), share: dataset.statistics.share(in: band) ?? 0)
        }
    }
}

/// The glucose profile; why there is none where there are too few readings.
struct ProfilePicture: View {
    let dataset: Dataset
    let unit: GlucoseUnit

    var body: some View {
        if let profile = dataset.profile {
            ProfileChart(
                title: Text("insights.profile"), percentiles: profile.percentiles, hours: hours(of: profile), targets: dataset.targets,
                unit: unit)
        } else {
            Text(.insightsNoProfile(dataset.statistics.numberCount, DailyProfile.minimumCount)).foregroundStyle(.secondary)
        }
    }

    private func hours(of profile: DailyProfile) -> [ProfileChart.Hour] {
        profile.hours.map { hour in
            ProfileChart.Hour(
                hour: hour.hour, count: hour.statistics.count,
                numbers: profile.percentiles.map { hour.statistics.figure(.percentile($0)).value })
        }
    }
}

/// The days of a period upon each other; the last fourteen of a longer one.
struct ModalDay: View {
    let dataset: Dataset
    let unit: GlucoseUnit

    var body: some View {
        OverlayChart(title: Text("insights.modalDay"), days: days, targets: dataset.targets, unit: unit)
    }

    private var days: [OverlayChart.Day] {
        let first = max(dataset.period.from.dayNumber, dataset.period.to.dayNumber - 13)
        return (first...dataset.period.to.dayNumber).compactMap { CivilDate(dayNumber: $0) }.map { day in
            OverlayChart.Day(date: day, points: dataset.points(on: day).chartPoints)
        }
    }
}

/// How many readings there are of each size.
struct SizeHistogram: View {
    let dataset: Dataset
    let unit: GlucoseUnit

    var body: some View {
        Histogram(title: Text("insights.histogram"), bins: bins, unit: unit)
    }

    private var bins: [Histogram.Bin] {
        dataset.histogram(in: unit).map { Histogram.Bin(lower: $0.lower, upper: $0.upper, count: $0.count, band: $0.band) }
    }
}

/// The means of days, or of weeks where there are more than ninety days.
struct MeanTrend: View {
    let dataset: Dataset
    let unit: GlucoseUnit

    var body: some View {
        TrendChart(title: Text(title), means: means, targets: dataset.targets, unit: unit)
    }

    private var title: TextKey { dataset.period.dayCount > 90 ? "insights.weeklyMeans" : "insights.dailyMeans" }

    private var means: [TrendChart.Mean] {
        let parts = dataset.period.dayCount > 90 ? dataset.weeks : dataset.days
        return parts.map { TrendChart.Mean(date: $0.key, count: $0.statistics.count, number: $0.statistics.mean) }
    }
}

/// The days of a period by weeks; the last ninety of a longer one.
struct MeanCalendar: View {
    let dataset: Dataset
    let unit: GlucoseUnit

    var body: some View {
        CalendarHeatMap(title: Text("insights.calendar"), days: days, unit: unit)
    }

    private var days: [CalendarHeatMap.Day] {
        dataset.days.suffix(90).map { part in
            CalendarHeatMap.Day(
                date: part.key, count: part.statistics.count, mean: part.statistics.mean,
                band: part.statistics.meanValue.map { dataset.targets.band(of: $0) })
        }
    }
}

extension [GlucosePoint] {
    /// As charts draw them.
    var chartPoints: [ChartPoint] {
        enumerated().map { ChartPoint(id: $0.offset, second: $0.element.secondOfDay, number: $0.element.number, band: $0.element.band) }
    }
}
