/// Colours of groups of nodes: light fills on which dark text can be read.
struct Palette {
    private static let fills = [
        "#cfe2f3", "#d9ead3", "#fff2cc", "#f4cccc", "#d9d2e9", "#fce5cd", "#d0e0e3", "#ead1dc", "#e2efda", "#ddebf7", "#ede7f6", "#fbe9e7",
    ]
    private let places: [String: Int]

    /// Colours for these groups, given in the order of their names.
    init(_ groups: [String]) {
        places = Dictionary(uniqueKeysWithValues: groups.sorted().enumerated().map { ($1, $0) })
    }

    /// The colour of a group.
    func fill(_ group: String) -> String {
        Self.isGrey(group) ? "#eeeeee" : Self.fills[(places[group] ?? 0) % Self.fills.count]
    }

    /// Whether a group is grey in every picture: tests, and what lies elsewhere.
    static func isGrey(_ group: String) -> Bool { group == "external" || group == "test" }
}
