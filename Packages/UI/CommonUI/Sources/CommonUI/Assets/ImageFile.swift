import Foundation

/// An image file that browsers show.
nonisolated public struct ImageFile: Sendable, Equatable {
    /// The formats that every browser shows.
    public enum Format: String, Sendable, CaseIterable {
        /// A drawing.
        case svg
        /// Pixels without loss.
        case png
        /// A photograph.
        case jpeg

        /// The value of `Content-Type`.
        public var contentType: String {
            self == .svg ? "image/svg+xml" : "image/\(rawValue)"
        }

        /// The format that a file name's ending names; nil for others.
        init?(extension name: String) {
            self.init(rawValue: name.lowercased() == "jpg" ? "jpeg" : name.lowercased())
        }
    }

    /// The format.
    public let format: Format
    /// The file.
    public let bytes: [UInt8]
    /// The width in pixels, where the file tells it.
    public let width: Int?
    /// The height in pixels, where the file tells it.
    public let height: Int?

    /// A file as its bytes and the ending of its name say. Throws the reason, in English, where they do not agree or the format is none that
    /// every browser shows.
    init(name: String, bytes: [UInt8]) throws(Reason) {
        let ending = String(name.split(separator: ".").last ?? "")
        guard let format = Format(extension: ending) else {
            throw Reason("browsers do not show .\(ending); export it as SVG, PNG or JPEG")
        }
        let size: (width: Int, height: Int)?
        switch format {
        case .svg: size = try SVGDrawing(bytes: bytes).size
        case .png: size = try Self.sizeOfPNG(bytes)
        case .jpeg: size = try Self.sizeOfJPEG(bytes)
        }
        self.format = format
        self.bytes = bytes
        width = size?.width
        height = size?.height
    }

    /// Why something is not what it should be, in English.
    struct Reason: Error, Equatable {
        let text: String

        init(_ text: String) { self.text = text }
    }

    /// The IHDR chunk stands first: PNG specification, 11.2.2.
    private static func sizeOfPNG(_ bytes: [UInt8]) throws(Reason) -> (width: Int, height: Int) {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 else {
            throw Reason("it is no PNG")
        }
        let number = { (start: Int) in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        let size = (width: number(16), height: number(20))
        guard (1...65_535).contains(size.width), (1...65_535).contains(size.height) else { throw Reason("its PNG header has no size") }
        return size
    }

    /// The frame header (SOF0 to SOF15 without DHT, JPG and DAC) holds the size: ITU T.81, B.2.2.
    private static func sizeOfJPEG(_ bytes: [UInt8]) throws(Reason) -> (width: Int, height: Int) {
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { throw Reason("it is no JPEG") }
        var index = 2
        while index + 9 <= bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
                return (Int(bytes[index + 7]) << 8 | Int(bytes[index + 8]), height)
            }
            index += marker == 0xFF ? 1 : 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
        }
        throw Reason("its JPEG header has no size")
    }
}
