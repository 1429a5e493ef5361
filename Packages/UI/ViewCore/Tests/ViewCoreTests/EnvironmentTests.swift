import Testing
import ViewCore

@Suite struct EnvironmentTests {
    @Test func aValueHoldsForASubtreeOnly() {
        expectHTML("<p>en</p><p>de</p><p>en</p>") {
            LanguageView()
            LanguageView().environment(\.language, "de")
            LanguageView()
        }
    }

    @Test func theInnermostValueCounts() {
        expectHTML("<p>fr</p>") { LanguageView().environment(\.language, "fr").environment(\.language, "de") }
    }

    @Test func aValueCanBeChanged() {
        expectHTML("<p>de-AT</p>") {
            LanguageView().transformEnvironment(\.language) { $0 += "-AT" }.environment(\.language, "de")
        }
    }

    @Test func aKeyHasADefault() {
        #expect(EnvironmentValues().answer == 42)
        expectHTML("<p>7</p>") { AnswerView().environment(\.answer, 7) }
    }

    @Test func aTaskSeesTheEnvironmentOfItsView() async throws {
        var seen = ""
        let view = VStack {}.task { seen = EnvironmentValues.current.language }.environment(\.language, "de")
        let task = try #require(Renderer.render(view).tasks.first)
        await task.run()
        #expect(seen == "de")
    }

    @Test func tasksKeepTheirIdsAndDiffer() {
        let view = VStack { Text(verbatim: "a").task {} }.task {}.task(id: 1) {}
        let ids = Renderer.render(view).tasks.map(\.id)
        #expect(ids == ["v.task-1", "v_.task", "v___.task"])
        #expect(Renderer.render(view).tasks.map(\.id) == ids)
    }

    @Test func aTaskOfAnotherValueIsAnotherTask() {
        let first = Renderer.render(VStack {}.task(id: "a/b") {}).tasks.map(\.id)
        let second = Renderer.render(VStack {}.task(id: "a.b") {}).tasks.map(\.id)
        #expect(first == ["v.task-aZ2Fb"])
        #expect(second == ["v.task-aZ2Eb"])
    }

    @Test func theInnermostTitleCounts() {
        let view = VStack { Text(verbatim: "x").navigationTitle("test.inner") }.navigationTitle("test.outer")
        #expect(Renderer.render(view).title == "test.inner")
        #expect(Renderer.render(Text(verbatim: "x")).title == nil)
        let words = "Words"
        #expect(Renderer.render(Text(verbatim: "x").navigationTitle(words)).title == "Words")
    }
}

private struct LanguageView: View {
    @Environment(\.language) private var language

    var body: some View {
        Text(language)
    }
}

private struct AnswerView: View {
    @Environment(\.answer) private var answer

    var body: some View {
        Text(verbatim: String(answer))
    }
}

private enum AnswerKey: EnvironmentKey {
    nonisolated static var defaultValue: Int { 42 }
}

extension EnvironmentValues {
    nonisolated fileprivate var answer: Int {
        get { self[AnswerKey.self] }
        set { self[AnswerKey.self] = newValue }
    }
}
