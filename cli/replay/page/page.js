// The player of an exported replay. It has no imports, and writes everything that comes from the run as text.
(() => {
  const episode = JSON.parse(document.getElementById('episode').textContent);
  const { steps } = episode;
  const at = id => document.getElementById(id);
  const make = (tag, text, className) => {
    const element = document.createElement(tag);
    if (text !== undefined) element.textContent = text;
    if (className) element.className = className;
    return element;
  };
  const draw = (tag, attributes) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };

  at('task').textContent =
    `${episode.task}, seed ${episode.seed}${episode.try ? `, try ${episode.try}` : ''}`;
  at('goal').textContent = episode.goal;
  at('facts').textContent = [
    episode.agent,
    episode.outcome + (episode.error ? `: ${episode.error}` : ''),
    `${steps.length - 1} of ${episode.budget} steps`,
    ...(episode.differs ? [episode.differs] : []),
  ].join(' · ');

  const rows = steps.map((step, i) => {
    const button = make('button', `${i}. ${step.words}`);
    button.addEventListener('click', () => show(i));
    const row = make('li');
    row.append(button);
    at('steps').append(row);
    return button;
  });

  function picture(step, next) {
    const svg = at('picture');
    const { screen } = step;
    svg.setAttribute('viewBox', `0 0 ${screen.width} ${screen.height}`);
    svg.setAttribute('aria-label', next ? `The screen; next: ${next.words}` : 'The screen');
    const parts = [];
    if (step.picture)
      parts.push(draw('image', { href: step.picture, width: screen.width, height: screen.height }));
    else {
      const none = draw('text', {
        x: screen.width / 2,
        y: screen.height / 2,
        'text-anchor': 'middle',
        'font-size': 48,
        fill: '#999',
      });
      none.textContent = 'no picture was kept';
      parts.push(none);
    }
    const touch = step.touch;
    if (touch) {
      const [x, y] = touch.from;
      if (touch.box) {
        const [left, top, right, bottom] = touch.box;
        parts.push(
          draw('rect', {
            class: 'touch',
            x: left,
            y: top,
            width: right - left,
            height: bottom - top,
            rx: 16,
          }),
        );
      }
      if (touch.to)
        parts.push(draw('line', { class: 'touch', x1: x, y1: y, x2: touch.to[0], y2: touch.to[1] }));
      parts.push(draw('circle', { class: 'dot', cx: x, cy: y, r: touch.long ? 60 : 40 }));
    }
    svg.replaceChildren(...parts);
  }

  function list(title, lines, className) {
    if (lines.length === 0) return [];
    const items = make('ul');
    for (const line of lines) items.append(make('li', line.text ?? line, line.className ?? className));
    return [make('h2', title), items];
  }

  function details(step, i) {
    const parts = [make('h2', i === 0 ? 'The start' : `Step ${i}: ${step.words}`)];
    parts.push(make('p', [step.app, ...(step.error ? [step.error] : [])].join(' · '), 'quiet'));
    for (const { text, why } of step.refused) {
      parts.push(
        make('h2', 'A reply without an action'),
        make('blockquote', text || '(empty)'),
        make('p', why, 'quiet'),
      );
    }
    if (step.reply) parts.push(make('h2', 'The model’s reply'), make('blockquote', step.reply));
    if (step.reward !== null) {
      const of = Object.entries(step.components).map(([name, value]) => `${name} ${value.toFixed(3)}`);
      parts.push(make('p', `Reward ${step.reward.toFixed(3)}${of.length ? ` (${of.join(', ')})` : ''}`));
    }
    parts.push(
      ...list(
        'So far',
        step.changes.map(({ name, met }) => ({
          text: `${met ? '✓' : '○'} ${name}`,
          className: met ? 'good' : '',
        })),
      ),
      ...list('Side effects', step.sideEffects, 'bad'),
      ...list('What it changed', step.operations, 'code'),
    );
    at('details').replaceChildren(...parts);
  }

  let now = 0;
  let timer;
  function show(i) {
    now = Math.min(Math.max(0, i), steps.length - 1);
    rows.forEach((row, n) =>
      n === now ? row.setAttribute('aria-current', 'step') : row.removeAttribute('aria-current'),
    );
    rows[now].scrollIntoView({ block: 'nearest' });
    picture(steps[now], steps[now + 1]);
    details(steps[now], now);
    at('back').disabled = now === 0;
    at('on').disabled = now === steps.length - 1;
    if (now === steps.length - 1) pause();
    history.replaceState(null, '', `#${now}`);
  }
  function pause() {
    clearInterval(timer);
    timer = undefined;
    at('play').textContent = 'Play';
  }
  function play() {
    if (now === steps.length - 1) show(0);
    timer = setInterval(() => show(now + 1), 1000 / Number(at('speed').value));
    at('play').textContent = 'Pause';
  }
  const toggle = () => (timer === undefined ? play() : pause());

  at('back').addEventListener('click', () => show(now - 1));
  at('on').addEventListener('click', () => show(now + 1));
  at('play').addEventListener('click', toggle);
  at('speed').addEventListener('change', () => {
    if (timer === undefined) return;
    pause();
    play();
  });
  for (const [id, step] of [
    ['side-effect', episode.firstSideEffect],
    ['progress', episode.lastProgress],
  ]) {
    at(id).disabled = step === null;
    at(id).addEventListener('click', () => show(step));
  }
  addEventListener('keydown', event => {
    if (event.target instanceof HTMLSelectElement) return;
    const moves = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: steps.length - 1 };
    if (event.key in moves) {
      event.preventDefault();
      show(moves[event.key]);
    } else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      toggle();
    }
  });
  show(Number(location.hash.slice(1)) || 0);
})();
