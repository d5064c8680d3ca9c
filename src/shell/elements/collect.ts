import type { Element as Seen } from '../../protocol/observation.ts';
import { densityOf } from '../../sdk/core/screen.ts';
import { gestureOf } from '../../sdk/react/gestures.ts';
import { fieldOf } from '../../sdk/react/fields.ts';
import type { PhoneStore } from '../../sdk/react/store.ts';
import { frameOf, type Frame } from '../input/geometry.ts';
import { scrollRef } from '../input/scrollers.ts';
import { collectLive } from '../live/elements.ts';
import { idOf, leaves, nameOf, ownText, roleOf } from './identity.ts';

interface Clip { left: number; top: number; right: number; bottom: number }

const CLASSES: Record<string, string> = {
  button: 'android.widget.Button', link: 'android.widget.Button', tab: 'android.widget.Button', switch: 'android.widget.Switch', checkbox: 'android.widget.CheckBox', radio: 'android.widget.RadioButton',
  textbox: 'android.widget.EditText', searchbox: 'android.widget.EditText', slider: 'android.widget.SeekBar', img: 'android.widget.ImageView', progressbar: 'android.widget.ProgressBar',
  list: 'android.widget.ListView', text: 'android.widget.TextView', heading: 'android.widget.TextView', dialog: 'android.app.Dialog', menu: 'android.widget.ListView', menuitem: 'android.widget.Button',
};
const WIDGETS = new Set(['button', 'link', 'tab', 'switch', 'checkbox', 'radio', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'textbox', 'searchbox', 'slider', 'img', 'progressbar', 'heading', 'dialog', 'alertdialog', 'menu', 'status', 'alert', 'spinbutton', 'listbox', 'combobox']);
const CLICKS = new Set(['button', 'link', 'tab', 'switch', 'checkbox', 'radio', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'textbox', 'searchbox']);
/** Roles whose words are one thing; inside any other the pieces of text are listed too when there are several. */
const WHOLE = new Set(['tab', 'switch', 'checkbox', 'radio', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'textbox', 'searchbox', 'slider', 'img', 'progressbar', 'heading', 'spinbutton']);

const flag = (el: Element, name: string): boolean => el.getAttribute(name) === 'true';

/** The visible elements in document order, bounds in pixels clipped to what is visible, what a modal covers left out. */
export function collect(store: PhoneStore, root: HTMLElement): { elements: Seen[]; nodes: HTMLElement[] } {
  const frame = frameOf(root);
  const scale = densityOf(store.phone);
  const modal = [...root.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1);
  const elements: Seen[] = [];
  const nodes: HTMLElement[] = [];
  const seen = new Map<string, number>();
  const whole: Clip = { left: 0, top: 0, right: frame.width, bottom: frame.height };

  const visit = (el: HTMLElement, clip: Clip, parent: number | null, pkg: string, inside: boolean): void => {
    if (el.hidden || el.inert || el.getAttribute('aria-hidden') === 'true') return;
    const freed = inside || (el.dataset['layer'] !== undefined && el.dataset['layer'] !== 'app') || el === modal;
    if (!freed && !el.contains(modal!)) return;
    // What is fixed to the screen is not cut by a scroller around it.
    if (clip !== whole && getComputedStyle(el).position === 'fixed') clip = whole;
    const r = el.getBoundingClientRect();
    const box: Clip = {
      left: Math.max(clip.left, (r.left - frame.left) / frame.zoom), top: Math.max(clip.top, (r.top - frame.top) / frame.zoom),
      right: Math.min(clip.right, (r.right - frame.left) / frame.zoom), bottom: Math.min(clip.bottom, (r.bottom - frame.top) / frame.zoom),
    };
    const shown = box.right - box.left >= 1 && box.bottom - box.top >= 1;
    const owner = el.dataset['app'] === undefined ? pkg : store.catalogue.metas.get(el.dataset['app'])?.package ?? 'app.tapworld.system';
    const clips = el.dataset['scroller'] !== undefined || el.dataset['clip'] !== undefined;
    if (clips && !shown) return;
    let at = parent;
    let role = roleOf(el);
    const text = ownText(el);
    const scrolls = el.dataset['scroller'] !== undefined && scrollRef(el).max > 0;
    const widget = WIDGETS.has(role) || el.dataset['rid'] !== undefined || el.dataset['click'] !== undefined || scrolls || gestureOf.get(el)?.onLongPress !== undefined;
    const listed = freed && shown && (widget || text !== '') && el !== root && visible(frame, el, box, root);
    if (listed) {
      if (!role) role = text !== '' ? 'text' : scrolls ? 'list' : 'group';
      const base = idOf(el);
      const count = (seen.get(base) ?? 0) + 1;
      seen.set(base, count);
      at = elements.length;
      elements.push(describe(el, role, count === 1 ? base : `${base}~${count}`, at, parent, box, scale, owner, scrolls));
      nodes.push(el);
    }
    if (el instanceof HTMLIFrameElement && el.dataset['live'] !== undefined) {
      if (!shown || !freed || !visible(frame, el, box, root)) return;
      const point = (x: number, from: number) => Math.round(((x - from) / frame.zoom) * scale);
      const page = collectLive(el, elements.length, parent, owner, (l, t, r, b) => [point(l, frame.left), point(t, frame.top), point(r, frame.left), point(b, frame.top)]);
      elements.push(...page.elements);
      nodes.push(...page.nodes as HTMLElement[]);
      return;
    }
    if (text !== '' || (listed && ((WHOLE.has(role) && el.querySelector('[data-field],button') === null) || (role === 'button' && leaves(el).length < 2)))) return;
    const inner = clips ? box : clip;
    for (const child of el.children) if (child instanceof HTMLElement) visit(child, inner, at, owner, freed);
  };
  visit(root, whole, null, 'app.tapworld.system', modal === undefined);
  return { elements, nodes };
}

