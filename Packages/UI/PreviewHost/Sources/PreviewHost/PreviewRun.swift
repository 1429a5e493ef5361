import Common
import LiveServer
import LiveUI

/// One run of a program of previews.
struct PreviewRun {
    /// The words of the command line after the program's name.
    let words: [String]
    /// What signs a browser in.
    let secret: String
    /// Where the program's files are.
    let resources: ResourceLocator
    /// Where results go.
    let print: (String) -> Void
    /// Where everything else goes.
    let note: (String) -> Void

    /// Serves a catalog until `end` returns; returns what to exit with: 1 where it cannot be served, 2 for words that are not understood.
    func status(_ catalog: () throws -> PreviewCatalog, until end: (PreviewArguments) async -> Void) async -> Int32 {
        guard let arguments = PreviewArguments(words) else {
            note(PreviewArguments.usage)
            return 2
        }
        do {
            let catalog = try catalog()
            guard !arguments.listsOnly else {
                print(catalog.previews.map(\.id).joined(separator: "\n"))
                return 0
            }
            let site = try PreviewSite(look: catalog.look, resources: resources)
            let server = LiveServer(cookieName: "preview", secret: secret) { requestGuard in
                LiveHost.ofPreviews(catalog, site: site, requestGuard: requestGuard)
            }
            _ = try server.start(port: arguments.port)
            print("Previews are ready at \(server.makeLink())")
            await end(arguments)
            await server.stop()
            return 0
        } catch {
            note("The previews cannot be shown: \(error)")
            return 1
        }
    }
}
