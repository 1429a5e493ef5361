/// Keys held down together with another.
nonisolated public struct EventModifiers: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Control, or Command on a Mac.
    public static let command = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Alt, or Option on a Mac.
    public static let option = EventModifiers(rawValue: 4)
}

/// A key.
nonisolated public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key as browsers name it.
    let name: String
    private let isPrinting: Bool

    /// The key of a letter, a digit or another character.
    public init(extendedGraphemeClusterLiteral character: Character) {
        name = character == " " ? "Space" : String(character).uppercased()
        isPrinting = true
    }

    private init(name: String) {
        self.name = name
        isPrinting = false
    }

    /// Enter.
    public static let `return` = KeyEquivalent(name: "Enter")
    /// Escape.
    public static let escape = KeyEquivalent(name: "Escape")
    /// Delete.
    public static let delete = KeyEquivalent(name: "Delete")
    /// The arrow up.
    public static let upArrow = KeyEquivalent(name: "ArrowUp")
    /// The arrow down.
    public static let downArrow = KeyEquivalent(name: "ArrowDown")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent(name: "ArrowLeft")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent(name: "ArrowRight")

    /// The value of `aria-keyshortcuts`. A printing key alone is none: whoever dictates would press it (WCAG 2.2, 2.1.4).
    func shortcut(_ modifiers: EventModifiers) -> String? {
        let further = (modifiers.contains(.option) ? "Alt+" : "") + (modifiers.contains(.shift) ? "Shift+" : "") + name
        if modifiers.contains(.command) { return "Control+" + further + " Meta+" + further }
        return isPrinting && !modifiers.contains(.option) ? nil : further
    }
}

/// A key and what is held down with it.
nonisolated public struct KeyboardShortcut: Sendable, Hashable {
    /// The key.
    public let key: KeyEquivalent
    /// What is held down with it.
    public let modifiers: EventModifiers

    /// A shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Enter.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
    /// Presses the view's button when keys are pressed. A printing key needs Control, Command or Alt with it.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Presses the view's button when the keys of a shortcut are pressed.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        PendingModifier(content: self) { pending, _ in
            pending.add(AccessibilityAttributes(shortcut: shortcut.key.shortcut(shortcut.modifiers)))
        }
    }
}
