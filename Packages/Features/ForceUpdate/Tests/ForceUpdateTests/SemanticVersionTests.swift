import ForceUpdate
import TestSupport
import Testing

/// Versions and their order, by the table of the fixture.
@Suite struct SemanticVersionTests {
    private struct Versions: Decodable {
        let ascending: [String]
        let same: [[String]]
        let builds: [[String]]
        let garbage: [String]
    }

    private let table: Versions

    init() throws {
        table = try Table.json("versions.json")
    }

    @Test func everyTwoAreInTheirOrder() throws {
        let versions = try table.ascending.map { try #require(SemanticVersion($0), "\($0)") }
        for (index, version) in versions.enumerated() {
            #expect(version == version && !(version < version))
            for later in versions[(index + 1)...] {
                #expect(version < later && !(later < version) && version != later, "\(version) \(later)")
            }
        }
    }

    @Test func someHaveTheSamePlace() throws {
        for pair in table.same {
            let versions = try pair.map { try #require(SemanticVersion($0), "\($0)") }
            #expect(versions[0] == versions[1] && !(versions[0] < versions[1]) && !(versions[1] < versions[0]), "\(pair)")
            #expect(versions.map(\.description) == pair)
        }
    }

    @Test func aBuildBeyondAVersionHasAllOfIt() throws {
        for pair in table.builds {
            #expect(SemanticVersion(build: pair[0]) == SemanticVersion(pair[1]), "\(pair)")
        }
        for text in ["", "dirty", "-4-gabc1234", "unknown"] { #expect(SemanticVersion(build: text) == nil, "\(text)") }
    }

    @Test func theRestIsNoVersion() {
        for text in table.garbage { #expect(SemanticVersion(text) == nil, "\(text.debugDescription)") }
        #expect(SemanticVersion("1.2.3-" + String(repeating: "a", count: 122)) != nil)
        #expect(SemanticVersion("1.2.3-" + String(repeating: "a", count: 123)) == nil)
    }
}
