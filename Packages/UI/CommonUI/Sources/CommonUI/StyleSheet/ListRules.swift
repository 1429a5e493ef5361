/// Rules for sections, lists and tables.
nonisolated enum ListRules {
    static let css = """
        .section{display:flex;flex-direction:column;gap:var(--space-s);min-width:0}
        .vstack .vstack>*+.section{margin-top:var(--space-m)}
        .vstack .vstack>:is(.card+:not(.section),*+.banner){margin-top:var(--space-s)}
        .section-header{font-size:1rem;font-weight:650;line-height:1.4}
        .section-footer{color:var(--secondary-text);font-size:.875rem}
        .list{display:flex;flex-direction:column;gap:var(--space-l)}
        .rows{border:1px solid var(--separator);border-radius:var(--card-radius);background:var(--surface);overflow:hidden}
        .row{padding:.75rem var(--space-m)}
        .list-plain>.rows{border:0;border-radius:0;background:none}
        .row+.row{border-top:1px solid var(--separator)}
        .row:has(>.link:only-child){padding:0}
        .row>.link:only-child{display:block;width:100%;position:relative;padding:.75rem 2.5rem .75rem var(--space-m);min-height:var(--target);\
        color:inherit;text-decoration:none}
        .row>.link:only-child:hover{background:color-mix(in srgb,var(--tint) 6%,transparent)}
        .row>.link:only-child:focus-visible{outline-offset:-3px;border-radius:var(--card-radius)}
        .row>.link:only-child::after{content:"";position:absolute;inset-inline-end:1.125rem;top:calc(50% - .25rem);width:.5rem;height:.5rem;\
        border:solid var(--secondary-text);border-width:2px 2px 0 0;rotate:45deg}
        :dir(rtl) .row>.link:only-child::after{rotate:-135deg}
        .table-frame{overflow-x:auto;border:1px solid var(--separator);border-radius:var(--card-radius);background:var(--surface)}
        .table{border-collapse:collapse;width:100%;font-size:.9375rem}
        .table-caption{caption-side:top;text-align:start;font-weight:650;padding:.75rem}
        .table th,.table td{min-width:4.5rem;max-width:20rem;padding:.625rem .75rem;text-align:start;vertical-align:baseline;border-top:1px solid var(--separator)}
        .table thead th{color:var(--secondary-text);font-size:.875rem;font-weight:600}
        .table tbody th{font-weight:500;position:sticky;inset-inline-start:0;background:var(--surface)}
        .table .numeric{text-align:end;white-space:nowrap}
        """
}
