/// Rules for buttons, links, progress and disclosures.
nonisolated enum ControlRules {
    static let css = """
        .button{--ground:var(--surface);--ink:var(--tint);--edge:var(--border);display:inline-flex;align-items:center;justify-content:center;\
        gap:var(--space-s);min-height:var(--target);min-width:var(--target);padding:var(--space-s) var(--space-m);border:1px solid var(--edge);\
        border-radius:var(--radius);background:var(--ground);color:var(--ink);font:inherit;font-weight:600;line-height:1.25;text-align:center;\
        text-decoration:none;cursor:pointer;touch-action:manipulation}
        .button:hover{background:color-mix(in srgb,var(--ink) 8%,var(--ground))}
        .button:active{background:color-mix(in srgb,var(--ink) 16%,var(--ground))}
        .button-prominent{--ground:var(--tint);--ink:var(--on-tint);--edge:var(--tint)}
        .button-prominent:hover,.button-prominent:active{background:color-mix(in srgb,var(--text) 14%,var(--tint))}
        .button-plain{--ground:transparent;--edge:transparent}
        .button-destructive{--ink:var(--critical)}
        .button-destructive.button-prominent{--ground:var(--critical);--ink:var(--on-critical);--edge:var(--critical)}
        .button:disabled{--ink:var(--secondary-text);--edge:var(--separator);cursor:default;background:transparent}
        .control-large{min-height:3.25rem;font-size:1.0625rem}
        button.link{padding:0;border:0;background:none;color:var(--tint);font:inherit;text-align:start;text-decoration:underline;\
        text-underline-offset:.2em;cursor:pointer}
        .label{display:inline-flex;align-items:center;gap:var(--space-s)}
        .progress{display:flex;flex-direction:column;gap:var(--space-xs);width:100%}
        .progress-bar{appearance:none;width:100%;height:.5rem;border:1px solid transparent;border-radius:999px;overflow:hidden;\
        background:color-mix(in srgb,var(--tint) 18%,var(--surface));color:var(--tint)}
        .progress-bar::-webkit-progress-bar{background:transparent}
        .progress-bar::-webkit-progress-value{background:var(--tint);border-radius:999px}
        .progress-bar::-moz-progress-bar{background:var(--tint);border-radius:999px}
        .progress-bar:not([value]){background:linear-gradient(90deg,transparent 0 35%,var(--tint) 35% 65%,transparent 65%) 0 0/200% 100%,\
        color-mix(in srgb,var(--tint) 18%,var(--surface))}
        .progress-bar:not([value])::-moz-progress-bar{background:transparent}
        @keyframes progress{from{background-position:100% 0,0 0}to{background-position:-100% 0,0 0}}
        @media (prefers-reduced-motion:no-preference){
        .button{transition:background-color .12s}
        .progress-bar:not([value]){animation:progress 1.6s linear infinite}
        .progress-bar::-webkit-progress-value{transition:width .2s}
        }
        .disclosure{border-top:1px solid var(--separator);border-bottom:1px solid var(--separator)}
        .disclosure+.disclosure{border-top:0}
        .disclosure-label{min-height:var(--target);padding:var(--space-s) 0;display:list-item;list-style-position:inside;align-content:center;\
        font-weight:600;color:var(--tint);cursor:pointer}
        .disclosure-content{padding:0 0 var(--space-m)}
        """
}
