/// How soon a change of a live region is read out.
nonisolated public enum LiveRegion: Sendable, Hashable {
    /// When the person is idle.
    case polite
    /// At once.
    case assertive
}

extension View {
    /// Names the view for people who use assistive technology.
    public func accessibilityLabel(_ key: TextKey, fileID: String = #fileID) -> some View {
        accessibilityLabel(Text(key, fileID: fileID))
    }

    /// Names the view by a text.
    public func accessibilityLabel(_ label: Text) -> some View {
        PendingModifier(content: self) { pending, context in
            pending.add(AccessibilityAttributes(label: label.resolved(in: context.environment)))
        }
    }

    /// Says what will happen, where the name does not.
    public func accessibilityHint(_ key: TextKey, fileID: String = #fileID) -> some View {
        let hint = Text(key, fileID: fileID)
        return PendingModifier(content: self) { pending, context in
            pending.add(AccessibilityAttributes(hint: hint.resolved(in: context.environment)))
        }
    }

    /// Hides the view from assistive technology.
    public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
        PendingModifier(content: self) { pending, _ in pending.add(AccessibilityAttributes(isHidden: isHidden)) }
    }

    /// Makes the view a heading, of the level of the section that it stands in, or a button that is on or off.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        PendingModifier(content: self) { pending, context in
            if traits.contains(.isHeader) { pending.add(AccessibilityAttributes(headingLevel: context.headingLevel)) }
            if traits.contains(.isToggle) { pending.add(AccessibilityAttributes(isPressed: traits.contains(.isSelected))) }
        }
    }

    /// Has changes in the view read out.
    public func accessibilityLiveRegion(_ region: LiveRegion) -> some View {
        PendingModifier(content: self) { pending, _ in
            pending.add(AccessibilityAttributes(liveRegion: region == .polite ? "polite" : "assertive"))
        }
    }
}
