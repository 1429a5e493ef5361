import AnalyticsMocks
import Testing

@Suite struct MockAnalyticsTests {
    private struct Event: AnalyticsEvent {
        let name: String
        let properties: [String: AnalyticsValue]
    }

    @Test func everyEventIsRememberedInOrder() {
        let analytics = MockAnalytics()
        analytics.track(Event(name: "a", properties: ["step": .number(1)]))
        analytics.track(Event(name: "b", properties: [:]))
        #expect(analytics.names == ["a", "b"])
        #expect(analytics.events.first?.properties == ["step": .number(1)])
        #expect(analytics.trackCallCount == 2)
    }
}
