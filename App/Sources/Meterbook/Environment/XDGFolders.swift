import Foundation

/// The folders of the XDG Base Directory Specification that the app uses.
struct XDGFolders {
    /// Where the data lies: `$XDG_DATA_HOME/meterbook`.
    let data: URL
    /// Where the configuration lies: `$XDG_CONFIG_HOME/meterbook`.
    let configuration: URL

    /// Reads the variables; a relative or empty path is ignored, as the specification says.
    init(variables: [String: String]) {
        let home = URL(fileURLWithPath: variables["HOME"] ?? NSHomeDirectory())
        func folder(_ name: String, _ fallback: String) -> URL {
            guard let path = variables[name], path.hasPrefix("/") else { return home.appendingPathComponent(fallback) }
            return URL(fileURLWithPath: path)
        }
        data = folder("XDG_DATA_HOME", ".local/share").appendingPathComponent("meterbook")
        configuration = folder("XDG_CONFIG_HOME", ".config").appendingPathComponent("meterbook")
    }
}
