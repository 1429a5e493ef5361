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
            buffer.write("</")
            buffer.write(tag)
            buffer.write(">")
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

    /// Writes text.
    public func text(_ text: String) {
        buffer.write(escaping: text)
    }

    /// Writes an attribute of the element being opened. Only to be called in an `attributes` closure.
    public func attribute(_ name: StaticString, _ value: String) {
        beginAttribute(name)
        buffer.write(escaping: value)
        buffer.write("\"")
    }

    /// Writes an attribute whose value the source text fixes. Only to be called in an `attributes` closure.
    public func attribute(_ name: StaticString, fixed value: StaticString) {
        beginAttribute(name)
        buffer.write(value)
        buffer.write("\"")
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

    private func beginAttribute(_ name: StaticString) {
        buffer.write(" ")
        buffer.write(name)
        buffer.write("=\"")
    }

    private func openTag(_ tag: StaticString, class name: StaticString?, id: String?, attributes: () -> Void) {
        let id = id ?? (pending.explicitID != nil || pending.needsID ? claimID() : nil)
        buffer.write("<")
        buffer.write(tag)
        if let id { attribute("id", id) }
        writeClass(name)
        attributes()
        writeModifierAttributes()
        buffer.write(">")
    }

    private func writeClass(_ name: StaticString?) {
        guard name != nil || !pending.classes.isEmpty else { return }
        buffer.write(" class=\"")
        if let name { buffer.write(name) }
        for (index, name) in pending.classes.enumerated() {
            if index > 0 || buffer.bytes.last != UInt8(ascii: "\"") { buffer.write(" ") }
            buffer.write(escaping: name)
        }
        buffer.write("\"")
    }

    private func writeModifierAttributes() {
        if let role = pending.role { attribute("role", fixed: role) }
        if let level = pending.headingLevel { attribute("aria-level", String(level)) }
        if let label = pending.accessibilityLabel { attribute("aria-label", label) }
        if let hint = pending.accessibilityHint { attribute("aria-description", hint) }
        if pending.isHidden { attribute("aria-hidden", fixed: "true") }
        if let live = pending.liveRegion { attribute("aria-live", fixed: live) }
    }

    private func descend(_ content: () -> Void) {
        let outer = pending.withoutID
        let outerList = list
        pending = PendingAttributes()
        list = nil
        withComponent("_", content: content)
        pending = outer
        list = outerList
    }
}
