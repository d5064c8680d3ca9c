import { livePages, windowOf, type LiveWindow } from '../../sdk/react/live/pages.ts';
import { liveFrame } from './elements.ts';

/** A point of the window. */
interface Point {
  x: number;
  y: number;
}

/** The live page on top at a point of the window. */
export function pageInputAt({ x, y }: Point): LivePageInput | undefined {
  const el = document.elementFromPoint(x, y);
  return el instanceof HTMLIFrameElement && el.dataset['live'] !== undefined
    ? new LivePageInput(el)
    : undefined;
}

/** The live page on the screen, for keys. */
export const visiblePageInput = (): LivePageInput | undefined =>
  livePages.shown ? new LivePageInput(livePages.shown) : undefined;

const FOCUSABLE = 'input, textarea, select, button, a[href], [tabindex], [contenteditable=true]';
const KEYS: Record<string, { key: string; code: number }> = {
  enter: { key: 'Enter', code: 13 },
  delete: { key: 'Backspace', code: 8 },
  tab: { key: 'Tab', code: 9 },
  escape: { key: 'Escape', code: 27 },
  space: { key: ' ', code: 32 },
  arrow_left: { key: 'ArrowLeft', code: 37 },
  arrow_up: { key: 'ArrowUp', code: 38 },
  arrow_right: { key: 'ArrowRight', code: 39 },
  arrow_down: { key: 'ArrowDown', code: 40 },
};
/** Rows that a list shows when it was opened. */
const MOST_ROWS = 10;

const isField = (el: Element | null): el is HTMLInputElement | HTMLTextAreaElement =>
  el !== null &&
  (el.localName === 'textarea' ||
    (el.localName === 'input' &&
      !/^(button|submit|reset|checkbox|radio|range|color|file|image)$/.test((el as HTMLInputElement).type)));

/** Input on a live page: it sends the events that a browser would send. */
export class LivePageInput {
  private readonly win: LiveWindow;
  private readonly frame: HTMLIFrameElement;
  private pressed: { target: Element; kept: boolean } | undefined;

  constructor(frame: HTMLIFrameElement) {
    this.frame = frame;
    this.win = windowOf(frame);
  }

  private inside({ x, y }: Point): Point {
    const { left, top, zoom } = liveFrame(this.frame);
    return { x: (x - left) / zoom, y: (y - top) / zoom };
  }

