extension RenderContext {
    /// Writes what is wrong with a form, each error leading to its field (GOV.UK, "error summary"). Nothing where nothing is wrong.
    ///
    /// `role="alert"` stands on an inner element: on the one that gets the focus, some screen readers read it twice.
    func writeErrorSummary(_ errors: [(id: String, words: String)], id: String) {
        guard !errors.isEmpty else { return }
        element("div", class: "error-summary", id: id + ".problem") {
            attribute("tabindex", fixed: "-1")
            attribute("aria-labelledby", id, ".problem.title")
            flag("data-attention")
        } content: {
            element("div", attributes: { attribute("role", fixed: "alert") }) {
                heading(class: "error-summary-title", id: id + ".problem.title") { text(CoreText.problem.words(in: environment)) }
                element("ul", class: "error-summary-list") {
                    for error in errors { writeLink(to: error.id, error.words) }
                }
            }
        }
    }

    private func writeLink(to id: String, _ words: String) {
        element("li") {
            element("a") {
                attribute("href", "#", id)
            } content: {
                text(words)
            }
        }
    }

    /// Says in the tag of a form, which is written already, that files come with it.
    func insertEncoding(at position: Int) {
        let end = buffer.bytes.count
        attribute("enctype", fixed: "multipart/form-data")
        buffer.moveEnd(from: end, to: position)
    }
}
