import Observation
import ViewCore

/// A meter of the list.
struct MeterRow: Identifiable, Hashable {
    let id: Int
    let name: String
    let unread: Int
}

/// What the list of meters shows and does.
@MainActor
protocol MeterListViewModel: AnyObject, Observable {
    var meters: [MeterRow] { get }
    var path: [MeterRow] { get set }
    var progress: Double? { get }
    var isAlertPresented: Bool { get set }
    var alertMessage: String { get }
    var searchText: String { get set }

    func load() async
    func refresh() async
    func addMeter()
    func delete(_ meter: MeterRow)
    func retry()
}

struct MeterListScreen<ViewModel: MeterListViewModel>: View {
    @Bindable var viewModel: ViewModel

    var body: some View {
        NavigationStack(path: $viewModel.path) {
            List {
                if let progress = viewModel.progress {
                    ProgressView("Syncing", value: progress, total: 1)
                }
                ForEach(viewModel.meters) { meter in
                    NavigationLink(value: meter) {
                        Label(meter.name, systemImage: "sensor")
                            .badge(meter.unread)
                    }
                    .swipeActions {
                        Button("Delete", role: .destructive) { viewModel.delete(meter) }
                    }
                }
            }
            .overlay {
                if viewModel.meters.isEmpty {
                    ContentUnavailableView("No Meters", systemImage: "sensor", description: Text("Add a meter to begin."))
                }
            }
            .navigationTitle("Meters")
            .navigationDestination(for: MeterRow.self) { meter in
                Text(meter.name).font(.title)
            }
            .searchable(text: $viewModel.searchText, prompt: "Search meters")
            .refreshable { await viewModel.refresh() }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add Meter", systemImage: "plus") { viewModel.addMeter() }
                        .keyboardShortcut("n", modifiers: [.command, .shift])
                }
            }
            .alert("Sync Failed", isPresented: $viewModel.isAlertPresented) {
                Button("Try Again") { viewModel.retry() }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text(viewModel.alertMessage)
            }
            .task { await viewModel.load() }
        }
    }
}
