import type { Element as Seen } from '../../protocol/observation.ts';
import type { PhoneStore } from '../../sdk/react/store.ts';
import type { PlainKey, Translate } from '../../sdk/core/words/words.ts';
import { collect } from '../elements/collect.ts';
import type { words } from '../words.ts';

const ROLES: Record<string, PlainKey<typeof words> | ''> = {
  text: '',
  group: '',
  img: 'readImage',
  textbox: 'readEditBox',
  searchbox: 'readEditBox',
  option: '',
  status: '',
  button: 'readButton',
  slider: 'readSlider',
};

/** The screen reader's text for an element: its name, role, value and actions. */
export function spoken(e: Seen, t: Translate<typeof words>): string {
  const { checkable, checked, selected, enabled, clickable, editable } = e.states;
  const role = ROLES[e.role];
  return [
    e.name || e.hint || (e.value ? '' : t('unlabelled')),
    e.value,
    role === undefined ? e.role : role && t(role),
    checkable ? (checked ? t('readOn') : t('readOff')) : '',
    selected ? t('readSelected') : '',
    enabled ? '' : t('readDisabled'),
    enabled && editable ? t('readEdit') : enabled && clickable ? t('readActivate') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Words within something that can be pressed are read with it. */
const within = (e: Seen, all: readonly Seen[]): boolean =>
  e.role === 'text' &&
  e.parent !== null &&
  (all[e.parent]!.states.clickable || within({ ...e, parent: all[e.parent]!.parent }, all));
const focusable = (e: Seen, _: number, all: readonly Seen[]): boolean =>
  !within(e, all) &&
  e.role !== 'list' &&
  !(e.role === 'group' && e.name === '' && !e.states.clickable) &&
  !(e.states.scrollable && e.name === '');

function put(store: PhoneStore, element: string): void {
  store.update(p => {
    p.ui.assist = { ...p.ui.assist, reader: element };
  });
}

/** Moves the reader to the element that lies under a touch. False where nothing is to be said of it. */
export function readAt(store: PhoneStore, root: HTMLElement, target: HTMLElement): boolean {
  const { elements, nodes } = collect(store, root);
  for (let node: HTMLElement | null = target; node && node !== root; node = node.parentElement) {
    const i = nodes.indexOf(node);
    if (i < 0 || !focusable(elements[i]!, i, elements)) continue;
    put(store, elements[i]!.id);
    return true;
  }
  return false;
}

/** Moves the reader one element forward or back; from no element, to the first or the last. */
export function readNext(store: PhoneStore, root: HTMLElement, by: 1 | -1): void {
  const list = collect(store, root).elements.filter(focusable);
  if (list.length === 0) return;
  const at = list.findIndex(e => e.id === store.phone.ui.assist?.reader);
  const next = at < 0 ? (by === 1 ? 0 : list.length - 1) : Math.max(0, Math.min(list.length - 1, at + by));
  put(store, list[next]!.id);
}

/** The node that the reader is on. */
export function readerNode(store: PhoneStore, root: HTMLElement): HTMLElement | undefined {
  const id = store.phone.ui.assist?.reader;
  if (id === undefined) return undefined;
  const { elements, nodes } = collect(store, root);
  return nodes[elements.findIndex(e => e.id === id)];
}
