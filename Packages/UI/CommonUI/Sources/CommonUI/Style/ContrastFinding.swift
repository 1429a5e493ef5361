/// Two colours that stand on each other and cannot be told apart well enough.
nonisolated public struct ContrastFinding: Sendable, Hashable, CustomStringConvertible {
    /// Where a colour is used.
    public enum Appearance: String, Sendable, Hashable, CaseIterable {
        /// Light ground.
        case light
        /// Dark ground.
        case dark
        /// Light ground, for people who ask for more contrast.
        case lightContrast = "light-contrast"
        /// Dark ground, for people who ask for more contrast.
        case darkContrast = "dark-contrast"
    }

    /// The appearance in which they meet.
    public let appearance: Appearance
    /// The name of the role in front, as in the style sheet.
    public let role: String
    /// The name of the role behind.
    public let ground: String
    /// The contrast that they have, 1 to 21.
    public let contrast: Double
    /// The least that they must have.
    public let least: Double

    /// English, for the command line and for tests.
    public var description: String {
        let tenths = Int(contrast * 10)
        return "\(role) on \(ground) has a contrast of \(tenths / 10).\(tenths % 10):1 (\(appearance.rawValue)); it must be at least "
            + "\(least == 4.5 ? "4.5" : String(Int(least))):1"
    }
}

nonisolated extension AppColors {
    /// Every pair of roles that meet and do not have the contrast of WCAG 2.2: 1.4.3 for text (1.4.6 where more contrast is asked for), 1.4.11
    /// for edges, rings and shapes.
    public var contrastFindings: [ContrastFinding] {
        ContrastFinding.Appearance.allCases.flatMap { appearance in
            let least = appearance.leastForText
            var findings: [ContrastFinding?] = []
            for role in [ColorRole.text, .secondaryText, .tint, .success, .warning, .critical] {
                findings.append(finding(appearance, role, on: .background, least: least))
                findings.append(finding(appearance, role, on: .surface, least: least))
            }
            for role in [ColorRole.border, .focus] {
                findings.append(finding(appearance, role, on: .background, least: 3))
                findings.append(finding(appearance, role, on: .surface, least: 3))
            }
            // As text on a card, as a shape anywhere.
            for role in [ColorRole.veryLow, .low, .inTarget, .high, .veryHigh] {
                findings.append(finding(appearance, role, on: .surface, least: 4.5))
                findings.append(finding(appearance, role, on: .background, least: 3))
            }
            findings.append(finding(appearance, .onTint, on: .tint, least: least))
            findings.append(finding(appearance, .onCritical, on: .critical, least: least))
            return findings.compactMap { $0 }
        }
    }

    private func finding(
        _ appearance: ContrastFinding.Appearance, _ role: ColorRole, on ground: ColorRole, least: Double
    ) -> ContrastFinding? {
        let contrast = self[keyPath: role.path][appearance].contrast(with: self[keyPath: ground.path][appearance])
        guard contrast < least else { return nil }
        return ContrastFinding(
            appearance: appearance, role: role.rawValue, ground: ground.rawValue, contrast: contrast, least: least)
    }
}

nonisolated extension ContrastFinding.Appearance {
    /// WCAG 1.4.3, and 1.4.6 where more contrast is asked for.
    fileprivate var leastForText: Double {
        switch self {
        case .light, .dark: 4.5
        case .lightContrast, .darkContrast: 7
        }
    }
}

nonisolated extension AppColor {
    /// The colour in an appearance.
    subscript(appearance: ContrastFinding.Appearance) -> RGB {
        switch appearance {
        case .light: light
        case .dark: dark
        case .lightContrast: lightContrast
        case .darkContrast: darkContrast
        }
    }
}
