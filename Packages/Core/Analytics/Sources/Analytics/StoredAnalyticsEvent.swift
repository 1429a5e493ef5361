public import Foundation

/// An event as it is kept.
public struct StoredAnalyticsEvent: Hashable, Sendable, Identifiable {
    /// A number of its own; a later event has a higher one.
    public let id: Int64
    /// When it was tracked.
    public let at: Date
    /// What happened.
    public let name: String
    /// What belongs to it, by name; empty where a newer version wrote what this one cannot read.
    public let properties: [String: AnalyticsValue]

    /// Makes an event.
    public init(id: Int64, at: Date, name: String, properties: [String: AnalyticsValue] = [:]) {
        self.id = id
        self.at = at
        self.name = name
        self.properties = properties
    }
}
