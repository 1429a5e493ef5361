import Common
import Domain
import Profile
import Testing

struct ProfileRouteTests {
    @Test func everyRouteSurvivesItsPathAndLiesOnItsParents() {
        let (ada, meter) = (Person.ID(rawValue: "a/b"), DeviceIdentity.ID(rawValue: "d 1"))
        for (route, path, depth) in [
            (ProfileRoute.people, "/", 1), (.add, "/add", 2), (.person(ada), "/people/a%2Fb", 2), (.edit(ada), "/people/a%2Fb/edit", 3),
            (.targets(ada), "/people/a%2Fb/targets", 3), (.meter(ada, meter), "/people/a%2Fb/meters/d%201", 3),
            (.erase(ada), "/people/a%2Fb/erase", 3),
        ] {
            #expect(route.path.string == path)
            #expect(RoutePath(string: path).flatMap(ProfileRoute.init) == route)
            #expect(route.stack.count == depth && route.stack.first == .people && route.stack.last == route)
        }
    }

    @Test(arguments: ["/nowhere", "/people", "/people/a/nowhere", "/people/a/meters", "/people/a/meters/b/c", "/x/a/edit", "/people/a/x/b"])
    func anUnknownPathIsNoRoute(link: String) throws {
        #expect(ProfileRoute(path: try #require(RoutePath(string: link))) == nil)
    }
}
