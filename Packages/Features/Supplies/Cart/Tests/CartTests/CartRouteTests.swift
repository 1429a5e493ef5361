import Cart
import Common
import Domain
import Testing

struct CartRouteTests {
    @Test func everyRouteSurvivesItsPathAndLiesOnTheStock() {
        for route in [CartRoute.stock, .basket] + SupplyKind.allCases.map({ .supply($0) }) {
            #expect(CartRoute(path: route.path) == route)
            #expect(route.stack == (route == .stock ? [.stock] : [.stock, route]))
        }
        #expect(CartRoute.supply(.testStrips).path.string == "/stock/test-strips" && CartRoute.basket.path.string == "/basket")
    }

    @Test(arguments: ["/nowhere", "/stock", "/stock/insulin", "/basket/1", "/stock/lancets/1"])
    func anUnknownPathIsNoRoute(link: String) throws {
        #expect(CartRoute(path: try #require(RoutePath(string: link))) == nil)
    }
}
