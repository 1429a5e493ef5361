// Keeps a page in step with its session: sends events in order, reads patches, morphs #root. Without it the page works by links and forms.
'use strict';
(() => {
    const root = document.getElementById('root');
    const page = document.body.dataset;
    if (!root || !page.live) return;

    const base = `/live/${page.live}`;
    const inputDelay = 150; // ms for which typing is gathered
    const retryLimit = 12; // about a minute
    const streamLimit = 4; // of the six connections that a browser opens to one host

    let revision = Number(page.rev);
    let sequence = Number(page.seq); // of the last event made
    let acknowledged = sequence; // of the last event that a patch took account of

    // ---- Fields

    const typing = new Map(); // field id → field whose text waits to be sent
    const waiting = new Map(); // element id → number of its last event that was not acknowledged
    const sent = new Map(); // field id → {seq, value} of a form that was sent: its fields are the server's again once acknowledged
    const edited = new Set(); // ids of fields that a person changed since they appeared

    const isToggle = (field) => field.type === 'checkbox' || field.type === 'radio';
    const isField = (element) => [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => element instanceof kind);
    const handles = (element, kind) => (element.dataset.on ?? '').split(' ').includes(kind);
    const reports = (field) => handles(field, 'input') || handles(field, 'change');
    const valueOf = (field) => (field.type === 'checkbox' ? String(field.checked) : field.value);
    const isHeld = (element) => element.id !== '' && (typing.has(element.id) || waiting.has(element.id));

    /** The focused field is the person's, unless its form was sent and it has not been changed since. */
    function isOwnedByPerson(field) {
        if (field !== document.activeElement || isToggle(field)) return false;
        const form = sent.get(field.id);
        return !(form && form.seq <= acknowledged && form.value === field.value);
    }

    function formFields(form, submitter) {
        const fields = {};
        for (const [name, value] of new FormData(form, submitter)) {
            if (typeof value === 'string') (fields[name] ??= []).push(value);
        }
        return fields;
    }

    // ---- Morph

    const owned = new WeakMap(); // details or dialog that the server owns → whether it wants it open
    const isDisclosure = (element) => element instanceof HTMLDetailsElement || element instanceof HTMLDialogElement;
    const serverOwns = (element) => handles(element, element instanceof HTMLDialogElement ? 'close' : 'toggle');

    function setOpen(element, open) {
        owned.set(element, open);
        if (element instanceof HTMLDetailsElement) {
            element.open = open;
        } else if (!open) {
            element.close();
        } else if (!element.matches(':modal')) {
            element.removeAttribute('open');
            element.showModal();
            if (element.autofocus) element.focus();
        }
    }

    /** Takes charge of what the server owns in markup that was not morphed. */
    function adopt(node) {
        if (!(node instanceof Element)) return;
        for (const element of [node, ...node.querySelectorAll('details[data-on], dialog[data-on]')]) {
            if (isDisclosure(element) && serverOwns(element)) setOpen(element, element.hasAttribute('open'));
        }
        if ('announce' in node.dataset) announce(node.firstElementChild);
    }

    /** A live region is read out reliably only where it was there before. */
    function announce(words) {
        const status = document.getElementById('live-status');
        if (status && words) status.textContent = words.textContent;
    }

    /** A dialog that goes is closed first, so that the focus returns to where it was. */
    function drop(node) {
        if (node instanceof Element) {
            for (const element of [node, ...node.querySelectorAll('dialog')]) {
                if (!(element instanceof HTMLDialogElement) || !element.open) continue;
                owned.delete(element);
                element.close();
            }
        }
        node.remove();
    }

    function morphAttributes(element, want, keep) {
        for (const { name } of [...element.attributes]) {
            if (!want.hasAttribute(name) && !keep.includes(name)) element.removeAttribute(name);
        }
        for (const { name, value } of want.attributes) {
            if (element.getAttribute(name) !== value && !keep.includes(name)) element.setAttribute(name, value);
        }
    }

    /** A field that reports its changes shows what the server says; another one keeps what was typed until the server changes its mind. */
    function morphInput(field, want) {
        if (isOwnedByPerson(field)) return morphAttributes(field, want, ['value', 'checked']);
        const attribute = isToggle(field) ? 'checked' : 'value';
        const isTold = reports(want) || field.getAttribute(attribute) !== want.getAttribute(attribute);
        morphAttributes(field, want, []);
        if (!isTold || field.type === 'file' || field.type === 'password') return; // neither is ever in the page
        if (isToggle(field)) {
            field.checked = want.hasAttribute('checked');
        } else if (field.value !== want.value) {
            field.value = want.value;
        }
    }

    function morphTextArea(field, want) {
        morphAttributes(field, want, []);
        if (isOwnedByPerson(field)) return;
        const isTold = reports(want) || field.defaultValue !== want.defaultValue;
        const typed = field.value;
        if (field.defaultValue !== want.defaultValue) field.defaultValue = want.defaultValue;
        const value = isTold ? want.defaultValue : typed;
        if (field.value !== value) field.value = value;
    }

    function morphSelect(field, want) {
        const chosen = (select) => [...select.options].filter((option) => option.hasAttribute('selected')).map((option) => option.value);
        const current = [...field.selectedOptions].map((option) => option.value);
        const told = chosen(want);
        const isTold = handles(want, 'change') || String(chosen(field)) !== String(told);
        const isKept = isOwnedByPerson(field) || !isTold;
        morphAttributes(field, want, []);
        if (field.innerHTML !== want.innerHTML) morphChildren(field, want); // a list that is open would close
        const wanted = isKept ? current : told.length || field.multiple ? told : [want.value];
        for (const option of field.options) {
            if (option.selected !== wanted.includes(option.value)) option.selected = wanted.includes(option.value);
        }
    }

    function morphDisclosure(element, want) {
        morphAttributes(element, want, ['open']);
        const open = want.hasAttribute('open');
        if (serverOwns(element) && !isHeld(element) && (element.open !== open || owned.get(element) !== open)) setOpen(element, open);
        morphChildren(element, want);
    }

    function morphElement(element, want) {
        if (isField(element) && isHeld(element)) return;
        if (element instanceof HTMLInputElement) return morphInput(element, want);
        if (element instanceof HTMLTextAreaElement) return morphTextArea(element, want);
        if (element instanceof HTMLSelectElement) return morphSelect(element, want);
        if (isDisclosure(element)) return morphDisclosure(element, want);
        morphAttributes(element, want, []);
        morphChildren(element, want);
    }

    const idOf = (node) => (node instanceof Element ? node.id : '');

    /** The old node for each new one: by id first, else the next without an id that is of the same kind. */
    function matches(parent, wanted) {
        const byID = new Map();
        const others = [];
        for (const node of parent.childNodes) {
            if (idOf(node)) byID.set(node.id, node);
            else others.push(node);
        }
        let next = 0;
        return wanted.map((want) => {
            const id = idOf(want);
            if (id) {
                const node = byID.get(id);
                byID.delete(id);
                return node?.nodeName === want.nodeName ? node : null;
            }
            const index = others.findIndex((node, position) => position >= next && node.nodeName === want.nodeName);
            if (index < 0) return null;
            next = index + 1;
            return others[index];
        });
    }

    function place(parent, node, before) {
        if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, before);
        else parent.insertBefore(node, before);
    }

    function morphChildren(parent, want) {
        const wanted = [...want.childNodes];
        const found = matches(parent, wanted);
        const kept = new Set(found);
        for (const node of [...parent.childNodes]) if (!kept.has(node)) drop(node);
        let cursor = parent.firstChild;
        wanted.forEach((node, index) => {
            const old = found[index];
            if (!old) {
                const fresh = document.importNode(node, true);
                parent.insertBefore(fresh, cursor);
                adopt(fresh);
                return;
            }
            if (old !== cursor && old.contains(document.activeElement)) {
                // The rest moves around the element that has the focus.
                const after = old.nextSibling;
                while (cursor !== old) {
                    const passed = cursor;
                    cursor = cursor.nextSibling;
                    place(parent, passed, after);
                }
            }
            if (old === cursor) cursor = cursor.nextSibling;
            else place(parent, old, cursor);
            if (old instanceof Element) morphElement(old, node);
            else if (old.data !== node.data) old.data = node.data;
        });
    }

    function morphRoot(html) {
        const active = document.activeElement;
        const inside = active !== root && root.contains(active);
        const selection = inside && 'selectionStart' in active
            ? [active.selectionStart, active.selectionEnd, active.selectionDirection] : null;
        const template = document.createElement('template');
        template.innerHTML = html;
        morphChildren(root, template.content);
        if (!inside || document.activeElement === active) return;
        const target = active.isConnected ? active : active.id && document.getElementById(active.id);
        if (!target || !root.contains(target)) return;
        target.focus({ preventScroll: true });
        if (selection && selection[0] !== null && 'setSelectionRange' in target) target.setSelectionRange(...selection);
    }

    // ---- Patches

    function apply(patch) {
        if (patch.rev < revision) return;
        revision = patch.rev;
        acknowledged = Math.max(acknowledged, patch.ack);
        sequence = Math.max(sequence, acknowledged);
        for (const [id, number] of waiting) if (number <= acknowledged) waiting.delete(id);
        const y = scrollY; // a shorter screen scrolls by itself
        morphRoot(patch.html);
        for (const [id, form] of sent) {
            if (form.seq > acknowledged) continue;
            sent.delete(id);
            edited.delete(id);
        }
        if (asked && acknowledged >= asked) {
            asked = 0;
            root.querySelector('[data-attention]')?.focus();
        }
        if (patch.page) showPreferences(patch.page);
        if (patch.title !== undefined) document.title = patch.title;
        if (patch.state !== undefined) keepInHistory({ app: patch.state });
        if (patch.url !== undefined) screen = patch.url;
        followScreen(y);
    }

    function showPreferences({ lang, scheme }) {
        document.documentElement.lang = lang;
        if (scheme) document.documentElement.dataset.scheme = scheme;
        else delete document.documentElement.dataset.scheme;
    }

    // ---- Events, in order

    const queue = [];
    let asked = 0; // number of the last form that was sent: what is wrong with it gets the focus
    let sending = false;
    let typingTimer = 0;

    function enqueue(handler, kind, value) {
        const last = queue.at(-1);
        const isInFlight = sending && queue.length === 1;
        if (kind === 'input' && last?.kind === 'input' && last.h === handler && !isInFlight) {
            last.value = value;
        } else {
            queue.push({ seq: ++sequence, rev: revision, h: handler, kind, value });
        }
        if (handler) waiting.set(handler, sequence);
        if (!source && !down) connect();
        pump();
    }

    function post({ seq, rev, h, kind, value }) {
        if (value instanceof File) {
            const query = new URLSearchParams({ seq, rev, name: value.name, type: value.type });
            const headers = { 'Content-Type': 'application/octet-stream' };
            return fetch(`${base}/file/${encodeURIComponent(h)}?${query}`, { method: 'POST', headers, body: value });
        }
        const body = JSON.stringify({ seq, rev, h, kind, value });
        const headers = { 'Content-Type': 'application/json' };
        return fetch(`${base}/event`, { method: 'POST', headers, body, keepalive: body.length < 60000 });
    }

    async function pump() {
        if (sending || down) return;
        sending = true;
        while (queue.length > 0) {
            let status = 0;
            try {
                status = (await post(queue[0])).status;
            } catch {
                status = 0; // the same event is sent again once there is a connection
            }
            if (status === 0 || status >= 500) {
                lose();
                break;
            }
            if (isGone(status)) {
                renew();
                break;
            }
            const event = queue.shift();
            if (status >= 400 && waiting.get(event.h) === event.seq) waiting.delete(event.h);
        }
        sending = false;
    }

    function flushTyping() {
        clearTimeout(typingTimer);
        typingTimer = 0;
        const fields = [...typing];
        typing.clear();
        for (const [id, field] of fields) if (field.isConnected) enqueue(id, 'input', field.value);
    }

    function target(event, kind) {
        const element = event.target instanceof Element ? event.target.closest(`[data-on~="${kind}"]`) : null;
        return element && root.contains(element) && element.id ? element : null;
    }

    document.addEventListener('input', (event) => {
        const field = event.target;
        if (!isField(field) || !root.contains(field) || !field.id) return;
        edited.add(field.id);
        if (isToggle(field) || !handles(field, 'input')) return;
        typing.set(field.id, field);
        if (!typingTimer) typingTimer = setTimeout(flushTyping, inputDelay);
    });

    document.addEventListener('change', (event) => {
        flushTyping();
        const chooser = target(event, 'file');
        if (chooser) return sendFile(chooser);
        const field = target(event, 'change');
        if (field) enqueue(field.id, 'change', valueOf(field));
    });

    document.addEventListener('click', (event) => {
        if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return;
        const element = event.target.closest('[data-on~="click"], a[href], button, input, select, textarea, summary');
        if (!element || !root.contains(element)) return;
        if (element.localName === 'summary') return toggleDetails(element.parentElement);
        if (element.hasAttribute('data-print')) return print();
        if (element instanceof HTMLAnchorElement && !handles(element, 'click')) return followLink(element, event);
        if (!handles(element, 'click') || !element.id) return;
        event.preventDefault();
        flushTyping();
        const form = element.form && root.contains(element.form) ? element.form : null;
        if (form) holdForm(form, sequence + 1);
        enqueue(element.id, 'click', form ? formFields(form) : null);
    });

    document.addEventListener('submit', (event) => {
        const form = target(event, 'submit');
        if (!form || event.defaultPrevented) return;
        event.preventDefault();
        flushTyping();
        holdForm(form, sequence + 1);
        enqueue(form.id, 'submit', formFields(form, event.submitter));
    });

    function sendFile(field) {
        const file = field.files[0];
        field.setAttribute('aria-busy', 'true');
        enqueue(field.id, 'file', file && file.size > Number(field.dataset.limit) ? file.name : file ?? null);
    }

    function holdForm(form, number) {
        asked = number;
        for (const field of form.elements) {
            if (!isField(field) || !field.id) continue;
            waiting.set(field.id, number);
            sent.set(field.id, { seq: number, value: field.value });
        }
    }

    /** The event `toggle` comes later: a patch that arrives before it would undo what was just done. */
    function toggleDetails(element) {
        if (!(element instanceof HTMLDetailsElement) || !element.id || !serverOwns(element)) return;
        owned.set(element, !element.open);
        enqueue(element.id, 'toggle', String(!element.open));
    }

    // Neither event bubbles. Details are also opened by a search in the page.
    document.addEventListener('toggle', (event) => {
        const element = event.target;
        if (!(element instanceof HTMLDetailsElement) || !root.contains(element) || !element.id || !serverOwns(element)) return;
        if (element.open !== owned.get(element)) enqueue(element.id, 'toggle', String(element.open));
    }, true);

    document.addEventListener('close', (event) => {
        const element = event.target;
        if (!(element instanceof HTMLDialogElement) || !root.contains(element) || !element.id || !serverOwns(element)) return;
        if (owned.get(element)) enqueue(element.id, 'close', null);
    }, true);

    document.addEventListener('cancel', (event) => {
        if (event.target instanceof HTMLElement && 'keep' in event.target.dataset) event.preventDefault();
    }, true);

    // ---- Keys and menus

    /** Closes the menus that do not hold an element. */
    function closeMenus(element) {
        for (const menu of root.querySelectorAll('details[data-menu][open]')) if (!element || !menu.contains(element)) menu.open = false;
    }

    document.addEventListener('click', (event) => {
        if (event.target instanceof Element) closeMenus(event.target.closest('.menu-items :is(a, button)') ? null : event.target);
    });

    document.addEventListener('keydown', (event) => {
        const { target: element, ctrlKey, metaKey, altKey, shiftKey, key } = event;
        if (event.defaultPrevented || event.isComposing || event.repeat || !(element instanceof Element)) return;
        const menu = key === 'Escape' && element.closest('details[data-menu][open]');
        if (menu) {
            menu.open = false;
            menu.firstElementChild.focus();
            return event.preventDefault();
        }
        if (!ctrlKey && !metaKey && !altKey && element.closest('a, button, summary, input, select, textarea')) return;
        const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
        const held = { Control: ctrlKey, Meta: metaKey, Alt: altKey, Shift: shiftKey };
        const keys = [...Object.keys(held).filter((modifier) => held[modifier]), name].join('+');
        const place = [...root.querySelectorAll('dialog:modal')].at(-1) ?? root;
        const button = [...place.querySelectorAll('[aria-keyshortcuts]')]
            .find((candidate) => !candidate.disabled && candidate.getAttribute('aria-keyshortcuts').split(' ').includes(keys));
        if (!button) return;
        event.preventDefault();
        button.click();
    });

    // ---- Traits

    const questions = ['(max-width: 39.99rem)', '(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)']
        .map((question) => matchMedia(question));

    /** Says what the screen is like; the cookie tells it to the next page before it is made. */
    function reportTraits() {
        const percent = Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize) / 0.16);
        const traits = questions.map((question) => Number(question.matches)).join('') + percent;
        if (traits === page.traits) return;
        page.traits = traits;
        document.cookie = `live-traits=${traits}; path=/; max-age=31536000; samesite=strict`;
        enqueue('', 'traits', traits);
    }

    for (const question of questions) question.addEventListener('change', reportTraits);

    // ---- History

    let screen = page.url; // the server's link
    let here = screen; // the link of the history's entry
    let leaving = 0; // number of the event that told of Back or Forward
    let scrollTimer = 0;

    const location2link = () => location.pathname + location.search;
    const keepInHistory = (state) => history.replaceState({ ...history.state, ...state }, '');

    function followLink(link, event) {
        const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (hasModifier || link.target || link.hasAttribute('download') || !('nav' in link.dataset) || link.origin !== location.origin) return;
        event.preventDefault();
        flushTyping();
        enqueue('', 'open', link.pathname + link.search);
    }

    function followScreen(y) {
        if (leaving) {
            if (acknowledged < leaving) return;
            leaving = 0;
            if (screen !== here) history.replaceState(history.state, '', screen);
            here = screen;
            arrive(history.state?.y ?? 0);
        } else if (screen !== here) {
            keepInHistory({ y });
            history.pushState({ ...history.state, y: 0 }, '', screen);
            here = screen;
            arrive(0);
        }
    }

    function arrive(y) {
        edited.clear();
        scrollTo(0, y);
        if (document.activeElement === document.body || !document.activeElement) root.focus({ preventScroll: true });
    }

    addEventListener('popstate', () => {
        if (location2link() === here) return;
        here = location2link();
        flushTyping();
        enqueue('', 'back', here);
        leaving = sequence;
    });

    addEventListener('scroll', () => {
        clearTimeout(scrollTimer);
        scrollTimer = setTimeout(() => {
            if (!leaving) keepInHistory({ y: scrollY });
        }, 200);
    }, { passive: true });

    // ---- Connection

    let source = null;
    let down = false;
    let parked = false; // another tab needed the connection more
    let attempts = 0;
    let openedAt = 0;
    let retryTimer = 0;
    const newer = new Set(); // tabs that opened a stream after this one
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel('live') : null;
    const isGone = (status) => status === 401 || status === 403 || status === 404 || status === 410;

    function connect() {
        if (source || document.hidden) return;
        parked = false;
        newer.clear();
        openedAt = Date.now();
        source = new EventSource(`${base}/events`);
        source.onmessage = (event) => {
            down = false;
            showBanner(null);
            apply(JSON.parse(event.data));
            pump();
        };
        source.onerror = () => {
            disconnect();
            lose();
        };
        channel?.postMessage({ opened: page.live });
    }

    function disconnect() {
        if (!source) return;
        source.close();
        source = null;
        channel?.postMessage({ closed: page.live });
    }

    if (channel) {
        channel.onmessage = ({ data }) => {
            newer.delete(data.closed);
            if (parked && data.closed) return connect();
            if (!source || !data.opened) return;
            newer.add(data.opened);
            if (newer.size < streamLimit) return;
            parked = true;
            source.close(); // without a word, else the others that are parked would come back
            source = null;
        };
    }

    function lose() {
        down = true;
        if (retryTimer || document.hidden) return;
        if (openedAt && Date.now() - openedAt > 5000) attempts = 0;
        openedAt = 0;
        if (attempts >= retryLimit) return showBanner('failed');
        if (attempts > 0) showBanner('offline');
        const delay = Math.min(8000, 250 * 2 ** attempts) * (0.5 + Math.random());
        attempts += 1;
        retryTimer = setTimeout(retry, delay);
    }

    async function retry() {
        retryTimer = 0;
        let status = 0;
        try {
            status = (await fetch(`${base}/events`, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) })).status;
        } catch {
            status = 0;
        }
        if (isGone(status)) return renew();
        if (status === 0 || status >= 500) return lose();
        down = false;
        disconnect();
        connect();
        pump();
    }

    function resume() {
        if (document.hidden || (source && !down)) return;
        attempts = 0;
        if (!down) return connect();
        clearTimeout(retryTimer);
        retry();
    }

    function showBanner(state) {
        const banner = document.getElementById('live-banner');
        if (!banner || banner.dataset.state === (state ?? '')) return;
        banner.dataset.state = state ?? '';
        banner.replaceChildren();
        if (!state) return;
        const text = document.createElement('p');
        text.textContent = banner.dataset[state];
        banner.append(text);
        if (state !== 'failed') return;
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = banner.dataset.retry;
        button.addEventListener('click', resume);
        banner.append(button);
    }

    function hide() {
        flushTyping();
        clearTimeout(retryTimer);
        retryTimer = 0;
        disconnect();
    }

    document.addEventListener('visibilitychange', () => (document.hidden ? hide() : resume()));
    addEventListener('focus', resume);
    addEventListener('online', resume);
    addEventListener('pagehide', () => {
        hide();
        saveFields();
    });
    addEventListener('pageshow', (event) => event.persisted && resume());

    // ---- A page that is loaded again lands on the same screen with what was typed

    const store = {
        key: 'live-fields',
        read() {
            try {
                const text = sessionStorage.getItem(this.key);
                sessionStorage.removeItem(this.key);
                return JSON.parse(text ?? 'null');
            } catch {
                return null;
            }
        },
        write(value) {
            try {
                sessionStorage.setItem(this.key, JSON.stringify(value));
            } catch {
                return; // no room or not allowed: the fields are not kept
            }
        },
    };

    function saveFields() {
        const fields = [];
        for (const id of edited) {
            const field = document.getElementById(id);
            if (!field || !root.contains(field) || field.type === 'password' || field.type === 'file') continue;
            fields.push(isToggle(field) ? { id, checked: field.checked } : { id, value: field.value });
        }
        const active = root.contains(document.activeElement) ? document.activeElement.id : '';
        store.write({ url: here, fields, active, renewed: renewedAt });
    }

    function restoreFields(saved) {
        for (const { id, value, checked } of saved.fields) {
            const field = document.getElementById(id);
            if (!field || !root.contains(field) || !isField(field)) continue;
            if (checked === undefined ? field.value === value : field.checked === checked) continue;
            if (checked === undefined) field.value = value;
            else field.checked = checked;
            field.dispatchEvent(new Event('input', { bubbles: true }));
            field.dispatchEvent(new Event('change', { bubbles: true }));
        }
        const active = saved.active && document.getElementById(saved.active);
        if (active) active.focus({ preventScroll: true });
    }

    let renewedAt = 0;

    /** The session is gone: the same link makes a new one. Never in a fast circle. */
    function renew() {
        if (Date.now() - renewedAt < 3000) return lose();
        renewedAt = Date.now();
        location.reload(); // what was typed is saved as the page goes
    }

    const saved = store.read();
    const isReload = performance.getEntriesByType('navigation')[0]?.type !== 'navigate';
    renewedAt = saved?.renewed ?? 0;
    history.scrollRestoration = 'manual';
    history.replaceState({ app: page.state, y: 0, ...(isReload ? history.state : null) }, '', screen + location.hash);
    adopt(root);
    reportTraits();
    if (isReload) {
        if (history.state.app && history.state.app !== page.state) enqueue('', 'restore', history.state.app);
        if (saved && saved.url === here) restoreFields(saved);
        scrollTo(0, history.state.y);
    }
    connect();
})();
