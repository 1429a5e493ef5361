/// A stored record that may be another appearance of an older one, under another number.
struct StoredAppearance: Hashable {
    /// The key of its reading; older ones are lower.
    let reading: Int64
    /// Its identity without the number.
    let content: [UInt8]
    /// The sync that added it; one and the same for all that a complete sync found to be different records.
    let addedIn: Int64
    /// The last sync that reported it.
    let seenIn: Int64

    /// Groups of appearances of one record each, oldest first, from all appearances with the same content, oldest first.
    static func groups(of appearances: [StoredAppearance]) -> [[StoredAppearance]] {
        var groups: [[StoredAppearance]] = []
        for appearance in appearances {
            if let index = groups.firstIndex(where: { group in !group.contains { $0.isAnother(than: appearance) } }) {
                groups[index].append(appearance)
            } else {
                groups.append([appearance])
            }
        }
        return groups
    }

    /// Whether the two are certainly different records: they came with one report.
    private func isAnother(than other: StoredAppearance) -> Bool {
        addedIn == other.addedIn || seenIn == other.seenIn || addedIn == other.seenIn || seenIn == other.addedIn
    }
}
