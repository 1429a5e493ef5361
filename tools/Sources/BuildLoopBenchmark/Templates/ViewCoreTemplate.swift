/// The sources of a small view layer in the shape of a declarative one: result builders over parameter packs, primitives that write HTML,
/// an environment, modifiers of opaque types. What makes views slow to compile is all here; what a browser needs is not.
enum ViewCoreTemplate {
    static let files = structure.merging(layout) { $1 }.merging(controls) { $1 }

    private static let structure = [
        "View.swift": #"""
        /// A piece of user interface, described by the views it is made of.
        @MainActor public protocol View {
            associatedtype Body: View
            @ViewBuilder @MainActor var body: Body { get }
            func renderContent(into context: RenderContext)
        }

        extension View {
            public func renderContent(into context: RenderContext) {
                body.renderContent(into: context)
            }
        }

        extension Never: View {
            public var body: Never { return preconditionFailure("No value of this type exists.") }
        }

        """#,
        "Primitive.swift": #"""
        /// A view that writes its own HTML.
        @MainActor public protocol Primitive: View where Body == Never {
            func render(into context: RenderContext)
        }

        extension Primitive {
            public var body: Never { return preconditionFailure("A primitive has no body.") }

            public func renderContent(into context: RenderContext) {
                render(into: context)
            }
        }

        """#,
        "ViewBuilder.swift": #"""
        /// Builds one view from the statements of a closure.
        @resultBuilder @MainActor public enum ViewBuilder {
            public static func buildBlock() -> EmptyView { EmptyView() }
            public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
            public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
                TupleView(repeat each content)
            }
            public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
            public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
            public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
                .first(first)
            }
            public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
                .second(second)
            }
        }

        """#,
        "Containers.swift": #"""
        /// No view.
        public struct EmptyView: Primitive {
            public init() {}
            public func render(into context: RenderContext) {}
        }

        /// Several views in a row.
        public struct TupleView<each Content: View>: Primitive {
            private let content: (repeat each Content)

            public init(_ content: repeat each Content) {
                self.content = (repeat each content)
            }

            public func render(into context: RenderContext) {
                var index = 0
                for view in repeat each content {
                    context.withKey(String(index)) { view.renderContent(into: context) }
                    index += 1
                }
            }
        }

        /// One of two views.
        public enum ConditionalContent<First: View, Second: View>: Primitive {
            case first(First)
            case second(Second)

            public func render(into context: RenderContext) {
                switch self {
                case .first(let view): context.withKey("t") { view.renderContent(into: context) }
                case .second(let view): context.withKey("f") { view.renderContent(into: context) }
                }
            }
        }

        extension Optional: View where Wrapped: View {
            public var body: Never { return preconditionFailure("An optional view has no body.") }

            public func renderContent(into context: RenderContext) {
                render(into: context)
            }
        }

        extension Optional: Primitive where Wrapped: View {
            public func render(into context: RenderContext) {
                guard let view = self else { return }
                context.withKey("s") { view.renderContent(into: context) }
            }
        }

        /// A view whose type is hidden.
        public struct AnyView: Primitive {
            private let draw: @MainActor (RenderContext) -> Void

            public init(_ view: some View) {
                draw = { view.renderContent(into: $0) }
            }

            public func render(into context: RenderContext) {
                draw(context)
            }
        }

        """#,
        "ForEach.swift": #"""
        /// One view for each element of a collection.
        public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
            private let data: Data
            private let id: (Data.Element) -> ID
            private let content: (Data.Element) -> Content

            public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
                self.data = data
                self.id = { $0[keyPath: id] }
                self.content = content
            }

            public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
            where Data.Element: Identifiable, ID == Data.Element.ID {
                self.data = data
                self.id = { $0.id }
                self.content = content
            }

            public func render(into context: RenderContext) {
                for element in data {
                    context.withKey("\(id(element))") { content(element).renderContent(into: context) }
                }
            }
        }

        """#,
        "RenderContext.swift": #"""
        /// Where views write to.
        @MainActor public final class RenderContext {
            public private(set) var html = ""
            public private(set) var handlers: [String: @MainActor () -> Void] = [:]
            private var path: [String] = []
            private var classes: [String] = []

            public init() {}

            public func withKey(_ key: String, _ body: () -> Void) {
                path.append(key)
                body()
                path.removeLast()
            }

            public func withClass(_ name: String, _ body: () -> Void) {
                classes.append(name)
                body()
                if !classes.isEmpty { classes.removeLast() }
            }

            public func element(_ tag: String, class name: String? = nil, _ content: () -> Void) {
                let names = classes + (name.map { [$0] } ?? [])
                classes = []
                html += names.isEmpty ? "<\(tag)>" : "<\(tag) class=\"\(names.joined(separator: " "))\">"
                content()
                html += "</\(tag)>"
            }

            public func text(_ words: String) {
                for byte in words.utf8 {
                    switch byte {
                    case UInt8(ascii: "<"): html += "&lt;"
                    case UInt8(ascii: "&"): html += "&amp;"
                    default: html.unicodeScalars.append(Unicode.Scalar(byte))
                    }
                }
            }

            public func on(_ action: @escaping @MainActor () -> Void) {
                handlers[path.joined(separator: ".")] = action
            }
        }

        """#,
        "Environment.swift": #"""
        /// Names a value of the environment.
        nonisolated public protocol EnvironmentKey: SendableMetatype {
            associatedtype Value: Sendable
            static var defaultValue: Value { get }
        }

        /// The values that many views read.
        nonisolated public struct EnvironmentValues: Sendable {
            @TaskLocal public static var current = EnvironmentValues()
            private var values: [ObjectIdentifier: any Sendable] = [:]
            public var language = "en"
            public var isEnabled = true

            public init() {}

            public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
                get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
                set { values[ObjectIdentifier(key)] = newValue }
            }
        }

        /// Reads a value of the environment.
        @MainActor @propertyWrapper public struct Environment<Value> {
            private let keyPath: KeyPath<EnvironmentValues, Value>

            public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
                self.keyPath = keyPath
            }

            public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
        }

        """#,
    ]

    private static let layout = [
        "Stacks.swift": #"""
        /// Room between views.
        nonisolated public enum Spacing: String, Sendable { case xs, s, m, l }

        /// A column of views.
        public struct VStack<Content: View>: Primitive {
            private let spacing: Spacing?
            private let content: Content

            public init(spacing: Spacing? = nil, @ViewBuilder content: () -> Content) {
                self.spacing = spacing
                self.content = content()
            }

            public func render(into context: RenderContext) {
                context.element("div", class: "v-" + (spacing?.rawValue ?? "m")) { content.renderContent(into: context) }
            }
        }

        /// A row of views.
        public struct HStack<Content: View>: Primitive {
            private let spacing: Spacing?
            private let content: Content

            public init(spacing: Spacing? = nil, @ViewBuilder content: () -> Content) {
                self.spacing = spacing
                self.content = content()
            }

            public func render(into context: RenderContext) {
                context.element("div", class: "h-" + (spacing?.rawValue ?? "m")) { content.renderContent(into: context) }
            }
        }

        /// Views without a container.
        public struct Group<Content: View>: Primitive {
            private let content: Content

            public init(@ViewBuilder content: () -> Content) {
                self.content = content()
            }

            public func render(into context: RenderContext) {
                content.renderContent(into: context)
            }
        }

        /// A titled part of a page.
        public struct Section<Content: View>: Primitive {
            private let title: TextKey
            private let content: Content

            public init(_ title: TextKey, @ViewBuilder content: () -> Content) {
                self.title = title
                self.content = content()
            }

            public func render(into context: RenderContext) {
                context.element("section") {
                    context.element("h2") { context.text(title.key) }
                    content.renderContent(into: context)
                }
            }
        }

        /// Rows of a collection.
        public struct List<Data: RandomAccessCollection, Row: View>: Primitive where Data.Element: Identifiable {
            private let data: Data
            private let row: (Data.Element) -> Row

            public init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) {
                self.data = data
                self.row = row
            }

            public func render(into context: RenderContext) {
                context.element("ul") {
                    for element in data {
                        context.withKey("\(element.id)") {
                            context.element("li") { row(element).renderContent(into: context) }
                        }
                    }
                }
            }
        }

        """#,
        "Modifiers.swift": #"""
        extension View {
            public func className(_ name: String) -> some View {
                ClassModifier(content: self, name: name)
            }

            public func padding(_ spacing: Spacing = .m) -> some View {
                className("pad-" + spacing.rawValue)
            }

            public func font(_ font: Font) -> some View {
                className("font-" + font.rawValue)
            }

            public func foregroundStyle(_ style: ForegroundStyle) -> some View {
                className("fg-" + style.rawValue)
            }

            public func disabled(_ isDisabled: Bool = true) -> some View {
                EnvironmentModifier(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
            }

            public func accessibilityLabel(_ key: TextKey) -> some View {
                className("label-" + key.key)
            }

            public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
                EnvironmentModifier(content: self) { $0[keyPath: keyPath] = value }
            }
        }

        struct ClassModifier<Content: View>: Primitive {
            let content: Content
            let name: String

            func render(into context: RenderContext) {
                context.withClass(name) { content.renderContent(into: context) }
            }
        }

        struct EnvironmentModifier<Content: View>: Primitive {
            let content: Content
            let change: (inout EnvironmentValues) -> Void

            func render(into context: RenderContext) {
                var values = EnvironmentValues.current
                change(&values)
                EnvironmentValues.$current.withValue(values) { content.renderContent(into: context) }
            }
        }

        """#,
    ]

    private static let controls = [
        "Text.swift": #"""
        /// Names a text.
        nonisolated public struct TextKey: Sendable, Equatable, ExpressibleByStringLiteral {
            public let key: String

            public init(_ key: String) { self.key = key }
            public init(stringLiteral key: String) { self.key = key }
        }

        /// A value that stands in a text.
        nonisolated public enum TextArgument: Sendable, Equatable {
            case int(Int)
            case string(String)
        }

        /// A text style.
        nonisolated public enum Font: String, Sendable { case title, headline, body, caption }

        /// The role of a colour.
        nonisolated public enum ForegroundStyle: String, Sendable { case primary, secondary, tint, warning }

        /// One or more words.
        public struct Text: Primitive {
            private enum Content {
                case verbatim(String)
                case key(TextKey, [TextArgument])
            }

            private let content: Content
            private var classes: [String] = []

            public init(_ key: TextKey, arguments: TextArgument...) {
                content = .key(key, arguments)
            }

            public init(verbatim text: String) {
                content = .verbatim(text)
            }

            @_disfavoredOverload public init(_ text: some StringProtocol) {
                content = .verbatim(String(text))
            }

            public func font(_ font: Font) -> Text { adding(font.rawValue) }
            public func foregroundStyle(_ style: ForegroundStyle) -> Text { adding(style.rawValue) }
            public func bold() -> Text { adding("bold") }
            public func monospacedDigit() -> Text { adding("tabular") }

            public func render(into context: RenderContext) {
                context.element("p", class: classes.isEmpty ? nil : classes.joined(separator: " ")) { context.text(words) }
            }

            private var words: String {
                switch content {
                case .verbatim(let text): text
                case .key(let key, let arguments): arguments.reduce(key.key) { "\($0) \($1)" }
                }
            }

            private func adding(_ name: String) -> Text {
                var copy = self
                copy.classes.append(name)
                return copy
            }
        }

        """#,
        "Controls.swift": #"""
        /// A control that starts an action.
        public struct Button<Label: View>: Primitive {
            private let action: @MainActor () -> Void
            private let label: Label

            public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
                self.action = action
                self.label = label()
            }

            public func render(into context: RenderContext) {
                context.on(action)
                context.element("button") { label.renderContent(into: context) }
            }
        }

        extension Button where Label == Text {
            public init(_ title: TextKey, action: @escaping @MainActor () -> Void) {
                self.init(action: action) { Text(title) }
            }
        }

        /// A value that a control reads and writes.
        @MainActor public struct Binding<Value> {
            private let read: @MainActor () -> Value
            private let write: @MainActor (Value) -> Void

            public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
                read = get
                write = set
            }

            public var wrappedValue: Value {
                get { read() }
                nonmutating set { write(newValue) }
            }
        }

        /// A switch.
        public struct Toggle: Primitive {
            private let title: TextKey
            private let isOn: Binding<Bool>

            public init(_ title: TextKey, isOn: Binding<Bool>) {
                self.title = title
                self.isOn = isOn
            }

            public func render(into context: RenderContext) {
                context.on { isOn.wrappedValue.toggle() }
                context.element("label", class: isOn.wrappedValue ? "on" : "off") { context.text(title.key) }
            }
        }

        /// A line between views.
        public struct Divider: Primitive {
            public init() {}
            public func render(into context: RenderContext) { context.element("hr") {} }
        }

        /// Work that goes on.
        public struct ProgressView: Primitive {
            private let title: TextKey

            public init(_ title: TextKey) { self.title = title }
            public func render(into context: RenderContext) { context.element("progress") { context.text(title.key) } }
        }

        """#,
    ]
}
