/// Something that a person did in the app, such as a step of a flow.
///
/// **No health values and nothing that tells who somebody is**: no reading, time of a reading, note, name, serial number or address.
public protocol AnalyticsEvent: Sendable {
    /// What happened, the same text each time, such as `setup.step`.
    var name: String { get }
    /// What belongs to it, by name.
    var properties: [String: AnalyticsValue] { get }
}
