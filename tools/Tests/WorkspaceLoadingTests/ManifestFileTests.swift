import Testing

@testable import WorkspaceLoading

@Suite struct ManifestFileTests {
    @Test(arguments: [
        (["Package.swift"], "Package.swift"),
        (["Package.swift", "Package@swift-6.swift"], "Package@swift-6.swift"),
        (["Package.swift", "Package@swift-5.9.swift", "Package@swift-6.0.swift", "Package@swift-6.4.swift"], "Package@swift-6.0.swift"),
        (["Package.swift", "Package@swift-6.3.1.swift", "Package@swift-6.3.swift"], "Package@swift-6.3.1.swift"),
        (["Package.swift", "Package@swift-6.3.2.swift", "Package@swift-x.swift", "Package@swift-.swift"], "Package.swift"),
        (["Package.swift", "Package@swift-6.10.swift", "Package@swift-5.10.swift", "Package@swift-5.9.swift"], "Package@swift-5.10.swift"),
    ])
    func theMostParticularManifestThatIsNotNewerIsRead(_ names: [String], _ expected: String) {
        #expect(ManifestFile.name(among: names, for: [6, 3, 1]) == expected)
    }

    @Test func theVersionIsFoundInWhatTheToolchainSays() {
        #expect(Toolchain.version(in: "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x") == [6, 3, 1])
        #expect(Toolchain.version(in: "Apple Swift version 6.0 (swiftlang-6.0.0)") == [6, 0])
        #expect(Toolchain.version(in: "command not found") == nil)
    }
}
