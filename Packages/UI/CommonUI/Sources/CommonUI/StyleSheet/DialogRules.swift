/// Rules for what stands above the page: dialogs, sheets, messages and menus; and for the bar of a screen.
nonisolated enum DialogRules {
    static let css = """
        .dialog{width:min(32rem,100%);max-height:calc(100dvh - 2*var(--space-m));margin:auto;padding:var(--space-l);overflow:auto;\
        border:1px solid var(--separator);border-radius:var(--card-radius);background:var(--surface);color:var(--text);\
        box-shadow:0 1.5rem 4rem rgb(0 0 0/.25)}
        .dialog:focus{outline:none}
        .dialog::backdrop{background:rgb(8 14 20/.5)}
        .alert{width:min(26rem,calc(100% - 2*var(--space-m)))}
        .dialog:not(:modal){position:fixed;inset:0;z-index:6;box-shadow:0 0 0 100vmax rgb(8 14 20/.5)}
        .sheet[open]{display:flex;flex-direction:column;gap:var(--space-m)}
        .dialog-title{font-size:1.1875rem;font-weight:650;line-height:1.3}
        .dialog-message{margin-top:var(--space-s);color:var(--secondary-text)}
        .dialog-actions{display:flex;flex-flow:row wrap-reverse;justify-content:flex-end;gap:var(--space-s);margin-top:var(--space-l)}
        .dialog-actions>.button-cancel{order:-1}
        .dialog-actions>.button-destructive{--ground:var(--critical);--ink:var(--on-critical);--edge:var(--critical)}
        .navigation{display:flex;flex-direction:column;gap:var(--space-m)}
        .navigation-bar{display:flex;flex-flow:row wrap;align-items:center;gap:var(--space-xs) var(--space-m)}
        .navigation-bar>.back-link{flex-basis:100%;justify-content:flex-start;padding:0;font-weight:500}
        .navigation-title{flex:1 1 10rem;font-size:1.625rem;font-weight:700;line-height:1.25}
        .sheet .navigation-title{font-size:1.25rem}
        .toolbar{display:flex;flex-wrap:wrap;gap:var(--space-s)}
        .sheet-close,.toast-close{font-size:1.5rem;font-weight:400;padding:0}
        .toast{position:fixed;z-index:5;inset:auto 0 var(--space-l);display:flex;align-items:center;gap:var(--space-s);width:max-content;\
        max-width:min(36rem,calc(100% - 2*var(--space-m)));margin:0 auto;padding:var(--space-xs) var(--space-xs) var(--space-xs) var(--space-m);\
        border-radius:var(--radius);background:var(--text);color:var(--background);box-shadow:0 .5rem 2rem rgb(0 0 0/.3)}
        .toast-message{flex:1}
        .toast .button{--ink:var(--background);padding:0 var(--space-s);text-decoration:underline}
        .toast .toast-close{text-decoration:none}
        .menu{position:relative;width:fit-content}
        .menu-label{list-style:none}
        .menu-label::-webkit-details-marker{display:none}
        .menu-label::after{content:"";width:.4375rem;height:.4375rem;margin-top:-.25rem;border:solid;border-width:0 2px 2px 0;rotate:45deg}
        .menu-items{position:absolute;z-index:3;min-width:100%;width:max-content;max-width:80vw;margin-top:var(--space-xs);\
        padding:var(--space-xs);border:1px solid var(--separator);border-radius:var(--radius);background:var(--surface);\
        box-shadow:0 .5rem 1.5rem rgb(0 0 0/.18)}
        .menu-items .button{--edge:transparent;display:flex;justify-content:flex-start;width:100%;text-align:start;font-weight:500}
        @media (min-width:40rem){:is(.page-header,.toolbar) .menu-items{inset-inline-end:0}}
        @media (max-width:39.99rem){
        .toast{bottom:4.5rem}
        .sheet{width:100%;max-width:100%;margin:auto 0 0;border-radius:var(--card-radius) var(--card-radius) 0 0}
        .dialog-actions>.button{flex:1 1 8rem}
        }
        @media (prefers-reduced-motion:no-preference){
        @keyframes rise{from{opacity:0;translate:0 .75rem}}
        .dialog[open],.toast{animation:rise .18s ease-out}
        }
        """
}
