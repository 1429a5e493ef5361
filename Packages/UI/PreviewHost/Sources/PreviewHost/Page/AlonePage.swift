import TestSupport
import ViewCore

/// A preview without the list, and below it what whoever builds it should know.
struct AlonePage: View {
    let name: String
    let textSize: Int
    let content: AnyView
    let calls: UnconfiguredCalls
    /// Where a link within the preview would have led in the app.
    let followedLink: String?

    var body: some View {
        Group {
            Region("div", "preview-alone", textSize: textSize) { content }
            if !remarks.isEmpty {
                Region("aside", "preview-remarks", label: "About this preview") {
                    ForEach(remarks, id: \.self) { Text(verbatim: $0) }
                }
            }
        }
        .navigationTitle(Text(verbatim: name))
    }

    /// Where a link led, then the calls that nobody prepared, each once.
    private var remarks: [String] {
        let link = followedLink.map { ["In the app this leads to \($0)"] } ?? []
        return calls.recorded.reduce(into: link) { lines, call in
            let line = "Not prepared: \(call)"
            if !lines.contains(line) { lines.append(line) }
        }
    }
}

/// Says that there is no preview of a name, as after one was renamed.
struct UnknownPage: View {
    let name: String

    var body: some View {
        Text(verbatim: "There is no preview \(name).")
            .navigationTitle(Text(verbatim: "No such preview"))
    }
}
