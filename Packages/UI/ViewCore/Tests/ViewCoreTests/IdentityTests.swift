import Testing
import ViewCore

/// Guards against a click that reaches a neighbour because ids moved between two renderings.
@Suite struct IdentityTests {
    @Test func siblingsKeepTheirIdsWhenAConditionChanges() {
        let shown = ids { ConditionalPage(isOn: true) }
        let hidden = ids { ConditionalPage(isOn: false) }
        #expect(shown == ["v_.0.t", "v_.1"])
        #expect(hidden == ["v_.1"])
    }

    @Test func theBranchesOfAConditionDiffer() {
        #expect(ids { BranchPage(isOn: true) } == ["v.t"])
        #expect(ids { BranchPage(isOn: false) } == ["v.f"])
    }

    @Test func rowsKeepTheirIdsWhenOthersComeAndGo() {
        let before = ids { rows(["a", "b", "c"]) }
        let after = ids { rows(["x", "b", "c"]) }
        #expect(before == ["v_-a", "v_-b", "v_-c"])
        #expect(Set(before).intersection(after) == ["v_-b", "v_-c"])
    }

    @Test(
        arguments: [
            ("a b", "aZ20b"), ("a.b", "aZ2Eb"), ("a-b", "aZ2Db"), ("a_b", "aZ5Fb"), ("Z", "Z5A"), ("é", "ZC3ZA9"), ("\"><b", "Z22Z3EZ3Cb"),
            ("", ""),
        ]
    )
    func oddKeysMakeSafeIds(key: String, escaped: String) {
        #expect(ids { rows([key]) } == ["v_-" + escaped])
    }

    @Test func differentOddKeysMakeDifferentIds() {
        let keys = ["a.b", "a-b", "a_b", "aZ2Eb", "a b", "a", "", "t", "0", "A", "é", "e\u{301}"]
        // The last two are equal strings, so the second is reported and still gets an id of its own.
        let rendering = Renderer.render(rows(keys))
        #expect(rendering.handlers.ids.count == keys.count)
    }

    @Test func twoRowsOfOneKeyAreReportedAndKeptApart() {
        var pressed: [Int] = []
        let view = ForEach([1, 2], id: \.isEven0) { number in
            Button("test.press") { pressed.append(number) }
        }
        let rendering = Renderer.render(VStack { view })
        #expect(rendering.duplicateIDs == ["v_-false"])
        #expect(rendering.handlers.ids == ["v_-false", "v_-false.d1"])
        rendering.handlers.handler(id: "v_-false.d1", kind: .click)?.run()
        #expect(pressed == [2])
    }

    @Test func anIdGivenByHandIsWritten() {
        expectHTML(#"<div id="main-part" class="vstack"></div>"#) { VStack {}.id("main-part") }
        expectHTML(#"<div id="aZ20bZ2Ec" class="vstack"></div>"#) { VStack {}.id("a b.c") }
        expectHTML(#"<div id="Z76" class="vstack"></div>"#) { VStack {}.id("v") }
        expectHTML(#"<div id="Z" class="vstack"></div>"#) { VStack {}.id("") }
        expectHTML(#"<div id="7" class="vstack"></div>"#) { VStack {}.id(7) }
    }

    @Test func anIdGivenTwiceIsReportedAndKeptApart() {
        let rendering = Renderer.render(
            VStack {
                Button("test.a") {}.id("save")
                Button("test.b") {}.id("save")
                Button("test.c") {}.id("save")
            }
        )
        #expect(rendering.duplicateIDs == ["save", "save"])
        #expect(rendering.handlers.ids == ["save", "save.d1", "save.d2"])
    }

    @Test func aGroupGivesItsIdToTheFirstViewOnly() {
        expectHTML(#"<p id="one" class="x">a</p><p class="x">b</p>"#) {
            Group {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }
            .className("x")
            .id("one")
        }
    }

    @Test func anElementAndItsContentDiffer() {
        let rendering = Renderer.render(VStack { Button("test.a") {} }.task {})
        #expect(rendering.html.contains(#"<div id="v_" class="vstack"><button id="v__" "#))
        #expect(rendering.duplicateIDs.isEmpty)
    }

    @Test func theContentsOfOneViewDiffer() {
        let rendering = Renderer.render(
            DisclosureGroup {
                Button("test.a") {}
            } label: {
                Button("test.b") {}
            }
        )
        #expect(rendering.duplicateIDs.isEmpty)
        #expect(rendering.handlers.ids.count == 2)
    }

    private func ids(@ViewBuilder _ view: () -> some View) -> [String] {
        Renderer.render(view()).handlers.ids
    }

    private func rows(_ keys: [String]) -> some View {
        VStack {
            ForEach(keys, id: \.self) { _ in Button("test.press") {} }
        }
    }
}

private struct ConditionalPage: View {
    let isOn: Bool

    var body: some View {
        VStack {
            if isOn { Button("test.first") {} }
            Button("test.second") {}
        }
    }
}

private struct BranchPage: View {
    let isOn: Bool

    var body: some View {
        if isOn {
            Button("test.first") {}
        } else {
            Button("test.second") {}
        }
    }
}

extension Int {
    /// The same for every number that tests use, so that keys collide.
    fileprivate var isEven0: Bool { false }
}
