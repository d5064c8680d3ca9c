import { metaText } from '../../sdk/core/app.ts';
import { LANGUAGES } from '../../sdk/core/words/words.ts';
import { clockCost, type Action, type ActionOf } from '../../protocol/action.ts';
import type { Element, LastError } from '../../protocol/observation.ts';
import { densityOf } from '../../sdk/core/screen.ts';
import { collect } from '../elements/collect.ts';
import { frameOf, rectIn, SWIPE_STEPS, type Place } from '../input/geometry.ts';
import { pressKey } from '../input/keys.ts';
import { Recogniser } from '../input/recogniser.ts';
import { positionOf, reveal, scrollRef, scrollTo } from '../input/scrollers.ts';
import { applyEdit, focused, focusField, pressEnter } from '../input/text.ts';
import { livePageDriver } from '../live/driver.ts';
import { listedAlready } from './listing.ts';
import { nearest, elementNotFound, suggest } from './near.ts';
import { settle, type Page } from './settle.ts';

const error = (code: string, message: string): LastError => ({ code, message });
/** The refusal of an element that is not on the screen, with the ids that come near to it. */
const missing = ({ store, root }: Page, ref: Ref): LastError =>
  error('ELEMENT_NOT_FOUND', elementNotFound(ref, collect(store, root).elements));

type Ref = number | string;
type Find = (ref: Ref) => { node: HTMLElement; at: Place } | undefined;

/** What an action works on. Places are in points, `scale` pixels each. */
interface Target {
  page: Page;
  fingers: Recogniser;
  scale: number;
  find: Find;
}

/** Performs one wire action on the page's phone without moving time. Returns why it had no effect, if it had none. */
export async function perform(
  page: Page,
  fingers: Recogniser,
  action: Action,
): Promise<LastError | undefined> {
  const { store, root } = page;
  const isOff = !store.phone.ui.awake && action.type !== 'key' && action.type !== 'wait';
  if (isOff) return error('SCREEN_OFF', 'The screen is off; press power');
  const scale = densityOf(store.phone);
  const target: Target = { page, fingers, scale, find: ref => find(page, scale, ref) };
  const driver = livePageDriver();
  const liveResult = driver ? driver.perform(store, frameOf(root), action, target.find, scale) : null;
  if (liveResult !== null) return liveResult;

  switch (action.type) {
    case 'tap':
    case 'double_tap':
    case 'long_press':
      return press(target, action);
    case 'swipe':
    case 'drag':
      return swipe(target, action);
    case 'scroll':
      return scroll(page, action, target.find);
    case 'type':
      return typeText(target, action);
    case 'clear': {
      const wrong = enter(target, action.element);
      if (wrong) return wrong;
      applyEdit(store, root, { kind: 'replace', text: '' });
      return undefined;
    }
    case 'key':
      return pressKey(store, root, action.key);
    case 'open_app':
      return openApp(page, action.app);
    case 'touch':
      return touch(target, action);
    default:
      return undefined;
  }
}

function find(page: Page, scale: number, ref: Ref): ReturnType<Find> {
  const isIt = (e: Element) => (typeof ref === 'number' ? e.index : e.id) === ref;
  const { elements, nodes } = listedAlready(page) ?? collect(page.store, page.root, isIt);
  const i = elements.findIndex(isIt);
  if (i < 0) return undefined;
  const [l, t, r, b] = elements[i]!.bounds as [number, number, number, number];
  return { node: nodes[i]!, at: pointOf(scale, (l + r) / 2, (t + b) / 2) };
}

/** A place in points, of one in pixels. */
const pointOf = (scale: number, x: number, y: number): Place => ({ x: x / scale, y: y / scale });

const nothing = (scale: number, at: Place): LastError =>
  error('NOTHING_HERE', `Nothing reacts at ${Math.round(at.x * scale)}, ${Math.round(at.y * scale)}`);

async function press(
  { page, fingers, scale, find }: Target,
  action: ActionOf<'tap'> | ActionOf<'double_tap'> | ActionOf<'long_press'>,
): Promise<LastError | undefined> {
  const { element } = action;
  const at = element === undefined ? pointOf(scale, action.x!, action.y!) : find(element)?.at;
  if (!at) return missing(page, element!);
  if (action.type === 'double_tap') return fingers.doubleTap(at) ? undefined : nothing(scale, at);
  fingers.down('0', at);
  if (action.type === 'tap') return fingers.up('0', at) ? undefined : nothing(scale, at);
  await settle(page);
  const isHandled = fingers.long('0');
  await settle(page);
  fingers.up('0', at);
  return isHandled ? undefined : nothing(scale, at);
}

async function swipe(
  { page, fingers, scale }: Target,
  action: ActionOf<'swipe'> | ActionOf<'drag'>,
): Promise<undefined> {
  const from = pointOf(scale, action.from[0]!, action.from[1]!);
  const to = pointOf(scale, action.to[0]!, action.to[1]!);
  fingers.down('0', from);
  if (action.type === 'drag') {
    fingers.long('0');
    await settle(page);
  }
  for (let i = 1; i <= SWIPE_STEPS; i++) {
    fingers.move('0', {
      x: from.x + ((to.x - from.x) * i) / SWIPE_STEPS,
      y: from.y + ((to.y - from.y) * i) / SWIPE_STEPS,
    });
    await settle(page);
  }
  fingers.up('0', to);
}

