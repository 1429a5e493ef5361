import ViewCore

/// Says that a list shows not all there is.
struct ShownCount: View {
    let shown: Int
    let total: Int

    var body: some View {
        if total > shown {
            Text("list.more", arguments: .int(shown), .int(total)).foregroundStyle(.secondary)
        }
    }
}
