import Common
import CommonUI
import Orders
import ViewCore

extension MailDraft {
    /// An order as an e-mail: a line for each product, then the address and the note.
    init(_ order: Order, formats: Formats, language: String, resolve: (TextKey) -> String) {
        let lines = order.lines.map { line in
            let price = line.price.map { " (" + formats.money($0) + ")" } ?? ""
            let contents = resolve(line.kind.counted(line.contents))
            return "\(line.packs) × \(line.name.text(in: language)), \(contents)\(price)"
        }
        let details = order.details
        let address = details.address.isEmpty ? [] : ["", resolve("mail.address")] + Self.lines(details.address)
        let note = details.note.isEmpty ? [] : [""] + Self.lines(details.note)
        self.init(
            to: details.email, subject: resolve(.mailSubject(order.number)), body: [resolve("mail.greeting"), ""] + lines + address + note,
            more: resolve("mail.more"))
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
