import CommonUI
import CommonUIMocks
import Foundation
import Testing
import ViewCore

/// The gallery as pages of its own: with `GALLERY` set to a folder, each is written there to be looked at in a browser.
@Suite struct GalleryTests {
    @Test(arguments: ["en", "de"])
    func everyComponentRenders(language: String) throws {
        let page = try page("gallery-\(language)", language: language, GalleryValues())
        #expect(page.duplicateIDs == [])
        #expect(page.html.contains("<h1 class=\"font-title\">Gallery</h1>"))
    }

    @Test func everyDialogRenders() throws {
        let values = GalleryValues()
        values.isAlertShown = true
        let alert = try page("alert", language: "en", values)
        #expect(alert.html.hasSuffix("</dialog>"))
        values.isAlertShown = false
        values.isSheetShown = true
        values.toast = Toast(id: 1, message: Text(verbatim: "3 readings deleted")) {}
        let sheet = try page("sheet", language: "de", values)
        #expect(sheet.html.contains(">Rückgängig</button>"))
        #expect(sheet.html.contains("aria-label=\"Schließen\""))
        values.isSheetShown = false
        #expect(try page("toast", language: "en", values).html.contains("class=\"toast\""))
    }

    /// Every class that the gallery uses has a rule, but for those that only mark something for scripts, tests and other rules.
    @Test func everyClassHasARule() throws {
        let html = try page("classes", language: "en", GalleryValues()).html
        let css = StyleSheet.css(for: .preview)
        let classes = Set(html.matches(of: /class="([^"]*)"/).flatMap { $0.1.split(separator: " ").map(String.init) })
        let markers: Set = [
            "button-bordered", "choices", "error-summary-list", "link", "row-actions", "steps", "tag-neutral", "tasks",
        ]
        let bare = classes.subtracting(markers).filter { !css.contains(".\($0)") }
        #expect(bare == [], "no rule for these")
    }

    private func page(_ name: String, language: String, _ values: GalleryValues) throws -> Rendering {
        var environment = EnvironmentValues()
        environment.setDependencies(style: .preview, assets: .preview, strings: StringCatalog.ofSources(), language: language)
        let rendering = Renderer.render(GalleryScreen(values: values), environment: environment)
        guard let folder = ProcessInfo.processInfo.environment["GALLERY"] else { return rendering }
        let css = StyleSheet.css(for: .preview)
        for scheme in ["light", "dark"] {
            let page = """
                <!DOCTYPE html><html lang="\(language)" data-scheme="\(scheme)"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">\
                <title>\(name)</title><style>\(css)</style></head><body><div id="root">\(rendering.html)</div>\
                <script>document.querySelectorAll('dialog').forEach((d)=>{d.removeAttribute('open');d.showModal()})</script></body></html>
                """
            try page.write(toFile: "\(folder)/\(name)-\(scheme).html", atomically: true, encoding: .utf8)
        }
        return rendering
    }
}

private struct GalleryScreen: View {
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
