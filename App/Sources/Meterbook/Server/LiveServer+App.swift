import CommonUI
import LiveServer
import LiveUI
import Logging

extension LiveServer {
    /// The app's server, which does not listen yet. `secret` signs browsers in. Throws `CommandFailure` where the app's own files are missing.
    static func ofApp(dependencies: AppDependencies, secret: String) throws(CommandFailure) -> LiveServer {
        let environment = dependencies.environment
        let site = try Site(
            resources: environment.resources, style: environment.configuration.style, remote: dependencies.network.remoteConfiguration)
        let (logger, preferences) = (dependencies.logger, dependencies.shownPreferences)
        return LiveServer(cookieName: "meterbook", secret: secret) { requestGuard in
            let configuration = LiveHost.Configuration(
                requestGuard: requestGuard,
                script: site.script,
                styleSheets: [Site.styleSheet],
                icon: site.icon,
                asset: { site.asset($0) },
                environment: { site.environment(acceptLanguage: $0, preferences: preferences.values) },
                report: { logger.log(.warning, "live.incident", ["what": .outside($0.description)]) }
            )
            return LiveHost(configuration: configuration) { context in
                AppSession(dependencies: dependencies, site: site, context: context)
            }
        }
    }

    /// Hands over a new link before the one before grows too old, until the task is cancelled. Throws `CancellationError`.
    func renewLink(_ announce: (String) -> Void) async throws {
        while true {
            try await Task.sleep(for: .seconds(240))
            announce(makeLink())
        }
    }
}
