/// Rules for reports: as a sheet on the screen, and on paper of the size that was chosen.
nonisolated enum ReportRules {
    static let css = """
        .report{display:flex;flex-direction:column;gap:var(--space-l);padding:var(--space-m);border:1px solid var(--separator);\
        border-radius:var(--card-radius);background:var(--surface);min-width:0}
        .report-footer{padding-top:var(--space-s);border-top:1px solid var(--separator)}
        .figure{font-weight:600}
        .figure-missing{color:var(--secondary-text);font-size:.875rem}
        .log :is(td,th){padding:.25rem;vertical-align:top;font-size:.8125rem}
        .log-value+.log-value{margin-top:.25rem}
        .log-value .hstack{flex-wrap:nowrap}
        .log-time{color:var(--secondary-text);font-size:.6875rem}
        .log-day,.log-weekend{white-space:nowrap}
        .log-weekend{font-weight:700}
        @media print{
        .no-print{display:none}
        .report{gap:8pt;padding:0;border:0;font-size:8.5pt}
        .report :is(td,th){padding:1pt 3pt;font-size:8pt}
        .report .table-frame{overflow:visible}
        .report .description-row{padding:1pt 0}
        .report-footer{font-size:8pt}
        .report .font-footnote,.log-time{font-size:8pt}
        .paper-a4{page:sheet-a}
        .paper-letter{page:sheet-l}
        @page sheet-a{size:210mm 297mm;margin:12mm}
        @page sheet-l{size:8.5in 11in;margin:12mm}
        }
        """
}
