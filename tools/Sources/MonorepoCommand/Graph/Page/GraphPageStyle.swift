/// How a page of a graph looks, in light and in dark, on a phone, at a desk and on paper.
enum GraphPageStyle {
    /// The style sheet, with colours for so many groups.
    static func text(groups: Int) -> String {
        """
        :root { color-scheme: light dark; --text: light-dark(#1a1a1a, #e8e8e8); --back: light-dark(#fff, #16181c); --quiet: light-dark(#555, #a8adb5);
          --line: light-dark(#767676, #8a9099); --faint: light-dark(#d0d0d0, #3a3f47); --bad: light-dark(#b00020, #ff8a8a);
          --accent: light-dark(#0b57d0, #8ab4f8); }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
        main { padding: 1rem; }
        h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.2rem; margin: 1rem 0 .5rem; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; margin: .75rem 0; }
        form p { margin: 0; } form label { display: block; } fieldset { border: 1px solid var(--faint); margin: 0; padding: .1rem .6rem .4rem; }
        fieldset label { display: inline-block; margin-right: .75rem; }
        input:not([type=radio], [type=checkbox]), select, button { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line);
          border-radius: 4px; padding: .3rem .6rem; min-height: 2.25rem; max-width: 100%; }
        button { cursor: pointer; }
        .link { border: 0; padding: .1rem; min-height: 1.5rem; color: var(--accent); text-decoration: underline; text-align: left; overflow-wrap: anywhere; }
        #status { font-weight: 600; min-height: 1.5rem; margin: .5rem 0; }
        #legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; margin: .5rem 0; padding: 0; }
        #legend svg { width: 1rem; height: 1rem; vertical-align: -.15rem; margin-right: .35rem; }
        .stage { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
        @media (min-width: 60rem) { .stage { grid-template-columns: minmax(0, 1fr) 22rem; } }
        .picture { overflow: auto; max-height: 70vh; border: 1px solid var(--faint); }
        .zoom, .hint { margin: 0 0 .5rem; } .hint { color: var(--quiet); }
        #graph { display: block; font: 12px system-ui, sans-serif; }
        #graph text { fill: var(--text); pointer-events: none; }
        .node { cursor: pointer; } .node rect, #legend rect { stroke: var(--line); }
        .node:focus-visible rect { stroke: var(--accent); stroke-width: 4; }
        .node[aria-pressed=true] rect { stroke: var(--text); stroke-width: 3; }
        .node.broken rect { stroke: var(--bad); stroke-width: 2.5; }
        .edge { fill: none; stroke: var(--line); } .edge.test { stroke: var(--faint); } .edge.undeclared { stroke-dasharray: 5 4; }
        .edge.broken { stroke: var(--bad); stroke-width: 2.5; } .edge.near { stroke: var(--accent); stroke-width: 2; }
        .dim { opacity: .25; }
        #details { overflow-wrap: anywhere; } #details ul, #details ol { padding-left: 1.25rem; margin: .25rem 0; }
        dl { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; margin: 0; } dt { color: var(--quiet); } dd { margin: 0; }
        small { color: var(--quiet); }
        .wide { overflow-x: auto; } table { border-collapse: collapse; }
        th, td { text-align: left; font-weight: normal; padding: .2rem 1rem .2rem 0; border-bottom: 1px solid var(--faint); }
        thead th { font-weight: 600; vertical-align: bottom; } td:nth-child(n+4) { text-align: right; }
        li { overflow-wrap: anywhere; }
        .plain { fill: light-dark(#eeeeee, #2a2e35); }
        \(colours(groups))
        @media print { form, .zoom, #details { display: none; } .picture { max-height: none; overflow: visible; } #graph { width: 100%; height: auto; } }
        """
    }

    /// Hues a golden angle apart, so that neighbours differ however many there are; dark ones under light text where the page is dark.
    private static func colours(_ groups: Int) -> String {
        (0..<groups).map { group in
            let hue = group * 1375 / 10 % 360
            return ".fill\(group) { fill: light-dark(hsl(\(hue) 60% 86%), hsl(\(hue) 40% 26%)); }"
        }.joined(separator: "\n")
    }
}
