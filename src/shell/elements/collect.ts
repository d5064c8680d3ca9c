import type { Element as Seen } from '../../protocol/observation.ts';
import { densityOf } from '../../sdk/core/screen.ts';
import { gestureOf } from '../../sdk/react/gestures.ts';
import { fieldOf } from '../../sdk/react/fields.ts';
import type { PhoneStore } from '../../sdk/react/store.ts';
import { frameOf, type Frame } from '../input/geometry.ts';
import { scrollRef } from '../input/scrollers.ts';
import { livePageDriver } from '../live/hands.ts';
import { idOf, leaves, nameOf, ownText, roleOf } from './identity.ts';

interface Clip {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const CLASSES: Record<string, string> = {
  button: 'android.widget.Button',
  link: 'android.widget.Button',
  tab: 'android.app.ActionBar$Tab',
  switch: 'android.widget.Switch',
  checkbox: 'android.widget.CheckBox',
  radio: 'android.widget.RadioButton',
  textbox: 'android.widget.EditText',
  searchbox: 'android.widget.EditText',
  slider: 'android.widget.SeekBar',
  img: 'android.widget.ImageView',
  progressbar: 'android.widget.ProgressBar',
  list: 'android.widget.ListView',
  text: 'android.widget.TextView',
  heading: 'android.widget.TextView',
  dialog: 'android.app.Dialog',
  menu: 'android.widget.ListView',
  menuitem: 'android.widget.Button',
  menuitemcheckbox: 'android.widget.CheckedTextView',
  menuitemradio: 'android.widget.CheckedTextView',
  option: 'android.widget.CheckedTextView',
  spinbutton: 'android.widget.NumberPicker',
};
const WIDGETS = new Set([
  'button',
  'link',
  'tab',
  'switch',
  'checkbox',
  'radio',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'textbox',
  'searchbox',
  'slider',
  'img',
  'progressbar',
  'heading',
  'dialog',
  'alertdialog',
  'menu',
  'status',
  'alert',
  'spinbutton',
  'listbox',
  'combobox',
]);
const CLICKS = new Set([
  'button',
  'link',
  'tab',
  'switch',
  'checkbox',
  'radio',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'textbox',
  'searchbox',
]);
/** Roles whose words are one thing; inside any other the pieces of text are listed too when there are several. */
const WHOLE = new Set([
  'tab',
  'switch',
  'checkbox',
  'radio',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'textbox',
  'searchbox',
  'slider',
  'img',
  'progressbar',
  'heading',
  'spinbutton',
]);

/** Where an element is tested, in fractions of what is visible of it; of one smaller than `TINY` points, its middle alone. */
const POINTS = [
  [0.5, 0.5],
  [0.15, 0.5],
  [0.85, 0.5],
  [0.5, 0.15],
  [0.5, 0.85],
] as const;
const TINY = 4;
/** Points by which something may stand out of the box that holds it, such as a badge. */
const STICKS_OUT = 64;

const flag = (el: Element, name: string): boolean => el.getAttribute(name) === 'true';

/** The visible elements in document order, bounds in pixels clipped to what is visible, what a modal covers left out. */
export function collect(store: PhoneStore, root: HTMLElement): { elements: Seen[]; nodes: HTMLElement[] } {
  const frame = frameOf(root);
  const scale = densityOf(store.phone);
  const modal = [...root.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1);
  const elements: Seen[] = [];
  const nodes: HTMLElement[] = [];
  const seen = new Map<string, number>();
  const light = new Light(frame);
  const whole: Clip = { left: 0, top: 0, right: frame.width, bottom: frame.height };

  /** Whether a box lies so far from what is visible that nothing in it sticks out into it. */
  const isFar = (r: DOMRect, clip: Clip): boolean => {
    const [left, top, right, bottom] = [
      (r.left - frame.left) / frame.zoom,
      (r.top - frame.top) / frame.zoom,
      (r.right - frame.left) / frame.zoom,
      (r.bottom - frame.top) / frame.zoom,
    ];
    return (
      left > clip.right + STICKS_OUT ||
      right < clip.left - STICKS_OUT ||
      top > clip.bottom + STICKS_OUT ||
      bottom < clip.top - STICKS_OUT
    );
  };

  const visit = (el: HTMLElement, clip: Clip, parent: number | null, pkg: string, inside: boolean): void => {
    // The status bar lies over everything and takes no touch: a hit test never finds it.
    if (
      el.hidden ||
      el.inert ||
      el.getAttribute('aria-hidden') === 'true' ||
      el.dataset['unlisted'] !== undefined
    )
      return;
    const freed =
      inside || (el.dataset['layer'] !== undefined && el.dataset['layer'] !== 'app') || el === modal;
    if (!freed && !el.contains(modal!)) return;
    // What is fixed to the screen is not cut by a scroller around it: a dialog that a row holds.
    const holds = modal !== undefined && el.contains(modal);
    if (clip !== whole && holds && getComputedStyle(el).position === 'fixed') clip = whole;
    const r = el.getBoundingClientRect();
    if (!holds && r.width > 0 && r.height > 0 && isFar(r, clip)) return;
    const box: Clip = {
      left: Math.max(clip.left, (r.left - frame.left) / frame.zoom),
      top: Math.max(clip.top, (r.top - frame.top) / frame.zoom),
      right: Math.min(clip.right, (r.right - frame.left) / frame.zoom),
      bottom: Math.min(clip.bottom, (r.bottom - frame.top) / frame.zoom),
    };
    const shown = box.right - box.left >= 1 && box.bottom - box.top >= 1;
    const owner =
      el.dataset['app'] === undefined
        ? pkg
        : (store.catalogue.metas.get(el.dataset['app'])?.package ?? 'app.tapworld.system');
    const clips = el.dataset['scroller'] !== undefined || el.dataset['clip'] !== undefined;
    if (clips && !shown) return;
    let at = parent;
    let role = roleOf(el);
    const text = ownText(el);
    const scrolls = el.dataset['scroller'] !== undefined && scrollRef(el).max > 0;
    const widget =
      WIDGETS.has(role) ||
      el.dataset['rid'] !== undefined ||
      el.dataset['click'] !== undefined ||
      scrolls ||
      gestureOf.get(el)?.onLongPress !== undefined;
    const listed = freed && shown && (widget || text !== '') && el !== root && light.reaches(el, box);
    if (listed) {
      if (!role) role = text !== '' ? 'text' : scrolls ? 'list' : 'group';
      const base = idOf(el);
      const count = (seen.get(base) ?? 0) + 1;
      seen.set(base, count);
      at = elements.length;
      elements.push(
        describe(el, role, count === 1 ? base : `${base}~${count}`, at, parent, box, scale, owner, scrolls),
      );
      nodes.push(el);
    }
    const hands =
      el instanceof HTMLIFrameElement && el.dataset['live'] !== undefined ? livePageDriver() : undefined;
    if (el instanceof HTMLIFrameElement && hands) {
      if (!shown || !freed || !light.reaches(el, box)) return;
      const point = (x: number, from: number) => Math.round(((x - from) / frame.zoom) * scale);
      const page = hands.collect(el, elements.length, parent, owner, (l, t, r, b) => [
        point(l, frame.left),
        point(t, frame.top),
        point(r, frame.left),
        point(b, frame.top),
      ]);
      elements.push(...page.elements);
      nodes.push(...(page.nodes as HTMLElement[]));
      return;
    }
    if (
      text !== '' ||
      (listed &&
        ((WHOLE.has(role) && el.querySelector('[data-field],button') === null) ||
          (role === 'button' && leaves(el).length < 2)))
    )
      return;
    const inner = clips ? box : clip;
    for (const child of el.children) if (child instanceof HTMLElement) visit(child, inner, at, owner, freed);
  };
  visit(root, whole, null, 'app.tapworld.system', modal === undefined);
  return { elements, nodes };
}

/** Text within an element that a person sees and that is no own text of it: the first piece of it. */
function firstWords(el: HTMLElement): Element | null {
  const walk = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const box = node.parentElement!;
    if (box !== el && node.textContent!.trim() !== '' && box.getAttribute('aria-hidden') !== 'true')
      return box;
  }
  return null;
}

