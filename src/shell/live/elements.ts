import type { Element as Seen } from '../../protocol/observation.ts';
import { slug } from '../elements/identity.ts';
import { windowOf } from '../../sdk/react/live/pages.ts';

/** Where a page's own points lie on the screen: those of the frame, and how much larger they are drawn. */
export interface LiveFrame {
  left: number;
  top: number;
  zoom: number;
  right: number;
  bottom: number;
}

export function liveFrame(frame: HTMLIFrameElement): LiveFrame {
  const { left, top, right, bottom, width } = frame.getBoundingClientRect();
  return { left, top, right, bottom, zoom: width / frame.offsetWidth };
}

const INPUTS: Record<string, string> = {
  checkbox: 'checkbox',
  radio: 'radio',
  button: 'button',
  submit: 'button',
  reset: 'button',
  range: 'slider',
};
const CLASSES: Record<string, string> = {
  button: 'android.widget.Button',
  link: 'android.widget.Button',
  checkbox: 'android.widget.CheckBox',
  radio: 'android.widget.RadioButton',
  textbox: 'android.widget.EditText',
  slider: 'android.widget.SeekBar',
  img: 'android.widget.ImageView',
  text: 'android.widget.TextView',
  combobox: 'android.widget.Spinner',
};
const SHAPES = new Set(['rect', 'circle', 'ellipse', 'polygon', 'path', 'line', 'text']);
/** Parts of MiniWoB++ that are not of the task. */
const APART = '#reward-display, #click-canvas';

function roleOf(el: Element): string {
  const tag = el.localName;
  const ownRole = el.getAttribute('role');
  if (ownRole) return ownRole;
  if (tag === 'input') return INPUTS[(el as HTMLInputElement).type] ?? 'textbox';
  if (tag === 'textarea') return 'textbox';
  if (tag === 'select') return (el as HTMLSelectElement).size > 1 ? 'listbox' : 'combobox';
  if (tag === 'a') return 'link';
  if (tag === 'button' || tag === 'option') return tag;
  if (tag === 'img' || tag === 'canvas' || SHAPES.has(tag)) return tag === 'text' ? 'text' : 'img';
  return '';
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();
const ownText = (el: Element) =>
  squeezed(
    [...el.childNodes]
      .filter(n => n.nodeType === 3)
      .map(n => n.textContent ?? '')
      .join(' '),
  );

const labelled = (el: Element) =>
  el.getAttribute('aria-label') ??
  [...((el as HTMLInputElement).labels ?? [])]
    .map(l => squeezed(l.textContent ?? ''))
    .filter(Boolean)
    .join(' ');

function nameOf(el: Element, role: string): string {
  const label = labelled(el) || (el.getAttribute('alt') ?? el.getAttribute('title'));
  if (label) return label;
  if (el.localName === 'input')
    return role === 'button' ? (el as HTMLInputElement).value : (el as HTMLInputElement).placeholder;
  if (role === 'img')
    return [el.localName, el.getAttribute('fill') ?? '', el.getAttribute('class') ?? '']
      .filter(Boolean)
      .join(' ');
  return squeezed(el.textContent ?? '');
}

/**
 * What a page with a state of its own shows, as elements of the phone: `rest` gives bounds on the screen in
 * pixels for points of the window.
 */
export function collectLive(
  frame: HTMLIFrameElement,
  first: number,
  parent: number | null,
  pkg: string,
  pixels: (left: number, top: number, right: number, bottom: number) => number[],
): { elements: Seen[]; nodes: Element[] } {
  const win = windowOf(frame);
  const at = liveFrame(frame);
  const elements: Seen[] = [];
  const nodes: Element[] = [];
  const counts = new Map<string, number>();
  const visit = (el: Element, clip: LiveFrame): void => {
    const style = win.getComputedStyle(el);
    if (style.display === 'none' || style.visibility === 'hidden' || el.matches(APART)) return;
    const r = el.getBoundingClientRect();
    const box = {
      left: Math.max(clip.left, at.left + r.left * at.zoom),
      top: Math.max(clip.top, at.top + r.top * at.zoom),
      right: Math.min(clip.right, at.left + r.right * at.zoom),
      bottom: Math.min(clip.bottom, at.top + r.bottom * at.zoom),
    };
    const role = roleOf(el);
    const text = ownText(el);
    const taps = win.tapworldPage?.isClickable(el) === true || style.cursor === 'pointer';
    // A row of a list that is cut so far cannot be hit for certain.
    if (el.localName === 'option' && box.bottom - box.top < (r.height * at.zoom) / 2) return;
    if (
      box.right - box.left >= 1 &&
      box.bottom - box.top >= 1 &&
      (role !== '' || text !== '' || (taps && el !== win.document.body))
    ) {
      const kind = role || (taps ? 'button' : 'text');
      const name = role === 'listbox' || role === 'combobox' ? labelled(el) : nameOf(el, kind);
      const base = `page/${el.id || kind}${el.id ? '' : `/${slug(name)}`}`;
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      const input = el as HTMLInputElement;
      const editable = kind === 'textbox';
      const checkable = kind === 'checkbox' || kind === 'radio';
      const enabled = !el.matches(':disabled');
      const value =
        editable || kind === 'slider'
          ? input.value
          : kind === 'combobox'
            ? (el as HTMLSelectElement).selectedOptions[0]?.label
            : undefined;
      elements.push({
        index: first + elements.length,
        id: count === 1 ? base : `${base}~${count}`,
        parent,
        role: kind,
        className: CLASSES[kind] ?? 'android.view.View',
        resourceId: el.id,
        name,
        ...(value === undefined
          ? {}
          : { value: input.type === 'password' ? '•'.repeat(value.length) : value }),
        bounds: pixels(box.left, box.top, box.right, box.bottom),
        states: {
          enabled,
          checkable,
          checked: checkable && input.checked,
          selected: el.localName === 'option' && (el as HTMLOptionElement).selected,
          focusable: enabled && role !== '' && role !== 'img',
          focused: win.document.activeElement === el,
          scrollable:
            (style.overflowY === 'auto' || style.overflowY === 'scroll') && el.scrollHeight > el.clientHeight,
          clickable: enabled && (taps || (role !== '' && role !== 'img' && role !== 'text')),
          longClickable: false,
          editable,
          password: input.type === 'password',
        },
        package: pkg,
      });
      nodes.push(el);
    }
    const inner = style.overflowX === 'visible' && style.overflowY === 'visible' ? clip : { ...clip, ...box };
    for (const child of el.children) visit(child, inner);
  };
  if (win.document.body) visit(win.document.body, at);
  return { elements, nodes };
}
