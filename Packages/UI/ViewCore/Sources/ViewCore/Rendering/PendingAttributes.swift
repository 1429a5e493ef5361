/// What modifiers have said about the elements that come next at the same level.
struct PendingAttributes {
    /// Classes of the modifiers, innermost first.
    var classes: [String] = []
    /// An id given by hand; for one element only.
    var explicitID: String?
    /// The next element needs its id written although it takes no events.
    var needsID = false
    /// The next list row needs an id.
    var needsRowID = false
    /// What assistive technology is told; rarely set, so kept apart.
    var accessibility: AccessibilityAttributes?
    /// What stands beside the next field.
    var notes: FieldNotes?
}

/// What modifiers tell assistive technology about an element.
final class AccessibilityAttributes {
    let label: String?
    let hint: String?
    let isHidden: Bool
    let liveRegion: StaticString?
    let headingLevel: Int?
    let shortcut: String?
    let isPressed: Bool?

    init(
        label: String? = nil,
        hint: String? = nil,
        isHidden: Bool = false,
        liveRegion: StaticString? = nil,
        headingLevel: Int? = nil,
        shortcut: String? = nil,
        isPressed: Bool? = nil
    ) {
        self.label = label
        self.hint = hint
        self.isHidden = isHidden
        self.liveRegion = liveRegion
        self.headingLevel = headingLevel
        self.shortcut = shortcut
        self.isPressed = isPressed
    }

    /// These, which were set outside, and what was set inside where they say nothing.
    func filled(from inner: AccessibilityAttributes) -> AccessibilityAttributes {
        AccessibilityAttributes(
            label: label ?? inner.label,
            hint: hint ?? inner.hint,
            isHidden: isHidden || inner.isHidden,
            liveRegion: liveRegion ?? inner.liveRegion,
            headingLevel: headingLevel ?? inner.headingLevel,
            shortcut: shortcut ?? inner.shortcut,
            isPressed: isPressed ?? inner.isPressed
        )
    }
}

extension PendingAttributes {
    /// Adds what a modifier tells assistive technology; what an outer one said stays.
    mutating func add(_ inner: AccessibilityAttributes) {
        accessibility = accessibility?.filled(from: inner) ?? inner
    }
}
