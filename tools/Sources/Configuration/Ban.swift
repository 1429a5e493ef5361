package import ModuleGraph

/// Names or modules that some targets must not use.
package struct Ban: Hashable, Sendable {
    /// Names in code, such as `URLSession`, `Bundle.module` or `String(localized:`.
    package var apis: [LocatedText]
    /// Patterns of modules that must not be imported, such as `RxSwift`.
    package var imports: [LocatedText]
    /// Where they are banned; empty means everywhere.
    package var targets: [TargetSelector]
    /// Where they are not, all the same.
    package var except: [TargetSelector]
    /// What to use instead.
    package var instead: String
    /// Why.
    package var why: String
    /// The place in the configuration.
    package var location: Location

    init(_ reader: ObjectReader) {
        apis = reader.texts("apis") ?? []
        imports = reader.texts("imports") ?? []
        targets = reader.selectors("in") ?? []
        except = reader.selectors("except") ?? []
        instead = reader.requiredText("instead", why: "Say what to use instead; it is what whoever trips over the ban will read.")
        why = reader.requiredText("why", why: "Say why it is banned.")
        location = Location(path: reader.problems.path, line: reader.line)
        if apis.isEmpty, imports.isEmpty {
            reader.problems.add("A ban bans nothing.", remedy: "List names in \"apis\" or modules in \"imports\".", line: reader.line)
        }
        reader.finish()
    }

    /// Whether it holds for a target.
    package func applies(to target: TargetID, in workspace: Workspace) -> Bool {
        (targets.isEmpty || workspace.matches(targets, target)) && !workspace.matches(except, target)
    }
}
