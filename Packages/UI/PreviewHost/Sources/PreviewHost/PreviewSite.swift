import Common
import Foundation
import LiveUI
import ViewCore

/// The files that previews are served with.
struct PreviewSite {
    /// The addresses of the style sheets: the look's, then that of the page around.
    static let styleSheets = ["/assets/look.css", "/assets/preview.css"]

    /// The address of the icon: an eye, so that tabs of previews are told from those of the app.
    static let icon = "/assets/preview.svg"

    /// The client script; what loads the page again after a build comes first, since it watches the connection of the other.
    let script: [UInt8]
    private let assets: [String: LiveAsset]

    /// Reads the files that come with the program. Throws where one is missing or cannot be read.
    init(look: PreviewLook, resources: ResourceLocator) throws {
        let read = { (name: String, target: String) in [UInt8](try Data(contentsOf: resources.file(name, ofTarget: target))) }
        script = try read("preview.js", "PreviewHost") + read("live.js", "LiveUI")
        let contentType = "text/css; charset=utf-8"
        let own = [
            "look.css": LiveAsset(contentType: contentType, bytes: Array(look.styleSheet.utf8)),
            "preview.css": LiveAsset(contentType: contentType, bytes: try read("preview.css", "PreviewHost")),
            "preview.svg": LiveAsset(contentType: "image/svg+xml", bytes: try read("preview.svg", "PreviewHost")),
        ]
        assets = look.files.mapValues { LiveAsset(contentType: $0.contentType, bytes: $0.bytes) }.merging(own) { $1 }
    }

    /// The asset of a name below `/assets/`.
    func asset(_ name: String) -> LiveAsset? {
        assets[name]
    }
}
