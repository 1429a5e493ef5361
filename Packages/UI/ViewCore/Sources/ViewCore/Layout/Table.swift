/// Values in rows and columns, with a caption. The first column names its row.
public struct Table<Data: RandomAccessCollection>: Primitive where Data.Element: Identifiable {
    private let caption: Text
    private let data: Data
    private let columns: [TableColumn<Data.Element>]

    /// A table of one row for each element. The caption says what the table shows.
    public init(_ data: Data, caption: Text, @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]) {
        self.caption = caption
        self.data = data
        self.columns = columns()
    }

    /// Writes the table, in a frame that scrolls sideways by keyboard too where the screen is narrow.
    public func render(into context: RenderContext) {
        let words = caption.resolved(in: context.environment)
        context.element("div", class: "table-frame") {
            context.attribute("role", fixed: "region")
            context.attribute("aria-label", words)
            context.attribute("tabindex", fixed: "0")
        } content: {
            context.element("table", class: "table") {
                context.element("caption", class: "table-caption") { context.text(words) }
                writeHead(into: context)
                context.element("tbody") {
                    ForEach(data) { row in TableRow(row: row, columns: columns) }.render(into: context)
                }
            }
        }
    }

    private func writeHead(into context: RenderContext) {
        context.element("thead") {
            context.element("tr") {
                for column in columns {
                    context.phrasingElement("th", class: column.isNumeric ? "numeric" : nil) {
                        context.attribute("scope", fixed: "col")
                    } content: {
                        context.text(column.title.resolved(in: context.environment))
                    }
                }
            }
        }
    }
}

private struct TableRow<Row>: Primitive {
    let row: Row
    let columns: [TableColumn<Row>]

    func render(into context: RenderContext) {
        context.element("tr") {
            for (index, column) in columns.enumerated() {
                context.withIndex(index) { writeCell(column, isFirst: index == 0, into: context) }
            }
        }
    }

    private func writeCell(_ column: TableColumn<Row>, isFirst: Bool, into context: RenderContext) {
        let name: StaticString? = column.isNumeric ? "numeric" : nil
        guard isFirst else {
            return context.phrasingElement("td", class: name) { column.draw(row, context) }
        }
        context.phrasingElement("th", class: name) {
            context.attribute("scope", fixed: "row")
        } content: {
            column.draw(row, context)
        }
    }
}
