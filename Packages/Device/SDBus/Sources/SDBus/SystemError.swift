import Glibc

/// The words of the system for an error number, of either sign.
func systemWords(_ code: Int32) -> String {
    String(cString: strerror(abs(code)))
}
