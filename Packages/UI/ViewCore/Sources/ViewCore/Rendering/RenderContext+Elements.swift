extension RenderContext {
    /// Writes an element with its content.
    ///
    /// The order of attributes is fixed: `id`, `class`, those that `attributes` writes, those of modifiers. Modifiers that wait for an
    /// element apply to this one. In a list, an element at the level of the rows becomes a row.
    public func element(
        _ tag: StaticString,
        class name: StaticString? = nil,
        id: String? = nil,
        attributes: () -> Void = {},
        content: () -> Void
    ) {
        guard !isPlainText else { return content() }
        writeInRow {
            openTag(tag, class: name, id: id, attributes: attributes)
            descend(content)
            buffer.closeTag(tag)
        }
    }

    /// Writes an element that has no content, such as `input` or `hr`.
    public func voidElement(_ tag: StaticString, class name: StaticString? = nil, id: String? = nil, attributes: () -> Void = {}) {
        guard !isPlainText else { return }
        writeInRow { openTag(tag, class: name, id: id, attributes: attributes) }
    }

    /// Writes a `div`, or a `span` where only phrasing content may stand.
    public func container(class name: StaticString, attributes: () -> Void = {}, content: () -> Void) {
        element(isPhrasing ? "span" : "div", class: name, attributes: attributes, content: content)
    }

    /// Writes an element that takes phrasing content only.
    public func phrasingElement(
        _ tag: StaticString,
        class name: StaticString? = nil,
        id: String? = nil,
        attributes: () -> Void = {},
        content: () -> Void
    ) {
        element(tag, class: name, id: id, attributes: attributes) {
            let outer = isPhrasing
            isPhrasing = true
            content()
            isPhrasing = outer
        }
    }

    /// Writes an element that holds nothing but text.
    public func textElement(_ tag: StaticString, class name: StaticString? = nil, _ text: String) {
        guard !isPlainText else { return buffer.write(escaping: text) }
        writeInRow {
            openTag(tag, class: name, id: nil, attributes: {})
            buffer.write(escaping: text)
            buffer.closeTag(tag)
            pending.explicitID = nil
            pending.needsID = false
            pending.needsRowID = false
        }
    }

    /// Writes text.
    public func text(_ text: String) {
        buffer.write(escaping: text)
    }

    /// Writes an attribute of the element being opened. Only to be called in an `attributes` closure.
    public func attribute(_ name: StaticString, _ value: String) {
        buffer.attribute(name, value)
    }

    /// Writes an attribute of two parts. Only to be called in an `attributes` closure.
    func attribute(_ name: StaticString, _ first: String, _ second: String) {
        buffer.attribute(name, first, second)
    }

    /// Writes an attribute whose value the source text fixes. Only to be called in an `attributes` closure.
    public func attribute(_ name: StaticString, fixed value: StaticString) {
        buffer.attribute(name, fixed: value)
    }

    /// Writes an attribute without a value, such as `disabled`. Only to be called in an `attributes` closure.
    public func flag(_ name: StaticString) {
        buffer.write(" ")
        buffer.write(name)
    }

    /// Writes an address, or nothing where ``URLPolicy`` does not allow it.
    public func urlAttribute(_ name: StaticString, _ url: String) {
        if URLPolicy.isAllowed(url) { attribute(name, url) }
    }

    /// Writes content, then a header that stands before it: what the header says is known only when the content was rendered.
    func write(_ content: () -> Void, below header: () -> Void) {
        let start = buffer.bytes.count
        content()
        let middle = buffer.bytes.count
        header()
        buffer.moveEnd(from: middle, to: start)
    }

    private func openTag(_ tag: StaticString, class name: StaticString?, id: String?, attributes: () -> Void) {
        let id = id ?? (pending.explicitID != nil || pending.needsID ? claimID() : nil)
        buffer.openTag(tag)
        if let id { buffer.attribute("id", id) }
        buffer.classAttribute(name, pending.classes)
        attributes()
        writeModifierAttributes()
        buffer.write(">")
    }

    private func writeModifierAttributes() {
        guard let accessibility = pending.accessibility else { return }
        if let level = accessibility.headingLevel {
            attribute("role", fixed: "heading")
            attribute("aria-level", String(level))
        }
        if let label = accessibility.label { attribute("aria-label", label) }
        if let hint = accessibility.hint { attribute("aria-description", hint) }
        if accessibility.isHidden { attribute("aria-hidden", fixed: "true") }
        if let live = accessibility.liveRegion { attribute("aria-live", fixed: live) }
        if let isPressed = accessibility.isPressed { attribute("aria-pressed", fixed: isPressed ? "true" : "false") }
        if let shortcut = accessibility.shortcut { attribute("aria-keyshortcuts", shortcut) }
    }

    /// Writes what is in an element. What modifiers said was for the element; the next one at its level gets it too, but for the id.
    private func descend(_ content: () -> Void) {
        let (classes, accessibility, outerList) = (pending.classes, pending.accessibility, list)
        pending = PendingAttributes()
        list = nil
        withComponent("_", content: content)
        pending.classes = classes
        pending.accessibility = accessibility
        list = outerList
    }
}
