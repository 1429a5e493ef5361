/// Rules for elements and for text.
nonisolated enum BaseRules {
    static let css = """
        *,*::before,*::after{box-sizing:border-box}
        html{scroll-padding:5rem 0 6rem;-webkit-text-size-adjust:100%;text-size-adjust:100%}
        body{margin:0;background:var(--background);color:var(--text);font-family:var(--font);font-variant-numeric:tabular-nums;\
        overflow-wrap:anywhere}
        h1,h2,h3,h4,h5,h6,p,dl,dd,ul,figure,fieldset{margin:0;padding:0}
        h1,h2,h3,h4,h5,h6{text-wrap:balance;font-size:1rem}
        ul{list-style:none}
        fieldset{border:0;min-width:0}
        p,h1,h2,h3,h4,h5,h6,span,a,label,button,td,th,dt,dd{unicode-bidi:isolate}
        img{max-width:100%;height:auto}
        a{color:var(--tint);text-underline-offset:.2em}
        a:hover{text-decoration-thickness:2px}
        :focus-visible,[type^=date]:focus-within,[type=time]:focus-within{outline:3px solid var(--focus);outline-offset:2px}
        #root:focus,#main:focus{outline:none}
        .bold{font-weight:600}
        .tabular{font-variant-numeric:tabular-nums}
        .fg-primary{color:var(--text)}
        .fg-secondary{color:var(--secondary-text)}
        .fg-tint{color:var(--tint)}
        .fg-success{color:var(--success)}
        .fg-warning{color:var(--warning)}
        .fg-critical{color:var(--critical)}
        .band-very-low{--band:var(--band-very-low)}
        .band-low{--band:var(--band-low)}
        .band-in-target{--band:var(--band-in-target)}
        .band-high{--band:var(--band-high)}
        .band-very-high{--band:var(--band-very-high)}
        .symbol{width:1.25em;height:1.25em;fill:currentColor;flex:none;vertical-align:-.2em}
        .visually-hidden:not(:focus){position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;\
        clip-path:inset(50%);white-space:nowrap;border:0}
        """
}