/** Whether anything of the element is on top, by hit tests at its middle and its quarters. */
function visible(frame: Frame, el: HTMLElement, box: Clip, root: HTMLElement): boolean {
  const w = box.right - box.left;
  const h = box.bottom - box.top;
  for (const [fx, fy] of [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]] as const) {
    const top = document.elementFromPoint(frame.left + (box.left + w * fx) * frame.zoom, frame.top + (box.top + h * fy) * frame.zoom);
    if (top && root.contains(top) && (el.contains(top) || top.contains(el))) return true;
  }
  return false;
}

function describe(el: HTMLElement, role: string, id: string, index: number, parent: number | null, box: Clip, scale: number, pkg: string, scrolls: boolean): Seen {
  const field = fieldOf.get(el);
  const gesture = gestureOf.get(el);
  const enabled = !el.matches(':disabled') && !flag(el, 'aria-disabled');
  const checkable = el.hasAttribute('aria-checked');
  const value = field ? (field.password ? '•'.repeat((el.dataset['value'] ?? '').length) : el.dataset['value'] ?? '') : el.getAttribute('aria-valuetext') ?? el.dataset['value'];
  const name = field ? el.getAttribute('aria-label') ?? '' : nameOf(el);
  const number = (attribute: string) => Number(el.getAttribute(attribute));
  const description = el.getAttribute('aria-description') ?? undefined;
  return {
    index, id, parent, role,
    className: field ? 'android.widget.EditText' : scrolls ? 'android.widget.ScrollView' : CLASSES[role] ?? 'android.view.View',
    resourceId: el.dataset['rid'] ? `${pkg}:id/${el.dataset['rid'].replaceAll('-', '_')}` : '',
    name,
    ...(description ? { description } : {}),
    ...(el.dataset['hint'] ? { hint: el.dataset['hint'] } : {}),
    ...(value !== undefined && value !== null ? { value } : {}),
    bounds: [Math.round(box.left * scale), Math.round(box.top * scale), Math.round(box.right * scale), Math.round(box.bottom * scale)],
    states: {
      enabled, checkable, checked: flag(el, 'aria-checked'), selected: flag(el, 'aria-selected') || el.hasAttribute('aria-current') || flag(el, 'aria-pressed'),
      focusable: enabled && (CLICKS.has(role) || field !== undefined), focused: el.dataset['focused'] !== undefined, scrollable: scrolls,
      clickable: enabled && (CLICKS.has(role) || el.dataset['click'] !== undefined || gesture?.onTapAt !== undefined),
      longClickable: enabled && (gesture?.onLongPress !== undefined || field !== undefined), editable: field !== undefined, password: field?.password ?? false,
    },
    ...(el.hasAttribute('aria-valuenow') ? { range: { min: number('aria-valuemin'), max: number('aria-valuemax'), now: number('aria-valuenow'), step: Number(el.dataset['step'] ?? 1) } } : {}),
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
