/** Scripts that examine the page; each gives JSON. */

/** Faults that axe finds of impact serious or critical. What a dialog covers is examined in the scenes without it. */
export const faultsScript = (only?: string) => {
  const context = `document.querySelector('[aria-modal=true]') ? ['[aria-modal=true]', '[data-layer]:not([data-layer=app])'] : document`;
  const options = `{ resultTypes: ['violations'], preload: false, iframes: false${only ? `, runOnly: ['${only}']` : ''} }`;
  return `axe.run(${context}, ${options}).then(({ violations }) => JSON.stringify(violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .flatMap(({ id, impact, nodes }) => nodes.map(({ target, any, all, none, html }) => ({
    rule: id,
    impact,
    where: target.join(' ') + '  ' + html.slice(0, 160),
    why: [...any, ...all, ...none].map(({ message }) => message).join('; '),
  })))))`;
};

/** Every dialog, the last on top. */
export const MODALS_SCRIPT = `JSON.stringify([...document.querySelectorAll('[role=dialog],[role=alertdialog],[aria-modal]')].map(el => {
  const by = el.getAttribute('aria-labelledby');
  const texts = by && by.split(' ').map(id => document.getElementById(id)?.textContent ?? '');
  const focus = document.querySelector('[data-focused]');
  return {
    name: (texts ? texts.join(' ') : el.getAttribute('aria-label') ?? '').trim(),
    role: el.getAttribute('role') ?? '',
    modal: el.getAttribute('aria-modal') === 'true',
    focusOutside: focus !== null && !el.contains(focus),
  };
}))`;

/** Sliders in the dialog on top, or on the whole screen without a dialog; `scale` is pixels a point. */
export const slidersScript = (
  scale: number,
) => `JSON.stringify([...([...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document).querySelectorAll('[role=slider],input[type=range]')].map(el => {
  const { left, top, width, height } = el.getBoundingClientRect();
  const number = name => Number(el.getAttribute(name) ?? NaN);
  return {
    name: el.getAttribute('aria-label') ?? '',
    min: number('aria-valuemin'),
    max: number('aria-valuemax'),
    now: number('aria-valuenow'),
    given: ['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].every(a => el.hasAttribute(a)),
    disabled: el.getAttribute('aria-disabled') === 'true',
    rect: { left: left * ${scale}, top: top * ${scale}, width: width * ${scale}, height: height * ${scale} },
  };
}))`;

/** Controls that the side of the screen cuts, though nothing around them scrolls sideways, is swiped or is a map to be moved. */
export const CUT_SCRIPT = `JSON.stringify((() => {
  const screen = document.querySelector('[data-layer=app]').getBoundingClientRect();
  const moves = '[data-axis=x],[data-axis=both],[data-scrolls],[data-clip],[data-gesture]';
  return [...document.querySelectorAll('[data-layer=app] :is(button,a,input,textarea,[role=button],[role=slider])')]
    .filter(el => {
      const { left, right, width, height } = el.getBoundingClientRect();
      const cut = left < screen.left - 1 || right > screen.right + 1;
      return cut && width > 0 && height > 0 && !el.parentElement.closest(moves);
    })
    .map(el => el.getAttribute('aria-label') ?? el.textContent.trim());
})())`;

/** For each point, in pixels, whether something over the app covers it. */
export const overAppScript = (
  points: readonly (readonly [number, number])[],
  scale: number,
) => `JSON.stringify((() => {
  const rects = [...document.querySelectorAll('[data-layer]:not([data-layer=app])')].map(el => el.getBoundingClientRect());
  const covers = (r, x, y) => x >= r.left * ${scale} && x <= r.right * ${scale} && y >= r.top * ${scale} && y <= r.bottom * ${scale};
  return ${JSON.stringify(points)}.map(([x, y]) => rects.some(r => covers(r, x, y)));
})())`;

/** Has the page get the worlds of apps with the keys of all objects in the opposite order. */
export const REVERSED_WORLDS_SCRIPT = `(() => {
  const reversed = value => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(reversed);
    return Object.fromEntries(Object.entries(value).reverse().map(([key, item]) => [key, reversed(item)]));
  };
  const { fetch } = window;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    if (!response.ok || !new URL(response.url).pathname.startsWith('/worlds/')) return response;
    return Response.json(reversed(await response.json()));
  };
})()`;
