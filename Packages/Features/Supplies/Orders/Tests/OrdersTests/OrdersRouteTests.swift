import Common
import Orders
import Testing

struct OrdersRouteTests {
    @Test func everyRouteSurvivesItsPathAndLiesOnItsParents() {
        let id = OrderID(rawValue: "a/b 1")
        for (route, path, depth) in [
            (OrdersRoute.list, "/", 1), (.order(id), "/a%2Fb%201", 2), (.edit(id), "/a%2Fb%201/edit", 3),
            (.sheet(id), "/a%2Fb%201/sheet", 3),
        ] {
            #expect(route.path.string == path)
            #expect(RoutePath(string: path).flatMap(OrdersRoute.init) == route)
            #expect(route.stack.count == depth && route.stack.first == .list && route.stack.last == route)
        }
    }

    @Test(arguments: ["/a/nowhere", "/a/edit/b", "/a/sheet/x"])
    func anUnknownPathIsNoRoute(link: String) throws {
        #expect(OrdersRoute(path: try #require(RoutePath(string: link))) == nil)
    }
}
