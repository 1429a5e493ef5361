/// The header lines that every answer carries.
nonisolated enum SecurityHeaders {
    /// For everything but assets.
    static let all = common + [LiveField("Cache-Control", "no-store")]
    /// For assets, which a browser may keep and must ask about.
    static let asset = common + [LiveField("Cache-Control", "no-cache")]

    private static let common = [
        LiveField("Content-Security-Policy", policy),
        LiveField("X-Content-Type-Options", "nosniff"),
        LiveField("Referrer-Policy", "no-referrer"),
        LiveField("X-Frame-Options", "SAMEORIGIN"),
        LiveField("Cross-Origin-Opener-Policy", "same-origin"),
        LiveField("Cross-Origin-Resource-Policy", "same-origin"),
    ]

    /// No inline script and no inline style: both stay forbidden by `default-src`.
    private static let policy =
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; object-src 'none'"
}
