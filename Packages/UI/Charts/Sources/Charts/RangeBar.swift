import CommonUI
public import Domain
public import ViewCore

/// How many readings are in each range: one bar of five parts, and the same in words with counts.
public struct RangeBar: View {
    /// One range.
    public struct Part: Hashable, Sendable, Identifiable {
        /// The range.
        public let band: GlucoseBand
        /// How many readings are in it.
        public let count: Int
        /// What share of all that is, 0…1.
        public let share: Double

        /// Makes a part.
        nonisolated public init(band: GlucoseBand, count: Int, share: Double) {
            self.band = band
            self.count = count
            self.share = share
        }

        /// The range's number.
        public var id: Int { band.rawValue }
    }

    @Environment(\.formats) private var formats
    private let title: Text
    private let summary: Text
    private let parts: [Part]

    /// A bar of parts from very low to very high; the summary says what they are parts of.
    public init(title: Text, summary: Text, parts: [Part]) {
        self.title = title
        self.summary = summary
        self.parts = parts
    }

    /// The figure.
    public var body: some View {
        ChartFigure(title, summary: summary) { title, summary in
            RangeBarImage(parts: parts, title: title, summary: summary)
        } table: {
            EmptyView()
        }
    }
}

/// The bar. Its parts are apart by gaps, and on paper told by their hatching too.
private struct RangeBarImage: Primitive {
    let parts: [RangeBar.Part]
    let title: String
    let summary: String

    func render(into context: RenderContext) {
        let id = context.claimID()
        context.element("svg", class: "chart-range-bar", id: id) {
            context.attribute("role", fixed: "img")
            context.attribute("aria-labelledby", id + ".name")
            context.attribute("aria-describedby", id + ".text")
        } content: {
            context.element("title", id: id + ".name") { context.text(title) }
            context.element("desc", id: id + ".text") { context.text(summary) }
            for part in parts where part.share > 0 { writePattern(part.band, id: id, into: context) }
            var from = 0.0
            for part in parts where part.share > 0 {
                let place: [(StaticString, String)] = [("x", percent(from)), ("width", percent(part.share)), ("height", "100%")]
                context.rectangle(class: part.band.barClass, place)
                context.rectangle(class: "chart-hatching", place + [("fill", "url(#\(id).\(part.band))")])
                from += part.share
            }
        }
    }

    /// Lines whose direction and distance tell the range in grey; the target range is plain.
    private func writePattern(_ band: GlucoseBand, id: String, into context: RenderContext) {
        guard band != .inTarget else { return }
        let distance = band == .veryLow || band == .veryHigh ? "4" : "8"
        context.element("pattern", id: "\(id).\(band)") {
            context.attribute("width", distance)
            context.attribute("height", distance)
            context.attribute("patternUnits", fixed: "userSpaceOnUse")
            context.attribute("patternTransform", fixed: band < .inTarget ? "rotate(45)" : "rotate(-45)")
        } content: {
            context.svg("line", class: "chart-hatching-line", ("x1", "0"), ("x2", "0"), ("y1", "0"), ("y2", distance))
        }
    }
}

extension RenderContext {
    fileprivate func rectangle(class name: StaticString, _ attributes: [(StaticString, String)]) {
        element("rect", class: name) {
            for (name, value) in attributes { attribute(name, value) }
        } content: {
        }
    }
}
