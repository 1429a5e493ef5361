import IntegrationSupport
import TestSupport
import Testing

/// The way of a person from the first screen to the readings, in a real browser.
@Suite(.serialized, .browser)
struct LogbookJourneyTests {
    @Test func theFirstScreenExplainsItselfAndOffersASimulatedMeter() async throws {
        let visit = try await Visit.begin()
        let browser = visit.browser
        #expect(try await !browser.url().contains("token"), "the token leaves the address bar")
        try await browser.waitFor(.button("Try with a simulated meter"))
        let text = try await browser.visibleText()
        #expect(text.contains("Bluetooth"), "it says why no real meter can be reached: \(text)")
        #expect(try await browser.count(.css("h1")) == 1)
        #expect(try await browser.title().contains("Meterbook"))
        #expect(try await browser.execute("return document.documentElement.lang") == "en")
        try await visit.end()
    }

    @Test func aMeterIsAddedSyncedWithProgressAndRead() async throws {
        let visit = try await Visit.begin(Meters.inRange(48, pace: 100))
        let browser = visit.browser
        try await visit.addSimulatedMeter()
        #expect(try await browser.has(.text("Simulated")))
        try await browser.click(.button("Sync"))
        try await browser.waitFor(.css("progress"))
        try await eventually("the count of what came", detail: { (try? await browser.visibleText()) ?? "" }) {
            try await browser.visibleText().contains(" of 48") ? true : nil
        }
        try await browser.waitFor(.text("Everything is here"))
        try await browser.waitFor(.text("48 new readings"))
        #expect(try await !browser.has(.css("progress")))

        try await visit.showLogbook()
        try await visit.waitForReadings(48)
        let text = try await browser.visibleText()
        #expect(text.contains("January"), "the days have their names: \(text.prefix(800))")
        #expect(text.contains("mg/dL") || text.contains("mmol/L"))
        #expect(text.contains("Before"), "meal marks: \(text.prefix(800))")

        let first = try #require(try await visit.readingLinks().first)
        try await browser.click(.css("main a[href='\(first)']"))
        try await eventually("the reading's address") { try await browser.url().hasSuffix(first) ? true : nil }
        try await browser.waitFor(.text("Test meter 0"))
        try await browser.goBack()
        try await visit.waitForReadings(48)
        try await browser.goForward()
        try await browser.waitFor(.text("Test meter 0"))
        try await browser.reload()
        try await browser.waitFor(.text("Test meter 0"))
        #expect(try await browser.url().hasSuffix(first))
        try await visit.end()
    }

    @Test func aSyncIsCancelledKeepsWhatCameAndIsCompletedLater() async throws {
        let visit = try await Visit.begin(Meters.inRange(80, pace: 200))
        let browser = visit.browser
        try await visit.addSimulatedMeter()
        try await browser.click(.button("Sync"))
        try await eventually("some readings", detail: { (try? await browser.visibleText()) ?? "" }) {
            let text = try await browser.visibleText()
            return text.contains(" of 80") && !text.contains("\n0 of 80") ? true : nil
        }
        try await browser.click(.button("Cancel"))
        try await browser.waitFor(.text("Stopped; what came is kept"))
        let kept = try await visit.installation.readings().readings.count
        #expect((1..<80).contains(kept), "\(kept) readings")
        try await visit.sync()
        #expect(try await visit.installation.readings().readings.compactMap(\.sequence) == Array(1...80))
        try await visit.end()
    }

    @Test func aSecondSyncAddsNothing() async throws {
        let visit = try await Visit.begin(Meters.inRange(12))
        try await visit.addSimulatedMeter()
        try await visit.sync()
        try await visit.browser.waitFor(.text("12 new readings"))
        try await visit.browser.click(.button("Sync"))
        try await visit.browser.waitFor(.text("0 new readings"))
        try await visit.showLogbook()
        try await visit.waitForReadings(12)
        try await visit.end()
    }

    @Test func aSecondTabShowsEachChangeWithoutReload() async throws {
        let visit = try await Visit.begin(Meters.inRange(24, pace: 300))
        let browser = visit.browser
        try await visit.addSimulatedMeter()
        let devices = try await browser.currentWindow()
        let logbook = try await browser.openTab()
        try await browser.open(visit.app.origin + "/")
        try await visit.showLogbook()
        try await visit.waitForReadings(0)
        try await browser.execute("window.neverLoadedAgain = true")
        let other = try await browser.openTab()
        try await browser.open(visit.app.origin + "/")
        try await browser.click(.link("Devices"))
        try await browser.waitFor(.button("Sync"))

        try await browser.switchTo(devices)
        try await browser.click(.button("Sync"))
        try await browser.switchTo(other)
        try await browser.waitFor(.css("progress"))
        try await browser.waitFor(.text("24 new readings"))
        try await browser.switchTo(logbook)
        try await visit.waitForReadings(24)
        #expect(try await browser.execute("return window.neverLoadedAgain === true") == true)
        try await visit.end()
    }

