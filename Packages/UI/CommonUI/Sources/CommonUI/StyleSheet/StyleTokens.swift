import ViewCore

/// Writes the values of a style as CSS custom properties. Nothing but checked values reaches the text: colours and numbers are formatted here,
/// names of typefaces and addresses of their files are refused unless they are plain.
nonisolated enum StyleTokens {
    /// Font faces, then the properties; light and dark by the colour scheme in force, stronger colours where more contrast is asked for.
    /// `data-scheme` (`light`, `dark`) on the root element overrides what the system says.
    static func css(for style: any AppStyleProvider) -> String {
        let colors = colorTokens(style.colors)
        let normal = colors.map { property($0.name, $0.color.light, $0.color.dark) }
        let strong = colors.map { property($0.name, $0.color.lightContrast, $0.color.darkContrast) }.filter { !normal.contains($0) }
        return """
            \(style.fonts.faces.compactMap(face).joined())\
            :root{color-scheme:light dark;\(normal.joined())\(lengths(style.spacing))\(fonts(style.fonts))}
            :root[data-scheme=light]{color-scheme:light}
            :root[data-scheme=dark]{color-scheme:dark}
            @media (prefers-contrast:more){:root{\(strong.joined())}}
            \(fontClasses(style.fonts))
            """
    }

    // MARK: - Colours

    private static func colorTokens(_ colors: AppColors) -> [(name: String, color: AppColor)] {
        ColorRole.allCases.map { ($0.rawValue, colors[keyPath: $0.path]) }
    }

    private static func property(_ name: String, _ light: RGB, _ dark: RGB) -> String {
        "--\(name):light-dark(\(light.css),\(dark.css));"
    }

    // MARK: - Distances

    private static func lengths(_ spacing: AppSpacing) -> String {
        let values: [(String, Double)] = [
            ("space-xs", spacing.xs), ("space-s", spacing.s), ("space-m", spacing.m), ("space-l", spacing.l), ("space-xl", spacing.xl),
            ("radius", spacing.radius), ("card-radius", spacing.cardRadius), ("target", spacing.target),
            ("content-width", spacing.contentWidth),
        ]
        return values.map { "--\($0.0):\(number($0.1))px;" }.joined()
    }

    /// A number without a needless fraction; 0 where it is none.
    private static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e6 else { return "0" }
        let thousandths = Int((value * 1000).rounded())
        if thousandths % 1000 == 0 { return String(thousandths / 1000) }
        return String(Double(thousandths) / 1000)
    }

    // MARK: - Typefaces

    private static func fonts(_ fonts: AppFonts) -> String {
        let families = fonts.families.filter(isPlain).map { "\"\($0)\"," }.joined()
        return "--font:\(families)system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"Liberation Sans\",Arial,sans-serif;"
    }

    private static func fontClasses(_ fonts: AppFonts) -> String {
        let classes = Font.allCases.compactMap { font in fonts.styles[font].map { ".\(font.className){\(declarations($0))}" } }
        let body = fonts.styles[.body].map { "body{\(declarations($0))}" } ?? ""
        return ([body] + classes).joined(separator: "\n")
    }

    private static func declarations(_ style: AppFonts.Style) -> String {
        "font-size:\(number(style.size))rem;font-weight:\(style.weight);line-height:\(number(style.lineHeight))"
    }

    private static func face(_ face: AppFonts.Face) -> String? {
        guard isPlain(face.family), isPlainAddress(face.url) else { return nil }
        let weights = "\(face.weights.lowerBound) \(face.weights.upperBound)"
        return "@font-face{font-family:\"\(face.family)\";font-weight:\(weights);font-display:swap;src:url(\"\(face.url)\")}\n"
    }

    /// Whether a name may stand in a style sheet: letters, digits, spaces and hyphens.
    static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    }

    private static func isPlainAddress(_ url: String) -> Bool {
        URLPolicy.isAllowed(url) && url.utf8.allSatisfy { isLetterOrDigit($0) || "-._~/%?=:".utf8.contains($0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: false
        }
    }
}
