/// The name under which code imports the module of a target or product: characters that no identifier may have become `_`, and a
/// leading digit too.
package func moduleName(of name: String) -> String {
    var result = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
        let isStart = scalar == "_" || scalar.properties.isXIDStart
        let fits = index == 0 ? isStart : isStart || scalar.properties.isXIDContinue
        result.unicodeScalars.append(fits ? scalar : "_")
    }
    return result
}
