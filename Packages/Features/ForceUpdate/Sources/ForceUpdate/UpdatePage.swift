package import Domain

/// What is known of this version and the newer ones.
package struct UpdatePage: Hashable, Sendable {
    /// What is to be done.
    package enum Verdict: Hashable, Sendable, CaseIterable {
        /// It is not known, so nothing.
        case unknown
        /// Nothing: there is no newer version.
        case current
        /// There is a newer version.
        case optional
        /// This version may not be used any longer.
        case mandatory
    }

    /// The version that runs.
    package let running: String
    /// What is to be done.
    package let verdict: Verdict
    /// The newest version; nil where it is not known.
    package let latest: String?
    /// What is new in it, in paragraphs, by language.
    package let notes: [String: [String]]
    /// When versions were compared last, local time; nil where they were not since the start.
    package let checkedAt: CivilDateTime?
    /// Whether the operator named an address to ask.
    package let isConfigured: Bool
    /// Where the person's data lies; nil where it is kept in memory.
    package let dataFolder: String?

    /// Makes a page.
    package init(
        running: String, verdict: Verdict = .unknown, latest: String? = nil, notes: [String: [String]] = [:],
        checkedAt: CivilDateTime? = nil,
        isConfigured: Bool = true, dataFolder: String? = nil
    ) {
        self.running = running
        self.verdict = verdict
        self.latest = latest
        self.notes = notes
        self.checkedAt = checkedAt
        self.isConfigured = isConfigured
        self.dataFolder = dataFolder
    }

    /// What is new, in a language, or else in English, or else in the first language that there is.
    package func notes(in language: String) -> [String] {
        notes[language] ?? notes[String(language.prefix { $0 != "-" })] ?? notes["en"] ?? notes.min { $0.key < $1.key }?.value ?? []
    }
}
