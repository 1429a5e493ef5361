extension Browser {
    private static let widths = [320, 768, 1280]

    /// What is wrong with the screen as it is now: wider than the window of a phone, a tablet (in English) or a desk, a finding of axe-core in light or
    /// dark, another language than `language`, or not one heading of the first level. Where pictures are wanted, keeps them by `name`.
    public func screenProblems(_ name: String, language: String) async throws -> [String] {
        var problems: [String] = []
        // Words that are too long show on a phone first; a walk goes on at a desk.
        for width in language == "en" ? Self.widths : [Self.widths[0], Self.widths[2]] {
            try await resize(width: width, height: Self.height(width))
            let overflow = try await execute("return document.documentElement.scrollWidth - innerWidth").integer ?? 0
            if overflow > 0 { problems.append("\(name), \(language), \(width): the page is wider than the window") }
        }
        // Another language changes widths, and nothing that axe-core looks at.
        for scheme in language == "en" ? ColorScheme.allCases : [] {
            try await setColorScheme(scheme)
            let violations = try await accessibilityViolations(onlyContrast: scheme == .dark)
            problems += violations.map { "\(name), \(scheme): \($0)" }
        }
        if try await execute("return document.documentElement.lang").text != language { problems.append("\(name) is not in \(language)") }
        if try await count(.css("h1")) != 1 { problems.append("\(name) has not one heading") }
        if Repository.keepsScreenshots { try await takePictures("\(name)-\(language)") }
        return problems
    }

    private func takePictures(_ name: String) async throws {
        for scheme in ColorScheme.allCases {
            try await setColorScheme(scheme)
            for width in Self.widths {
                try await resize(width: width, height: Self.height(width))
                try await screenshot("\(name)-\(scheme)-\(width)")
            }
        }
    }

    private static func height(_ width: Int) -> Int { width == 320 ? 640 : 900 }
}
