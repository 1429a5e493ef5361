import Testing
import ViewCore

@Suite struct ArrangementTests {
    @Test func aGridHasRowsOfCells() {
        expectHTML("<div class=\"grid-rows gap-s\"><div class=\"grid-row\"><p>a</p><p>b</p></div></div>") {
            Grid(verticalSpacing: .s) {
                GridRow {
                    Text(verbatim: "a")
                    Text(verbatim: "b")
                }
            }
        }
    }

    @Test func aNameStandsBesideItsValue() {
        let html = #"""
            <div class="labeled"><span class="labeled-name"><span>Meter</span></span><div class="labeled-value"><p>Guide</p></div></div>
            """#
        expectHTML(html) { LabeledContent("Meter", value: "Guide") }
        expectHTML(html) { LabeledContent("Meter") { Text(verbatim: "Guide") } }
    }

    @Test func aBadgeOfNothingIsNone() {
        expectHTML("<div class=\"badged\"><p>a</p><span class=\"count-badge\">3</span></div><p>b</p><p>c</p>") {
            Text(verbatim: "a").badge(3)
            Text(verbatim: "b").badge(0)
            Text(verbatim: "c").badge(nil)
        }
        #expect(Renderer.render(Text(verbatim: "a").badge(Text(verbatim: "new"))).html.contains("new"))
    }

    @Test func aStateWithoutContentSaysWhatToDo() {
        let html = #"""
            <div class="vstack align-center empty-state"><h2 class="font-title2">None</h2><p class="fg-secondary">Why</p>\#
            <div class="hstack actions"><button id="v_.2.t_" class="button" type="submit" form="live-form" formaction="/live/form/v_.2.t_" data-on="click"><span>Add</span></button></div></div>
            """#
        expectHTML(html) {
            ContentUnavailableView {
                Text(verbatim: "None").font(.title2)
            } description: {
                Text(verbatim: "Why")
            } actions: {
                Button("Add") {}
            }
        }
    }

    @Test func theRestOfTheVocabularyIsClasses() {
        expectHTML("<div class=\"vstack\"><p class=\"text-center\">x</p></div>") {
            ScrollView { Text(verbatim: "x").multilineTextAlignment(.center) }
        }
        #expect(Renderer.render(Button("a") {}.controlSize(.large)).html.contains("class=\"button control-large\""))
        #expect(Renderer.render(List { Text(verbatim: "x") }.listStyle(.plain)).html.hasPrefix("<div class=\"list list-plain\">"))
        #expect(Renderer.render(List { Text(verbatim: "x") }.listStyle(.insetGrouped)).html.hasPrefix("<div class=\"list\">"))
        #expect(Renderer.render(Image("photo").resizable()).html == "<span class=\"image-missing image-fill\">photo</span>")
    }

    @Test func aButtonCanBeOnOrOff() {
        #expect(Renderer.render(Button("a") {}.accessibilityAddTraits([.isToggle, .isSelected])).html.contains("aria-pressed=\"true\""))
        #expect(Renderer.render(Button("a") {}.accessibilityAddTraits(.isToggle)).html.contains("aria-pressed=\"false\""))
        #expect(!Renderer.render(Button("a") {}.accessibilityAddTraits(.isSelected)).html.contains("aria-pressed"))
    }

    @Test func progressCanBeStopped() {
        var isStopped = false
        let rendering = Renderer.render(ProgressView("Sync", value: 1, total: 2).onCancel { isStopped = true })
        #expect(rendering.html.hasPrefix("<div class=\"progress-line\"><label class=\"progress\">"))
        press("action.cancel", in: rendering)
        #expect(isStopped)
    }

    @Test func traitsAreTheUsualUntilTheyAreKnown() {
        var environment = EnvironmentValues()
        #expect(environment.horizontalSizeClass == .regular)
        #expect(environment.colorScheme == .light)
        #expect(environment.colorSchemeContrast == .standard)
        #expect(!environment.accessibilityReduceMotion)
        environment.horizontalSizeClass = .compact
        environment.colorScheme = .dark
        #expect(environment.traits.horizontalSizeClass == .compact)
        #expect(environment.colorScheme == .dark)
        environment.preferredColorScheme = .light
        #expect(environment.colorScheme == .light)
        environment.horizontalSizeClass = nil
        #expect(environment.horizontalSizeClass == .regular)
    }
}