/** Hit tests of one listing. They cost more than all else in it, so that what one of them found is kept: `lit` is what lies on top somewhere, with all that holds it. */
class Light {
  private readonly lit = new Set<Element>();
  private readonly frame: Frame;
  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** Whether anything of the element is on top, by hit tests at its first words, its middle and its quarters. */
  reaches(el: HTMLElement, box: Clip): boolean {
    if (this.lit.has(el)) return true;
    const { left, top, zoom } = this.frame;
    const words = firstWords(el)?.getBoundingClientRect();
    // Where its words stand, one test serves both.
    if (
      words &&
      this.test(
        el,
        (Math.max(words.left, left + box.left * zoom) + Math.min(words.right, left + box.right * zoom)) / 2,
        (Math.max(words.top, top + box.top * zoom) + Math.min(words.bottom, top + box.bottom * zoom)) / 2,
        box,
      )
    )
      return true;
    const w = box.right - box.left;
    const h = box.bottom - box.top;
    return POINTS.slice(0, w < TINY && h < TINY ? 1 : undefined).some(([fx, fy]) =>
      this.test(el, left + (box.left + w * fx) * zoom, top + (box.top + h * fy) * zoom, box),
    );
  }

  private test(el: HTMLElement, x: number, y: number, box: Clip): boolean {
    const { root, left, top, zoom } = this.frame;
    if (
      x < left + box.left * zoom ||
      x > left + box.right * zoom ||
      y < top + box.top * zoom ||
      y > top + box.bottom * zoom
    )
      return false;
    const on = document.elementFromPoint(x, y);
    if (!on || !root.contains(on)) return false;
    for (let up: Element | null = on; up && up !== root && !this.lit.has(up); up = up.parentElement)
      this.lit.add(up);
    return el.contains(on) || on.contains(el);
  }
}

