import Testing

@testable import Linting

/// Guards peripheryapp/periphery#1108, #1069, #1111: what a protocol asks for, here or elsewhere, is never too public.
struct PublicSurfaceTests {
    private let members = "\"rules\": { \"public-surface\": { \"members\": true } }"

    @Test func membersAreOnlyJudgedWhereThatIsAsked() throws {
        let tree = try LintTree([.package("A", [.library("A", ["A.swift": "public struct S { public var x = 1 }\n"])])])
        #expect(try tree.lint("public-surface").findings.map(\.to) == ["S"])
        #expect(try tree.lint("public-surface", configuration: members).findings.map(\.to) == ["S", "S.x"])
    }

    @Test func whatTheCompilerCallsIsNotFound() throws {
        let text = """
            @resultBuilder public enum Builder { public static func buildBlock() {} }
            @propertyWrapper public struct Wrapper { public var wrappedValue = 1; public func callAsFunction() {} }
            """
        let tree = try LintTree([
            .package("A", [.library("A", ["A.swift": text])]),
            .package("B", [.library("B", uses: ["A"], ["B.swift": "import A\n@Builder var x: Int\n@Wrapper var y: Int\n"])]),
        ])
        #expect(tree.found("public-surface", configuration: members) == [])
    }

    @Test func whatNoOtherPackageNamesIsFound() throws {
        let text = """
            public struct Used { public let used: Int, kept = 1
                public var unused: Int { 0 }
                public func inner() -> Answer { Answer() }
                public init() {}
            }
            public struct Answer { public enum Case { case a } }
            public func helper() {}
            public struct Idle {}
            struct Hidden { public func f() {} }
            """
        let tree = try LintTree([
            .package(
                "A",
                [
                    .library("A", ["A.swift": text]),
                    .tests("ATests", uses: ["A"], ["T.swift": "import A\nimport Testing\nlet x = helper()\n"]),
                ]),
            .package("B", [.library("B", uses: ["A"], ["B.swift": "import A\nlet x = Used().used, y = Used().inner(), z: Case = .a\n"])]),
        ])
        #expect(
            tree.found("public-surface", configuration: members) == [
                "A/Sources/A/A.swift:2:12: Used.unused of A is public, but no other package names it.",
                "Make it `package`, or `internal` where no sibling target uses it.",
                "A/Sources/A/A.swift:7:8: helper of A is public, but no other package names it.",
                "Make it `package`, or `internal` where no sibling target uses it.",
                "A/Sources/A/A.swift:8:8: Idle of A is public, but no other package names it.",
                "Make it `package`, or `internal` where no sibling target uses it.",
            ])
    }

    @Test func witnessesAreNotFound() throws {
        let text = """
            import B
            public struct One: Unheard { public var a: Int }
            public struct Two: Asking { public var asked: Int; public var free: Int }
            public struct Three { public var description: String }
            extension Three: CustomStringConvertible {}
            extension Asking where Self == Two { public static var two: Two { Two() } }
            public protocol Base { func base() }
            public protocol Derived: Base {}
            public struct Four: Derived { public func base() {} }
            extension Array where Element == One { public func ones() {} }
            """
        let tree = try LintTree([
            .package("A", [.library("A", uses: ["B"], ["A.swift": text])]),
            .package("B", [.library("B", ["B.swift": "public protocol Asking { var asked: Int { get } }\n"])]),
            .package(
                "C",
                [
                    .library(
                        "C", uses: ["A"],
                        [
                            "C.swift":
                                "import A\nlet x = [One.self, Two.self, Three.self, Four.self, (any Derived).self, (any Asking).self]\n"
                        ])
                ]),
        ])
        #expect(try tree.lint("public-surface", configuration: members).findings.map(\.to) == ["Two.free"])
    }
}
