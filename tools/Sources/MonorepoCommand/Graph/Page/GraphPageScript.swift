/// What makes a page of a graph answer: drawing, choosing, narrowing, finding, paths.
enum GraphPageScript {
    static let text = state + selection + drawing + details + events

    /// The data, and what is asked for now.
    private static let state = #"""

        'use strict';
        const data = JSON.parse(document.getElementById('data').textContent);
        const {nodes, edges, findings} = data;
        const byId = (id) => document.getElementById(id);
        const make = (name, attributes, ...content) => build(document.createElement(name), attributes, content);
        const draw = (name, attributes, ...content) => build(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, content);
        function build(element, attributes, content) {
          for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
          element.append(...content);
          return element;
        }
        nodes.forEach((node, index) => Object.assign(node, {index, below: [], above: [], findings: []}));
        data.columns.forEach((column, place) => column.forEach((index) => { nodes[index].column = place; }));
        for (const edge of edges) {
          nodes[edge.from].below.push(edge);
          nodes[edge.to].above.push(edge);
        }
        for (const finding of findings) {
          if (finding.from === null) continue;
          nodes[finding.from].findings.push(finding);
          for (const edge of nodes[finding.from].below) if (edge.to === finding.to) edge.isBroken = true;
        }
        for (const edge of edges) edge.isBroken ||= edge.cycle;
        const state = {chosen: null, path: null, scale: 0};

        """#

    /// Which nodes are shown.
    private static let selection = #"""

        function reach(start, links, end, limit) {
          const seen = new Map([[start, 0]]);
          for (const index of seen.keys()) {
            if (seen.get(index) >= limit) continue;
            for (const edge of nodes[index][links]) if (!seen.has(edge[end])) seen.set(edge[end], seen.get(index) + 1);
          }
          return seen;
        }
        function shown() {
          let kept = new Set(nodes.keys());
          const only = (some) => { kept = new Set([...kept].filter((index) => some.has(index))); };
          if (!byId('tests').checked) only(new Set(nodes.filter((node) => !node.test).map((node) => node.index)));
          if (byId('broken').checked) {
            const bad = edges.filter((edge) => edge.isBroken).flatMap((edge) => [edge.from, edge.to]);
            only(new Set([...bad, ...nodes.filter((node) => node.findings.length).map((node) => node.index)]));
          }
          const show = byId('show').value;
          if (state.path) return new Set(state.path.all);
          if (state.chosen !== null && show !== 'all') {
            const limit = Number(byId('depth').value) || Infinity;
            const below = show === 'above' ? [] : reach(state.chosen, 'below', 'to', limit).keys();
            const above = show === 'below' ? [] : reach(state.chosen, 'above', 'from', limit).keys();
            only(new Set([...below, ...above]));
          }
          return kept;
        }
        /// All shortest paths from one node to another: one of them in order, and the nodes of all.
        function shortest(from, to) {
          const ahead = reach(from, 'below', 'to', Infinity);
          if (!ahead.has(to)) return null;
          const back = reach(to, 'above', 'from', Infinity);
          const length = ahead.get(to);
          const all = [...ahead.keys()].filter((index) => back.has(index) && ahead.get(index) + back.get(index) === length);
          const steps = [];
          for (let at = from; at !== to;) {
            const edge = nodes[at].below.find((edge) => back.get(edge.to) === back.get(at) - 1);
            steps.push(edge);
            at = edge.to;
          }
          return {from, to, all, steps};
        }
        function named(text) {
          const wanted = text.trim().toLowerCase();
          const fits = (test) => nodes.find((node) => test(node.id.toLowerCase()) || test(node.name.toLowerCase()));
          return wanted ? fits((name) => name === wanted) ?? fits((name) => name.includes(wanted)) : undefined;
        }

        """#

    /// The picture: shown nodes stand in their columns, the others and empty columns take no room.
    private static let drawing = #"""

