/// Rules for reports: as a sheet on the screen, and on paper of the size that was chosen.
nonisolated enum ReportRules {
    static let css = """
        .report{display:flex;flex-direction:column;gap:var(--space-l);padding:var(--space-m);border:1px solid var(--separator);\
        border-radius:var(--card-radius);background:var(--surface);min-width:0}
        .report-footer{padding-top:var(--space-s);border-top:1px solid var(--separator)}
        .report-definitions,.report-columns{min-width:0}
        .figure{font-weight:600}
        .figure-missing{color:var(--secondary-text);font-size:.875rem}
        .figures :is(th,td){overflow-wrap:normal}
        .figures th[scope=row]{min-width:6.5rem}
        .figures thead th{white-space:normal}
        .figures .numeric{white-space:normal}
        .figures .badge{white-space:nowrap}
        .log :is(td,th){padding:.25rem;vertical-align:top;font-size:.8125rem}
        .log-value+.log-value{margin-top:.25rem}
        .log-value .hstack{flex-wrap:nowrap}
        .log-time{color:var(--secondary-text);font-size:.6875rem}
        .log-day,.log-weekend{white-space:nowrap}
        .log-weekend{font-weight:700}
        @media print{
        .no-print{display:none}
        .report{gap:5pt;padding:0;border:0;font-size:8.5pt}
        .report .table :is(td,th){padding:1pt 2pt;font-size:8pt}
        .report .table-caption{padding:2pt;font-size:9pt}
        .report :is(.figure-missing,.chart-summary,.chart-tick,.chart-limit,.chart-calendar th,.reading-number,.reading-unit){font-size:8pt}
        .report .banner{padding:4pt}
        .report .table{line-height:1.2}
        .report>.vstack{gap:2pt}
        .report .log :is(td,span){white-space:nowrap;overflow-wrap:normal}
        .log-value+.log-value{margin-top:2pt}
        .report .chart-cell{white-space:nowrap}
        .report .chart-cell-sign{display:block}
        .report .banner-sign{display:none}
        .report .table-frame{overflow:visible}
        .report .chart-frame{height:8.5rem}
        .report .chart-range-bar{height:1.25rem}
        .report .chart-cell{height:1.75rem;padding:1pt 2pt}
        .report .chart-cell-value{display:inline;font-size:8pt;margin:0 2pt}
        .report .badge{padding:0 4pt;font-size:8pt}
        .report .figures th[scope=row]{min-width:0}
        .report-columns{display:grid;grid-template-columns:minmax(0,11fr) minmax(0,10fr);gap:6pt;align-items:start}
        .report-definitions{break-before:page}
        .report .description-row{padding:1pt 0}
        .report-footer{font-size:8pt}
        .report .font-footnote,.log-time{font-size:8pt}
        body:has(.paper-a4){page:sheet-a}
        body:has(.paper-letter){page:sheet-l}
        @page sheet-a{size:210mm 297mm;margin:12mm}
        @page sheet-l{size:8.5in 11in;margin:12mm}
        }
        """
}
