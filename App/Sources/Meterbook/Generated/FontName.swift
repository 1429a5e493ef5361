// Made by `monorepo projgen` from App/Sources/Meterbook/Fonts. Do not edit.
// swift-format-ignore-file

/// The names of the app's typefaces.
enum FontName {
    /// `Inter.ttf`
    static let inter = "Inter.ttf"
}
