import SourceFacts
import SourceSyntax

/// How many declarations a Swift file has, those inside of bodies left out, and how many are public.
package struct DeclarationCounts: Equatable, Sendable {
    /// All of them; cases and extensions count too.
    package let all: Int
    /// Those that other packages can use.
    package let published: Int
    /// Functions that Swift Testing or XCTest runs as tests.
    package let tests: Int

    /// Counts those of a file.
    package init(swift bytes: [UInt8]) {
        let tokens = CodeTokens(bytes)
        let outline = Outline(tokens)
        all = outline.declarations.count
        published = outline.declarations.count { outline.isPublic($0) }
        // A test is `@Test`, or a method `test…()` without arguments of a class, as XCTest finds it.
        let attributes = (0..<max(0, tokens.count - 1)).count { tokens.isText($0, "@") && tokens.isText($0 + 1, "Test") }
        let methods = outline.declarations.count { declaration in
            declaration.keyword == "func" && declaration.name.hasPrefix("test") && outline.owner(of: declaration)?.keyword == "class"
        }
        tests = attributes + methods
    }
}
