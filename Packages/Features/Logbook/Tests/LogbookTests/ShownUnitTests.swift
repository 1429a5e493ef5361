import Domain
import LogbookMocks
import Preferences
import Testing

@testable import LogbookImplementation

struct ShownUnitTests {
    @Test func asMeasuredEachReadingHasItsOwnUnit() {
        let unit = ShownUnit(preference: .asMeasured)
        #expect(unit.unit(of: .fixture("a", .milligrams(100))) == .milligramsPerDeciliter)
        #expect(unit.unit(of: .fixture("b", .millimoles(tenths: 56))) == .millimolesPerLiter)
        #expect(unit.unit(of: .fixture("c", .high(unit: nil))) == .milligramsPerDeciliter)
    }

    @Test func asMeasuredFiguresHaveTheUnitOfTheNewestNumber() {
        let unit = ShownUnit(preference: .asMeasured)
        let newestFirst = [
            Reading.fixture("a", .high(unit: .milligramsPerDeciliter)), .fixture("b", .millimoles(tenths: 56)),
            .fixture("c", .milligrams(100)),
        ]
        #expect(unit.unit(ofFigures: newestFirst) == .millimolesPerLiter)
        #expect(unit.unit(ofFigures: []) == .milligramsPerDeciliter)
    }

    @Test(arguments: GlucoseUnit.allCases)
    func aChosenUnitIsUsedForAll(chosen: GlucoseUnit) {
        let unit = ShownUnit(preference: .always(chosen))
        for reading in [Reading.fixture("a", .milligrams(100)), .fixture("b", .millimoles(tenths: 56)), .fixture("c", .none(unit: nil))] {
            #expect(unit.unit(of: reading) == chosen)
            #expect(unit.unit(ofFigures: [reading]) == chosen)
        }
    }

    @Test func figuresTakeTheirUnitFromWhatTheyCount() {
        let rules = ReadingRules(targets: .standard, unit: ShownUnit(preference: .asMeasured))
        let readings = [
            Reading.fixture("a", .milligrams(100), isSimulated: true), .fixture("b", .milligrams(100), type: .controlSolution),
            .fixture("c", .millimoles(tenths: 56)),
        ]
        #expect(rules.figures(of: readings).unit == .millimolesPerLiter)
    }
}
