import Testing
import ViewCore

@Suite struct LayoutTests {
    @Test func stacksAreClasses() {
        expectHTML(#"<div class="vstack align-center gap-s"><div class="hstack align-baseline gap-zero"></div></div>"#) {
            VStack(alignment: .center, spacing: 8) { HStack(alignment: .firstTextBaseline, spacing: 0) {} }
        }
    }

    @Test(arguments: [(0, Spacing.zero), (-1, .zero), (4, .xs), (8, .s), (16, .m), (24, .l), (40, .xl)])
    func pointsBecomeTheNearestStep(points: Int, spacing: Spacing) {
        #expect(Spacing(integerLiteral: points) == spacing)
    }

    @Test func onlyPhrasingContentStandsInAButton() {
        let html = #"""
            <button id="v" class="button" type="submit" form="live-form" formaction="/live/form/v" data-on="click">\#
            <span class="vstack"><span class="font-title">a</span><span class="divider"></span><span class="spacer"></span></span></button>
            """#
        expectHTML(html) {
            Button {
            } label: {
                VStack {
                    Text(verbatim: "a").font(.title)
                    Divider()
                    Spacer()
                }
            }
        }
    }

    @Test func eachViewOfAListIsARow() {
        let html = #"""
            <div class="list"><ul class="rows"><li class="row"><p>a</p></li><li class="row"><hr class="divider"></li>\#
            <li id="v_.2-x.li" class="row"><p class="c">x</p></li><li id="v_.2-y.li" class="row"><p class="c">y</p></li></ul></div>
            """#
        expectHTML(html) {
            List {
                Text(verbatim: "a")
                Divider()
                ForEach(["x", "y"], id: \.self) { Text(verbatim: $0) }.className("c")
            }
        }
    }

    @Test func sectionsGroupTheRowsOfAList() {
        let html = #"""
            <div class="list"><ul class="rows"><li class="row"><p>a</p></li></ul>\#
            <section id="v_.1-x" class="section"><h2 class="section-header"><span>x</span></h2><ul class="rows"><li class="row"><p>b</p></li></ul></section>\#
            <section class="section"><ul class="rows"><li class="row"><p>c</p></li></ul></section></div>
            """#
        expectHTML(html) {
            List {
                Text(verbatim: "a")
                ForEach(["x"], id: \.self) { name in Section(name) { Text(verbatim: "b") } }
                Section { Text(verbatim: "c") }
            }
        }
    }

    @Test func aListOfDataHasKeyedRows() {
        let html = #"<div class="list"><ul class="rows"><li id="v_-1.li" class="row"><p>one</p></li></ul></div>"#
        expectHTML(html) { List([Item(id: 1, name: "one")]) { Text($0.name) } }
        expectHTML(html) { List([Item(id: 1, name: "one")], id: \.id) { Text($0.name) } }
        expectHTML(#"<div class="list"></div>"#) { List([Item]()) { Text($0.name) } }
    }

    @Test func aListInARowIsAListOfItsOwn() {
        let html = #"""
            <div class="list"><ul class="rows"><li class="row"><div class="list"><ul class="rows"><li class="row"><p>a</p></li></ul></div></li></ul></div>
            """#
        expectHTML(html) { List { List { Text(verbatim: "a") } } }
    }

    @Test func headingsOfNestedSectionsAreLower() {
        let html = #"""
            <section class="section"><h2 class="section-header"><span>test.outer</span></h2>\#
            <section class="section"><h3 class="section-header"><span>test.inner</span></h3><h4>a</h4>\#
            <div class="section-footer"><p>foot</p></div></section></section>
            """#
        expectHTML(html) {
            Section("test.outer") {
                Section {
                    Text(verbatim: "a").accessibilityAddTraits(.isHeader)
                } header: {
                    Text("test.inner")
                } footer: {
                    Text(verbatim: "foot")
                }
            }
        }
    }

    @Test func deepHeadingsStayWithinSix() {
        let html = Renderer.render(
            Section("a") { Section("b") { Section("c") { Section("d") { Section("e") { Section("f") {} } } } } }
        ).html
        #expect(html.contains("<h5 class=\"section-header\"><span>d</span></h5>"))
        #expect(html.contains("<h6 class=\"section-header\"><span>f</span></h6>"))
    }

    @Test func aTableHasACaptionAndHeadings() {
        let html = #"""
            <div class="table-frame" role="region" aria-label="Items" tabindex="0"><table class="table"><caption class="table-caption">Items</caption>\#
            <thead><tr><th scope="col">test.name</th><th class="numeric" scope="col">test.number</th></tr></thead>\#
            <tbody><tr id="v___-1"><th scope="row"><span>one</span></th><td class="numeric"><span>1</span></td></tr></tbody></table></div>
            """#
        let isWide = true
        expectHTML(html) {
            Table([Item(id: 1, name: "one")], caption: Text(verbatim: "Items")) {
                TableColumn("test.name", value: \.name)
                if isWide {
                    TableColumn("test.number", isNumeric: true) { Text(verbatim: String($0.id)) }
                } else {
                    TableColumn("test.other") { Text($0.name) }
                }
                if !isWide { TableColumn("test.none") { Text($0.name) } }
            }
        }
    }

    @Test func aGridNamesItsColumns() {
        expectHTML(#"<div class="grid grid-narrow"></div>"#) { LazyVGrid(columns: [GridItem(.adaptive(minimum: .narrow))]) {} }
        expectHTML(#"<div class="grid grid-2 gap-l"></div>"#) { LazyVGrid(columns: [GridItem(), GridItem()], spacing: .l) {} }
        expectHTML(#"<div class="grid grid-1"></div>"#) { LazyVGrid(columns: []) {} }
    }

    @Test func modifiersWithoutAnElementDoNothing() {
        expectHTML("") { EmptyView().className("a").id("b").padding() }
        expectHTML("") { Optional<Text>.none.font(.body) }
    }

    @Test func appearanceIsClasses() {
        expectHTML(#"<div class="vstack font-title fg-secondary pad-m"></div>"#) {
            VStack {}.font(.title).foregroundStyle(.secondary).padding()
        }
    }

    @Test func anyViewShowsItsView() {
        expectHTML("<p>a</p>") { AnyView(Text(verbatim: "a")) }
    }
}

private struct Item: Identifiable {
    let id: Int
    let name: String
}
