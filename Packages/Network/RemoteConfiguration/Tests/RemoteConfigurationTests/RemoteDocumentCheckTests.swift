import Foundation
import NetworkingMocks
import RemoteConfigurationImplementation
import TestSupport
import Testing

/// A document that is asked after, not taken.
@Suite struct RemoteDocumentCheckTests {
    private let folder: TemporaryFolder
    private let client = MockHTTPClient()
    private let address = RemoteSource.address(URL(fileURLWithPath: "/settings.json"))

    init() throws {
        folder = try TemporaryFolder()
    }

    private var subject: RemoteDocumentCheck {
        RemoteDocumentCheck(client: client) { String(decoding: $0, as: UTF8.self).contains("pale") ? "too pale" : nil }
    }

    @Test func aDocumentThatIsFitForUseHasNoFault() async throws {
        client.answer(#"{"schema": 1, "flags": {"a": {"stage": "all"}}, "style": {"x": "strong"}}"#)
        #expect(await subject.fault(of: address) == nil)
        let file = try folder.write(#"{"schema": 1}"#, to: "remote.json")
        #expect(await subject.fault(of: .file(file)) == nil)
    }

    @Test(arguments: [
        ("{}", RemoteConfigurationError.value("schema", expected: "1")), ("[", .notJSON),
        (#"{"schema": 1, "flag": {}}"#, .unknownKey("flag", known: ["schema", "flags", "style", "styles"])),
        (#"{"schema": 1, "style": {"x": "pale"}}"#, .style("style", reason: "too pale")),
    ])
    func whatIsRefusedIsSaid(text: String, fault: RemoteConfigurationError) async {
        client.answer(text)
        #expect(await subject.fault(of: address) == fault)
    }

    @Test func whatCannotBeBroughtIsSaid() async throws {
        client.sendToReturn = .failure(.offline)
        guard case .notBrought? = await subject.fault(of: address) else {
            Issue.record("it was brought")
            return
        }
        let gone = RemoteSource.file(folder.url.appendingPathComponent("gone.json"))
        #expect(await subject.fault(of: gone) == .notBrought("the file cannot be read"))
    }
}
