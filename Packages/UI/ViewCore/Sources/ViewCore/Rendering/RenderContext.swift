/// Where views are written: the page so far, the place of the current view in it, and what has been registered.
///
/// A ``Primitive`` writes through ``element(_:class:id:attributes:content:)`` and its companions; it cannot write unescaped text but by ``RawHTML``.
public final class RenderContext {
    var buffer = HTMLBuffer(capacity: 16_384)
    var pending = PendingAttributes()
    var list: ListScope?
    var form: FormScope
    var picker: PickerScope?
    var navigation: NavigationScope?
    var dialog: DialogScope?
    var isPlainText = false
    /// The level of the title of a screen: 1 on the page, 2 in a dialog.
    var titleLevel = 1

    /// The environment in force.
    public var environment: EnvironmentValues { captured.values }
    /// Whether only phrasing content may be written here (inside a button, a heading, a label), so that no block element is used.
    public internal(set) var isPhrasing = false
    /// The level that the heading of a section has here (1 to 6).
    public internal(set) var headingLevel = 2

    private(set) var captured: CapturedEnvironment
    private var path: [UInt8] = [UInt8(ascii: "v")]
    var handlers = HandlerTable()
    private var tasks: [TaskRegistration] = []
    private var usedIDs: Set<String> = []
    private var duplicateIDs: [String] = []
    private var title: String?
    private var overlays: [Deferred] = []
    private let page = FormScope(isPage: true)
    /// Whether a field says that it cannot be taken as it is.
    var hasErrors = false

    init(environment: EnvironmentValues) {
        captured = CapturedEnvironment(environment)
        form = page
    }

    func finish() -> Rendering {
        writeOverlays()
        return Rendering(
            html: String(decoding: buffer.bytes, as: UTF8.self),
            handlers: handlers,
            tasks: tasks,
            title: title.map { hasErrors ? CoreText.problemTitle.words(in: environment, .string($0)) : $0 },
            duplicateIDs: duplicateIDs
        )
    }

    // MARK: - Registration

    /// The id of the element about to be written: the one given by hand, else the one of its path.
    public func claimID() -> String {
        let id = pending.explicitID ?? String(decoding: path, as: UTF8.self)
        pending.explicitID = nil
        pending.needsID = false
        return unique(id)
    }

    /// Registers the action of an element for a kind of event, with the environment in force.
    public func on(_ kind: EventKind, id: String, _ action: @escaping @MainActor (EventValue) -> Void) {
        handlers.register(Handler(environment: captured, action: action), id: id, kind: kind)
    }

    /// Registers work for the current path; `name` tells apart several at the same place.
    func addTask(name: String, _ action: @escaping @MainActor () async -> Void) {
        let id = String(decoding: path, as: UTF8.self) + "." + name
        tasks.append(TaskRegistration(id: id, environment: captured, action: action))
    }

    /// Sets the page's title; the innermost setting wins.
    public func setTitle(_ title: String) {
        self.title = title
    }

    /// Writes content that may set a title, which becomes the content's own and not the page's.
    func capturingTitle(_ content: () -> Void) -> String? {
        let outer = title
        title = nil
        content()
        defer { title = outer }
        return title
    }

    /// The words of a key in the session's language. A key without a module is one of the calling file's.
    public func resolve(_ key: TextKey, fileID: String = #fileID) -> String {
        environment.resolve(key, fileID: fileID)
    }

    private func unique(_ id: String) -> String {
        if usedIDs.insert(id).inserted { return id }
        duplicateIDs.append(id)
        var number = 1
        while !usedIDs.insert("\(id).d\(number)").inserted { number += 1 }
        return "\(id).d\(number)"
    }

    // MARK: - Content that stands elsewhere

    /// Keeps content to be written later, under the identity and environment in force here.
    func deferred(_ content: @escaping @MainActor () -> Void) -> Deferred {
        Deferred(path: path, environment: captured, content: content)
    }

