import Common
import Foundation
import LiveServer
import LiveUI

/// A package's previews as a program: serves them on this machine until it is ended.
public enum PreviewProgram {
    /// Serves a catalog as the command line says, and ends the process. Prints `Previews are ready at <link>` when it answers.
    ///
    /// `PREVIEW_SECRET` signs browsers in: with the same one, a browser stays signed in when the program is started again.
    public static func run(_ catalog: @autoclosure () throws -> PreviewCatalog) async -> Never {
        let given = ProcessInfo.processInfo.environment["PREVIEW_SECRET"] ?? ""
        let run = PreviewRun(
            words: Array(CommandLine.arguments.dropFirst()), secret: given.isEmpty ? randomSecret : given, resources: .ofThisProcess,
            print: { text in
                print(text)
                fflush(nil)
            }, note: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
        exit(await run.status(catalog, until: wait))
    }

    private static var randomSecret: String {
        LiveHost.systemRandomBytes(16).map { String($0, radix: 16) }.joined()
    }

    /// Waits for ever, or until nobody holds standard input any more.
    private static func wait(_ arguments: PreviewArguments) async {
        let (end, ending) = AsyncStream.makeStream(of: Void.self)
        if arguments.endsWithInput {
            Thread.detachNewThread {
                while FileHandle.standardInput.availableData.isEmpty == false {}
                ending.finish()
            }
        }
        for await _ in end {}
        withExtendedLifetime(ending) {}
    }
}
