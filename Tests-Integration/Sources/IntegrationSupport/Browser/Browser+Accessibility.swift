internal import Foundation

extension Browser {
    /// What axe-core finds wrong with the page as it is now: the rule, what it asks for, and the element. Throws `IntegrationError.axeMissing`.
    public func accessibilityViolations() async throws -> [String] {
        if try await execute("return typeof axe").text == "undefined" {
            let path = Repository.axe
            guard let script = FileManager.default.contents(atPath: path) else { throw IntegrationError.axeMissing(path: path) }
            try await execute(String(decoding: script, as: UTF8.self))
        }
        return try await execute(Self.violations).elements.compactMap(\.text)
    }

    private static let violations = """
        return axe.run(document, {resultTypes: ['violations']}).then(({violations}) => violations.flatMap(
            ({id, help, nodes}) => nodes.map(({html, failureSummary}) => `${id}: ${help}: ${html.slice(0, 200)}: ${failureSummary}`)));
        """
}
