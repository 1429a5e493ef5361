import Foundation
import Orders
import Testing

struct MailDraftTests {
    @Test func aDraftIsALinkByRFC6068() {
        let draft = MailDraft(to: "a+b@shop.example", subject: "Order 3 & more?", body: ["2 × Ä", "", "100 %"], more: "…")
        #expect(
            draft.url
                == "mailto:a%2Bb@shop.example?subject=Order%203%20%26%20more%3F&body=2%20%C3%97%20%C3%84%0D%0A%0D%0A100%20%25")
        #expect(!draft.isCut)
        #expect(MailDraft(to: "", subject: "S", body: [], more: "").url == "mailto:?subject=S&body=")
    }

    @Test func nothingInATextBeginsAnotherHeaderOrLine() {
        let draft = MailDraft(to: "x?bcc=y@z.example", subject: "S\r\nBcc: y", body: ["one\r\ntwo\u{2028}three", "&cc=y"], more: "")
        #expect(draft.url == "mailto:x%3Fbcc%3Dy@z.example?subject=S%20Bcc%3A%20y&body=one%20two%20three%0D%0A%26cc%3Dy")
        #expect(URLComponents(string: draft.url)?.queryItems?.map(\.name) == ["subject", "body"])
    }

    @Test func whatIsTooLongLosesWholeLinesAtItsEnd() throws {
        let lines = (1...200).map { "Line \($0) of ä long order" }
        let draft = MailDraft(to: "a@b.example", subject: "Order", body: lines, more: "and more")
        #expect(draft.isCut && draft.url.utf8.count <= MailDraft.limit && draft.url.utf8.count > MailDraft.limit - 100)
        let body = try #require(URLComponents(string: draft.url)?.queryItems?.last?.value)
        let written = body.split(separator: "\r\n").map(String.init)
        #expect(written.last == "and more" && Array(written.dropLast()) == Array(lines.prefix(written.count - 1)))
    }

    @Test(arguments: ["a@b.example", "first.last+tag@sub.domain.example", "a@b.c"])
    func anAddressIsOne(text: String) {
        #expect(MailAddress.isValid(text))
    }

    @Test(arguments: [
        "", "a", "@b.example", "a@", "a@b", "a@b.", "a@.b", "a@b..c", "a b@c.example", "a@b.example,c@d.example", "a@b@c.example",
        "a@b.example\r\nBcc: x", "ä@b.example", "a@b.example\u{0}", String(repeating: "a", count: 250) + "@b.example",
    ])
    func anythingElseIsNone(text: String) {
        #expect(!MailAddress.isValid(text))
    }
}
