package import Domain

/// One reading in a list, with the range it lies in and the unit it is shown in.
package struct LogbookEntry: Identifiable, Hashable, Sendable {
    /// The reading.
    package let reading: Reading
    /// The range of its value against the person's targets; nil where it has none, and for control solution.
    package let band: GlucoseBand?
    /// The unit in which its glucose is shown.
    package let unit: GlucoseUnit

    /// Makes an entry.
    package init(reading: Reading, band: GlucoseBand?, unit: GlucoseUnit) {
        self.reading = reading
        self.band = band
        self.unit = unit
    }

    /// The reading's identifier.
    package var id: Reading.ID { reading.id }
}
