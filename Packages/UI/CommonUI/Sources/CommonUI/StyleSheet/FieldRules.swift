/// Rules for forms and their fields.
nonisolated enum FieldRules {
    static let css = """
        .form{display:flex;flex-direction:column;gap:var(--space-l)}
        .form .section{gap:var(--space-m)}
        .form>.button,.form>.section>.button{align-self:flex-start}
        .field{display:flex;flex-direction:column;gap:var(--space-xs);max-width:32rem}
        .field-label{font-weight:600;padding:0}
        .field-unit,.field-hint,.field-file{color:var(--secondary-text);font-weight:400}
        .field-hint,.field-file{font-size:.9375rem}
        .field-error{color:var(--critical);font-weight:600}
        .field-invalid{padding-inline-start:.75rem;border-inline-start:4px solid var(--critical)}
        .input[aria-invalid]{border:2px solid var(--critical)}
        .error-summary{padding:var(--space-m);border:3px solid var(--critical);border-radius:var(--radius);background:var(--surface)}
        .error-summary-title{font-size:1.125rem;margin-bottom:var(--space-s)}
        .error-summary a{color:var(--critical);font-weight:600;display:inline-block;padding:var(--space-xs) 0}
        .input{width:100%;min-height:var(--target);padding:var(--space-s) .75rem;border:1px solid var(--border);border-radius:var(--radius);\
        background:var(--surface);color:var(--text);font:inherit}
        .input::placeholder{color:var(--secondary-text);opacity:1}
        .input:disabled{background:transparent;color:var(--secondary-text)}
        textarea.input{resize:vertical;line-height:1.5}
        .input-number{max-width:9rem}
        .input-date{max-width:15rem}
        .input-file{padding:.375rem;border-style:dashed}
        .input-file::file-selector-button{min-height:2rem;margin-inline-end:.75rem;padding:0 .75rem;border:1px solid var(--border);border-radius:6px;\
        background:var(--surface);color:var(--tint);font:inherit;font-weight:600}
        .input-file[aria-busy]{opacity:.6}
        .stepper{display:flex;gap:var(--space-xs)}
        .stepper .input{width:5rem;text-align:center}
        .stepper-button{padding:0;font-size:1.25rem}
        .search{margin-bottom:var(--space-m)}
        .search-line{display:flex;gap:var(--space-s)}
        .search-line .input{border-radius:999px}
        @media (scripting:enabled){.search-button,.without-script{display:none}}
        @media not (scripting:enabled){.with-script{display:none}}
        .toggle{display:flex;align-items:center;gap:.75rem;min-height:var(--target);cursor:pointer}
        .toggle-box{appearance:none;flex:none;width:3rem;height:1.75rem;margin:0;border:1px solid var(--border);border-radius:999px;\
        background:var(--surface);cursor:inherit}
        .toggle-box::before{content:"";display:block;width:1.25rem;height:1.25rem;margin:.1875rem;border-radius:50%;background:var(--border)}
        .toggle-box:checked{background:var(--tint);border-color:var(--tint)}
        .toggle-box:checked::before{background:var(--on-tint);margin-inline-start:1.4375rem}
        .choices-options{display:flex;flex-direction:column}
        .choice{display:flex;align-items:center;gap:.75rem;min-height:var(--target);cursor:pointer}
        .choice-box{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--tint)}
        .segmented .choices-options{flex-flow:row wrap;gap:var(--space-xs);margin-top:var(--space-xs)}
        .segmented .choice{padding:0 var(--space-m);border:1px solid var(--border);border-radius:var(--radius);background:var(--surface)}
        .segmented .choice:has(:checked){border-color:var(--tint);background:color-mix(in srgb,var(--tint) 12%,var(--surface));font-weight:600}
        """
}
