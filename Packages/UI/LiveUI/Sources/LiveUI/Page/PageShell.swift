import ViewCore

/// The HTML around a session's screen, and the pages that have no session.
nonisolated struct PageShell {
    /// The addresses of the style sheets, in order.
    let styleSheets: [String]
    /// The address of the icon, if any.
    let icon: String?

    /// What the script needs to know of the session.
    struct Live {
        let id: String
        let revision: Int
        let lastSeq: Int
        let url: String
        let title: String
        let html: String
        let state: String
        let traits: String
    }

    /// The page of a session. Works without the script: links lead to pages, and buttons send `live-form`. The disabled button is
    /// the form's default button, so that Enter in a field outside all forms does not activate the first button of the page.
    func page(_ live: Live, environment: EnvironmentValues) -> [UInt8] {
        let escape = HTMLText.escape
        let refresh = escape(LiveLink.adding("live", live.id, to: live.url))
        let text = { (text: LiveText) in text.html(in: environment) }
        return document(
            title: live.title, environment: environment, script: true,
            bodyAttributes: " data-live=\"\(escape(live.id))\" data-rev=\"\(live.revision)\" data-seq=\"\(live.lastSeq)\""
                + " data-url=\"\(escape(live.url))\" data-state=\"\(escape(live.state))\""
                + " data-traits=\"\(escape(live.traits))\"",
            body: """
                <div id="live-banner" class="live-banner" role="status" data-offline="\(text(.offline))" data-failed="\(text(.failed))" \
                data-retry="\(text(.retry))"></div>
                <div id="live-status" class="visually-hidden" role="status"></div>
                <form id="live-form" method="post"><button type="submit" disabled hidden></button></form>
                <div id="root" tabindex="-1">\(live.html)</div>
                <noscript><p class="live-noscript">\(text(.noScript)) <a href="\(refresh)">\(text(.refresh))</a></p></noscript>
                """)
    }

    /// A page that says something to a person who has no session.
    func notice(title: LiveText, body: LiveText, linksHome: Bool, environment: EnvironmentValues) -> [UInt8] {
        let heading = title.html(in: environment)
        let link = linksHome ? "<p><a href=\"/\">\(LiveText.home.html(in: environment))</a></p>" : ""
        return document(
            title: environment.resolve(TextKey(key: title.rawValue, module: "LiveUI", arguments: [])), environment: environment,
            script: false,
            bodyAttributes: " class=\"live-notice\"",
            body: "<main id=\"root\"><h1>\(heading)</h1><p>\(body.html(in: environment))</p>\(link)</main>")
    }

    /// `Referrer-Policy: no-referrer` makes Chromium send `Origin: null` with a form (measured), which the guard must refuse. The
    /// policy of the document, which sends nothing to other sites either, brings the origin back.
    private func document(
        title: String, environment: EnvironmentValues, script: Bool, bodyAttributes: String, body: String
    ) -> [UInt8] {
        let escape = HTMLText.escape
        let links = styleSheets.map { "<link rel=\"stylesheet\" href=\"\(escape($0))\">\n" }.joined()
        let scheme = environment.preferredColorScheme.map { " data-scheme=\"\($0.rawValue)\"" } ?? ""
        let iconLink = icon.map { "<link rel=\"icon\" href=\"\(escape($0))\">\n" } ?? ""
        let scriptElement = script ? "<script src=\"/assets/live.js\" defer></script>\n" : ""
        return Array(
            """
            <!DOCTYPE html>
            <html lang="\(escape(environment.language))"\(scheme)>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="same-origin">
            <title>\(escape(title))</title>
            \(links)\(iconLink)\(scriptElement)</head>
            <body\(bodyAttributes)>
            \(body)
            </body>
            </html>

            """.utf8)
    }
}