        const svg = byId('graph');
        const groups = draw('g', {});
        const lines = draw('g', {'aria-hidden': 'true'});
        svg.append(lines, groups);
        const height = (node) => 24 + 6 * Math.max(0, Math.min(8, Math.floor(Math.log2(Math.max(1, node.lines) / 100))));
        for (const node of nodes) {
          node.box = draw('rect', {rx: 5});
          node.label = draw('text', {x: 8, y: 16}, node.name);
          const told = `${node.name}, ${data.role[node.role].name}, ${node.lines} ${node.lines === 1 ? 'line' : 'lines'}`;
          node.group = draw('g', {role: 'button', tabindex: -1, 'data-node': node.index, 'aria-label': told}, node.box, node.label, draw('title', {}, told));
        }
        for (const edge of edges) edge.line = draw('path', {});
        groups.append(...nodes.map((node) => node.group));
        for (const node of nodes) node.width = Math.ceil(node.label.getComputedTextLength()) + 16;
        function place(kept) {
          const columns = data.columns.map((column) => column.filter((index) => kept.has(index)).map((index) => nodes[index]))
            .filter((column) => column.length);
          const tall = columns.map((column) => column.reduce((sum, node) => sum + height(node) + 10, 0));
          const tallest = Math.max(0, ...tall);
          let x = 20;
          columns.forEach((column, number) => {
            let y = 20 + (tallest - tall[number]) / 2;
            for (const node of column) {
              Object.assign(node, {x, y});
              y += height(node) + 10;
            }
            x += Math.max(...column.map((node) => node.width)) + 90;
          });
          return {width: Math.max(200, x - 70), height: tallest + 40};
        }
        function curve(edge) {
          const [from, to] = [nodes[edge.from], nodes[edge.to]];
          const [x1, y1, x2, y2] = [from.x + from.width, from.y + height(from) / 2, to.x, to.y + height(to) / 2];
          const bend = Math.max(30, Math.abs(x2 - x1) / 2);
          return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}m-6 -3l6 3l-6 3`;
        }
        const colour = ({fill}) => fill === null ? 'plain' : `fill${fill}`;
        /// The scale at which all of the picture is seen.
        const whole = (size) => Math.min(1, (byId('picture').clientWidth - 2) / size.width, (innerHeight * .7 - 2) / size.height);
        function paint() {
          const kept = shown();
          const size = place(kept);
          const kind = document.querySelector('input[name=colour]:checked').value;
          const search = byId('search').value.trim().toLowerCase();
          const fits = (node) => !search || node.name.toLowerCase().includes(search);
          for (const node of nodes) {
            const isShown = kept.has(node.index);
            node.group.style.display = isShown ? '' : 'none';
            if (!isShown) continue;
            node.group.setAttribute('transform', `translate(${node.x} ${node.y})`);
            node.group.setAttribute('class', `node${node.findings.length ? ' broken' : ''}${fits(node) ? '' : ' dim'}`);
            node.group.setAttribute('aria-pressed', node.index === state.chosen);
            build(node.box, {width: node.width, height: height(node), class: colour(data[kind][node[kind]])}, []);
          }
          lines.replaceChildren(...edges.filter((edge) => kept.has(edge.from) && kept.has(edge.to)).map((edge) => {
            const isNear = edge.from === state.chosen || edge.to === state.chosen || state.path?.steps.includes(edge);
            const names = ['edge', edge.test && 'test', !edge.declared && 'undeclared', edge.isBroken && 'broken', isNear && 'near',
              state.chosen !== null && !isNear && !edge.isBroken && 'dim'];
            return build(edge.line, {d: curve(edge), class: names.filter(Boolean).join(' ')}, []);
          }));
          svg.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
          const fitting = whole(size);
          const scale = state.scale || Math.max(fitting, .35);
          state.drawn = scale;
          build(svg, {width: size.width * scale, height: size.height * scale}, []);
          legend(kind, kept);
          focusable(kept);
          const matches = [...kept].filter((index) => fits(nodes[index])).length;
          const found = search ? ` ${matches} of them match.` : '';
          byId('status').textContent = `${state.told ?? ''} ${kept.size} of ${nodes.length} modules are shown.${found}`.trim();
        }
        function legend(kind, kept) {
          const names = data[kind];
          const used = new Set([...kept].map((index) => nodes[index][kind]));
          byId('legend').replaceChildren(...[...used].sort((a, b) => a - b).map((place) => {
            const sample = draw('svg', {viewBox: '0 0 16 16', 'aria-hidden': 'true'}, draw('rect', {width: 16, height: 16, rx: 3, class: colour(names[place])}));
            return make('li', {}, sample, names[place].name || 'nobody');
          }));
        }

        """#

    /// What is told of a chosen module and of a path.
    private static let details = #"""

        const button = (node) => make('button', {type: 'button', class: 'link', 'data-node': node.index}, node.name);
        function list(title, found, end) {
          if (!found.length) return [make('h3', {}, title), make('p', {}, 'nothing')];
          const items = found.map((edge) => make('li', {}, button(nodes[edge[end]]), ' ', make('small', {}, edge.place ?? '')));
          return [make('h3', {}, `${title} (${found.length})`), make('ul', {}, ...items)];
        }
        function tell() {
          const place = byId('details');
          if (state.path) {
            const {from, to, steps} = state.path;
            const items = steps.map((edge) => make('li', {}, button(nodes[edge.from]), ' → ', button(nodes[edge.to]), ' ', make('small', {}, edge.place ?? '')));
            place.replaceChildren(make('h2', {}, `${nodes[from].name} → ${nodes[to].name}`), make('ol', {}, ...items));
          } else if (state.chosen !== null) {
            const node = nodes[state.chosen];
            const facts = [['Role', data.role[node.role].name], ['Owner', data.owner[node.owner].name || 'nobody'], ['Package', node.package],
              ['Folder', node.folder], ['Files', node.files], ['Lines', node.lines]];
            const broken = node.findings.map((finding) => make('li', {}, finding.message, ' ', make('small', {}, finding.rule)));
            place.replaceChildren(make('h2', {}, node.name),
              make('dl', {}, ...facts.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, String(value))])),
              ...(broken.length ? [make('h3', {}, 'Violations'), make('ul', {}, ...broken)] : []),
              ...list('Depends on', node.below, 'to'), ...list('Needed by', node.above, 'from'));
          } else {
            place.replaceChildren(make('h2', {}, 'No module is chosen'), make('p', {}, 'Choose one in the picture or in the table.'));
          }
        }
        function choose(index, told = index === null ? '' : `${nodes[index].name} is chosen.`) {
          Object.assign(state, {chosen: index, path: null, told});
          if (index !== null && !shown().has(index)) byId('tests').checked = true;
          if (index !== null && !shown().has(index)) byId('broken').checked = false;
          tell();
          paint();
          if (index !== null) nodes[index].group.scrollIntoView({block: 'nearest', inline: 'nearest'});
        }

        """#

    /// The keyboard and the mouse.
    private static let events = #"""

        /// One module of the picture takes part in the order of Tab; arrow keys go on from it.
        function focusable(kept) {
          const at = kept.has(state.focus) ? state.focus : kept.has(state.chosen) ? state.chosen : data.columns.flat().find((index) => kept.has(index));
          state.focus = at;
          for (const node of nodes) node.group.setAttribute('tabindex', node.index === at ? 0 : -1);
        }
        function move(from, key) {
          const kept = shown();
          const near = (some) => some.filter((index) => kept.has(index)).sort((a, b) => Math.abs(nodes[a].y - nodes[from].y) - Math.abs(nodes[b].y - nodes[from].y))[0];
          const column = data.columns[nodes[from].column].filter((index) => kept.has(index));
          const next = {
            ArrowRight: () => near(nodes[from].below.map((edge) => edge.to)), ArrowLeft: () => near(nodes[from].above.map((edge) => edge.from)),
            ArrowDown: () => column[column.indexOf(from) + 1], ArrowUp: () => column[column.indexOf(from) - 1],
          }[key]();
          if (next === undefined) return;
          state.focus = next;
          focusable(kept);
          nodes[next].group.focus();
        }
        svg.addEventListener('keydown', (event) => {
          const at = event.target.closest('[data-node]');
          if (!at) return;
          if (event.key.startsWith('Arrow')) move(Number(at.dataset.node), event.key);
          else if (event.key === 'Enter' || event.key === ' ') choose(Number(at.dataset.node));
          else if (event.key === 'Escape') choose(null);
          else return;
          event.preventDefault();
        });
        document.addEventListener('click', (event) => {
          const at = event.target.closest('[data-node]');
          if (at) choose(Number(at.dataset.node));
        });
        byId('controls').addEventListener('input', () => { state.told = undefined; paint(); });
        byId('controls').addEventListener('submit', (event) => {
          event.preventDefault();
          const found = named(byId('search').value);
          if (found) choose(found.index);
        });
        byId('path').addEventListener('submit', (event) => {
          event.preventDefault();
          const [from, to] = [named(byId('from').value), named(byId('to').value)];
          if (!from || !to) return choose(null, `There is no module “${from ? byId('to').value : byId('from').value}”.`);
          const path = shortest(from.index, to.index);
          if (path) {
            Object.assign(state, {chosen: null, path, told: `${from.name} depends on ${to.name} by ${path.steps.length} steps.`});
            tell();
            return paint();
          }
          const isReversed = shortest(to.index, from.index) !== null;
          choose(null, `${from.name} does not depend on ${to.name}${isReversed ? '; it is the other way round' : ''}.`);
        });
        byId('everything').addEventListener('click', () => {
          byId('controls').reset();
          byId('path').reset();
          state.scale = 0;
          choose(null);
        });
        const zoom = (factor) => () => { state.scale = factor ? Math.min(4, Math.max(.1, state.drawn * factor)) : 0; paint(); };
        byId('closer').addEventListener('click', zoom(1.25));
        byId('further').addEventListener('click', zoom(.8));
        byId('whole').addEventListener('click', () => {
          state.scale = whole(svg.viewBox.baseVal);
          paint();
        });
        addEventListener('resize', paint);
        paint();

        """#
}
