import Common
import ViewCore

/// A preview in a frame of its own, so that widths are those of a whole page.
struct PreviewFrame: Primitive {
    let place: PreviewPlace
    let title: String

    func render(into context: RenderContext) {
        let address = place.path.string
        // Another address is another element: a frame that is led elsewhere would leave its former page in the history of the tab.
        context.element("iframe", class: "preview-frame", id: "frame-\(address)") {
            context.urlAttribute("src", address)
            context.attribute("title", title)
            if let width = place.settings.width { context.attribute("width", String(width)) }
        } content: {
        }
    }
}
