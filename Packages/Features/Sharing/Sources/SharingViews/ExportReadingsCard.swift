import CommonUI
import Domain
import Sharing
import ViewCore

/// Which readings.
struct ExportReadingsCard: View {
    let draft: Binding<ExportRequest>
    let choices: ExportChoices

    var body: some View {
        Card("export.readings") {
            if choices.people.count > 1 { personPicker }
            if !choices.meters.isEmpty { meterPicker }
            HStack(alignment: .bottom) {
                DatePicker("export.from", selection: draft.from)
                DatePicker("export.to", selection: draft.to)
            }
            Text("export.days.explanation").font(.footnote).foregroundStyle(.secondary)
            ChoiceGroup("export.also") {
                Toggle("export.notes", isOn: draft.includesNotes)
                Toggle("export.controlTests", isOn: draft.includesControlTests)
                Toggle("export.simulated", isOn: draft.includesSimulated)
            }
        }
    }

    private var personPicker: some View {
        Picker("export.person", selection: draft.person) {
            Text("export.everyone").tag(Person.ID?.none)
            ForEach(choices.people) { person in
                Text(verbatim: person.name.isEmpty ? person.id.rawValue : person.name).tag(Person.ID?.some(person.id))
            }
        }
    }

    private var meterPicker: some View {
        Picker("export.meter", selection: draft.device) {
            Text("export.allMeters").tag(DeviceIdentity.ID?.none)
            ForEach(choices.meters) { meter in Text(verbatim: meter.nameOrAddress).tag(DeviceIdentity.ID?.some(meter.id)) }
        }
    }
}
