package import ModuleGraph

extension RepositoryConfiguration {
    /// The workspace with the role of each target.
    package func assigningRoles(in workspace: Workspace) -> Workspace {
        roles.isEmpty
            ? workspace : workspace.assigningRoles { target, package in roles.first { $0.matches(target, of: package) }?.role }
    }

    /// The names of the roles, each once, in their order.
    package var roleNames: [String] {
        var seen: Set<String> = []
        return roles.map(\.role).filter { seen.insert($0).inserted }
    }

    /// Notes what the configuration says of roles, targets and folders that this workspace does not have. `more` are selectors that
    /// rules read from their settings.
    package func check(against workspace: Workspace, more: [TargetSelector] = [], _ problems: ConfigurationProblems) {
        let roles = Set(roleNames)
        var selectors =
            contracts.flatMap(\.selectors) + bans.flatMap { $0.targets + $0.except } + floors.map(\.selector)
            + (projectGeneration?.selectors ?? []) + more
        for row in dependencies?.rows ?? [] {
            if !roles.contains(row.role) {
                problems.add(
                    "There is no role \"\(row.role)\".", remedy: "Define it in \"roles\", or remove the row.", line: row.location.line)
            }
            for entry in row.entries {
                switch entry {
                case .any(let selector), .own(let selector): selectors.append(selector)
                case .likeOwn: break
                case .likeRole(let role):
                    if !roles.contains(role.text) {
                        problems.add(
                            "There is no role \"\(role.text)\".", remedy: "Define it in \"roles\", or correct the name.",
                            line: role.location.line)
                    }
                }
            }
        }
        if let dependencies {
            for rule in self.roles where dependencies.row(of: rule.role) == nil {
                problems.add(
                    "The role \"\(rule.role)\" has no row in \"dependencies\".", remedy: "Say what it may depend on; [] means nothing.",
                    line: rule.location.line)
            }
        }
        let folders = Set(workspace.packages.map(\.folder))
        for folder in testedAlone where !folders.contains(folder.text) {
            problems.add("There is no package in \"\(folder.text)\".", remedy: "Name the package's folder.", line: folder.location.line)
        }
        let names = Set(workspace.targets.map(\.name))
        for rule in self.roles {
            for name in rule.targets where !name.text.contains(where: { "*?".contains($0) }) && !names.contains(name.text) {
                problems.add("There is no target \"\(name.text)\".", remedy: "Correct the name.", line: name.location.line)
            }
        }
        for selector in selectors {
            if let what = selector.problem(in: workspace, roles: roleNames) {
                problems.add(what, remedy: "Correct the name.", line: selector.location.line)
            }
        }
    }
}
