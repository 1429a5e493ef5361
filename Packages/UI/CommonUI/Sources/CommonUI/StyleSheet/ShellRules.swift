/// Rules for the frame of every page. On a narrow screen the sections are a bar at the bottom, within reach of a thumb.
nonisolated enum ShellRules {
    static let css = """
        .shell{min-height:100vh;min-height:100dvh;display:flex;flex-direction:column}
        .skip-link{position:absolute;top:var(--space-s);inset-inline-start:var(--space-s);z-index:3;padding:.75rem var(--space-m);\
        border-radius:var(--radius);background:var(--tint);color:var(--on-tint);transform:translateY(-200%)}
        .skip-link:focus{transform:none}
        .shell-header{background:var(--surface);border-bottom:1px solid var(--separator)}
        .shell-bar{display:flex;align-items:center;gap:var(--space-l);max-width:calc(var(--content-width) + 2*var(--space-m));margin:0 auto;\
        padding:0 var(--space-m);min-height:3.5rem}
        .shell-name{display:flex;align-items:center;gap:.625rem;font-weight:700;font-size:1.0625rem;letter-spacing:-.01em}
        .shell-name::before{content:"";flex:none;width:.875rem;height:.875rem;border-radius:0 50% 50%;background:var(--tint);rotate:45deg;\
        margin-top:.1875rem}
        .shell-sections{display:flex}
        .shell-section{display:flex;align-items:center;justify-content:center;gap:var(--space-s);\
        color:var(--secondary-text);font-weight:500;text-decoration:none}
        .shell-section:hover{color:var(--text)}
        .shell-section[aria-current]{color:var(--tint);font-weight:650}
        .shell-section .symbol{width:1.5rem;height:1.5rem}
        .shell-main{flex:1;width:100%;max-width:calc(var(--content-width) + 2*var(--space-m));margin:0 auto;\
        padding:var(--space-l) var(--space-m) var(--space-xl)}
        .shell-main>.vstack{gap:var(--space-l)}
        .shell-main>*+.vstack{margin-top:var(--space-s)}
        .shell-main>:is(.banner,.choices)+.vstack{margin-top:var(--space-l)}
        .page-header{gap:var(--space-xs)}
        .page-header>.hstack{justify-content:space-between;gap:var(--space-m)}
        .page-title{flex:1 1 14rem}
        .back-link{display:inline-flex;align-items:center;gap:.375rem;align-self:flex-start;min-height:2rem;text-decoration:none;font-weight:500}
        .back-link::before{content:"";width:.5rem;height:.5rem;border:solid;border-width:0 0 2px 2px;rotate:45deg}
        :dir(rtl) .back-link::before{rotate:-135deg}
        .live-banner:empty{display:none}
        .live-banner{position:sticky;top:0;z-index:4;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:var(--space-m);\
        padding:var(--space-s) var(--space-m);background:var(--warning);color:var(--surface)}
        .live-notice,.live-noscript{max-width:40rem;margin:0 auto;padding:var(--space-l) var(--space-m)}
        @media (max-width:39.99rem){
        .shell-bar{min-height:3rem}
        .shell-nav{position:fixed;inset:auto 0 0;z-index:2;background:var(--surface);border-top:1px solid var(--separator);\
        padding-bottom:env(safe-area-inset-bottom)}
        .shell-sections>li{flex:1 1 0;min-width:0}
        .shell-section{flex-direction:column;gap:2px;min-height:3.25rem;padding:2px;font-size:.75rem;text-align:center;line-height:1.2;\
        letter-spacing:-.02em;hyphens:auto}
        .shell-section[aria-current]{box-shadow:inset 0 3px var(--tint)}
        .shell-main{padding:var(--space-m) var(--space-m) 6rem}
        }
        @media (min-width:40rem) and (max-width:53.99rem){.shell-section .symbol{display:none}}
        @media (min-width:40rem){
        .shell-header{position:sticky;top:0;z-index:2}
        .shell-sections{gap:var(--space-xs)}
        .shell-section{min-height:3.5rem;padding:0 .75rem}
        .shell-bar{flex-wrap:wrap;column-gap:var(--space-l);row-gap:0}
        .shell-section[aria-current]{box-shadow:inset 0 -3px var(--tint)}
        }
        """
}
