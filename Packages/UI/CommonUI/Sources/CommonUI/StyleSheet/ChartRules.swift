/// Rules for charts. A plot keeps room for its axes; its shapes stretch with the page, its texts and signs do not.
nonisolated enum ChartRules {
    static let css = """
        .chart{display:flex;flex-direction:column;gap:var(--space-s);min-width:0}
        .chart-title{font-weight:600;text-align:start}
        .chart-summary{color:var(--secondary-text);font-size:.875rem}
        .chart-frame{position:relative;height:16rem}
        .chart-image,.chart-readers{position:absolute;top:1.5rem;left:2.25rem;width:calc(100% - 2.5rem);height:calc(100% - 3.25rem);\
        overflow:visible}
        .chart-shapes{overflow:visible}
        .chart-grid{stroke:var(--separator)}
        .chart-tick,.chart-limit,.chart-stop-text{fill:var(--secondary-text);font-size:.75rem;text-anchor:middle}
        .chart-tick-vertical{text-anchor:end;dominant-baseline:central}
        .chart-tick-first{text-anchor:start}
        .chart-tick-last,.chart-limit{text-anchor:end}
        .chart-target{fill:color-mix(in srgb,var(--band-in-target) 14%,transparent);stroke:var(--band-in-target);stroke-width:1;\
        stroke-dasharray:4 3;vector-effect:non-scaling-stroke}
        .chart-line{fill:none;stroke:var(--text);stroke-width:1.5;stroke-linejoin:round;vector-effect:non-scaling-stroke}
        .chart-median{stroke-width:3}
        .chart-quartiles{stroke-width:1}
        .chart-range{stroke-width:1;stroke-dasharray:2 3}
        .chart-day{stroke:color-mix(in srgb,var(--text) 35%,transparent);stroke-width:1}
        .chart-trend{stroke:var(--tint);stroke-width:2}
        .chart-area{fill:color-mix(in srgb,var(--tint) 30%,transparent)}
        .chart-area-range{fill:color-mix(in srgb,var(--tint) 14%,transparent)}
        .chart-sign{fill:var(--band,var(--tint));stroke:var(--surface);stroke-width:2;paint-order:stroke;font-size:.6875rem;text-anchor:middle;\
        dominant-baseline:central;letter-spacing:-.05em}
        .chart-bar{fill:var(--band)}
        .chart-stop-area{fill:transparent}
        .chart-stop-text{visibility:hidden;fill:var(--text);font-weight:600}
        .chart-stop:hover .chart-stop-text,.chart-stop:focus .chart-stop-text{visibility:visible}
        .chart-readers:focus-within .chart-stop:not(:focus) .chart-stop-text{visibility:hidden}
        .chart-stop:hover .chart-stop-area,.chart-stop:focus .chart-stop-area{fill:color-mix(in srgb,var(--text) 9%,transparent)}
        .chart-stop:focus{outline:none}
        .chart-stop:focus-visible .chart-stop-area{stroke:var(--focus);stroke-width:3}
        .chart-range-bar{width:100%;height:2.25rem}
        .chart-range-bar>rect{stroke:var(--surface);stroke-width:2}
        .chart-hatching{display:none}
        .chart-hatching-line{stroke:#fff;stroke-width:2}
        .chart-calendar{width:100%;table-layout:fixed;border-collapse:separate;border-spacing:2px}
        .chart-calendar th{font-size:.75rem;font-weight:500;color:var(--secondary-text)}
        .chart-cell{height:3.25rem;padding:.25rem;border-radius:6px;vertical-align:top;background:var(--surface);border:1px solid var(--separator);\
        font-size:.75rem;line-height:1.2}
        .chart-cell[class*=band-]{border-color:var(--band);background:color-mix(in srgb,var(--band) 14%,var(--surface))}
        .chart-cell-day{color:var(--secondary-text)}
        .chart-cell-value{display:block;font-weight:600;font-size:.875rem}
        .chart-cell-sign{color:var(--band);font-size:.625rem}
        @media (forced-colors:active){
        .chart-bar,.chart-area{forced-color-adjust:none}
        .chart-line,.chart-grid,.chart-target{stroke:CanvasText}
        .chart-tick,.chart-limit,.chart-stop-text,.chart-sign{fill:CanvasText;stroke:none}
        }
        @media print{
        .chart{break-inside:avoid}
        .chart-frame{height:12rem}
        .chart-readers,.chart .disclosure{display:none}
        .chart-hatching{display:inline}
        }
        """
}
