import LiveUI
import Testing

@Suite struct LiveIncidentTests {
    @Test func everyIncidentHasItsOwnWords() {
        let all: [LiveIncident] = [
            .refusedRequest(.foreignHost), .refusedEvent(handler: "h", kind: "k"), .duplicateIDs(["a", "b"]), .full, .evicted(session: "s"),
            .slowBrowser(session: "s"),
        ]
        #expect(Set(all.map(\.description)).count == all.count)
        #expect(LiveIncident.duplicateIDs(["a", "b"]).description == "element ids used twice: a, b")
    }
}
