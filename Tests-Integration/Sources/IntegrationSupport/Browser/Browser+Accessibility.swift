internal import Foundation

extension Browser {
    /// What axe-core finds wrong with the page as it is now: the rule, what it asks for, and the element. A page that is only a part, as of
    /// a component alone, needs no heading and landmarks of its own. Throws `IntegrationError.axeMissing`.
    /// `onlyContrast` looks at colours alone, which are all that another scheme changes.
    public func accessibilityViolations(ofWholePage isWhole: Bool = true, onlyContrast: Bool = false) async throws -> [String] {
        if try await execute("return typeof axe").text == "undefined" {
            let path = Repository.axe
            guard let script = FileManager.default.contents(atPath: path) else { throw IntegrationError.axeMissing(path: path) }
            try await execute(String(decoding: script, as: UTF8.self))
        }
        let skipped: [JSONValue] = isWhole ? [] : ["landmark-one-main", "page-has-heading-one", "region"]
        return try await execute(Self.violations, [.array(skipped), .bool(onlyContrast)]).elements.compactMap(\.text)
    }

    private static let violations = """
        const rules = Object.fromEntries(arguments[0].map((rule) => [rule, {enabled: false}]));
        const options = {resultTypes: ['violations'], ...(arguments[1] ? {runOnly: ['color-contrast']} : {rules})};
        return axe.run(document, options).then(({violations}) => violations.flatMap(
            ({id, help, nodes}) => nodes.map(({html, failureSummary}) => `${id}: ${help}: ${html.slice(0, 200)}: ${failureSummary}`)));
        """
}