    /// Writes content that was kept.
    func write(_ deferred: Deferred) {
        let outer = (path, captured, pending, list)
        (path, captured, pending, list) = (deferred.path, deferred.environment, PendingAttributes(), nil)
        EnvironmentValues.$current.withValue(captured.values) { deferred.content() }
        (path, captured, pending, list) = outer
    }

    /// Writes content at the end of the page, outside everything, as dialogs need it.
    func overlay(_ content: @escaping @MainActor () -> Void) {
        overlays.append(deferred(content))
    }

    private func writeOverlays() {
        (form, navigation, isPhrasing, headingLevel, titleLevel) = (page, nil, false, 3, 2)
        // One overlay may ask for another.
        while !overlays.isEmpty { write(overlays.removeFirst()) }
    }

    /// Renders content for what it says of itself (titles, destinations, dialogs above the page) and throws away what it writes and registers.
    func silently(_ content: () -> Void) {
        let outer = (buffer, handlers, tasks, usedIDs, duplicateIDs, hasErrors)
        let outerForm = form
        form = FormScope(isPage: form.isPage)
        _ = capturingTitle(content)
        form = outerForm
        (buffer, handlers, tasks, usedIDs, duplicateIDs, hasErrors) = outer
    }

    // MARK: - Environment

    /// Writes content under another environment.
    public func withEnvironment(_ environment: EnvironmentValues, content: () -> Void) {
        let outer = captured
        captured = CapturedEnvironment(environment)
        EnvironmentValues.$current.withValue(environment) { content() }
        captured = outer
    }

    // MARK: - Identity

    func withIndex(_ index: Int, content: () -> Void) {
        let length = path.count
        path.append(UInt8(ascii: "."))
        if index < 10 {
            path.append(UInt8(ascii: "0") + UInt8(index))
        } else {
            path.append(contentsOf: String(index).utf8)
        }
        content()
        path.removeLast(path.count - length)
    }

    func withBranch(_ isFirst: Bool, content: () -> Void) {
        withComponent(isFirst ? ".t" : ".f", content: content)
    }

    /// Writes one of several contents of a primitive, so that what is in it has ids of its own. A name has two letters or more.
    public func slot(_ name: StaticString, content: () -> Void) {
        withComponent(".") { withComponent(name, content: content) }
    }

    func withComponent(_ component: StaticString, content: () -> Void) {
        let length = path.count
        path.append(component)
        content()
        path.removeLast(path.count - length)
    }

    /// Renders one element of a collection. Its first element on the page carries an id, so that the browser can follow it when it moves.
    func withKey(_ key: [UInt8], content: () -> Void) {
        let length = path.count
        path.append(UInt8(ascii: "-"))
        path.append(contentsOf: key)
        let isRow = list != nil
        withPending({ if isRow { $0.needsRowID = true } else { $0.needsID = true } }, content: content)
        path.removeLast(path.count - length)
    }

    /// Renders content under an id given by hand; its path has that id as a component.
    func withIdentity(_ id: String, content: () -> Void) {
        let length = path.count
        path.append(contentsOf: ".i-".utf8)
        path.append(contentsOf: id.utf8)
        content()
        path.removeLast(path.count - length)
    }

    func reportDuplicate(key: [UInt8], seen: inout Set<[UInt8]>) -> [UInt8] {
        duplicateIDs.append(String(decoding: path + [UInt8(ascii: "-")] + key, as: UTF8.self))
        var number = 1
        while !seen.insert(key + Array(".d\(number)".utf8)).inserted { number += 1 }
        return key + Array(".d\(number)".utf8)
    }

    /// The id of the current path, for an element that takes none given by hand.
    func claimPathID() -> String {
        unique(String(decoding: path, as: UTF8.self))
    }

    /// The id of the current path with a suffix that no view's path has.
    func pathID(suffix: StaticString) -> String {
        String(decoding: path, as: UTF8.self) + suffix.description
    }
}
