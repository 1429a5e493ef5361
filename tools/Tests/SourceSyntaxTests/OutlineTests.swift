import SourceFacts
import Testing
import ToolSupport

@testable import SourceSyntax

/// Declarations as tokens tell them.
struct OutlineTests {
    private func outline(_ text: String) -> Outline { Outline(CodeTokens(Array(text.utf8))) }

    @Test func aGenericTypeEndsItsLineAndAnArrowDoesNot() {
        let declarations = outline(
            """
            struct A {
                let span: Range<Int>
                private static let other: Set<String> = []
                func f() ->
                    Set<Int>
                func g() {}
            }
            """
        ).declarations
        #expect(declarations.map(\.name) == ["A", "span", "other", "f", "g"])
        #expect(declarations[3].signature == ["Set", "Int"])
    }

    @Test func typesAndMembersAreFoundAndBodiesAreNot() {
        let outline = outline(
            """
            @MainActor(unsafe) public final class A<T: Sendable>: B<Int>, C.D, @unchecked Sendable where T: E {
                public private(set) var x: [Int] = { var hidden = 1; return [hidden] }()
                class func make(
                    _ a: F
                ) -> G { struct Hidden {} ; return G() }
                static let shared = A(), other = 2
                init?(from: H) throws {}
                subscript(i: Int) -> J { get { 1 } set {} }
                enum K: String { case one, two }
            }
            extension L.M: N { func o() {} }
            public extension P where Self == Q { var r: Int { 1 } }
            let `default` = "struct S {}"
            func + (a: Int, b: Int) -> Int { 1 }
            """)
        let found = outline.declarations.map { declaration in
            "\(declaration.line)-\(declaration.endLine) \(outline.access(of: declaration) ?? "-") \(declaration.keyword) "
                + "\(outline.owner(of: declaration).map { $0.name + "." } ?? "")\(declaration.name)"
        }
        #expect(
            found == [
                "1-10 public class A", "2-2 public var A.x", "3-3 - func A.make", "6-6 - let A.shared", "7-7 - init A.init",
                "8-8 - subscript A.subscript", "9-9 - enum A.K", "9-9 - case K.one", "11-11 - extension M", "11-11 - func M.o",
                "12-12 public extension P", "12-12 public var P.r", "13-13 - let default", "14-14 - func ",
            ])
        #expect(outline.declarations[0].inherited == ["B", "D", "Sendable"])
        #expect(outline.declarations[0].isConstrained && outline.declarations[10].isConstrained && !outline.declarations[8].isConstrained)
        #expect(outline.declarations[2].modifiers == ["class"] && outline.declarations[3].modifiers == ["static"])
        #expect(outline.declarations[2].signature == ["_", "a", "F", "G"])
        #expect(
            outline.isPublic(outline.declarations[1]) && !outline.isPublic(outline.declarations[2])
                && outline.isPublic(outline.declarations[11]))
    }

    @Test func anyTokensInAnyOrderGiveAnAnswer() {
        let words = [
            "struct", "class", "A", "{", "}", "(", ")", "@", ":", "<", ">", "where", "var", "func", "\"", "\\(", "case", "public",
            "extension", ".", ",", "=", "#if x", "\n", "`", "init", "/*", "0",
        ]
        var generator = SeededRandom(seed: 7)
        for _ in 0..<400 {
            let text = (0..<60).map { _ in words[Int(generator.next() % UInt64(words.count))] }.joined(separator: " ")
            let outline = outline(text)
            #expect(
                outline.declarations.allSatisfy { $0.line > 0 && $0.endLine >= $0.line && ($0.parent ?? 0) < outline.declarations.count })
        }
    }
}
