/// Lines of text whose cells stand below each other, two spaces apart.
struct TextTable {
    /// On which side of its column a cell stands.
    enum Alignment {
        case leading, trailing
    }

    private let alignments: [Alignment]
    private var rows: [[String]] = []

    /// A table of columns.
    init(_ alignments: [Alignment]) {
        self.alignments = alignments
    }

    /// Adds a line with a cell for each column.
    mutating func add(_ cells: [String]) {
        rows.append(cells)
    }

    /// The lines, without spaces at their ends.
    var lines: [String] {
        let widths = alignments.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { cells in
            let padded = zip(cells, zip(widths, alignments)).map { cell, column in
                let space = String(repeating: " ", count: column.0 - cell.count)
                return column.1 == .leading ? cell + space : space + cell
            }
            let line = padded.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}
