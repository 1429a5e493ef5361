/// The few words that ViewCore adds of its own, to controls that have none.
nonisolated enum CoreText: String, CaseIterable {
    case error = "form.error"
    case problem = "form.problem"
    case problemTitle = "form.problem.title"
    case decrease = "field.decrease"
    case increase = "field.increase"
    case file = "field.file"
    case search = "field.search"
    case ok = "action.ok"
    case cancel = "action.cancel"
    case close = "action.close"
    case back = "action.back"
    case refresh = "action.refresh"
    case undo = "action.undo"
    case message = "message.title"
    case dismiss = "action.dismiss"

    /// The key, with a value that stands in the text.
    func key(_ arguments: TextArgument...) -> TextKey {
        TextKey(key: rawValue, module: "ViewCore", arguments: arguments)
    }

    /// The words in an environment, with a value that stands in them.
    func words(in environment: EnvironmentValues, _ arguments: TextArgument...) -> String {
        environment.resolve(TextKey(key: rawValue, module: "ViewCore", arguments: arguments))
    }
}
