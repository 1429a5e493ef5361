import CommonUI
import Sharing
import ViewCore

/// In which format, and what of the readings it cannot carry.
struct ExportFormatCard: View {
    let draft: Binding<ExportRequest>

    var body: some View {
        Card("export.format") {
            Picker("export.format.for", selection: draft.format) {
                ForEach(ExportFormat.allCases, id: \.self) { Text($0.title).tag($0) }
            }
            .pickerStyle(.inline)
            Text(draft.wrappedValue.format.explanation).font(.footnote).foregroundStyle(.secondary)
        }
    }
}

extension ExportFormat {
    /// What it is for.
    var title: TextKey {
        switch self {
        case .csv: "export.csv"
        case .spreadsheet: "export.spreadsheet"
        case .fhir: "export.fhir"
        case .nightscout: "export.nightscout"
        }
    }

    /// What it carries, and what not.
    var explanation: TextKey {
        switch self {
        case .csv: "export.csv.explanation"
        case .spreadsheet: "export.spreadsheet.explanation"
        case .fhir: "export.fhir.explanation"
        case .nightscout: "export.nightscout.explanation"
        }
    }
}
