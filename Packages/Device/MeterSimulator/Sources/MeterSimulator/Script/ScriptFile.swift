import Foundation

/// The whole script as its file has it.
struct ScriptFile: Decodable {
    let pace: Duration
    let endsToday: Bool
    let meters: [ScriptedMeter]

    init(from decoder: any Decoder) throws {
        let object = try ScriptObject(decoder, keys: ["pace_ms", "ends_today", "meters"])
        pace = .milliseconds(try object.integer("pace_ms", in: 0...60_000) ?? 0)
        endsToday = try object.flag("ends_today") ?? false
        guard let meters = try object.list("meters", of: MeterEntry.self) else { throw object.error("meters", "is missing") }
        self.meters = meters.map(\.meter)
        var seen: [ScriptedMeter] = []
        for (index, meter) in self.meters.enumerated() {
            if let other = seen.firstIndex(where: { $0.address == meter.address }) {
                throw object.error("meters[\(index)].address", "is the address of meters[\(other)] too; each meter needs its own")
            }
            seen.append(meter)
        }
    }

    static func decode(_ json: [UInt8]) throws(MeterScriptError) -> ScriptFile {
        let data = Data(json)
        do {
            return try JSONDecoder().decode(ScriptFile.self, from: data)
        } catch let error as MeterScriptError {
            throw error
        } catch {
            throw .notJSON(syntaxProblem(data) ?? ScriptPath.quoted(String(describing: error)))
        }
    }

    /// The decoder does not tell the place; the serializer does.
    private static func syntaxProblem(_ data: Data) -> String? {
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            return nil
        } catch {
            return (error as NSError).userInfo["NSDebugDescription"] as? String
        }
    }
}
