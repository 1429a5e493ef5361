import Domain
import Logbook
import Testing

struct TagListTests {
    @Test func commasLineEndsAndSemicolonsStandBetweenTags() {
        #expect(TagList(" sport ,new  strips;\nsport,, ").tags.map(\.name) == ["sport", "new strips"])
        #expect(TagList("").tags.isEmpty)
    }

    @Test func aTagThatIsTooLongIsSaid() {
        #expect(TagList("a, " + String(repeating: "b", count: 41)).hasTooLong)
        #expect(!TagList("a, " + String(repeating: "b", count: 40)).hasTooLong)
    }

    @Test func aTagIsPutInAndTakenOut() throws {
        let sport = try #require(ReadingTag("sport"))
        #expect(TagList("a").toggling(sport).text == "a, sport")
        #expect(TagList("a, sport").toggling(sport).text == "a")
    }
}
