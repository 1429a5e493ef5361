/// Rules for forced colours and for paper; last, so that they win.
nonisolated enum MediaRules {
    static let css = """
        @media (forced-colors:active){
        .badge,.tag,.chip,.card,.banner,.button,.count-badge,.toast,.shell-section[aria-current]{border:1px solid CanvasText}
        .badge-shape,.banner-sign{color:CanvasText;background:Canvas}
        .toggle-box:checked{background:Highlight;forced-color-adjust:none}
        .progress-bar,.step{border:1px solid CanvasText}
        .step-done,.step[aria-current]{background:Highlight;forced-color-adjust:none}
        .progress-bar::-webkit-progress-value{background:Highlight;forced-color-adjust:none}
        .shell-section[aria-current]{text-decoration:underline}
        }
        @media print{
        :root{color-scheme:light}
        body{background:#fff;color:#000;font-size:10pt}
        .shell-header,.skip-link,.live-banner,.button,.actions,.back-link,.progress-panel,.toast,.dialog,.search,.menu,.without-print{display:none}
        .shell-main{max-width:none;padding:0}
        .rows,.card,.badge,.table-frame{background:none;border-color:#767676}
        .row,.card,.description-row,.table tr{break-inside:avoid}
        .section-header,h1,h2,h3{break-after:avoid}
        .badge-shape{color:#000}
        .row>.link:only-child::after{display:none}
        a{color:inherit;text-decoration:none}
        @page{margin:15mm}
        }
        """
}
