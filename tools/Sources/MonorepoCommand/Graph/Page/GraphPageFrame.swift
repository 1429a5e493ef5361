import ToolSupport

/// What is the same in every page of a graph: its head, and the controls around the picture.
enum GraphPageFrame {
    /// The page up to its content, with colours for so many groups; `title` is escaped.
    static func start(title: String, groups: Int) -> String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <title>\(title)</title>
        <style>
        \(GraphPageStyle.text(groups: groups))
        </style></head><body>
        """
    }

    /// The controls, the picture that the script fills, and what is told of the chosen module.
    static func picture(datalist: String) -> String {
        """
        <noscript><p>The picture needs JavaScript. The table below says the same.</p></noscript>
        <form id="controls" aria-label="What is shown">
        <p><label for="search">Find a module</label><input id="search" type="search" autocomplete="off"></p>
        <p><label for="show">Around the chosen one, show</label><select id="show">
        <option value="all">everything</option><option value="below">what it depends on</option>
        <option value="above">what depends on it</option><option value="around">both</option></select></p>
        <p><label for="depth">At most</label><select id="depth"><option value="">any number of steps</option>
        <option value="1">1 step</option><option value="2">2 steps</option><option value="3">3 steps</option></select></p>
        <fieldset><legend>Colour by</legend>
        <label><input type="radio" name="colour" value="role" checked> role</label>
        <label><input type="radio" name="colour" value="owner"> owner</label></fieldset>
        <fieldset><legend>Which</legend>
        <label><input type="checkbox" id="tests" checked> tests too</label>
        <label><input type="checkbox" id="broken"> only violations</label></fieldset>
        </form>
        <form id="path" aria-label="Path between two modules">
        <p><label for="from">How does</label><input id="from" list="modules" required autocomplete="off"></p>
        <p><label for="to">depend on</label><input id="to" list="modules" required autocomplete="off"></p>
        <p><button>Show the path</button></p>
        <p><button type="button" id="everything">Show everything again</button></p>
        </form>
        \(datalist)
        <p id="status" role="status"></p>
        <ul id="legend" aria-label="Colours"></ul>
        <div class="stage">
        <div>
        <p class="zoom"><button type="button" id="closer">Closer</button> <button type="button" id="further">Further</button>
        <button type="button" id="whole">Whole picture</button></p>
        <div class="picture" id="picture" role="region" aria-label="Picture" tabindex="0"><svg id="graph" role="group" \
        aria-label="Modules. Arrow keys lead along dependencies, Enter chooses."></svg></div>
        <p class="hint">What a module depends on is to its right. The taller a box, the more lines. Red: breaks a rule or closes a cycle;
        dashed: imported, not declared; pale: from tests.</p>
        </div>
        <section id="details" aria-label="Chosen module"><h2>No module is chosen</h2><p>Choose one in the picture or in the table.</p></section>
        </div>
        """
    }
}
