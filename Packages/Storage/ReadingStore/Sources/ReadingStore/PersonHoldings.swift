/// What is stored of someone.
public struct PersonHoldings: Hashable, Sendable {
    /// Their readings, deleted ones included.
    public let readings: Int
    /// Those of them with a note.
    public let notes: Int
    /// Their meters, removed ones included.
    public let devices: Int

    /// Makes holdings.
    public init(readings: Int, notes: Int, devices: Int) {
        self.readings = readings
        self.notes = notes
        self.devices = devices
    }
}
