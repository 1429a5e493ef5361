/// Rules for the components of CommonUI.
nonisolated enum ComponentRules {
    static let css = """
        .card{gap:.75rem;padding:var(--space-m);border:1px solid var(--separator);border-radius:var(--card-radius);background:var(--surface)}
        .card>.section-header{font-size:1.0625rem}
        .reading{display:inline-block;white-space:nowrap}
        .reading-number{font-weight:650;font-size:1.125rem;letter-spacing:-.01em}
        .reading-unit{margin-inline-start:.3em;color:var(--secondary-text);font-size:.875rem}
        .reading-none{color:var(--secondary-text)}
        .reading-large .reading-number{font-size:2.75rem;font-weight:700;line-height:1.1;letter-spacing:-.02em}
        .reading-large .reading-unit{font-size:1.0625rem}
        .badge,.tag{display:inline-flex;flex-wrap:nowrap;align-items:center;gap:.375rem;padding:.125rem .625rem;border:1px solid transparent;\
        border-radius:999px;font-size:.875rem;font-weight:500;line-height:1.45}
        .badge{background:color-mix(in srgb,var(--band) 11%,var(--surface));\
        border-color:color-mix(in srgb,var(--band) 28%,var(--surface))}
        .badge-shape{color:var(--band);font-size:.75em;line-height:1;letter-spacing:.02em}
        .tag{border-color:color-mix(in srgb,var(--secondary-text) 30%,var(--surface));border-radius:6px;padding:0 .4375rem;color:var(--secondary-text);font-size:.8125rem}
        .tag-tint{color:var(--tint);border-color:color-mix(in srgb,var(--tint) 40%,var(--surface))}
        .tag-warning{color:var(--warning);border-color:color-mix(in srgb,var(--warning) 45%,var(--surface))}
        .chip{display:inline-flex;align-items:center;gap:.25rem;min-height:1.75rem;max-width:100%;padding:0 .75rem;border:1px solid var(--separator);\
        border-radius:999px;background:var(--ground,var(--surface));color:var(--ink,var(--text));font:inherit;font-size:.875rem}
        .button.chip{--ink:var(--text);min-height:2.25rem;border-color:var(--edge);font-weight:500}
        .chip.button[aria-pressed=true]{--ground:var(--tint);--ink:var(--on-tint);--edge:var(--tint)}
        .chip[aria-pressed=true]::before{content:"✓"}
        .chip-removable{padding-inline-end:0}
        .chip .chip-remove{min-width:1.75rem;min-height:1.75rem;padding:0;border-color:transparent;background:none}
        .steps-words{display:flex;flex-wrap:wrap;gap:0 .5rem}
        .steps-number{color:var(--secondary-text)}
        .steps-name{font-weight:600}
        .steps-list{display:flex;gap:.25rem;margin:var(--space-s) 0 0;padding:0;list-style:none}
        .step{flex:1 1 0;height:.375rem;border-radius:999px;background:color-mix(in srgb,var(--tint) 20%,var(--surface))}
        .step-done,.step[aria-current]{background:var(--tint)}
        .task-words{flex:1 1 12rem}
        @media (min-width:40rem){
        .row .reading{min-width:7.25rem}
        .row .reading-number{display:inline-block;min-width:2.75rem;text-align:end}
        .row .badge{min-width:7.5rem}
        }
        .day-header{gap:0 .625rem}
        .day-name{font-size:1.0625rem;font-weight:650}
        .day-date,.day-count{color:var(--secondary-text);font-size:.875rem;font-weight:400}
        .day-count{margin-inline-start:auto}
        .menu-list .link .hstack{flex-wrap:nowrap;gap:var(--space-m)}
        .menu-list .symbol{width:1.5rem;height:1.5rem;color:var(--tint)}
        .long-text{white-space:pre-wrap;font-size:.875rem}
        .empty-state{gap:.75rem;padding:var(--space-xl) var(--space-m);border:1px dashed var(--border);border-radius:var(--card-radius)}
        .empty-state>p{max-width:34rem}
        .empty-state>.actions{justify-content:center;margin-top:var(--space-s)}
        .empty-state>.symbol{width:2.5rem;height:2.5rem;color:var(--secondary-text)}
        .progress-panel{gap:var(--space-m)}
        .progress-panel-text{flex:1 1 14rem}
        .banner{--kind:var(--tint);gap:.75rem;padding:.875rem var(--space-m);border:1px solid color-mix(in srgb,var(--kind) 35%,var(--surface));\
        border-inline-start:4px solid var(--kind);border-radius:var(--radius);background:color-mix(in srgb,var(--kind) 7%,var(--surface))}
        .banner-success{--kind:var(--success)}
        .banner-warning{--kind:var(--warning)}
        .banner-error{--kind:var(--critical)}
        .banner-sign{flex:none;width:1.5rem;height:1.5rem;border-radius:50%;background:var(--kind);color:var(--surface);font-weight:700;\
        font-size:.875rem;line-height:1.5rem;text-align:center}
        .banner-text{flex:1 1 8rem}
        .banner-title{font-weight:600}
        .description-row{display:grid;grid-template-columns:minmax(0,1fr);gap:0 var(--space-m);padding:.625rem 0}
        .description-row+.description-row{border-top:1px solid var(--separator)}
        .description-name{color:var(--secondary-text)}
        @media (min-width:30rem){.description-row{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}}
        """
}
