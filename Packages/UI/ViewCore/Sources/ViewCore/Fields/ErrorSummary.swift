/// What is wrong with a form, each error leading to its field (GOV.UK, "error summary").
enum ErrorSummary {
    /// Writes the summary of the errors of a form; nothing where nothing is wrong.
    ///
    /// `role="alert"` stands on an inner element: on the one that gets the focus, some screen readers read it twice.
    static func write(_ errors: [(id: String, words: String)], form id: String, into context: RenderContext) {
        guard !errors.isEmpty else { return }
        context.element("div", class: "error-summary", id: id + ".problem") {
            context.attribute("tabindex", fixed: "-1")
            context.attribute("aria-labelledby", id, ".problem.title")
            context.flag("data-attention")
        } content: {
            context.element("div", attributes: { context.attribute("role", fixed: "alert") }) {
                context.heading(class: "error-summary-title", id: id + ".problem.title") {
                    context.text(CoreText.problem.words(in: context.environment))
                }
                context.element("ul", class: "error-summary-list") {
                    for error in errors { writeLink(to: error.id, error.words, into: context) }
                }
            }
        }
    }

    private static func writeLink(to id: String, _ words: String, into context: RenderContext) {
        context.element("li") {
            context.element("a") {
                context.attribute("href", "#", id)
            } content: {
                context.text(words)
            }
        }
    }
}
