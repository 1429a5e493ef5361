import CommonUI
import ForceUpdate
import ViewCore

/// The versions, what is new, how to update, and where the data is.
struct UpdateDetails: View {
    @Environment(\.formats) private var formats
    @Environment(\.language) private var language
    let page: UpdatePage

    var body: some View {
        Card("update.versions") {
            DescriptionList {
                DescriptionRow("update.running") { Text(verbatim: page.running) }
                if let latest = page.latest { DescriptionRow("update.latest") { Text(verbatim: latest) } }
                if let time = page.checkedAt { DescriptionRow("update.checked") { Text(verbatim: formats.dateTime(time)) } }
            }
        }
        if !notes.isEmpty {
            Card("update.notes") { ForEach(notes, id: \.self) { Text(verbatim: $0) } }
        }
        if page.isUpdateThere { UpdateSteps() }
        DataCard(folder: page.dataFolder)
    }

    private var notes: [String] { page.isUpdateThere ? page.notes(in: language) : [] }
}

/// How to update.
private struct UpdateSteps: View {
    var body: some View {
        Card("update.how") {
            Text("update.how.get")
            Text("update.how.install")
            Text("update.how.start")
        }
    }
}

/// Where the data is, and how to have a copy of it.
private struct DataCard: View {
    let folder: String?

    var body: some View {
        Card("update.data") {
            if let folder { Text("update.data.folder", arguments: .string(folder)) } else { Text("update.data.memory") }
            Text("update.data.syncing")
            if folder != nil {
                Text("update.data.copy")
                Text(verbatim: "meterbook readings --format csv > readings.csv")
            }
        }
    }
}

extension UpdatePage {
    /// Whether there is a newer version.
    var isUpdateThere: Bool { verdict == .optional || verdict == .mandatory }
}
