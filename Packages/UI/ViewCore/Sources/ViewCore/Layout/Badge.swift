/// A view with a short remark at its end.
struct BadgeModifier<Content: View>: Primitive {
    let content: Content
    let badge: Text

    func render(into context: RenderContext) {
        context.container(class: "badged") {
            content.renderContent(into: context)
            context.textElement("span", class: "count-badge", badge.resolved(in: context.environment))
        }
    }
}

extension View {
    /// Adds a number at the end of the view, such as a row; none where it is 0.
    @ViewBuilder public func badge(_ count: Int) -> some View {
        if count == 0 { self } else { BadgeModifier(content: self, badge: Text(verbatim: String(count))) }
    }

    /// Adds words at the end of the view; none where there are none.
    @ViewBuilder public func badge(_ label: Text?) -> some View {
        if let label { BadgeModifier(content: self, badge: label) } else { self }
    }
}
