import Domain
import Statistics
import ViewCore

/// A figure in a page: its words, and for machines which figure of which readings it is.
struct FigureText: Primitive {
    let figure: Figure
    /// Which readings it is of, the same wherever it is shown.
    let scope: String
    let words: FigureWords

    /// Writes the figure as `data`, whose value is the number as it was computed.
    func render(into context: RenderContext) {
        context.phrasingElement("data", class: figure.value == nil ? "figure-missing" : "figure") {
            context.attribute("value", figure.value.map { "\($0)" } ?? "")
            context.attribute("data-figure", "\(scope) \(figure.kind.name)")
        } content: {
            context.text(words.text(figure))
            if let risk { context.text(" · " + context.resolve(risk.title, fileID: #fileID)) }
        }
    }

    private var risk: RiskClass? {
        switch figure.kind {
        case .lowIndex: figure.value.map { RiskClass(lowIndex: $0) }
        case .highIndex: figure.value.map { RiskClass(highIndex: $0) }
        default: nil
        }
    }
}

extension Dataset {
    /// Names the readings of the whole period.
    var scope: String { "\(period.from)/\(period.to)" }
}
