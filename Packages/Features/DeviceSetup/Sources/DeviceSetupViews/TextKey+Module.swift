import ViewCore

extension TextKey {
    /// The key of a text of this module, for use within another text.
    var inViews: TextKey { located(in: #fileID) }
}
