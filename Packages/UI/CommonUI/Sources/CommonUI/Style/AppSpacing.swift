/// The distances of the app, in CSS pixels.
nonisolated public struct AppSpacing: Sendable, Hashable {
    /// Between parts of one thing.
    public var xs: Double
    /// Between related things.
    public var s: Double
    /// The usual distance.
    public var m: Double
    /// Between groups.
    public var l: Double
    /// Between parts of a page.
    public var xl: Double
    /// The radius of the corners of controls.
    public var radius: Double
    /// The radius of the corners of cards.
    public var cardRadius: Double
    /// The least width and height of what can be pressed; 44 by our rule, 24 by WCAG 2.5.8.
    public var target: Double
    /// The greatest width of a page's content.
    public var contentWidth: Double

    /// Distances for every role, in CSS pixels.
    public init(
        xs: Double,
        s: Double,
        m: Double,
        l: Double,
        xl: Double,
        radius: Double,
        cardRadius: Double,
        target: Double,
        contentWidth: Double
    ) {
        self.xs = xs
        self.s = s
        self.m = m
        self.l = l
        self.xl = xl
        self.radius = radius
        self.cardRadius = cardRadius
        self.target = target
        self.contentWidth = contentWidth
    }
}
