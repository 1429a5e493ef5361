import Orders
import Testing

struct OrderStateTests {
    /// Every step that there is; all others are refused.
    @Test func anOrderGoesOnlyForward() {
        let steps: Set<[OrderState]> = [[.draft, .ordered], [.draft, .cancelled], [.ordered, .received], [.ordered, .cancelled]]
        for from in OrderState.allCases {
            for to in OrderState.allCases {
                #expect(from.canBecome(to) == steps.contains([from, to]), "\(from) to \(to)")
            }
            #expect(from.isEditable == (from == .draft))
        }
    }
}
