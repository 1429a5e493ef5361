/// The languages that a browser prefers (RFC 9110, section 12.5.4).
enum AcceptLanguage {
    /// The tags of a header, the most preferred first; those of quality 0 and what cannot be read are left out.
    static func tags(_ header: String) -> [String] {
        let entries = header.split(separator: ",").prefix(32).enumerated().compactMap {
            place, entry -> (tag: String, quality: Double, place: Int)? in
            let parts = entry.split(separator: ";", omittingEmptySubsequences: false).map { $0.filter { $0 != " " && $0 != "\t" } }
            guard let tag = parts.first, !tag.isEmpty, tag != "*" else { return nil }
            let quality = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            return quality > 0 ? (tag, quality, place) : nil
        }
        return entries.sorted { ($1.quality, $0.place) < ($0.quality, $1.place) }.map(\.tag)
    }
}
