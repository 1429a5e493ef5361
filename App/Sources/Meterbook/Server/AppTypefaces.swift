import Common
import CommonUI
import Foundation
import LiveUI

/// The typefaces that come with the app, as far as they are there: a build without them shows the system's.
struct AppTypefaces {
    /// What the style sheet says of them.
    let faces: [AppFonts.Face]
    /// Their files, by the path below `/assets/`.
    let files: [String: LiveAsset]

    /// Reads the files beside the app. Throws `ResourceLocator.NotFound` where the app has no resources at all.
    init(resources: ResourceLocator) throws(ResourceLocator.NotFound) {
        let folder = try resources.folder(ofTarget: "Meterbook").appendingPathComponent("Fonts")
        var faces: [AppFonts.Face] = []
        var files: [String: LiveAsset] = [:]
        for (family, file) in [("Inter", FontName.inter)] {
            guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(file).path) else { continue }
            let path = "fonts/" + file
            faces.append(AppFonts.Face(family: family, weights: 100...900, url: "/assets/" + path))
            files[path] = LiveAsset(contentType: "font/ttf", bytes: [UInt8](data))
        }
        self.faces = faces
        self.files = files
    }
}
