/// One role's colour in each appearance.
nonisolated public struct AppColor: Sendable, Hashable {
    /// On light ground.
    public let light: RGB
    /// On dark ground.
    public let dark: RGB
    /// On light ground, for people who ask for more contrast.
    public let lightContrast: RGB
    /// On dark ground, for people who ask for more contrast.
    public let darkContrast: RGB

    /// A colour for each appearance; where no other is given, more contrast is the same.
    public init(light: RGB, dark: RGB, lightContrast: RGB? = nil, darkContrast: RGB? = nil) {
        self.light = light
        self.dark = dark
        self.lightContrast = lightContrast ?? light
        self.darkContrast = darkContrast ?? dark
    }
}
