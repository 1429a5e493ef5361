extension FeatureTemplate {
    /// What the previews' tests expect.
    static let snapshots: [TemplateFile] = []
}
