/// Colours of groups of nodes: light fills on which dark text can be read.
struct Palette {
    /// The fills, which groups take in turn.
    static let fills = [
        "#cfe2f3", "#d9ead3", "#fff2cc", "#f4cccc", "#d9d2e9", "#fce5cd", "#d0e0e3", "#ead1dc", "#e2efda", "#ddebf7", "#ede7f6", "#fbe9e7",
    ]
    private let places: [String: Int]

    /// Colours for these groups, given in the order of their names.
    init(_ groups: [String]) {
        places = Dictionary(uniqueKeysWithValues: groups.sorted().enumerated().map { ($1, $0) })
    }

    /// The place in `fills` of a group's colour; nil for tests and what lies elsewhere, which are always grey.
    func place(_ group: String) -> Int? {
        group == "external" || group == "test" ? nil : (places[group] ?? 0) % Self.fills.count
    }

    /// The colour of a group.
    func fill(_ group: String) -> String { place(group).map { Self.fills[$0] } ?? "#eeeeee" }
}
