import Foundation
import LiveUI
import Testing
import ViewCore

@testable import Meterbook

/// Every route of every feature, opened cold: its screen, with its parents beneath it, in its section.
@MainActor
struct DeepLinkTests {
    /// What lies in the stack of the section that is shown, the link itself last.
    nonisolated private static let stacks: [[String]] = [
        ["/logbook"],
        ["/logbook", "/logbook/until/2026-02-28"],
        ["/logbook", "/logbook/after/1772000000.65537.1"],
        ["/logbook", "/logbook/without-time"],
        ["/logbook", "/logbook/without-time/after/1.65537.1"],
        ["/logbook", "/logbook/unreadable"],
        ["/logbook", "/logbook/unreadable/after/1"],
        ["/logbook", "/logbook/find?words=sport"],
        ["/logbook", "/logbook/add"],
        ["/logbook", "/logbook/readings/r1"],
        ["/logbook", "/logbook/readings/r1", "/logbook/readings/r1/edit"],
        ["/devices"],
        ["/devices", "/device-setup"],
        ["/devices", "/device-setup", "/device-setup/find"],
        ["/devices", "/device-setup", "/device-setup/find", "/device-setup/pair"],
        ["/more"],
        ["/more", "/update"],
        ["/more", "/profile"],
        ["/more", "/profile", "/profile/add"],
        ["/more", "/profile", "/profile/people/person-1"],
        ["/more", "/profile", "/profile/people/person-1", "/profile/people/person-1/edit"],
        ["/more", "/profile", "/profile/people/person-1", "/profile/people/person-1/targets"],
        ["/more", "/profile", "/profile/people/person-1", "/profile/people/person-1/meters/d1"],
        ["/more", "/profile", "/profile/people/person-1", "/profile/people/person-1/erase"],
        ["/more", "/settings"],
        ["/more", "/settings", "/settings/about"],
        ["/more", "/settings", "/settings/about", "/settings/about/licences/LGPL-2.1"],
        ["/more", "/usage"],
    ]

    @Test(arguments: stacks)
    func everyRouteOpensColdWithItsParentsBeneathIt(stack: [String]) async throws {
        let dependencies = try await testDependencies()
        let session = try AppSession(dependencies: dependencies)
        session.open(url: try #require(stack.last))
        #expect(session.url == stack.last)
        let kept = try JSONDecoder().decode([String: [String]].self, from: Data(session.savedState.utf8))
        #expect(kept.values.contains(stack), "\(kept)")
        let html = Renderer.render(session.root, environment: session.environment(EnvironmentValues())).html
        #expect(html.contains("<h1") && !html.contains("This page does not exist"), "\(html)")

        let again = try AppSession(dependencies: dependencies)
        again.open(url: "/more")
        if !stack.contains("/more") {
            again.restore(state: session.savedState)
            let restored = try JSONDecoder().decode([String: [String]].self, from: Data(again.savedState.utf8))
            #expect(restored.values.contains(stack), "a section that is not shown comes back whole: \(restored)")
        }
        await dependencies.close()
    }

    /// Of features that are not in the table too.
    @Test func theFirstScreenOfEveryFeatureLiesInItsSection() async throws {
        let dependencies = try await testDependencies()
        for feature in AppFeatures.all where feature.neededKind == nil {
            let session = try AppSession(dependencies: dependencies)
            session.open(url: "/" + feature.prefix)
            let leader =
                switch feature.place {
                case .bar: [String]()
                case .more: ["/more"]
                case .within(let prefix): ["/" + prefix]
                }
            let kept = try JSONDecoder().decode([String: [String]].self, from: Data(session.savedState.utf8))
            #expect(kept.values.contains(leader + ["/" + feature.prefix]), "\(feature.prefix) in \(kept)")
        }
        await dependencies.close()
    }
}
