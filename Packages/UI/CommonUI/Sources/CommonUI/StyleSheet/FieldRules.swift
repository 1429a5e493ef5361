/// Rules for forms and their fields.
nonisolated enum FieldRules {
    static let css = """
        .form{display:flex;flex-direction:column;gap:var(--space-l)}
        .form>.button,.form>.section>.button{align-self:flex-start}
        .field{display:flex;flex-direction:column;gap:var(--space-xs);max-width:32rem}
        .field-label{font-weight:600;padding:0}
        .input{width:100%;min-height:var(--target);padding:var(--space-s) .75rem;border:1px solid var(--border);border-radius:var(--radius);\
        background:var(--surface);color:var(--text);font:inherit}
        .input::placeholder{color:var(--secondary-text);opacity:1}
        .input:disabled{background:transparent;color:var(--secondary-text)}
        textarea.input{resize:vertical;line-height:1.5}
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