  private send(target: EventTarget, type: string, { x, y }: Point, more: MouseEventInit = {}): boolean {
    const Kind = type.startsWith('pointer') ? this.win.PointerEvent : this.win.MouseEvent;
    return target.dispatchEvent(
      new Kind(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        view: this.win,
        clientX: x,
        clientY: y,
        screenX: x,
        screenY: y,
        button: 0,
        buttons: /down|move/.test(type) ? 1 : 0,
        detail: 1,
        ...more,
        ...(type.startsWith('pointer') ? { pointerId: 1, pointerType: 'mouse', isPrimary: true } : {}),
      }),
    );
  }

  private under(at: Point): Element {
    return this.win.document.elementFromPoint(at.x, at.y) ?? this.win.document.body;
  }

  down(window: Point): void {
    const at = this.inside(window);
    const target = this.under(at);
    this.send(target, 'pointerover', at);
    this.send(target, 'mouseover', at);
    this.send(target, 'mousemove', at, { buttons: 0 });
    this.send(target, 'pointerdown', at);
    const isAllowed = this.send(target, 'mousedown', at);
    this.pressed = { target, kept: isAllowed };
    if (!isAllowed) return;
    const focus = target.closest<HTMLElement>(FOCUSABLE);
    if (focus) focus.focus({ preventScroll: true });
    else (this.win.document.activeElement as HTMLElement | null)?.blur?.();
  }

  move(window: Point, from: Point): void {
    const at = this.inside(window);
    const target = this.under(at);
    this.send(target, 'pointermove', at);
    this.send(target, 'mousemove', at);
    // A press that no handler prevented selects text, as with a mouse.
    if (this.pressed?.kept) this.select(this.inside(from), at);
  }

  private select(from: Point, to: Point): void {
    const { document: doc } = this.win;
    const [start, end] = [from, to].map(p => doc.caretPositionFromPoint(p.x, p.y));
    if (start && end)
      doc.getSelection()?.setBaseAndExtent(start.offsetNode, start.offset, end.offsetNode, end.offset);
  }

  up(window: Point): void {
    const at = this.inside(window);
    const target = this.under(at);
    this.send(target, 'pointerup', at);
    this.send(target, 'mouseup', at);
    const { pressed } = this;
    this.pressed = undefined;
    if (!pressed) return;
    // A click goes to the nearest ancestor of both ends of the press.
    let common: Element | null = pressed.target;
    while (common && !common.contains(target)) common = common.parentElement;
    if (!common) return;
    const list = common.closest('select');
    if (list) return this.pick(list, target);
    this.send(common, 'click', at);
  }

  tap(at: Point): void {
    this.down(at);
    this.up(at);
  }

  doubleTap(at: Point): void {
    this.tap(at);
    this.tap(at);
    this.send(this.under(this.inside(at)), 'dblclick', this.inside(at), { detail: 2 });
  }

  /** Opens a list in place and closes it with the choice, because a browser's own popup would lie outside the page. */
  private pick(list: HTMLSelectElement, target: Element): void {
    if (list.multiple || (list.size > 1 && list.dataset['opened'] === undefined)) {
      if (target.localName === 'option') this.choose(list, target as HTMLOptionElement, list.multiple);
      return;
    }
    if (list.dataset['opened'] === undefined) {
      list.dataset['opened'] = '';
      list.size = Math.max(2, Math.min(MOST_ROWS, list.options.length));
      return;
    }
    delete list.dataset['opened'];
    list.size = 0;
    if (target.localName === 'option') this.choose(list, target as HTMLOptionElement, false);
  }

  private choose(list: HTMLSelectElement, option: HTMLOptionElement, several: boolean): void {
    option.selected = several ? !option.selected : true;
    for (const type of ['input', 'change']) list.dispatchEvent(new this.win.Event(type, { bubbles: true }));
  }

  /** Whether a text field of the page has the caret. */
  get writes(): boolean {
    return isField(this.win.document.activeElement);
  }

  focus(el: Element): void {
    (el as HTMLElement).focus({ preventScroll: true });
  }

  private key(type: string, key: string, code: number, char = false): boolean {
    const target = this.win.document.activeElement ?? this.win.document.body;
    return target.dispatchEvent(
      new this.win.KeyboardEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        view: this.win,
        key,
        code: key.length === 1 ? '' : key,
        keyCode: code,
        which: code,
        charCode: char ? code : 0,
      } as KeyboardEventInit),
    );
  }

  private change(text: (field: HTMLInputElement | HTMLTextAreaElement) => string, inputType: string): void {
    const field = this.win.document.activeElement;
    if (!isField(field) || field.readOnly) return;
    field.value = text(field);
    field.dispatchEvent(new this.win.InputEvent('input', { bubbles: true, inputType }));
  }

  /** Text at the end of the field that has the caret, a key at a time. */
  type(text: string): void {
    for (const letter of text) {
      if (letter === '\n') {
        this.press('enter');
        continue;
      }
      const code = letter.toUpperCase().codePointAt(0)!;
      if (this.key('keydown', letter, code) && this.key('keypress', letter, letter.codePointAt(0)!, true))
        this.change(field => this.cut(field) + letter, 'insertText');
      this.key('keyup', letter, code);
    }
  }

  /** The text that remains of a fully selected field. */
  private cut(field: HTMLInputElement | HTMLTextAreaElement): string {
    return field.selectionStart === 0 && field.selectionEnd === field.value.length && field.value !== ''
      ? ''
      : field.value;
  }

  clear(): void {
    this.change(() => '', 'deleteContentBackward');
  }

  /** A key that the page takes; false for every other. */
  press(name: string): boolean {
    const known = KEYS[name];
    if (!known) return false;
    const isPrevented = !this.key('keydown', known.key, known.code);
    const active = this.win.document.activeElement;
    if (!isPrevented && name === 'delete')
      this.change(
        field => (this.cut(field) === '' ? '' : [...field.value].slice(0, -1).join('')),
        'deleteContentBackward',
      );
    if (!isPrevented && name === 'enter' && this.key('keypress', known.key, known.code, true)) {
      if (active?.localName === 'textarea') this.change(field => `${field.value}\n`, 'insertLineBreak');
      else if (isField(active)) {
        active.dispatchEvent(new this.win.Event('change', { bubbles: true }));
        active.form?.requestSubmit();
      } else if (active && active !== this.win.document.body) (active as HTMLElement).click?.();
    }
    this.key('keyup', known.key, known.code);
    return true;
  }

  /** Scrolls the element under a point, or its nearest ancestor that can scroll. Returns whether anything moved. */
  scroll(window: Point, by: Point): boolean {
    const { zoom } = liveFrame(this.frame);
    const { scrollingElement } = this.win.document;
    for (let el: Element | null = this.under(this.inside(window)); el; el = el.parentElement) {
      const { overflowX, overflowY } = this.win.getComputedStyle(el);
      if (el !== scrollingElement && ![overflowX, overflowY].some(o => o === 'auto' || o === 'scroll'))
        continue;
      const [x, y] = [el.scrollLeft, el.scrollTop];
      el.scrollLeft += by.x / zoom;
      el.scrollTop += by.y / zoom;
      if (el.scrollLeft === x && el.scrollTop === y) continue;
      // A browser sends this with its next frame, and that frame may never come.
      el.dispatchEvent(new this.win.Event('scroll'));
      return true;
    }
    return false;
  }
}
