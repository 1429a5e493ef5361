import Common
import Domain
import Logbook
import Testing

struct LogbookFilterTests {
    @Test func aLinkSaysWhatIsLookedFor() throws {
        let filter = LogbookFilter(
            words: "after run", tags: try tags("sport"), meal: .afterMeal, bands: [.high, .low], source: .meter, isLeftOut: false)
        #expect(
            LogbookRoute.find(filter, nil).path.string
                == "/find?words=after%20run&range=low&range=high&tag=sport&meal=afterMeal&source=meter&counted=yes")
    }

    @Test(arguments: [
        "/find?range=purple&meal=brunch&source=cloud&counted=maybe&tag=&x=y", "/find?words=%20%09&after=nonsense", "/find",
    ])
    func whatALinkDoesNotKnowIsLeftOut(link: String) throws {
        #expect(LogbookRoute(path: try #require(RoutePath(string: link))) == .find(LogbookFilter(), nil))
    }

    @Test func wordsAreSearchedForWithoutTheirSpacesAndNotWithoutEnd() {
        #expect(LogbookFilter(words: "  a \n b ").normalized.words == "a b")
        let long = LogbookFilter(words: String(repeating: "a ", count: 5000)).normalized
        #expect(long.words.count <= LogbookFilter.longestWords)
        #expect(long.normalized == long)
    }

    @Test func eachConditionCanBeTakenAway() throws {
        let filter = LogbookFilter(
            words: "run", tags: try tags("a", "b"), meal: .fasting, bands: [.low, .high], source: .manual, isLeftOut: true)
        #expect(filter.conditions.count == 8)
        for condition in filter.conditions {
            #expect(filter.removing(condition).conditions == filter.conditions.filter { $0 != condition })
        }
    }
}