function describe(
  el: HTMLElement,
  role: string,
  id: string,
  index: number,
  parent: number | null,
  box: Clip,
  scale: number,
  pkg: string,
  scrolls: boolean,
): Seen {
  const field = fieldOf.get(el);
  const gesture = gestureOf.get(el);
  const enabled = !el.matches(':disabled') && !flag(el, 'aria-disabled');
  const checkable = el.hasAttribute('aria-checked');
  const value = field
    ? field.password
      ? '•'.repeat((el.dataset['value'] ?? '').length)
      : (el.dataset['value'] ?? '')
    : (el.getAttribute('aria-valuetext') ?? el.dataset['value']);
  const name = field ? (el.getAttribute('aria-label') ?? '') : nameOf(el);
  const number = (attribute: string) => Number(el.getAttribute(attribute));
  const description = el.getAttribute('aria-description') ?? undefined;
  return {
    index,
    id,
    parent,
    role,
    className: field
      ? 'android.widget.EditText'
      : scrolls
        ? 'android.widget.ScrollView'
        : (CLASSES[role] ?? 'android.view.View'),
    resourceId: el.dataset['rid'] ? `${pkg}:id/${el.dataset['rid'].replaceAll('-', '_')}` : '',
    name,
    ...(description ? { description } : {}),
    ...(el.dataset['hint'] ? { hint: el.dataset['hint'] } : {}),
    ...(value !== undefined && value !== null ? { value } : {}),
    bounds: [
      Math.round(box.left * scale),
      Math.round(box.top * scale),
      Math.round(box.right * scale),
      Math.round(box.bottom * scale),
    ],
    states: {
      enabled,
      checkable,
      checked: flag(el, 'aria-checked'),
      selected: flag(el, 'aria-selected') || el.hasAttribute('aria-current') || flag(el, 'aria-pressed'),
      focusable: enabled && (CLICKS.has(role) || field !== undefined),
      focused: el.dataset['focused'] !== undefined,
      scrollable: scrolls,
      clickable:
        enabled && (CLICKS.has(role) || el.dataset['click'] !== undefined || gesture?.onTapAt !== undefined),
      longClickable: enabled && (gesture?.onLongPress !== undefined || field !== undefined),
      editable: field !== undefined,
      password: field?.password ?? false,
    },
    ...(el.hasAttribute('aria-valuenow')
      ? {
          range: {
            min: number('aria-valuemin'),
            max: number('aria-valuemax'),
            now: number('aria-valuenow'),
            step: Number(el.dataset['step'] ?? 1),
          },
        }
      : {}),
    package: pkg,
  };
}

/** Draws each element's index on the screen, for a set-of-marks picture. Gives how to take it away. */
export function drawMarks(root: HTMLElement, elements: readonly Seen[], scale: number): () => void {
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.style.cssText = 'position:absolute;inset:0;z-index:9999;pointer-events:none;direction:ltr';
  const colours = ['#d81b60', '#1e88e5', '#00897b', '#8e24aa', '#e65100', '#3949ab'];
  for (const e of elements) {
    if (!e.states.clickable && !e.states.editable && !e.states.scrollable && !e.range) continue;
    const [l, t, r, b] = e.bounds.map(v => v / scale) as [number, number, number, number];
    const colour = colours[e.index % colours.length];
    const box = document.createElement('div');
    box.style.cssText = `position:absolute;left:${l}px;top:${t}px;width:${r - l}px;height:${b - t}px;box-shadow:inset 0 0 0 1.5px ${colour}`;
    const label = document.createElement('span');
    label.textContent = String(e.index);
    label.style.cssText = `position:absolute;left:0;top:0;background:${colour};color:#fff;font:600 10px/13px Roboto;padding:0 3px;border-end-end-radius:4px`;
    box.append(label);
    layer.append(box);
  }
  root.append(layer);
  return () => layer.remove();
}
