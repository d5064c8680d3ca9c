import type { RenderReply } from '../../src/protocol/renderer.ts';
import { englishOf } from './language.ts';
import { play } from './scene.ts';
import type { Scene } from '../../apps/scenes.ts';
import type { Stage } from './stage.ts';

type Elements = NonNullable<RenderReply['observation']['elements']>;

/** Elements that are listed beside those of the dialog on top and of what stays in reach over an app. */
async function besides(stage: Stage, elements: Elements, name: string): Promise<string[]> {
  const dialog = elements.findLast(e => e.role === 'dialog' && e.name === name);
  if (!dialog) return [`the dialog is not among ${elements.map(e => e.id).join(', ')}`];
  const inside = (e: Elements[number]): boolean =>
    e.index === dialog.index || (e.parent !== null && inside(elements[e.parent]!));
  const outside = elements.filter(e => !inside(e));
  const over = await stage.overApp(outside.map(({ bounds: [l, t, r, b] }) => [(l! + r!) / 2, (t! + b!) / 2]));
  return outside
    .filter((e, i) => !over[i] || e.package !== 'app.tapworld.system')
    .map(e => `${e.id} of ${e.package} is listed below it`);
}

/** What a dialog does otherwise than the design says: a name, modal, nothing else listed, no caret elsewhere, Back closes it and nothing more. */
export async function dialogFaults(stage: Stage, scene: Scene): Promise<string[]> {
  const reply = await play(stage, scene);
  const modals = await stage.modals();
  const top = modals.at(-1);
  const wrong = modals.flatMap(m => [
    ...(m.name ? [] : ['it has no name']),
    ...(m.modal ? [] : [`${m.name} is not aria-modal`]),
    ...(m.role === 'dialog' ? [] : [`${m.name} is ${m.role || 'of no role'}`]),
  ]);
  const said = top && englishOf(scene)(top.name);
  if (said !== scene.opens)
    wrong.push(top ? `“${said}” is open and not “${scene.opens}”` : 'nothing is open');
  if (!top) return wrong;
  if (top.focusOutside) wrong.push('a field outside of it has the caret');
  wrong.push(...(await besides(stage, reply.observation.elements!, top.name)));
  await stage.act({ type: 'key', key: 'tab' });
  if ((await stage.modals()).at(-1)?.focusOutside) wrong.push('Tab leads out of it');
  let after = await stage.act({ type: 'key', key: 'back' });
  // The first Back puts the keyboard away, as on any screen.
  if (reply.observation.keyboard) after = await stage.act({ type: 'key', key: 'back' });
  const left = await stage.modals();
  if (scene.stays ? left.length < modals.length : left.length !== modals.length - 1)
    wrong.push(
      scene.stays
        ? `Back closes it, though ${scene.stays}`
        : `Back leaves ${left.length} of ${modals.length} dialogs open`,
    );
  const route = ({ observation: { foreground } }: RenderReply) => foreground.app + foreground.route;
  if (route(after) !== route(reply)) wrong.push(`Back leads from ${route(reply)} to ${route(after)}`);
  return wrong;
}

/** The slider of a name as the page and as the elements list have it. */
async function read(stage: Stage, name: string, elements: Elements) {
  const drawn = (await stage.sliders()).find(s => s.name === name);
  const listed = elements.find(e => e.role === 'slider' && e.name === name);
  return drawn && listed ? { drawn, listed } : undefined;
}

/** What is wrong with one slider that is in view; `rtl` says which way it runs. */
async function sliderFaults(stage: Stage, name: string, elements: Elements, rtl: boolean): Promise<string[]> {
  const wrong: string[] = [];
  const values: number[] = [];
  let latest = await read(stage, name, elements);
  for (const share of [0.25, 0.75]) {
    if (!latest) return [...wrong, 'it is not both drawn and listed'];
    const {
      drawn: { rect, now, disabled },
    } = latest;
    const reply = await stage.act({
      type: 'tap',
      x: Math.round(rect.left + rect.width * share),
      y: Math.round(rect.top + rect.height / 2),
    });
    latest = await read(stage, name, reply.observation.elements!);
    if (!latest) return [...wrong, `it is gone after a tap at ${share * 100} %`];
    const {
      drawn,
      listed: { range },
    } = latest;
    if (!drawn.given || !(drawn.min < drawn.max) || !(drawn.min <= drawn.now && drawn.now <= drawn.max))
      wrong.push(`${drawn.now} of ${drawn.min} to ${drawn.max}`);
    if (range?.now !== drawn.now || range.min !== drawn.min || range.max !== drawn.max)
      wrong.push(`the elements say ${JSON.stringify(range)} and the page ${drawn.now}`);
    if (disabled && drawn.now !== now)
      wrong.push(`it is off, and a tap moved it from ${now} to ${drawn.now}`);
    values.push(drawn.now);
  }
  const [quarter, most] = values as [number, number];
  if (!latest!.drawn.disabled && (rtl ? quarter <= most : quarter >= most))
    wrong.push(`a tap at 25 % gives ${quarter}, at 75 % ${most}`);
  return wrong;
}

/** Tries every slider of a scene, also those that have to be scrolled to. Gives their names and what is wrong with them. */
export async function slidersOf(
  stage: Stage,
  scene: Scene,
  rtl: boolean,
): Promise<{ tried: string[]; faults: string[] }> {
  await play(stage, scene);
  let { elements } = (await stage.set({ forceRtl: rtl })).observation;
  const all = (await stage.sliders()).map(s => s.name);
  const faults = all
    .filter((name, i) => name === '' || all.indexOf(name) !== i)
    .map(name => `a slider is called “${name}”`);
  const tried: string[] = [];
  for (;;) {
    const name = elements!.find(e => e.role === 'slider' && !tried.includes(e.name))?.name;
    if (name !== undefined) {
      tried.push(name);
      faults.push(...(await sliderFaults(stage, name, elements!, rtl)).map(why => `${name}: ${why}`));
    }
    if (tried.length === all.length) return { tried, faults };
    if (name !== undefined) {
      ({ elements } = (await stage.act({ type: 'wait', ms: 0 })).observation);
      continue;
    }
    const reply = await stage.act({ type: 'scroll', direction: 'down', amount: 0.5 });
    if (reply.error || !reply.operations.some(({ path }) => path.includes('/scroll')))
      return {
        tried,
        faults: [...faults, `${all.filter(s => !tried.includes(s)).join(', ')} cannot be reached`],
      };
    ({ elements } = reply.observation);
  }
}
