/** Loads the page again as soon as another build answers at its address, without the patience that the app has with a lost connection. */
(() => {
    'use strict';
    if (window !== window.top) return; // the frame comes with its page

    const PlainSource = window.EventSource;
    window.EventSource = class extends PlainSource {
        constructor(address) {
            super(address);
            this.addEventListener('error', () => renewPreview(address));
        }
    };

    async function renewPreview(address) {
        for (let trial = 0; trial < 600; trial += 1) {
            const answer = await askPreview(address);
            if (answer === 404) return location.reload();
            if (answer !== 0) return;
            await new Promise((done) => setTimeout(done, 20));
        }
    }

    async function askPreview(address) {
        try {
            return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
        } catch {
            return 0;
        }
    }
})();
