public import ViewCore

/// The look of the app: what App gives to every view through `\.appStyle`.
nonisolated public protocol AppStyleProvider: Sendable {
    /// The colours by role.
    var colors: AppColors { get }
    /// The typefaces and text styles.
    var fonts: AppFonts { get }
    /// The distances.
    var spacing: AppSpacing { get }
}

/// The images of the app: what App gives to every view through `\.appAssets`.
nonisolated public protocol AppAssetsProvider: ImageResolving {}

private enum AppStyleKey: EnvironmentKey {
    nonisolated static var defaultValue: any AppStyleProvider { PreviewStyle() }
}

private enum AppAssetsKey: EnvironmentKey {
    nonisolated static var defaultValue: any AppAssetsProvider { PreviewAssets() }
}

extension EnvironmentValues {
    /// The look of the app; a preview unless the app set its own.
    nonisolated public var appStyle: any AppStyleProvider {
        get { self[AppStyleKey.self] }
        set { self[AppStyleKey.self] = newValue }
    }

    /// The images of the app; none unless the app set its own. `Image` finds its images here too.
    nonisolated public var appAssets: any AppAssetsProvider {
        get { self[AppAssetsKey.self] }
        set {
            self[AppAssetsKey.self] = newValue
            images = newValue
        }
    }
}

extension EnvironmentValues {
    /// Sets what every view of the app needs, at the root, once.
    nonisolated public mutating func setDependencies(
        style: any AppStyleProvider,
        assets: any AppAssetsProvider,
        strings: any StringResolving,
        language: String
    ) {
        appStyle = style
        appAssets = assets
        self.strings = strings
        self.language = language
    }
}

extension View {
    /// Gives the view what every view of the app needs: to be called at the root, once.
    public func withEnvironmentDependencies(
        style: any AppStyleProvider,
        assets: any AppAssetsProvider,
        strings: any StringResolving,
        language: String
    ) -> some View {
        transformEnvironment(\.self) {
            $0.setDependencies(style: style, assets: assets, strings: strings, language: language)
        }
    }
}
