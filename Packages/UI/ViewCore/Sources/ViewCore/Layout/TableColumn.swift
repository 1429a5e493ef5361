/// A column of a ``Table``.
public struct TableColumn<Row> {
    let title: Text
    let isNumeric: Bool
    let draw: @MainActor (Row, RenderContext) -> Void

    /// A column titled by a text. Numbers go to the trailing edge, with digits of one width.
    public init<Content: View>(_ title: Text, isNumeric: Bool = false, @ViewBuilder content: @escaping (Row) -> Content) {
        self.title = title
        self.isNumeric = isNumeric
        draw = { row, context in content(row).renderContent(into: context) }
    }

    /// A column titled by the text of a key.
    public init<Content: View>(
        _ key: TextKey,
        isNumeric: Bool = false,
        fileID: String = #fileID,
        @ViewBuilder content: @escaping (Row) -> Content
    ) {
        self.init(Text(key, fileID: fileID), isNumeric: isNumeric, content: content)
    }

    /// A column of plain strings, titled by the text of a key.
    public init(_ key: TextKey, value: KeyPath<Row, String>, isNumeric: Bool = false, fileID: String = #fileID) {
        self.init(Text(key, fileID: fileID), isNumeric: isNumeric) { Text(verbatim: $0[keyPath: value]) }
    }
}

/// Collects the columns of a ``Table``.
@resultBuilder @MainActor public enum TableColumnBuilder<Row> {
    /// One column.
    public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] {
        [column]
    }

    /// All columns.
    public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
        columns.flatMap { $0 }
    }

    /// Columns of a loop.
    public static func buildArray(_ columns: [[TableColumn<Row>]]) -> [TableColumn<Row>] {
        columns.flatMap { $0 }
    }

    /// Columns of an `if`.
    public static func buildOptional(_ columns: [TableColumn<Row>]?) -> [TableColumn<Row>] {
        columns ?? []
    }

    /// Columns of the first branch.
    public static func buildEither(first columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
        columns
    }

    /// Columns of the other branch.
    public static func buildEither(second columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
        columns
    }
}
