import Domain
package import Usage

extension UsagePage {
    /// Nothing is kept.
    package static let off = UsagePage(isEnabled: false, count: 0, events: [])

    /// Two events of a setup.
    package static var two: UsagePage {
        UsagePage(
            isEnabled: true, count: 2,
            events: [
                UsageEvent(
                    id: 2, time: CivilDateTime("2026-03-01T08:06:00"), name: "setup.failed", details: "failure notInRange, step pair"),
                UsageEvent(id: 1, time: nil, name: "setup.begun", details: ""),
            ])
    }
}
