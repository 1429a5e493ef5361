/// A change of one line that can be made again and again, each time another one.
package enum SourceEdit: String, Sendable, CaseIterable {
    /// A literal in the body of a view.
    case view
    /// A line more, and the next time less, in the body of a view, which changes its type.
    case viewLine = "view-line"
    /// The body of a function of Domain.
    case domainBody = "domain-body"
    /// A public member of Domain.
    case domain
    /// A line of App's composition.
    case app

    /// Whether it changes a file of views.
    package var isOfViews: Bool { self == .view || self == .viewLine }
    /// Whether it changes a file of Domain.
    package var isOfDomain: Bool { self == .domain || self == .domainBody }

    /// A generated text after this change was made so many times.
    package func text(of original: String, round: Int) -> String {
        guard round > 0 else { return original }
        switch self {
        case .view:
            return original.replacing("\(ViewTemplate.mark)0\")", with: "\(ViewTemplate.mark)\(round)\")")
        case .viewLine:
            guard round % 2 == 1, let line = original.split(separator: "\n").first(where: { $0.contains(ViewTemplate.mark) }) else {
                return original
            }
            return original.replacing("\(line)\n", with: "\(line)\n\(line)\n", maxReplacements: 1)
        case .domainBody:
            return original.replacing("\"day \\(base)\"", with: "\"day \\(base) of \(round)\"")
        case .domain:
            return original + "\nextension Day {\n    public var revision\(round): Int { number }\n}\n"
        case .app:
            return original.replacing("var revision: Int { 0 }", with: "var revision: Int { \(round) }")
        }
    }
}
