import Testing

@testable import WorkspaceLoading

@Suite struct ManifestFileTests {
    private static let plain = "Package.swift"

    @Test(arguments: [
        ([plain], plain),
        ([plain, "Package@swift-6.swift"], "Package@swift-6.swift"),
        ([plain, "Package@swift-5.9.swift", "Package@swift-6.0.swift", "Package@swift-6.4.swift"], "Package@swift-6.0.swift"),
        ([plain, "Package@swift-6.3.1.swift", "Package@swift-6.3.swift"], "Package@swift-6.3.1.swift"),
        ([plain, "Package@swift-6.3.swift", "Package@swift-6.swift"], "Package@swift-6.3.swift"),
        ([plain, "Package@swift-6.3.2.swift", "Package@swift-x.swift", "Package@swift-.swift"], plain),
        ([plain, "Package@swift-6.10.swift", "Package@swift-5.10.swift", "Package@swift-5.9.swift"], "Package@swift-5.10.swift"),
    ])
    func theMostParticularManifestThatIsNotNewerIsRead(_ names: [String], _ expected: String) {
        #expect(ManifestFile.name(among: names, for: [6, 3, 1]) { $0 == Self.plain ? [5, 5] : [5, 7] } == expected)
    }

    @Test func oneThatAsksForNoNewerToolsThanThePlainOneIsNotRead() {
        let names = [Self.plain, "Package@swift-6.0.swift"]
        #expect(ManifestFile.name(among: names, for: [6, 3, 1]) { _ in [6, 0] } == Self.plain)
    }

    @Test(arguments: [
        ("// swift-tools-version: 6.3\n", [6, 3]), ("// swift-tools-version:5.9.2;x\n", [5, 9, 2]), ("//swift-tools-version:4.2", [4, 2]),
        ("import X", [3, 1]),
    ])
    func theToolsVersionIsThatOfTheFirstLine(_ text: String, _ expected: [Int]) {
        #expect(ManifestFile.toolsVersion(Array(text.utf8)) == expected)
    }

    @Test func theVersionIsFoundInWhatTheToolchainSays() {
        #expect(Toolchain.version(in: "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x") == [6, 3, 1])
        #expect(Toolchain.version(in: "Apple Swift version 6.0 (swiftlang-6.0.0)") == [6, 0])
        #expect(Toolchain.version(in: "command not found") == nil)
    }
}
