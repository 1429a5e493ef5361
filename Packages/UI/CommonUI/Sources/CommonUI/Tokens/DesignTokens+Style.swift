import ViewCore

nonisolated extension DesignTokens {
    /// A look with the tokens of the file in place of another look's values. Throws `DesignTokensError` for a token that the app does not have or
    /// whose value it cannot use, and for colours that people could not tell apart.
    ///
    /// The groups are `color` with `light`, `dark`, `light-contrast` and `dark-contrast`; `spacing`; `font` with `family`; and `typography`.
    public func style(over base: any AppStyleProvider) throws(DesignTokensError) -> some AppStyleProvider {
        var style = TokenStyle(colors: base.colors, fonts: base.fonts, spacing: base.spacing)
        let reader = TokenReader(tokens: self)
        var colored: [String] = []
        for name in names {
            let path = name.split(separator: ".").map(String.init)
            switch path[0] {
            case "color":
                try style.colors.take(name, path, reader)
                colored.append(name)
            case "spacing": try style.spacing.take(name, path, reader)
            case "font":
                guard name == "font.family" else { throw .unknown(token: name, known: ["font.family"]) }
                style.fonts.families = try reader.families(name)
            case "typography": try style.fonts.take(name, path, reader)
            default: break
            }
        }
        try Self.checkContrast(of: style.colors, named: colored)
        return style
    }

    /// Blames a token of the file, since the app's own colours stand the test.
    private static func checkContrast(of colors: AppColors, named tokens: [String]) throws(DesignTokensError) {
        for finding in colors.contrastFindings {
            let group = "color.\(finding.appearance.rawValue)."
            let token = [group + finding.role, group + finding.ground].first(where: tokens.contains) ?? group + finding.role
            throw .contrast(token: token, finding)
        }
    }
}

/// The look of a file of tokens.
nonisolated private struct TokenStyle: AppStyleProvider {
    var colors: AppColors
    var fonts: AppFonts
    var spacing: AppSpacing
}

nonisolated extension AppColors {
    fileprivate mutating func take(_ name: String, _ path: [String], _ reader: TokenReader) throws(DesignTokensError) {
        let appearances = ContrastFinding.Appearance.allCases
        guard path.count == 3, let appearance = ContrastFinding.Appearance(rawValue: path[1]) else {
            throw .unknown(token: name, known: appearances.map { "color.\($0.rawValue).…" })
        }
        guard let role = ColorRole(rawValue: path[2]) else {
            throw .unknown(token: name, known: ColorRole.allCases.map(\.rawValue))
        }
        self[keyPath: role.path] = self[keyPath: role.path].replacing(appearance, with: try reader.color(name))
    }
}

nonisolated extension AppColor {
    fileprivate func replacing(_ appearance: ContrastFinding.Appearance, with color: RGB) -> AppColor {
        AppColor(
            light: appearance == .light ? color : light,
            dark: appearance == .dark ? color : dark,
            lightContrast: appearance == .lightContrast ? color : lightContrast,
            darkContrast: appearance == .darkContrast ? color : darkContrast
        )
    }
}

nonisolated extension AppSpacing {
    fileprivate mutating func take(_ name: String, _ path: [String], _ reader: TokenReader) throws(DesignTokensError) {
        let known: [(name: String, path: WritableKeyPath<AppSpacing, Double>, range: ClosedRange<Double>)] = [
            ("xs", \.xs, 0...64), ("s", \.s, 0...64), ("m", \.m, 0...64), ("l", \.l, 0...96), ("xl", \.xl, 0...128),
            ("radius", \.radius, 0...64),
            ("card-radius", \.cardRadius, 0...64), ("target", \.target, 24...96), ("content-width", \.contentWidth, 320...2560),
        ]
        guard path.count == 2, let place = known.first(where: { $0.name == path[1] }) else {
            throw .unknown(token: name, known: known.map { "spacing.\($0.name)" })
        }
        self[keyPath: place.path] = try reader.length(name, in: place.range)
    }
}

nonisolated extension AppFonts {
    fileprivate mutating func take(_ name: String, _ path: [String], _ reader: TokenReader) throws(DesignTokensError) {
        guard path.count == 2, let font = Font.allCases.first(where: { $0.tokenName == path[1] }) else {
            throw .unknown(token: name, known: Font.allCases.map { "typography." + $0.tokenName })
        }
        styles[font] = try reader.style(name)
    }
}

extension Font {
    /// The name of the text style without what the style sheet puts before it: `large-title`.
    nonisolated fileprivate var tokenName: String { String("\(className)".dropFirst("font-".count)) }
}
