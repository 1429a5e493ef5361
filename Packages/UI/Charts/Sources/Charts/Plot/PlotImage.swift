import CommonUI
import Domain
import ViewCore

/// A plot as SVG: it fills its frame, but for the room that its axes take, at any width, while texts and signs keep their size, and needs no script. What there is to read stands in a
/// second drawing above it, which can be pointed at and focused.
struct PlotImage: Primitive {
    let plot: Plot
    let title: String
    let summary: String

    func render(into context: RenderContext) {
        context.element("div", class: "chart-frame") {
            writeImage(into: context)
            if !plot.stops.isEmpty { PlotReaders(stops: plot.stops, title: title).render(into: context) }
        }
    }

    private func writeImage(into context: RenderContext) {
        let id = context.claimID()
        context.element("svg", class: "chart-image", id: id) {
            context.attribute("role", fixed: "img")
            context.attribute("aria-labelledby", id + ".name")
            context.attribute("aria-describedby", id + ".text")
        } content: {
            context.element("title", id: id + ".name") { context.text(title) }
            context.element("desc", id: id + ".text") { context.text(summary) }
            writeAxes(into: context)
            writeShapes(into: context)
            for mark in plot.marks { writeSign(mark, into: context) }
        }
    }

    private func writeAxes(into context: RenderContext) {
        for tick in plot.vertical {
            let y = percent(1 - tick.place)
            context.svg("line", class: "chart-grid", ("x1", "0"), ("x2", "100%"), ("y1", y), ("y2", y))
            context.svg("text", class: "chart-tick chart-tick-vertical", ("x", "0"), ("y", y), ("dx", "-6"), text: tick.text)
        }
        for tick in plot.horizontal {
            let name: StaticString =
                tick.place == 0 ? "chart-tick chart-tick-first" : tick.place == 1 ? "chart-tick chart-tick-last" : "chart-tick"
            context.svg("text", class: name, ("x", percent(tick.place)), ("y", "100%"), ("dy", "18"), text: tick.text)
        }
    }

    /// Lines and shapes, which may be stretched.
    private func writeShapes(into context: RenderContext) {
        context.element("svg", class: "chart-shapes") {
            context.attribute("viewBox", fixed: "0 0 10000 10000")
            context.attribute("preserveAspectRatio", fixed: "none")
        } content: {
            for mark in plot.marks {
                switch mark {
                case .target(let from, let to, _, _):
                    context.svg(
                        "rect", class: "chart-target", ("x", "0"), ("width", "10000"), ("y", units(1 - to)), ("height", units(to - from)))
                case .area(let upper, let lower, let look):
                    context.svg("path", class: look.areaClass, ("d", path(upper + lower.reversed()) + "Z"))
                case .line(let places, let look): context.svg("path", class: look.lineClass, ("d", path(places)))
                case .bar(let from, let to, let height, let band):
                    context.svg(
                        "rect", class: band.barClass, ("x", units(from)), ("width", units(to - from)), ("y", units(1 - height)),
                        ("height", units(height)))
                case .sign, .diamond: break
                }
            }
        }
    }

    /// Signs and numbers, which keep their size.
    private func writeSign(_ mark: Plot.Mark, into context: RenderContext) {
        switch mark {
        case .target(let from, let to, let low, let high):
            for (height, text, shift) in [(from, low, "12"), (to, high, "-4")] {
                context.svg("text", class: "chart-limit", ("x", "100%"), ("y", percent(1 - height)), ("dy", shift), text: text)
            }
        case .sign(let place, let band):
            context.svg("text", class: band.signClass, ("x", percent(place.x)), ("y", percent(1 - place.y)), text: band.shape)
        case .diamond(let place):
            context.svg("text", class: "chart-sign", ("x", percent(place.x)), ("y", percent(1 - place.y)), text: "◆")
        case .area, .line, .bar: break
        }
    }

    private func path(_ places: [Plot.Place]) -> String {
        var text = ""
        for place in places { text += (text.isEmpty ? "M" : "L") + units(place.x) + " " + units(1 - place.y) }
        return text
    }
}

/// What can be read off a plot, one part beside the other.
private struct PlotReaders: Primitive {
    let stops: [Plot.Stop]
    let title: String

    func render(into context: RenderContext) {
        context.element("svg", class: "chart-readers") {
            context.attribute("role", fixed: "group")
            context.attribute("aria-label", context.resolve(.chartValues(title)))
        } content: {
            for stop in stops { write(stop, into: context) }
        }
    }

    private func write(_ stop: Plot.Stop, into context: RenderContext) {
        context.element("g", class: "chart-stop") {
            context.attribute("tabindex", fixed: "0")
            context.attribute("role", fixed: "img")
            context.attribute("aria-label", stop.text)
        } content: {
            context.svg(
                "rect", class: "chart-stop-area", ("x", percent(stop.from)), ("width", percent(stop.to - stop.from)), ("y", "0"),
                ("height", "100%"))
            context.svg("text", class: "chart-stop-text", ("x", "50%"), ("y", "0"), ("dy", "-8"), text: stop.text)
        }
    }
}

extension RenderContext {
    /// Writes an element of a drawing with its attributes and, where there is one, its text.
    func svg(_ tag: StaticString, class name: StaticString, _ attributes: (StaticString, String)..., text: String? = nil) {
        element(tag, class: name) {
            for (name, value) in attributes { attribute(name, value) }
        } content: {
            if let text { self.text(text) }
        }
    }
}

/// A share as per cent, to a hundredth.
nonisolated func percent(_ share: Double) -> String { hundredths(share * 10_000) + "%" }

/// A share as ten-thousandths.
nonisolated private func units(_ share: Double) -> String { String(Int((share * 10_000).rounded())) }

/// Hundredths as a decimal, without needless digits.
nonisolated private func hundredths(_ number: Double) -> String {
    let number = Int(number.rounded())
    guard number % 100 != 0 else { return String(number / 100) }
    let rest = number % 100
    return "\(number / 100).\(rest < 10 ? "0" : "")\(rest)"
}
