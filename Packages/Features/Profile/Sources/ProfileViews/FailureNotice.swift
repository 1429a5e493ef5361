import CommonUI
import Profile
import ViewCore

/// Says why something could not be stored; nothing where it could.
struct FailureNotice: View {
    let error: ProfileError?

    var body: some View {
        if let error { Banner(.error, title: Text(error.title), message: Text(error.advice)) }
    }
}
