import ToolSupport

/// Writes a file of views of about so many lines: structs with environment, stored values, a body of sections, rows, conditions and
/// buttons, and computed values below it.
struct ViewTemplate {
    let feature: String
    let lines: Int
    var random: SeededRandom

    /// The line that a benchmark changes, without its number.
    static let mark = "Text(\"revision."

    private var key: String { feature.lowercased() }

    /// The screen of the feature, over its view model, and the parts that it needs to reach its length.
    mutating func screen(components: [String]) -> String {
        var text = """
            import Common
            import CommonUI
            import Domain
            package import \(feature)
            package import ViewCore

            /// The screen of \(feature).
            package struct \(feature)View<ViewModel: \(feature)ViewModel>: View {
                @Environment(\\.style) private var style
                private let viewModel: ViewModel

                /// Shows a view model.
                package init(viewModel: ViewModel) {
                    self.viewModel = viewModel
                }

                package var body: some View {
                    VStack(spacing: .l) {
                        PageHeader("\(key).title")
                        content
                        Toggle("\(key).grouped", isOn: Binding(get: { viewModel.isGrouped }, set: { viewModel.isGrouped = $0 }))
                    }
                    .padding(.m)
                }

                @ViewBuilder
                private var content: some View {
                    switch viewModel.items {
                    case .loading: ProgressView("\(key).loading")
                    case .failed(let error): Text(verbatim: error.description).foregroundStyle(.warning)
                    case .loaded(let items):

            """
        for component in components {
            text += "            \(feature)\(component)View(items: items, select: { viewModel.select($0) })\n"
        }
        text += """
                        \(feature)OverviewView(items: items, select: { viewModel.select($0) })
                    }
                }
            }


            """
        return text + structs(named: "Overview", remaining: lines - text.lineBreaks)
    }

    /// A component of the feature.
    mutating func component(_ name: String) -> String {
        let text = """
            import CommonUI
            import Domain
            import \(feature)
            import ViewCore


            """
        return text + structs(named: name, remaining: lines - text.lineBreaks)
    }

    /// A view of parts, and the parts.
    private mutating func structs(named name: String, remaining: Int) -> String {
        var parts: [String] = []
        var count = 20
        while count < remaining || parts.isEmpty {
            let part = self.part("\(feature)\(name)Part\(parts.count + 1)")
            count += part.lineBreaks
            parts.append(part)
        }
        let list = (1...parts.count).map { "            \(feature)\(name)Part\($0)(items: items, select: select)\n" }.joined()
        let main = """
            /// \(name) of the items.
            struct \(feature)\(name)View: View {
                @Environment(\\.style) private var style
                let items: [\(feature)Item]
                let select: @MainActor (\(feature)Item.ID) -> Void

                var body: some View {
                    VStack(spacing: .m) {
                        \(Self.mark)0").font(.caption)
            \(list)        }
                    .className(style.accent)
                }
            }


            """
        return main + parts.joined(separator: "\n")
    }

    private mutating func part(_ name: String) -> String {
        let fragments = (0..<random.number(in: 2...4)).map { _ in fragment() }.joined()
        return """
            /// A part of the screen.
            private struct \(name): View {
                let items: [\(feature)Item]
                let select: @MainActor (\(feature)Item.ID) -> Void

                var body: some View {
                    VStack(spacing: .s) {
            \(fragments)        }
                }

            \(helpers())}

            """
    }

    private mutating func fragment() -> String {
        let number = random.below(1000)
        let lines: [String]
        switch random.below(7) {
        case 0:
            lines = [
                "Section(\"\(key).section\(number)\") {",
                "    ForEach(items) { item in",
                "        HStack(spacing: .s) {",
                "            Text(verbatim: item.title).bold()",
                "            AmountText(item.amount)",
                "            if item.isPinned { Badge(\"\(key).pinned\") }",
                "            if item.status == .late { Badge(\"\(key).late\", isWarning: true) }",
                "        }",
                "    }",
                "}",
            ]
        case 1:
            lines = [
                "if let first = items.first {",
                "    Card {",
                "        Text(\"\(key).first\(number)\").font(.headline)",
                "        DescriptionRow(\"\(key).amount\") { AmountText(first.amount) }",
                "        DescriptionRow(\"\(key).day\") { Text(verbatim: first.day.words) }",
                "        if let note = first.note { Text(verbatim: note).foregroundStyle(.secondary) }",
                "    }",
                "} else {",
                "    Text(\"\(key).empty\(number)\")",
                "}",
            ]
        case 2:
            lines = [
                "ForEach(items) { item in",
                "    switch item.status {",
                "    case .draft: Text(\"\(key).draft\(number)\").foregroundStyle(.secondary)",
                "    case .open: AmountText(item.amount)",
                "    case .late: Badge(\"\(key).late\", isWarning: true)",
                "    case .done: Text(verbatim: item.title)",
                "    }",
                "}",
            ]
        case 3:
            lines = [
                "HStack(spacing: .m) {",
                "    ForEach(items) { item in",
                "        Button(action: { select(item.id) }) {",
                "            Text(verbatim: item.title)",
                "            Text(verbatim: item.day.words).foregroundStyle(.secondary)",
                "        }",
                "        .disabled(item.status.isFinal)",
                "    }",
                "}",
            ]
        case 4:
            lines = [
                "List(items) { item in",
                "    VStack(spacing: .xs) {",
                "        Text(\"\(key).row\(number)\", arguments: .string(item.title), .int(item.id))",
                "        if let owner = item.owner {",
                "            Text(verbatim: owner.name).font(.caption)",
                "        }",
                "    }",
                "}",
            ]
        case 5:
            lines = [
                "Card {",
                "    DescriptionRow(\"\(key).count\(number)\") { Text(verbatim: String(items.count)) }",
                "    DescriptionRow(\"\(key).total\") { AmountText(total) }",
                "    DescriptionRow(\"\(key).open\") {",
                "        Text(\"\(key).of\", arguments: .int(open.count), .int(items.count))",
                "    }",
                "}",
                ".padding(.s)",
            ]
        default:
            lines = [
                "Group {",
                "    Text(\"\(key).hint\(number)\").foregroundStyle(.secondary)",
                "    Divider()",
                "    if open.isEmpty {",
                "        Text(\"\(key).allDone\").bold()",
                "    } else {",
                "        Button(\"\(key).next\") { if let next = open.first { select(next.id) } }",
                "    }",
                "}",
            ]
        }
        return lines.map { "            \($0)\n" }.joined()
    }

    private mutating func helpers() -> String {
        var text = """
                private var open: [\(feature)Item] { items.filter { !$0.status.isFinal } }

                private var total: Amount {
                    items.reduce(Amount(0)) { sum, item in Amount(sum.value + item.amount.value, item.amount.unit) }
                }

            """
        if random.below(2) == 0 {
            text += """

                    private func title(of item: \(feature)Item) -> String {
                        guard let owner = item.owner else { return item.title }
                        return "\\(item.title) · \\(owner.name)"
                    }

                """
        }
        return text
    }
}
