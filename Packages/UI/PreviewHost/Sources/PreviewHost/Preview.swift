public import TestSupport
public import Testing
public import ViewCore

/// One screen in one state, to be looked at in a browser and to be compared with what it was by tests.
nonisolated public struct Preview: Sendable, Identifiable, CustomTestStringConvertible {
    /// The screen or component.
    public let screen: String
    /// The state that it is in.
    public let state: String
    private let make: @MainActor (UnconfiguredCalls) -> AnyView

    /// A screen in a state, named in English for those who build it. `content` is asked once for each time that the preview is opened, so
    /// what it makes of view models stays; its mocks record in `calls` what nobody prepared them for.
    public init(
        _ screen: String, _ state: String, @ViewBuilder content: @escaping @MainActor (_ calls: UnconfiguredCalls) -> some View
    ) {
        self.screen = screen
        self.state = state
        make = { AnyView(content($0)) }
    }

    /// The name in links and of files: small letters, digits and dashes.
    public var id: String {
        let words = "\(screen) \(state)".lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return words.joined(separator: "-")
    }

    /// The name of a test of it.
    public var testDescription: String { id }

    /// The view, with view models of its own.
    @MainActor func content(recordingIn calls: UnconfiguredCalls) -> AnyView {
        make(calls)
    }
}
