public import ViewCore

/// A short remark on a thing: "Simulated", "Edited", "Control solution".
///
/// ```swift
/// Tag("reading.simulated", tone: .warning)
/// ```
public struct Tag: View {
    /// How much attention the remark asks for.
    public enum Tone: String, Sendable, Hashable, CaseIterable {
        /// None in particular.
        case neutral
        /// That of something chosen or new.
        case tint
        /// That of something to look at.
        case warning
    }

    private let title: Text
    private let tone: Tone

    /// A remark by the text of a key.
    public init(_ key: TextKey, tone: Tone = .neutral, fileID: String = #fileID) {
        self.init(Text(key, fileID: fileID), tone: tone)
    }

    /// A remark by a text.
    public init(_ title: Text, tone: Tone = .neutral) {
        self.title = title
        self.tone = tone
    }

    /// The words in a frame.
    public var body: some View {
        title.className("tag", toneClass)
    }

    private var toneClass: String {
        "tag-" + tone.rawValue
    }
}
