import CommonUI
import Domain
import ViewCore

/// When it was measured, as the meter told it.
struct TimeRows: View {
    @Environment(\.formats) private var formats
    let reading: Reading

    var body: some View {
        DescriptionRow("detail.time") {
            if let time = reading.measuredAt {
                Text(.detailTimeOfDay(formats.longDate(time.date), formats.time(time)))
            } else {
                Text("reading.timeNotSet")
            }
        }
        if let zone = reading.zone, reading.measuredAt != nil {
            DescriptionRow("detail.zone") { Text(verbatim: zone) }
        }
    }
}

/// The value in both units.
struct ValueRows: View {
    @Environment(\.formats) private var formats
    let reading: Reading

    var body: some View {
        if let value = reading.result.glucose {
            DescriptionRow(title: Text(verbatim: GlucoseUnit.milligramsPerDeciliter.rawValue)) {
                Text(verbatim: formats.glucose(value, in: .milligramsPerDeciliter))
            }
            DescriptionRow(title: Text(verbatim: GlucoseUnit.millimolesPerLiter.rawValue)) {
                Text(verbatim: formats.glucose(value, in: .millimolesPerLiter))
            }
        }
    }
}

/// What was measured, where, and what the meter said about it.
struct SampleRows: View {
    let reading: Reading

    var body: some View {
        if let meal = reading.meal {
            DescriptionRow("detail.meal") { Text(meal.title) }
        }
        if let type = reading.type {
            DescriptionRow("detail.type") { Text(type.title) }
        }
        if let location = reading.location {
            DescriptionRow("detail.location") { Text(location.title) }
        }
        if let titles = reading.status?.titles, !titles.isEmpty {
            DescriptionRow("detail.status") {
                ForEach(titles, id: \.key) { title in Text(title) }
            }
        }
    }
}

/// Where the reading came from.
struct OriginRows: View {
    let reading: Reading

    var body: some View {
        DescriptionRow("detail.source") { Text(reading.source.title) }
        if let device = reading.device {
            DescriptionRow("detail.device") { Text(verbatim: device.nameOrAddress) }
            DescriptionRow("detail.serial") { Text(verbatim: device.serialOrAddress) }
        }
        if let sequence = reading.sequence {
            DescriptionRow("detail.sequence") { Text(verbatim: String(sequence)) }
        }
    }
}

/// What the person said about it.
struct PersonRows: View {
    let reading: Reading

    var body: some View {
        if let note = reading.note {
            DescriptionRow("detail.note") { Text(verbatim: note) }
        }
        if !reading.tags.isEmpty {
            DescriptionRow("detail.tags") {
                HStack { ForEach(reading.tags, id: \.self) { tag in TagChip(tag.name) } }
            }
        }
    }
}
