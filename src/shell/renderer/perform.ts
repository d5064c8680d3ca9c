import { clockCost, type Action, type ActionOf } from '../../protocol/action.ts';
import type { LastError } from '../../protocol/observation.ts';
import { densityOf } from '../../sdk/core/screen.ts';
import { collect } from '../elements/collect.ts';
import { frameOf, rectIn, SWIPE_STEPS, type Place } from '../input/geometry.ts';
import { pressKey } from '../input/keys.ts';
import { Recogniser } from '../input/recogniser.ts';
import { positionOf, reveal, scrollRef, scrollTo } from '../input/scrollers.ts';
import { applyEdit, focused, focusField, pressEnter } from '../input/text.ts';
import { livePageDriver } from '../live/driver.ts';
import { nearest, elementNotFound, suggest } from './near.ts';
import { settle, type Page } from './settle.ts';

const error = (code: string, message: string): LastError => ({ code, message });
/** The refusal of an element that is not on the screen, with the ids that come near to it. */
const missing = ({ store, root }: Page, ref: number | string): LastError =>
  error('ELEMENT_NOT_FOUND', elementNotFound(ref, collect(store, root).elements));

/** One wire action on the page's phone. Time is not moved here. Gives why it had no effect, where it had none. */
export async function perform(
  page: Page,
  fingers: Recogniser,
  action: Action,
): Promise<LastError | undefined> {
  const { store, root } = page;
  const scale = densityOf(store.phone);
  const point = (x: number, y: number): Place => ({ x: x / scale, y: y / scale });

  const find = (ref: number | string): { node: HTMLElement; at: Place } | undefined => {
    const { elements, nodes } = collect(store, root);
    const i =
      typeof ref === 'number' ? (ref < elements.length ? ref : -1) : elements.findIndex(e => e.id === ref);
    if (i < 0) return undefined;
    const [l, t, r, b] = elements[i]!.bounds as [number, number, number, number];
    return { node: nodes[i]!, at: point((l + r) / 2, (t + b) / 2) };
  };
  const target = (a: { x?: number; y?: number; element?: number | string }): Place | LastError => {
    if (a.element !== undefined) return find(a.element)?.at ?? missing(page, a.element);
    return point(a.x!, a.y!);
  };
  const nothing = (at: Place) =>
    error('NOTHING_HERE', `Nothing reacts at ${Math.round(at.x * scale)}, ${Math.round(at.y * scale)}`);
  const off = !store.phone.ui.awake && action.type !== 'key' && action.type !== 'wait';
  if (off) return error('SCREEN_OFF', 'The screen is off; press power');
  const hands = livePageDriver();
  const lived = hands ? hands.perform(store, frameOf(root), action, find, scale) : null;
  if (lived !== null) return lived;

  switch (action.type) {
    case 'tap':
    case 'double_tap':
    case 'long_press': {
      const at = target(action);
      if ('code' in at) return at;
      if (action.type === 'double_tap') return fingers.doubleTap(at) ? undefined : nothing(at);
      fingers.down('0', at);
      if (action.type === 'tap') return fingers.up('0', at) ? undefined : nothing(at);
      await settle(page);
      const took = fingers.long('0');
      await settle(page);
      fingers.up('0', at);
      return took ? undefined : nothing(at);
    }
    case 'swipe':
    case 'drag': {
      const from = point(action.from[0]!, action.from[1]!);
      const to = point(action.to[0]!, action.to[1]!);
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
      return undefined;
    }
    case 'scroll':
      return scroll(page, action, find);
    case 'type': {
      const wrong = enter(page, fingers, action.element, find);
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
    case 'clear': {
      const wrong = enter(page, fingers, action.element, find);
      if (wrong) return wrong;
      applyEdit(store, root, { kind: 'replace', text: '' });
      return undefined;
    }
    case 'key':
      return pressKey(store, root, action.key);
    case 'open_app': {
      const wanted = action.app.trim().toLowerCase();
      const meta = [...store.catalogue.metas.values()].find(m =>
        [m.id, m.name, m.package].some(n => n.toLowerCase() === wanted),
      );
      if (!meta || !store.phone.os.installed[meta.id]?.enabled)
        return error(
          'APP_NOT_FOUND',
          `No app ${action.app} is installed${suggest(nearest(action.app.trim(), openable(page)))}`,
        );
      if (store.phone.ui.locked) return error('LOCKED', 'The phone is locked');
      store.dispatch('system', 'openApp', { app: meta.id });
      return undefined;
    }
    case 'touch': {
      const id = String(action.pointer ?? 0);
      const at = point(action.x, action.y);
      if (action.phase === 'down') {
        fingers.down(id, at);
        return undefined;
      }
      if (!store.phone.ui.pointers[id]) return error('NO_TOUCH', `Finger ${id} is not down`);
      if (action.phase === 'move') {
        fingers.move(id, at);
        return undefined;
      }
      return fingers.up(id, at) ? undefined : nothing(at);
    }
    default:
      return undefined;
  }
}

/** Names and ids of the apps that open_app opens. */
const openable = ({ store }: Page): string[] =>
  [...store.catalogue.metas.values()]
    .filter(m => store.phone.os.installed[m.id]?.enabled)
    .flatMap(m => (m.name.toLowerCase() === m.id ? [m.name] : [m.name, m.id]));

type Find = (ref: number | string) => { node: HTMLElement; at: Place } | undefined;

/** Puts the caret into the named field, or checks that some field has it. */
function enter(
  page: Page,
  fingers: Recogniser,
  ref: number | string | undefined,
  find: Find,
): LastError | undefined {
  const { store, root } = page;
  if (ref === undefined)
    return focused(store, root) ? undefined : error('NO_FOCUS', 'No text field has the caret');
  const found = find(ref);
  if (!found) return missing(page, ref);
  const field = found.node.matches('[data-field]')
    ? found.node
    : found.node.querySelector<HTMLElement>('[data-field]');
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
  const { store, root } = page;
  const axis = action.direction === 'left' || action.direction === 'right' ? 'x' : 'y';
  const fits = (el: HTMLElement) => {
    const ref = scrollRef(el);
    return ref.axis === axis && ref.max > 0;
  };
  let element: HTMLElement | undefined;
  if (action.element !== undefined) {
    const found = find(action.element);
    if (!found) return missing(page, action.element);
    element = [found.node, ...found.node.querySelectorAll<HTMLElement>('[data-scroller]')]
      .filter(el => el.dataset['scroller'] !== undefined)
      .find(fits);
    for (let up = found.node.parentElement; !element && up; up = up.parentElement)
      if (up.dataset['scroller'] !== undefined && fits(up)) element = up;
  } else {
    const frame = frameOf(root);
    const seen = collect(store, root).nodes.filter(n => n.dataset['scroller'] !== undefined && fits(n));
    const area = (n: HTMLElement) => {
      const r = rectIn(frame, n);
      return r.width * r.height;
    };
    element = seen.sort((a, b) => area(b) - area(a))[0];
  }
  if (!element) return error('NOTHING_SCROLLS', `Nothing here scrolls ${action.direction}`);
  const ref = scrollRef(element);
  const rtl = axis === 'x' && getComputedStyle(element).direction === 'rtl' ? -1 : 1;
  const way = action.direction === 'down' || action.direction === 'right' ? 1 : -1;
  scrollTo(store, ref, positionOf(store, ref) + rtl * way * (action.amount ?? 0.7) * ref.page);
  return undefined;
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
