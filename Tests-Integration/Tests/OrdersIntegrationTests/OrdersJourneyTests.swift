import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// From the catalogue to a fuller drawer: browsed, put into the basket, ordered, edited, printed, mailed, received.
@Suite(.serialized, .browser)
struct OrdersJourneyTests {
    @Test(arguments: ["en", "de"])
    func whatIsOrderedComesAndIsCountedUp(language: String) async throws {
        let app = try await Installation().serve(["--ui-test"])
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions(language: language))
        let supplies = "Packages/Features/Supplies"
        let words = try Words(
            language,
            folders: [
                "\(supplies)/Cart/Sources/CartViews", "\(supplies)/Catalog/Sources/CatalogViews", "\(supplies)/Orders/Sources/OrdersViews",
                "Packages/Features/Profile/Sources/ProfileViews",
            ])
        func cart(_ key: String) throws -> String { try words("CartViews", key) }
        func catalog(_ key: String) throws -> String { try words("CatalogViews", key) }
        func orders(_ key: String) throws -> String { try words("OrdersViews", key) }
        func look(_ name: String) async throws { #expect(try await browser.screenProblems(name, language: language) == []) }
        try await browser.open(app.readyURL)

        // Somebody with an address.
        try await browser.open("\(app.origin)/profile/people/person-1/edit")
        try await browser.type("Quittengasse 7", into: field(try words("ProfileViews", "field.street")))
        try await browser.click(.button(try words("ProfileViews", "profile.save")))
        try await browser.waitForNo(.button(try words("ProfileViews", "profile.save")))

        // Browse and add.
        try await browser.open("\(app.origin)/supplies")
        try await browser.click(.button(try cart("stock.catalog")))
        try await browser.click(.xpath("//main//a[contains(@href,'bundled-test-strips-50')]"))
        try await browser.click(.css("main .stepper button[id$='.more']"))
        try await browser.click(.button(try catalog("product.add")))
        try await browser.waitFor(.text(try catalog("product.inBasket.other").replacing("%@", with: "2")))
        try await look("catalog-added")
        try await browser.open("\(app.origin)/catalog/products/bundled-lancets-100")
        try await browser.click(.button(try catalog("product.add")))
        try await browser.click(.button(try catalog("catalog.basket")))

        // The basket: taken out and put back, then ordered.
        try await browser.waitFor(.heading(try cart("basket.title")))
        try await look("basket")
        try await browser.click(.xpath("(//main//li//button[not(contains(@id,'.less') or contains(@id,'.more'))])[1]"))
        try await browser.click(.css(".toast button"))
        try await browser.waitForNo(.css(".toast"))
        try await browser.click(.button(try cart("basket.order")))
        let title = try orders("order.title").replacing("%d", with: "1")
        try await browser.waitFor(.heading(title))
        try await look("order-draft")
        let link = try await browser.url()
        #expect(try await browser.has(.text("Quittengasse 7")), "the address of the profile")

        // Edited: fewer packs, a wrong address, a right one.
        try await browser.click(.link(try orders("order.edit")))
        try await browser.click(.css("main .stepper button[id$='.more']"))
        try await browser.type("shop", into: field(try orders("order.email")))
        try await browser.click(.button(try orders("form.save")))
        try await browser.waitFor(.css("main [aria-invalid='true']"))
        try await look("order-edit")
        try await browser.type("@pharmacy.example", into: field(try orders("order.email")))
        try await browser.click(.button(try orders("form.save")))
        try await browser.waitFor(.text("shop@pharmacy.example"))

        // Printed and mailed.
        try await browser.click(.link(try orders("order.sheet")))
        try await browser.waitFor(.link(try orders("sheet.mail")))
        try await look("order-sheet")
        let mail = try #require(try await browser.attribute("href", of: .link(try orders("sheet.mail"))))
        #expect(mail.hasPrefix("mailto:shop@pharmacy.example?subject=") && mail.utf8.count <= 2_000, "\(mail)")
        #expect(mail.removingPercentEncoding?.contains("Quittengasse 7") == true)
        try await browser.execute("window.print = () => { document.title = 'printing' }")
        try await browser.click(.button(try orders("sheet.print")))
        #expect(try await browser.execute("return document.title").text == "printing")
        try await printIsASheet(title, browser)

        // A deep link leads to the order with its list beneath; then it is ordered and comes.
        try await browser.open(link)
        try await browser.waitFor(.heading(title))
        for state in ["ordered", "received"] {
            try await browser.click(.button(try orders("state.\(state).action")))
            try await browser.waitFor(.css("dialog[open]"))
            if state == "received" { try await look("order-asked") }
            try await browser.click(.xpath("//dialog//button[normalize-space(.)='\(try orders("state.\(state).action"))']"))
            try await browser.waitFor(.text(try orders("state.\(state).meaning")))
        }
        #expect(try await browser.count(.link(try orders("order.edit"))) == 0)
        try await look("order-received")
        try await browser.click(.css("main a.back-link"))
        try await browser.waitFor(.text(try orders("state.received.title")))
        try await look("orders")
        try await browser.click(.css("main a.back-link"))

        // The drawer is fuller: two packs of each: what was put back came last, so that the lancets were the first to become more.
        for strips in language == "en" ? ["100 strips", "200 lancets"] : ["100 Streifen", "200 Lanzetten"] {
            try await browser.waitFor(.text(strips))
        }
        try await browser.open("\(app.origin)/supplies/stock/test-strips")
        try await browser.waitFor(.text("+100"))
        try await look("supply")
        #expect(try await browser.consoleErrors() == [])
        try await browser.close()
        #expect(await app.stop() == .code(0))
    }

    /// What is printed is one page with the order, without buttons and without the frame of the app.
    private func printIsASheet(_ title: String, _ browser: Browser) async throws {
        try await browser.setPrinting(true)
        let shown = try await browser.execute(
            """
            return [...document.querySelectorAll('.shell-header, .button, .back-link, .without-print')]
                .filter(e => e.getClientRects().length > 0).length;
            """)
        #expect(shown.integer == 0, "nothing to press on paper")
        let document = try await browser.printed()
        try await browser.setPrinting(false)
        let pages = String(decoding: document, as: UTF8.self).matches(of: /\/Type\s*\/Page[^s]/).count
        #expect(document.starts(with: Array("%PDF-".utf8)) && pages == 1, "\(pages) pages")
        if Repository.keepsScreenshots {
            try Data(document).write(to: URL(fileURLWithPath: "\(try Repository.screenshotFolder())/order-sheet.pdf"))
        }
    }

    private func field(_ label: String) -> Locator {
        .xpath("//main//input[@id=//label[starts-with(normalize-space(.),'\(label)')]/@for]")
    }
}
