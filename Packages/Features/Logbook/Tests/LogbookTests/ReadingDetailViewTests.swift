import Common
import Domain
import LogbookMocks
import LogbookViews
import Testing
import ViewCore

@MainActor
struct ReadingDetailViewTests {
    @Test func whileLoadingItSaysSo() {
        expectOutline(
            """
            a href=/: Logbook
            h1: Reading
            label
              Reading your logbook
              progress
            """
        ) { ReadingDetailView(viewModel: MockReadingDetailViewModel(detail: .loading)) }
    }

    @Test func allThatIsKnownIsSaid() {
        expectOutline(
            """
            a href=/: Logbook
            h1: Reading
            a href=/readings/r1/edit: Edit
            button type=submit: Delete reading
            [i]
            div role=status: Note:  | Left out of statistics | Because: Spoiled strip
            button type=submit: Count again
            111
            mg/dL
            [●]
            In target
            Left out
            Edited
            dl
              dt: Time
              dd: Sunday, March 1, 2026, 08:05
              dt: Time zone
              dd: Europe/Berlin
              dt: mg/dL
              dd: 111
              dt: mmol/L
              dd: 6.2
              dt: Meal
              dd: Before a meal
              dt: Sample
              dd: Capillary plasma
              dt: Taken from
              dd: Finger
              dt: The meter said
              dd: Battery low | The time may be wrong
              dt: Note
              dd: After a run
              dt: Tags
              dd: sport | new strips
              dt: Origin
              dd: From the meter
              dt: Meter
              dd: Accu-Chek Guide
              dt: Serial number
              dd: 92900123456
              dt: Record number
              dd: 7
            """
        ) { page(of: .complete) }
    }

    @Test func whatIsNotKnownIsLeftOut() {
        let reading = Reading.fixture(at: nil, .none(unit: nil), device: nil, sequence: nil, source: .import)
        expectOutline(
            """
            a href=/: Logbook
            h1: Reading
            a href=/readings/r1/edit: Edit
            button type=submit: Delete reading
            No value
            dl
              dt: Time
              dd: Time not set
              dt: Origin
              dd: Imported
            """
        ) { page(of: reading) }
    }

    @Test func aKetoneHasNoGlucose() throws {
        let reading = Reading.fixture("r1", try #require(TestResult.ketones(hundredths: 160)), isSimulated: true)
        expectOutline(
            """
            a href=/: Logbook
            h1: Reading
            a href=/readings/r1/edit: Edit
            button type=submit: Delete reading
            1.6
            mmol/L
            Ketone
            Simulated
            dl
              dt: Time
              dd: Sunday, March 1, 2026, 08:05
              dt: Time zone
              dd: Europe/Berlin
              dt: Origin
              dd: From the meter
              dt: Meter
              dd: Accu-Chek Guide
              dt: Serial number
              dd: 92900123456
              dt: Record number
              dd: 7
            """
        ) { page(of: reading) }
    }

    @Test func theUnitOfTheEntryIsShownFirst() {
        let entry = LogbookEntry(reading: .fixture(), band: .inTarget, unit: .millimolesPerLiter)
        let html = render(ReadingDetailView(viewModel: MockReadingDetailViewModel(detail: .loaded(ReadingDetail(entry: entry))))).html
        #expect(html.contains(#"<span class="reading-number">6.2</span><span class="reading-unit">mmol/L</span>"#), "\(html)")
    }

    @Test func textFromMetersAndNotesIsOnlyText() {
        let reading = Reading.fixture(
            at: "2026-03-01T08:05:00", device: .hostile, exclusion: "<i>\"'", note: "</dd></dl><script>alert('x')</script>&lt;b\u{0}>")
        expectOutline(
            """
            a href=/: Logbook
            h1: Reading
            a href=/readings/r1/edit: Edit
            button type=submit: Delete reading
            [i]
            div role=status: Note:  | Left out of statistics | Because: &lt;i&gt;&quot;&#39;
            button type=submit: Count again
            111
            mg/dL
            [●]
            In target
            Left out
            dl
              dt: Time
              dd: Sunday, March 1, 2026, 08:05
              dt: Time zone
              dd: Europe/Berlin
              dt: mg/dL
              dd: 111
              dt: mmol/L
              dd: 6.2
              dt: Note
              dd: &lt;/dd&gt;&lt;/dl&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;lt;b�&gt;
              dt: Origin
              dd: From the meter
              dt: Meter
              dd: &quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;
              dt: Serial number
              dd: &#39;&quot;́&gt;&lt;img src=x&gt;
              dt: Record number
              dd: 7
            """
        ) { page(of: reading) }
    }

    private func page(of reading: Reading) -> some View {
        ReadingDetailView(viewModel: MockReadingDetailViewModel(detail: .loaded(ReadingDetail(entry: .fixture(reading)))))
    }
}
