import Foundation
import ToolSupport
import ToolTestSupport

extension Hostility {
    /// Repositories of git that are damaged, that never answer, or that want to run something.
    static let git: [Hostility] = [
        Hostility(name: "a .git that is no repository", code: 2, says: "not a git repository: /nowhere/at/all") {
            try $0.remove(".git")
            try $0.write("gitdir: /nowhere/at/all\n", to: ".git")
        },
        // The index is asked only for what an ignore file matches, which nothing here is.
        Hostility(name: "an index that is none", code: 0, other: ["affected --uncommitted": 2], says: "No findings.") {
            try $0.write("DIRC garbage", to: ".git/index")
        },
        Hostility(name: "a configuration of git that is none", code: 2, says: "git") { try $0.write("[core\n\u{0}", to: ".git/config") },
        Hostility(
            name: "objects that are gone", code: 0, lint: 0, other: ["affected --uncommitted": 2], says: "No findings."
        ) {
            try $0.remove(".git/objects")
            try $0.makeFolder(".git/objects")
        },
        silent("a HEAD that is a pipe", ".git/HEAD"),
        silent("a configuration of git that is a pipe", ".git/config"),
        Hostility(
            name: "an index that is a pipe", code: 0, other: ["affected --uncommitted": 2], says: "No findings.", count: 3,
            environment: ["MONOREPO_TIMEOUT": "8"]
        ) {
            try $0.remove(".git/index")
            try $0.makePipe(".git/index")
        },
        silent("ignored files in a pipe", ".gitignore"),
        silent("excluded files in a pipe", ".git/info/exclude"),
        Hostility(name: "a configuration of git that runs programs", code: 0, says: "No findings.") { tree in
            let evil = tree.path("evil")
            try tree.write("#!/bin/sh\ntouch '\(tree.path("ran"))'\ncat\n", to: "evil")
            try tree.run("chmod", "+x", evil)
            for key in [
                "core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "core.gitProxy", "core.askPass", "diff.external",
                "diff.evil.textconv", "diff.evil.command", "filter.evil.clean", "filter.evil.smudge", "filter.evil.process",
                "credential.helper", "uploadpack.packObjectsHook", "remote.origin.uploadpack", "gpg.program", "alias.diff", "pager.diff",
            ] {
                try tree.git("config", key, evil)
            }
            try tree.write("*.swift filter=evil diff=evil\n*.json filter=evil\n", to: ".gitattributes")
            try tree.write("public struct A {}\n", to: "A/Sources/A/A.swift")
            for hook in ["post-checkout", "post-index-change", "pre-commit", "fsmonitor-watchman", "reference-transaction"] {
                try tree.write("#!/bin/sh\ntouch '\(tree.path("ran"))'\n", to: ".git/hooks/\(hook)")
                try tree.run("chmod", "+x", tree.path(".git/hooks/\(hook)"))
            }
        }.thorough,
        Hostility(
            name: "a clone that fetches what is missing by a program", code: 0, lint: 0,
            other: ["affected --base HEAD~1": 2, "lint --base HEAD~1": 2, "affected --uncommitted": 2], says: "No findings."
        ) { tree in
            let evil = tree.path("evil")
            try tree.write("#!/bin/sh\ntouch '\(tree.path("ran"))'\n", to: "evil")
            try tree.run("chmod", "+x", evil)
            try tree.git("config", "remote.origin.url", tree.path)
            try tree.git("config", "remote.origin.promisor", "true")
            try tree.git("config", "remote.origin.uploadpack", evil)
            try tree.git("config", "extensions.partialClone", "origin")
            try tree.git("config", "core.repositoryFormatVersion", "1")
            // The content of A at both commits.
            for commit in ["HEAD", "HEAD~1"] {
                let object = try tree.git("rev-parse", "\(commit):A/Package.swift").trimmingCharacters(in: .whitespacesAndNewlines)
                let path = ".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"
                if FileStatus(tree.path(path)) != nil { try tree.remove(path) }
            }
        },
    ]

    /// A file that git waits for.
    private static func silent(_ name: String, _ path: String) -> Hostility {
        Hostility(
            name: name, code: 2, says: "git did not end within 8 s", count: 2, environment: ["MONOREPO_TIMEOUT": "8"]
        ) { tree in
            if FileStatus(tree.path(path)) != nil { try tree.remove(path) }
            try tree.makePipe(path)
        }
    }
}
