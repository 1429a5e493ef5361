package import Domain

/// Which readings a person looks for. Empty, it is every reading.
public struct LogbookFilter: Hashable, Codable, Sendable {
    /// One thing that is asked of readings.
    package enum Condition: Hashable, Sendable {
        case words(String)
        case tag(ReadingTag)
        case meal(Meal)
        case band(GlucoseBand)
        case source(Reading.Source)
        case isLeftOut(Bool)
    }

    /// The most characters that are searched for.
    package static let longestWords = 200

    /// Words of their note, tags and reason of exclusion.
    package var words: String
    /// Tags of which they have each.
    package var tags: Set<ReadingTag>
    /// How they lie to a meal; nil for all.
    package var meal: Meal?
    /// Ranges of which they are in one; empty for all.
    package var bands: Set<GlucoseBand>
    /// Where they came from; nil for anywhere.
    package var source: Reading.Source?
    /// Whether they are left out of statistics; nil for all.
    package var isLeftOut: Bool?

    /// Makes a filter; without arguments it finds everything.
    package init(
        words: String = "",
        tags: Set<ReadingTag> = [],
        meal: Meal? = nil,
        bands: Set<GlucoseBand> = [],
        source: Reading.Source? = nil,
        isLeftOut: Bool? = nil
    ) {
        self.words = words
        self.tags = tags
        self.meal = meal
        self.bands = bands
        self.source = source
        self.isLeftOut = isLeftOut
    }

    /// The filter with its words as they are searched for: without spaces around them, and not too many.
    package var normalized: LogbookFilter {
        var copy = self
        copy.words = words.prefix(Self.longestWords).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return copy
    }

    /// What is asked, in the order in which it is shown.
    package var conditions: [Condition] {
        let words: [Condition] = words.isEmpty ? [] : [.words(words)]
        let rest = [meal.map(Condition.meal), source.map(Condition.source), isLeftOut.map(Condition.isLeftOut)].compactMap(\.self)
        return words + bands.sorted().map(Condition.band) + tags.sorted().map(Condition.tag) + rest
    }

    /// The filter without one condition.
    package func removing(_ condition: Condition) -> LogbookFilter {
        var copy = self
        switch condition {
        case .words: copy.words = ""
        case .tag(let tag): copy.tags.remove(tag)
        case .meal: copy.meal = nil
        case .band(let band): copy.bands.remove(band)
        case .source: copy.source = nil
        case .isLeftOut: copy.isLeftOut = nil
        }
        return copy
    }
}
