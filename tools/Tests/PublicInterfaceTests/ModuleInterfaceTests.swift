import PublicInterface
import SourceFacts
import Testing

/// What of sources is public, written down by hand.
struct ModuleInterfaceTests {
    @Test func whatOthersMayUseIsListedAndNothingElse() {
        let interface = interface(
            """
            /// Not this: public func comment()
            @available(macOS 14, *)
            public struct Reading<Unit: Hashable>: Codable, Secret where Unit: Sendable {
                public let value: Double
                public private(set) var count = 3 { didSet {} }
                let hidden = 1
                public init(
                    value: Double,
                    unit: Unit,
                ) { self.value = value }
                package func sibling() {}
                public func f(_ body: @escaping () async throws -> [String: Int]) -> Int? where Unit: Equatable { 0 }
            }
            protocol Secret {}
            struct Inner { public var notSeen: Int { 1 } }
            extension Inner: Codable {}
            """,
            """
            public enum Kind: String { case a, b; case c(x: Int) }
            public protocol Source: AnyObject { associatedtype Item; func next() -> Item?; var size: Int {get} }
            extension Source { public func next() -> Item? { nil } }
            extension Reading: CustomStringConvertible { public var description: String { "" } }
            public typealias Both = Sendable & Hashable
            """)
        #expect(
            interface.declarations.map { "\($0.path)  \($0.line)" } == [
                "Both  public typealias Both",
                "Kind  public enum Kind: String",
                "Kind.a  case a, b",
                "Kind.c  case c(x: Int)",
                "Reading  @available(macOS 14, *) public struct Reading<Unit: Hashable> where Unit: Sendable: Codable",
                "Reading  extension Reading: CustomStringConvertible",
                "Reading.count  public private(set) var count",
                "Reading.description  public var description: String",
                "Reading.f  public func f(_ body: @escaping () async throws -> [String: Int]) -> Int? where Unit: Equatable",
                "Reading.init  public init(value: Double, unit: Unit)",
                "Reading.value  public let value: Double",
                "Source  public protocol Source: AnyObject",
                "Source.Item  associatedtype Item",
                "Source.next  func next() -> Item?",
                "Source.next  public func next() -> Item?",
                "Source.size  var size: Int { get }",
            ])
    }

    @Test func lineBreaksAndTrailingCommasMakeNoDifference() {
        let one = interface("public func f(a: Int, b: [String]) -> Int { 1 }")
        let other = interface("public\nfunc f(\n    a: Int,\n    b: [String],\n)\n    -> Int\n{ 2 }")
        #expect(one == other && one.declarations.count == 1)
    }

    @Test func whatIsLostOrWrittenOtherwiseBreaksAndWhatIsNewDoesNot() {
        let before = interface(
            """
            public struct A: Codable { public var x: Int; public var y: Int; public func f() {}; public func f(_ a: Int) {} }
            public enum E { case a }
            public protocol P { func p() }
            """)
        let now = interface(
            """
            public struct A: Codable, Hashable { public var x: Int64; public var z: Int; public func f() {} }
            public enum E { case a; case b }
            public protocol P { func p(); func q(); func r() }
            extension P { public func r() {} }
            public enum New { case one }
            """)
        let changes = InterfaceChange.between(before, now)
        #expect(
            changes.map { "\($0.isBreaking ? "!" : " ")\($0.kind) \(($0.now ?? $0.before)?.path ?? "")" } == [
                " changed A", "!removed A.f", "!changed A.x", "!removed A.y", " added A.z", "!added E.b", " added New", " added New.one",
                "!added P.q", " added P.r", " added P.r",
            ])
        #expect(InterfaceChange.between(now, now).isEmpty)
        let lost = InterfaceChange.between(now, before).first { $0.now?.path == "A" }
        #expect(lost?.isBreaking == true, "a conformance is gone")
    }

    private func interface(_ files: String...) -> ModuleInterface {
        ModuleInterface(files.map { CodeTokens(Array($0.utf8)) })
    }
}