    @Test func afterARestartAllIsThereAndThePageGoesOn() async throws {
        let visit = try await Visit.begin(Meters.inRange(12))
        let browser = visit.browser
        try await visit.addSimulatedMeter()
        try await visit.sync()
        try await visit.showLogbook()
        try await visit.waitForReadings(12)
        #expect(try await browser.consoleErrors() == [])
        let url = try await browser.url()

        #expect(await visit.app.stop() == .code(0))
        try await browser.waitFor(.text("Connection lost"))
        let again = try await visit.installation.serve(["--port", "\(visit.app.port)", "--transport", "simulated"])
        try await browser.waitForNo(.text("Connection lost"), within: .seconds(40))
        try await visit.waitForReadings(12)
        #expect(try await browser.url() == url)
        // That the stream of the session before was refused is the browser's own line; anything else would be ours.
        let errors = try await browser.consoleErrors().filter {
            !$0.contains("net::ERR_") && !$0.contains("/events - Failed to load resource")
        }
        #expect(errors == [], "\(errors)")
        try await browser.click(.link("Devices"))
        try await browser.waitFor(.button("Sync"))
        try await browser.close()
        await again.stop()
    }

    @Test func whatIsNoPlainNumberIsShownAsWhatItIs() async throws {
        let visit = try await Visit.begin(Meters.oddities)
        let browser = visit.browser
        try await visit.addSimulatedMeter()
        try await visit.sync()
        try await browser.waitFor(.text("could not be read"))
        try await visit.showLogbook()
        try await eventually("the day", detail: { (try? await browser.visibleText()) ?? "" }) {
            try await browser.visibleText().contains("HI") ? true : nil
        }
        let text = try await browser.visibleText()
        for word in ["HI", "LO", "ontrol", "etone", "1.2"] {
            #expect(text.contains(word), "\(word) is missing: \(text)")
        }
        let links = try await browser.execute("return [...document.querySelectorAll('main a')].map(a => a.getAttribute('href'))").elements
            .compactMap(\.text)
        for (place, word) in [("/without-time", "Readings without a time"), ("/unreadable", "030700")] {
            let link = try #require(links.first { $0.hasSuffix(place) }, "a link to \(place): \(links)")
            try await browser.open(visit.app.origin + link)
            try await eventually(word, detail: { (try? await browser.visibleText()) ?? "" }) {
                try await browser.visibleText().lowercased().contains(word.lowercased()) ? true : nil
            }
        }
        try await visit.end()
    }

    @Test func aHostileDeviceNameIsTextAndNothingElse() async throws {
        let name = "<img src=x onerror=\"document.title='owned'\">\"'\u{301}</script><b>"
        let visit = try await Visit.begin(Meters.inRange(4, name: name))
        let browser = visit.browser
        try await visit.addSimulatedMeter()
        try await visit.sync()
        #expect(try await browser.visibleText().contains("<img src=x onerror="), "shown as it is")
        try await visit.showLogbook()
        try await visit.waitForReadings(4)
        let first = try #require(try await visit.readingLinks().first)
        try await browser.open(visit.app.origin + first)
        try await browser.waitFor(.css("h1"))
        #expect(try await browser.count(.css("main img, main b")) == 0)
        #expect(try await browser.title() != "owned")
        try await visit.end()
    }

    @Test func sevenTabsWorkAtOnce() async throws {
        let visit = try await Visit.begin(Meters.inRange(8))
        let browser = visit.browser
        try await visit.addSimulatedMeter()
        for _ in 0..<6 {
            _ = try await browser.openTab()
            try await browser.open(visit.app.origin + "/")
            try await browser.click(.link("Devices"))
            try await browser.waitFor(.button("Sync"))
        }
        try await visit.sync()
        try await visit.showLogbook()
        try await visit.waitForReadings(8)
        try await visit.end()
    }

    @Test func withoutANetworkThePageSaysSoAndCatchesUp() async throws {
        let visit = try await Visit.begin(Meters.inRange(8))
        let browser = visit.browser
        try await visit.addSimulatedMeter()
        #expect(try await browser.consoleErrors() == [])
        try await browser.setOffline(true)
        try await browser.click(.link("Logbook"))
        try await browser.waitFor(.text("Connection lost"))
        try await browser.setOffline(false)
        try await browser.waitForNo(.text("Connection lost"), within: .seconds(40))
        try await eventually("the logbook") { try await browser.url().contains("/logbook") ? true : nil }
        #expect(try await browser.consoleErrors().filter { !$0.contains("net::ERR_") } == [])
        try await visit.sync()
        try await visit.end()
    }
}
