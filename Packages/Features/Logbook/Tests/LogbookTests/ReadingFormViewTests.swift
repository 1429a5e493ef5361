import Common
import Domain
import Foundation
import LogbookMocks
import LogbookViews
import Testing
import ViewCore

@MainActor
struct ReadingFormViewTests {
    private static let measures: [Measure] = [.glucose(.millimolesPerLiter), .glucose(.milligramsPerDeciliter), .ketone]

    @Test func aNewReadingIsTyped() throws {
        let form = ReadingForm(measures: Self.measures, knownTags: Array(try tags("sport")))
        let draft = ReadingDraft(measure: .glucose(.millimolesPerLiter), time: try time("2026-03-01T12:00:00"), tags: "sport")
        expectOutline(
            """
            a href=/: Logbook
            h1: Add reading
            For a test without a meter, or one that Meterbook cannot read.
            form
              button type=submit aria-hidden=true
              label: What you measured
              select
                option value=glucoseZ28DomainZ2EGlucoseUnitZ2EmillimolesPerLiterZ29: Blood glucose in mmol/L
                option value=glucoseZ28DomainZ2EGlucoseUnitZ2EmilligramsPerDeciliterZ29: Blood glucose in mg/dL
                option value=ketone: Ketones in mmol/L
              label: Blood glucose | mmol/L
              input type=text value
              label: Day and time
              input type=datetime-local value=2026-03-01T12:00
              label: Meal
              select
                option value=nil: Not given
                option value=OptionalZ28DomainZ2EMealZ2EfastingZ29: Fasting
                option value=OptionalZ28DomainZ2EMealZ2EbeforeMealZ29: Before a meal
                option value=OptionalZ28DomainZ2EMealZ2EafterMealZ29: After a meal
                option value=OptionalZ28DomainZ2EMealZ2EbedtimeZ29: Bedtime
                option value=OptionalZ28DomainZ2EMealZ2EcasualZ29: Casual
              label: Note
            """, prefixOnly: true
        ) { ReadingFormView(viewModel: MockReadingFormViewModel(form: .loaded(form), draft: draft)) }
    }

    @Test func whatIsWrongStandsAboveAndBesideTheFieldsAndWhatWasTypedStays() throws {
        let draft = ReadingDraft(measure: .glucose(.millimolesPerLiter), value: "55\"><b>", tags: "x")
        let viewModel = MockReadingFormViewModel(
            form: .loaded(ReadingForm(measures: [.glucose(.millimolesPerLiter)])), draft: draft,
            problems: [.value(.glucose(.millimolesPerLiter)), .timeMissing, .tagTooLong])
        let rendering = render(ReadingFormView(viewModel: viewModel))
        #expect(rendering.title == "Error: Add reading")
        for words in [
            "Enter a glucose value between 0.6 and 33.3 mmol/L", "Enter the day and the time", "Enter tags of at most 40 characters each",
        ] {
            #expect(rendering.html.components(separatedBy: words).count == 3, "\(words): in the summary and beside the field")
        }
        #expect(rendering.html.contains("value=\"55&quot;&gt;&lt;b&gt;\""))
        let german = render(ReadingFormView(viewModel: viewModel), language: "de").html
        #expect(german.contains("Geben Sie einen Blutzuckerwert zwischen 0,6 und 33,3 mmol/L ein"))
    }

    @Test func aMetersValueStaysAndSaysWhy() throws {
        let entry = LogbookEntry.fixture(.complete)
        let viewModel = MockReadingFormViewModel(
            form: .loaded(ReadingForm(edited: entry, measures: [.glucose(.milligramsPerDeciliter)])), draft: ReadingDraft(.complete),
            problems: [.reasonMissing], failure: .notChanged("full"))
        let html = render(ReadingFormView(viewModel: viewModel)).html
        #expect(html.contains("The meter measured this value, so it cannot be changed."))
        #expect(html.contains("href=\"/readings/r1\""))
        #expect(html.contains("The change could not be saved"))
        #expect(html.contains("Say why it is left out"))
        #expect(!html.contains("input-number"))
    }

    @Test func aTypedValueIsShownInTheLanguageUntilSomebodyTypes() throws {
        let entry = LogbookEntry.fixture(.fixture("r1", .millimoles(tenths: 56), source: .manual))
        let viewModel = MockReadingFormViewModel(
            form: .loaded(ReadingForm(edited: entry, measures: [.glucose(.millimolesPerLiter)])), draft: ReadingDraft(entry.reading))
        #expect(render(ReadingFormView(viewModel: viewModel), language: "de").html.contains("value=\"5,6\""))
        viewModel.draft.value = "5.7"
        #expect(render(ReadingFormView(viewModel: viewModel), language: "de").html.contains("value=\"5.7\""))
        let high = LogbookEntry.fixture(.fixture("r1", .high(unit: nil), source: .import))
        let fixed = MockReadingFormViewModel(form: .loaded(ReadingForm(edited: high, measures: [])), draft: ReadingDraft(high.reading))
        #expect(render(ReadingFormView(viewModel: fixed)).html.contains("This result has no number that could be changed."))
    }

    @Test func aMarkThatOnlyAMeterKnowsCanStay() throws {
        let entry = LogbookEntry.fixture(.fixture("r1", meal: .reserved(9)))
        let form = ReadingForm(edited: entry, measures: [.glucose(.milligramsPerDeciliter)])
        let viewModel = MockReadingFormViewModel(form: .loaded(form), draft: ReadingDraft(entry.reading))
        #expect(render(ReadingFormView(viewModel: viewModel)).html.contains(" selected>Unknown meal mark"))
    }

    @Test func theFormIsSentByItsButtonAndByEnter() throws {
        let form = ReadingForm(measures: Self.measures, knownTags: Array(try tags("sport")))
        let viewModel = MockReadingFormViewModel(form: .loaded(form))
        let rendering = render(ReadingFormView(viewModel: viewModel))
        try press("Save reading", in: rendering)
        let id = try #require(rendering.handlers.ids.first { rendering.handlers.handler(id: $0, kind: .submit) != nil })
        rendering.handlers.handler(id: id, kind: .submit)?.run()
        #expect(viewModel.saveCallCount == 2)
        try press("sport", in: rendering)
        #expect(viewModel.toggledTags.map(\.name) == ["sport"])
    }

    @Test func whileLoadingAndAfterAFailureItSaysSo() {
        #expect(render(ReadingFormView(viewModel: MockReadingFormViewModel(form: .loading))).html.contains("Reading your logbook"))
        let failed = MockReadingFormViewModel(form: .failed(.noSuchReading))
        #expect(render(ReadingFormView(viewModel: failed)).html.contains("There is no such reading"))
    }
}
