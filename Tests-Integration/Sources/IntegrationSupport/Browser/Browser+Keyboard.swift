/// Keys that WebDriver names by a private character (WebDriver 17.4.2).
public enum Key: String, Sendable {
    case tab = "\u{E004}"
    case enter = "\u{E007}"
    case escape = "\u{E00C}"
    case left = "\u{E012}"
    case right = "\u{E014}"
    case space = " "
}

extension Browser {
    /// Presses a key and lets go of it, wherever the focus is.
    public func press(_ key: Key) async throws {
        try await perform(keys: [key.rawValue], pause: 0)
    }

    /// Types into what has the focus, a key after another with a pause between, as a person does.
    public func typeKeys(_ text: String, pause milliseconds: Int = 0) async throws {
        // In parts: the driver answers when all keys are pressed, and is not waited for without end.
        let keys = text.map { "\($0)" }
        for start in stride(from: 0, to: keys.count, by: 50) {
            try await perform(keys: Array(keys[start..<min(start + 50, keys.count)]), pause: milliseconds)
        }
    }

    /// Goes on with Tab until the element with a name has the focus, as somebody does who has no mouse; at most 150 times.
    ///
    /// Every stop on the way must be visible: an element with the focus shows an outline.
    public func tab(to name: String) async throws {
        var seen: [String] = []
        for _ in 0..<150 {
            try await press(.tab)
            let stop = try await execute(Self.focus)
            let stopName = stop["name"].text ?? ""
            if stop["isVisible"].isTrue == false {
                throw IntegrationError.unexpectedShape("“\(stopName)” has the focus and does not show it")
            }
            if stopName == name { return }
            seen.append(stopName)
        }
        throw IntegrationError.timedOut(waitingFor: "Tab to reach “\(name)”", detail: seen.joined(separator: " | "))
    }

    private func perform(keys: [String], pause milliseconds: Int) async throws {
        var actions: [JSONValue] = []
        for key in keys {
            actions.append(["type": "keyDown", "value": .string(key)])
            actions.append(["type": "keyUp", "value": .string(key)])
            if milliseconds > 0 { actions.append(["type": "pause", "duration": .number(Double(milliseconds))]) }
        }
        try await post("actions", ["actions": [["type": "key", "id": "keyboard", "actions": .array(actions)]]])
    }

    /// The name of what has the focus, and whether it can be seen that it has.
    private static let focus = """
        const e = document.activeElement;
        if (!e || e === document.body) return {name: ''};
        const style = getComputedStyle(e);
        const label = e.labels && e.labels[0];
        const name = e.getAttribute('aria-label') || (label ? label.textContent : e.textContent) || '';
        const isVisible = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 && e.getBoundingClientRect().width > 0;
        return {name: name.replace(/\\s+/g, ' ').trim(), isVisible};
        """
}
