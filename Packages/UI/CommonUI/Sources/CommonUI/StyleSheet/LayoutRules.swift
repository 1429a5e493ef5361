/// Rules for stacks, grids and distances.
nonisolated enum LayoutRules {
    static let css = """
        .vstack{display:flex;flex-direction:column;gap:var(--space-s);min-width:0}
        :is(.vstack,.section)>:is(.button,.badge,.tag,.back-link){align-self:flex-start}
        .vstack.align-center{align-items:center;text-align:center}
        .vstack.align-center>:is(.button,.badge,.tag){align-self:center}
        .vstack.align-trailing{align-items:flex-end;text-align:end}
        .hstack{display:flex;flex-flow:row wrap;align-items:center;gap:var(--space-s);min-width:0}
        .hstack>*{min-width:0}
        .hstack.align-top{align-items:flex-start}
        .hstack.align-bottom{align-items:flex-end}
        .hstack.align-baseline{align-items:baseline}
        .spacer{flex:1 1 0}
        .gap-zero{gap:0}
        .gap-xs{gap:var(--space-xs)}
        .gap-s{gap:var(--space-s)}
        .gap-m{gap:var(--space-m)}
        .gap-l{gap:var(--space-l)}
        .gap-xl{gap:var(--space-xl)}
        .pad-xs{padding:var(--space-xs)}
        .pad-s{padding:var(--space-s)}
        .pad-m{padding:var(--space-m)}
        .pad-l{padding:var(--space-l)}
        .pad-xl{padding:var(--space-xl)}
        .grid{display:grid;gap:var(--space-m);grid-template-columns:minmax(0,1fr)}
        .grid.gap-s{gap:var(--space-s)}
        .grid.gap-l{gap:var(--space-l)}
        .grid-narrow{grid-template-columns:repeat(auto-fill,minmax(min(9rem,100%),1fr))}
        .grid-medium{grid-template-columns:repeat(auto-fill,minmax(min(16rem,100%),1fr))}
        .grid-wide{grid-template-columns:repeat(auto-fill,minmax(min(26rem,100%),1fr))}
        @media (min-width:40rem){
        .grid-2{grid-template-columns:repeat(2,minmax(0,1fr))}
        .grid-3{grid-template-columns:repeat(3,minmax(0,1fr))}
        .grid-4{grid-template-columns:repeat(4,minmax(0,1fr))}
        }
        .grid-rows,.grid-row{display:grid;gap:var(--space-s);min-width:0}
        .grid-row{grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}
        .labeled,.badged,.row-line,.progress-line{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-xs) var(--space-m)}
        .labeled-name,.badged>:first-child,.progress-line>.progress{flex:1 1 10rem}
        .labeled-value{color:var(--secondary-text)}
        .row-content{flex:1 1 8rem;min-width:0}
        .count-badge{min-width:1.5rem;padding:0 .5rem;border-radius:999px;background:var(--tint);color:var(--on-tint);font-size:.8125rem;\
        font-weight:600;line-height:1.5rem;text-align:center}
        .text-center{text-align:center}
        .text-trailing{text-align:end}
        .divider{border:0;border-top:1px solid var(--separator);margin:0;align-self:stretch}
        .actions{gap:var(--space-s)}
        """
}