async function typeText(target: Target, action: ActionOf<'type'>): Promise<LastError | undefined> {
  const { page } = target;
  const { store, root } = page;
  const wrong = enter(target, action.element);
  if (wrong) return wrong;
  if (action.clear) applyEdit(store, root, { kind: 'replace', text: '' });
  if (action.text !== '' && !applyEdit(store, root, { kind: 'insert', text: action.text }))
    return error('NO_FOCUS', 'No text field has the caret');
  if (action.enter) {
    await settle(page);
    pressEnter(store, root);
  }
  return undefined;
}

function openApp(page: Page, app: string): LastError | undefined {
  const { store } = page;
  const wanted = app.trim().toLowerCase();
  const meta = [...store.catalogue.metas.values()].find(m =>
    [m.id, m.package, ...LANGUAGES.map(l => metaText(m, l))].some(n => n.toLowerCase() === wanted),
  );
  if (!meta || !store.phone.os.installed[meta.id]?.enabled) {
    const similar = suggest(nearest(app.trim(), openable(page)));
    return error('APP_NOT_FOUND', `No app ${app} is installed${similar}`);
  }
  if (store.phone.ui.locked) return error('LOCKED', 'The phone is locked');
  store.dispatch('system', 'openApp', { app: meta.id });
  return undefined;
}

/** Moves one finger. */
function touch({ page, fingers, scale }: Target, action: ActionOf<'touch'>): LastError | undefined {
  const id = String(action.pointer ?? 0);
  const at = pointOf(scale, action.x, action.y);
  if (action.phase === 'down') {
    fingers.down(id, at);
    return undefined;
  }
  if (!page.store.phone.ui.pointers[id]) return error('NO_TOUCH', `Finger ${id} is not down`);
  if (action.phase === 'move') {
    fingers.move(id, at);
    return undefined;
  }
  return fingers.up(id, at) ? undefined : nothing(scale, at);
}

/** Names and ids of the apps that open_app opens. */
const openable = ({ store }: Page): string[] =>
  [...store.catalogue.metas.values()]
    .filter(m => store.phone.os.installed[m.id]?.enabled)
    .flatMap(m => (m.name.toLowerCase() === m.id ? [m.name] : [m.name, m.id]));

/** Puts the caret into the named field, or checks that some field has it. */
function enter({ page, fingers, find }: Target, ref: Ref | undefined): LastError | undefined {
  const { store, root } = page;
  if (ref === undefined)
    return focused(store, root) ? undefined : error('NO_FOCUS', 'No text field has the caret');
  const found = find(ref);
  if (!found) return missing(page, ref);
  const field = found.node.matches('[data-field]')
    ? found.node
    : found.node.querySelector<HTMLElement>('[data-field]:not([data-preview] *)');
  if (field) {
    const [surface = '', name = ''] = field.dataset['field']!.split('|');
    if (store.phone.ui.focus?.surface !== surface || store.phone.ui.focus.field !== name)
      focusField(store, root, surface, name);
  } else {
    fingers.down('0', found.at);
    fingers.up('0', found.at);
  }
  return focused(store, root) ? undefined : error('NO_FOCUS', 'That element takes no text');
}

function scroll(page: Page, action: ActionOf<'scroll'>, find: Find): LastError | undefined {
  const { store } = page;
  const axis = action.direction === 'left' || action.direction === 'right' ? 'x' : 'y';
  const scrolls = (el: HTMLElement) => {
    if (el.dataset['scroller'] === undefined) return false;
    const ref = scrollRef(el);
    return ref.axis === axis && ref.max > 0;
  };
  let scroller: HTMLElement | undefined;
  if (action.element === undefined) scroller = largest(page, scrolls);
  else {
    const found = find(action.element);
    if (!found) return missing(page, action.element);
    scroller = nearestScroller(found.node, scrolls);
  }
  if (!scroller) return error('NOTHING_SCROLLS', `Nothing here scrolls ${action.direction}`);
  const ref = scrollRef(scroller);
  const rtl = axis === 'x' && getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
  const sign = action.direction === 'down' || action.direction === 'right' ? 1 : -1;
  scrollTo(store, ref, positionOf(store, ref) + rtl * sign * (action.amount ?? 0.7) * ref.page);
  return undefined;
}

/** The scroller at a node or in it, or else the innermost around it. */
function nearestScroller(node: HTMLElement, scrolls: (el: HTMLElement) => boolean): HTMLElement | undefined {
  const inside = [node, ...node.querySelectorAll<HTMLElement>('[data-scroller]:not([data-preview] *)')].find(
    scrolls,
  );
  if (inside) return inside;
  for (let up = node.parentElement; up; up = up.parentElement) if (scrolls(up)) return up;
  return undefined;
}

/** The largest listed element of the screen that scrolls. */
function largest({ store, root }: Page, scrolls: (el: HTMLElement) => boolean): HTMLElement | undefined {
  const frame = frameOf(root);
  const area = (node: HTMLElement) => {
    const { width, height } = rectIn(frame, node);
    return width * height;
  };
  return collect(store, root)
    .nodes.filter(scrolls)
    .sort((a, b) => area(b) - area(a))[0];
}

/** Keeps the caret in view after the keyboard came or the text grew. */
export function revealCaret(page: Page): void {
  const f = focused(page.store, page.root);
  if (!f) return;
  const caret = f.element.querySelector<HTMLElement>('[data-caret]');
  if (f.spec.multiline && caret) reveal(page.store, caret, 24);
  else reveal(page.store, f.element, 16);
}

export { clockCost };
