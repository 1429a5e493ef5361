import Common
import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import PreviewHost

/// Programs of previews, over real connections.
struct PreviewRunTests {
    private final class Words {
        var printed: [String] = []
        var noted: [String] = []
    }

    private let words = Words()

    @Test func theLinkLeadsToTheListAsLongAsItRuns() async throws {
        let folder = try resourceFolder()
        let run = makeSubject([], ResourceLocator(folders: [folder.url]))
        var page = ""
        let status = await run.status({ .fixture }) { _ in
            guard let link = words.printed.first?.dropFirst("Previews are ready at ".count), let url = URL(string: String(link)) else {
                return
            }
            let configuration = URLSessionConfiguration.ephemeral
            // Among thousands of other tests an answer takes its time; the suite has its own limit.
            configuration.timeoutIntervalForRequest = 600
            do {
                page = String(decoding: try await URLSession(configuration: configuration).data(from: url).0, as: UTF8.self)
            } catch {
                Issue.record("\(error)")
            }
        }
        #expect(status == 0)
        #expect(page.contains("href=\"/counter-empty\""), "\(page)")
        #expect(page.contains("<link rel=\"stylesheet\" href=\"/assets/look.css\">"))
    }

    @Test func namesAreListedOneToALine() async {
        #expect(await makeSubject(["--list"]).status({ .fixture }) { _ in } == 0)
        #expect(words.printed == ["counter-empty\nlink-to-the-app\ncounter-calls-a-mock"])
    }

    @Test func wordsThatAreNotUnderstoodAreAnsweredWithThoseThatAre() async {
        #expect(await makeSubject(["--verbose"]).status({ .fixture }) { _ in } == 2)
        #expect(words.noted == [PreviewArguments.usage])
    }

    @Test func aPortThatIsTakenIsSaid() async throws {
        let folder = try resourceFolder()
        let locator = ResourceLocator(folders: [folder.url])
        var second: Int32 = 0
        _ = await makeSubject([], locator).status({ .fixture }) { _ in
            let port = words.printed.first?.firstMatch(of: /:(\d+)\//).map { String($0.output.1) } ?? ""
            second = await makeSubject(["--port", port], locator).status({ .fixture }) { _ in }
        }
        #expect(second == 1)
        #expect(words.noted.first?.hasPrefix("The previews cannot be shown: ") == true, "\(words.noted)")
    }

    @Test func filesThatAreMissingAreSaid() async {
        #expect(await makeSubject([]).status({ .fixture }) { _ in } == 1)
        #expect(words.noted.first?.contains("_PreviewHost.resources") == true, "\(words.noted)")
    }

    private func makeSubject(_ arguments: [String], _ resources: ResourceLocator = ResourceLocator(folders: [])) -> PreviewRun {
        PreviewRun(
            words: arguments, secret: "a secret", resources: resources, print: { words.printed.append($0) },
            note: { words.noted.append($0) })
    }
}
