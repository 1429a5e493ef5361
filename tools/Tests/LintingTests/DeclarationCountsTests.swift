import Testing

@testable import Linting

struct DeclarationCountsTests {
    @Test func declarationsOutsideOfBodiesCount() {
        let text = """
            import Testing
            public struct A {
                public let a = 1
                let b = 2
                public func f() { let hidden = 1 }
            }
            final class T: XCTestCase { func testA() {} }
            @Test func b() {}
            """
        let counts = DeclarationCounts(swift: Array(text.utf8))
        #expect(counts.all == 7)
        #expect(counts.published == 3)
        #expect(counts.tests == 2)
        #expect(DeclarationCounts(swift: []) == DeclarationCounts(swift: Array("{{{ @".utf8)))
    }
}
