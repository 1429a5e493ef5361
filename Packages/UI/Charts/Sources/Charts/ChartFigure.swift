import CommonUI
import ViewCore

/// The frame of a chart: what it shows, in one sentence what there is to see, the picture, and the same as a table.
struct ChartFigure<Picture: View, Twin: View>: Primitive {
    private let title: Text
    private let summary: Text
    private let picture: (_ title: String, _ summary: String) -> Picture
    private let table: Twin

    init(
        _ title: Text, summary: Text, picture: @escaping (_ title: String, _ summary: String) -> Picture, @ViewBuilder table: () -> Twin
    ) {
        self.title = title
        self.summary = summary
        self.picture = picture
        self.table = table()
    }

    func render(into context: RenderContext) {
        let (title, summary) = (title.resolved(in: context.environment), summary.resolved(in: context.environment))
        context.element("figure", class: "chart") {
            context.element("figcaption", class: "chart-caption") {
                context.textElement("p", class: "chart-title", title)
                context.textElement("p", class: "chart-summary", summary)
            }
            context.slot("picture") { picture(title, summary).renderContent(into: context) }
            if Twin.self != EmptyView.self {
                context.slot("table") { DisclosureGroup("chart.table") { table }.renderContent(into: context) }
            }
        }
    }
}
