import type { Field } from '../../state/phone/index.ts';

/** Edits of a text field. Offsets are UTF-16 units; a caret never stands inside a surrogate pair. */
export type Edit =
  | { kind: 'insert'; text: string }
  | { kind: 'backspace' }
  | { kind: 'delete' }
  | { kind: 'select'; start: number; end: number }
  | { kind: 'move'; by: 'left' | 'right' | 'start' | 'end'; extend?: boolean }
  | { kind: 'replace'; text: string };

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Start of the grapheme before an offset. */
export function before(text: string, at: number): number {
  let last = 0;
  for (const { index } of segmenter.segment(text)) {
    if (index >= at) break;
    last = index;
  }
  return last;
}

/** End of the grapheme after an offset. */
export function after(text: string, at: number): number {
  for (const { index, segment } of segmenter.segment(text))
    if (index + segment.length > at) return index + segment.length;
  return text.length;
}

/** Word around an offset: where a long press selects. */
export function wordAt(text: string, at: number): { start: number; end: number } {
  const words = new Intl.Segmenter('en', { granularity: 'word' });
  for (const { index, segment, isWordLike } of words.segment(text)) {
    if (index <= at && at < index + segment.length && isWordLike)
      return { start: index, end: index + segment.length };
  }
  return { start: Math.min(at, text.length), end: Math.min(at, text.length) };
}

/** The one reducer behind every keyboard: soft, hardware, ADB and the `type` action. */
export function edit(field: Field, e: Edit, limits: { maxLength?: number; multiline?: boolean } = {}): Field {
  const { text, start, end } = field;
  const put = (insert: string, from: number, to: number): Field => {
    let piece = limits.multiline ? insert : insert.replace(/\r?\n/g, ' ');
    if (limits.maxLength !== undefined)
      piece = [...piece].slice(0, Math.max(0, limits.maxLength - (text.length - (to - from)))).join('');
    const caret = from + piece.length;
    return { text: text.slice(0, from) + piece + text.slice(to), start: caret, end: caret };
  };
  switch (e.kind) {
    case 'insert':
      return put(e.text, start, end);
    case 'replace':
      return put(e.text, 0, text.length);
    case 'backspace':
      return start === end ? put('', before(text, start), start) : put('', start, end);
    case 'delete':
      return start === end ? put('', start, after(text, start)) : put('', start, end);
    case 'select': {
      const a = Math.max(0, Math.min(e.start, text.length));
      const b = Math.max(a, Math.min(e.end, text.length));
      return { text, start: a, end: b };
    }
    case 'move': {
      if (!e.extend && start !== end) {
        const at = e.by === 'left' || e.by === 'start' ? start : end;
        return { text, start: at, end: at };
      }
      const targets = {
        start: () => 0,
        end: () => text.length,
        left: () => before(text, start),
        right: () => after(text, end),
      };
      const to = targets[e.by]();
      if (!e.extend) return { text, start: to, end: to };
      return to < start ? { text, start: to, end } : { text, start, end: Math.max(end, to) };
    }
  }
}
