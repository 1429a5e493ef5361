import Foundation
import LiveUI
import Observation
import TestSupport
import Testing
import ViewCore

@testable import PreviewHost

/// What a preview of these tests shows and does.
@Observable
final class Counter {
    var count = 0
}

extension PreviewCatalog {
    /// Three previews of two screens in two languages; another screen stands between those of the first.
    static let fixture = PreviewCatalog(
        "Fixtures",
        [
            Preview("Counter", "empty") { _ in CounterView(counter: Counter()) },
            Preview("Link", "to the app") { _ in NavigationLink("Leads on", value: PreviewPlace(preview: "elsewhere")) },
            Preview("Counter", "calls a mock") { calls in
                Button("Ask") { calls.record("MockStore.readings") }
                Button("Ask on") { calls.record("MockStore.people") }
            },
        ], look: .fixture)
}

extension PreviewLook {
    /// A style sheet of one rule.
    static let fixture = PreviewLook(styleSheet: "p{margin:0}", languages: ["en", "de"]) { values, language in
        values.language = language
    } frame: { screen in
        AnyView(Region("main", "app") { screen })
    }
}

private struct CounterView: View {
    let counter: Counter

    var body: some View {
        Text(verbatim: "Count \(counter.count)")
        Button("More") { counter.count += 1 }
    }
}

extension PreviewSession {
    /// A tab of the fixture's previews at a link.
    static func fixture(at url: String) -> PreviewSession {
        let session = PreviewSession(catalog: .fixture)
        session.open(url: url)
        return session
    }

    /// The page as it is now.
    func render() -> Rendering {
        Renderer.render(root, environment: environment(EnvironmentValues()))
    }

    /// Presses the button with a label.
    func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let rendering = render()
        let buttons = rendering.html.matches(of: /<button id="([^"]+)"[^>]*><span>([^<]*)</)
        let id = try #require(buttons.first { $0.2 == label }?.1, "\(rendering.html)", sourceLocation: sourceLocation)
        try #require(rendering.handlers.handler(id: String(id), kind: .click), sourceLocation: sourceLocation).run()
    }
}

/// The files as they lie in the sources, in folders named as they are when they are built.
func resourceFolder() throws -> TemporaryFolder {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL
    let folder = try TemporaryFolder()
    for (target, sources) in [("PreviewHost", "Sources/PreviewHost"), ("LiveUI", "../LiveUI/Sources/LiveUI")] {
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("x_\(target).resources"),
            withDestinationURL: package.appendingPathComponent("\(sources)/Resources"))
    }
    return folder
}
