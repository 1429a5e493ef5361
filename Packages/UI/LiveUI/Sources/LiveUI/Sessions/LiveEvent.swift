import Foundation
import ViewCore

/// An event as the browser's script sends it: `{"seq":7,"rev":3,"h":"v.0.1","kind":"click","value":null}`.
nonisolated struct LiveEvent: Equatable {
    /// Counts the events of a session, from 1.
    let seq: Int
    /// The revision that was on the screen; 0 where the browser did not say.
    let revision: Int
    /// The id of the element; empty for events of the page itself.
    let handler: String
    /// The kind: one of ``EventKind``, or of ``PageEvent``.
    let kind: String
    /// What came with it.
    let value: EventValue

    init(seq: Int, revision: Int = 0, handler: String = "", kind: String, value: EventValue = EventValue()) {
        self.seq = seq
        self.revision = revision
        self.handler = handler
        self.kind = kind
        self.value = value
    }

    /// Reads a file that was chosen, sent as it is with the rest in the query: `?seq=7&rev=3&name=a.csv&type=text/csv`. Nil where it is anything else.
    init?(file request: LiveRequest, handler: String) {
        guard let seq = request.queryValue("seq").flatMap({ Int($0) }), seq > 0, seq < 1 << 53 else { return nil }
        guard let revision = request.queryValue("rev").flatMap({ Int($0) }), revision >= 0 else { return nil }
        let file = UploadedFile(name: request.queryValue("name") ?? "", contentType: request.queryValue("type") ?? "", bytes: request.body)
        let value = EventValue(files: [handler: file])
        self.init(seq: seq, revision: revision, handler: handler, kind: EventKind.file.rawValue, value: value)
    }

    /// Reads the JSON; nil where it is anything else.
    init?(json: [UInt8]) {
        let wire: Wire
        do {
            wire = try JSONDecoder().decode(Wire.self, from: Data(json))
        } catch {
            return nil
        }
        guard wire.seq > 0, wire.seq < 1 << 53, (wire.rev ?? 0) >= 0 else { return nil }
        let value = wire.value ?? .none
        self.init(seq: wire.seq, revision: wire.rev ?? 0, handler: wire.h ?? "", kind: wire.kind, value: value.eventValue)
    }

    private struct Wire: Decodable {
        let seq: Int
        let rev: Int?
        let h: String?
        let kind: String
        let value: WireValue?
    }

    /// Nothing, a text or a form's fields.
    private enum WireValue: Decodable {
        case none
        case text(String)
        case fields([String: [String]])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .none
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .fields(try container.decode([String: [String]].self))
            }
        }

        var eventValue: EventValue {
            switch self {
            case .none: EventValue()
            case .text(let text): EventValue(text: text)
            case .fields(let fields): EventValue(fields: fields)
            }
        }
    }
}

/// The kinds of event that concern the page, not an element. Their text is a link or a saved state.
nonisolated enum PageEvent: String {
    /// A link was followed.
    case open
    /// The browser went to another entry of its history.
    case back
    /// A page that was loaded again brings what the last one had saved.
    case restore
    /// The page says what its screen is like.
    case traits
}
