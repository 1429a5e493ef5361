import Testing
import ViewCore

@Suite struct FileFieldTests {
    @Test func theFieldSaysWhatItTakes() {
        let html = #"""
            <div class="field"><label class="field-label" for="v"><span>file</span></label>\#
            <input id="v" class="input input-file" type="file" accept=".csv,text/csv" data-limit="10" name="v" form="live-form" data-on="file">\#
            <p class="field-file">field.file</p></div>
            """#
        let file = UploadedFile(name: "a.csv", contentType: "", bytes: [])
        expectHTML(html) { FileField("file", selection: .constant(.file(file)), types: [".csv", "text/csv"], limit: 10) }
    }

    @Test func aFileArrivesByEvent() {
        let values = Entries()
        let handler = Renderer.render(field(values)).handlers.handler(id: "v", kind: .file)
        let file = UploadedFile(name: "a.csv", contentType: "text/csv", bytes: [1, 2])
        handler?.run(EventValue(files: ["v": file]))
        #expect(values.file == .file(file))
        handler?.run(EventValue(files: ["v": UploadedFile(name: "big", contentType: "", bytes: [1, 2, 3])]))
        #expect(values.file == .tooLarge(name: "big"))
        handler?.run(EventValue())
        #expect(values.file == .none)
        handler?.run(EventValue(text: "folder/huge.csv"))
        #expect(values.file == .tooLarge(name: "huge.csv"))
    }

    @Test func aFileArrivesWithItsForm() {
        let values = Entries()
        var seen = FileSelection.none
        let form = Form {
            field(values)
            Button("send") { seen = values.file }
        }
        let rendering = Renderer.render(form)
        #expect(rendering.html.contains(#"action="/live/form/v" enctype="multipart/form-data" data-on="submit""#))
        let file = UploadedFile(name: "a.csv", contentType: "text/csv", bytes: [1])
        rendering.handlers.handler(id: "v_.1", kind: .click)?.run(EventValue(files: ["v_.0": file]))
        #expect(seen == .file(file))
        let nothing = UploadedFile(name: "", contentType: "", bytes: [])
        rendering.handlers.handler(id: "v_.1", kind: .click)?.run(EventValue(files: ["v_.0": nothing]))
        #expect(values.file == .file(file))
    }

    @Test func aButtonOfThePageSendsFilesToo() {
        let rendering = Renderer.render(
            VStack {
                field(Entries())
                Button("send") {}
            })
        #expect(rendering.html.contains(#"formaction="/live/form/v_.1" formenctype="multipart/form-data""#))
    }

    @Test func aFieldThatIsDisabledTakesNoFile() {
        #expect(Renderer.render(field(Entries()).disabled()).handlers.ids == [])
    }

    @Test(arguments: [
        ("a.csv", "a.csv"), ("C:\\data\\a.csv", "a.csv"), ("../../etc/passwd", "passwd"), ("", "file"), ("/", "file"), ("a\u{0}\nb", "b"),
    ])
    func aNameHasNoFolders(sent: String, kept: String) {
        #expect(UploadedFile(name: sent, contentType: "", bytes: []).name == kept)
    }

    @Test func aSelectionHasAName() {
        #expect(FileSelection.none.name == nil)
        #expect(FileSelection.tooLarge(name: "a").name == "a")
    }

    private func field(_ values: Entries) -> some View {
        FileField("file", selection: Bindable(values).file, limit: 2)
    }
}
