/// Where events go. Tracking never fails and never makes its caller wait.
public protocol AnalyticsTracking: Sendable {
    /// Takes an event, from any thread; it is dropped where events are turned off.
    func track(_ event: any AnalyticsEvent)
}
