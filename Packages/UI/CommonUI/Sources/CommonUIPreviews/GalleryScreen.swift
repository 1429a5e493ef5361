import CommonUI
import ViewCore

/// The gallery with what opens above a page.
struct GalleryScreen: View {
    @Bindable var values: GalleryValues

    var body: some View {
        Gallery(values: values)
            .confirmationDialog("Delete 3 readings?", isPresented: $values.isAlertShown) {
                Button("Delete 3 readings", role: .destructive) {}
            } message: {
                Text(verbatim: "They are also left out of statistics. You can undo this until you close Meterbook.")
            }
            .sheet(isPresented: $values.isSheetShown) {
                Form {
                    TextField("Note", text: $values.note)
                    Toggle("Leave out of statistics", isOn: $values.isOn)
                }
                .navigationTitle(Text(verbatim: "Edit reading"))
                .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
            }
            .toast($values.toast)
    }
}
