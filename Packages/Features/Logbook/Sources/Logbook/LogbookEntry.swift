package import Domain

/// One reading in a list, with the range it lies in.
package struct LogbookEntry: Identifiable, Hashable, Sendable {
    /// The reading.
    package let reading: Reading
    /// The range of its value against the person's targets; nil where it has none.
    package let band: GlucoseBand?

    /// Makes an entry.
    package init(reading: Reading, band: GlucoseBand?) {
        self.reading = reading
        self.band = band
    }

    /// The reading's identifier.
    package var id: Reading.ID { reading.id }
}
