import Common
import Testing

@testable import PreviewHost

struct PreviewPlaceTests {
    @Test(arguments: [
        "/", "/counter-empty", "/show/counter-empty", "/show/counter-empty?scheme=dark&language=de&width=320&text=200", "/?text=130",
    ])
    func aLinkLeadsBackToItself(link: String) throws {
        let path = try #require(RoutePath(string: link))
        #expect(try #require(PreviewPlace(path: path)).path.string == link)
    }

    @Test func whatIsNotToChooseFromIsLeftOut() throws {
        let path = try #require(RoutePath(string: "/?scheme=pink&width=7&text=-1&more=1"))
        #expect(PreviewPlace(path: path)?.path.string == "/")
    }

    @Test(arguments: ["/a/b", "/show", "/show/a/b"])
    func otherLinksAreNone(link: String) throws {
        #expect(PreviewPlace(path: try #require(RoutePath(string: link))) == nil)
    }
}
