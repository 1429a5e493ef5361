import Catalog
import Common
import Testing

struct CatalogRouteTests {
    @Test func everyRouteSurvivesItsPathAndLiesOnItsParents() {
        let product = CatalogRoute.product(CatalogProduct.ID(rawValue: "a/b 1"))
        for (route, path, stack) in [(CatalogRoute.list, "/", [CatalogRoute.list]), (product, "/products/a%2Fb%201", [.list, product])] {
            #expect(route.path.string == path)
            #expect(RoutePath(string: path).flatMap(CatalogRoute.init) == route)
            #expect(route.stack == stack)
        }
    }

    @Test(arguments: ["/nowhere", "/products", "/products/a/b", "/nowhere/x"])
    func anUnknownPathIsNoRoute(link: String) throws {
        #expect(CatalogRoute(path: try #require(RoutePath(string: link))) == nil)
    }
}
