import { partsAt } from '../../src/state/clock.ts';
import { civilOf, dayAt } from './dates.ts';
import { after } from './repeat.ts';
import type { Priority, Repeat } from './state.ts';
import { type Reading, type Token, rulesFor } from './parse-rules.ts';

export interface Parsed {
  title: string;
  due: number | null;
  time: number | null;
  repeat: Repeat | null;
  priority: Priority;
  tags: string[];
  list: string | null;
  tokens: Token[];
}

/** Reads a task as it is typed: `Ring the dentist tomorrow 5pm !high #health @errands`. Words in `ignored` stay words. */
export function parse(text: string, reading: Reading, ignored: readonly string[] = []): Parsed {
  const today = dayAt(reading.now, reading.zone);
  const out: Parsed = {
    title: '',
    due: null,
    time: null,
    repeat: null,
    priority: 'none',
    tags: [],
    list: null,
    tokens: [],
  };
  // What was read is blanked, so that no later rule reads a part of it; letters whose small form is longer would shift what follows.
  let rest = text.toLowerCase().length === text.length ? text.toLowerCase() : text;
  let repeatFrom: number | null = null;
  for (const { kind, pattern, read } of rulesFor(reading)) {
    const search = new RegExp(`(?<=^|\\s)${pattern}(?=$|[\\s,.;?])`, 'gu');
    for (let m = search.exec(rest); m; m = search.exec(rest)) {
      const end = m.index + m[0].length;
      if (ignored.includes(m[0]) || (kind !== 'tag' && out.tokens.some(t => t.kind === kind))) continue;
      const found = read(m);
      if (!found) continue;
      const raw = text.slice(m.index, end);
      out.tokens.push({ kind, raw, label: kind === 'tag' ? raw : found.label, start: m.index, end });
      rest = `${rest.slice(0, m.index)}${'\u0000'.repeat(end - m.index)}${rest.slice(end)}`;
      if (found.repeat) {
        out.repeat = found.repeat;
        repeatFrom = found.due ?? null;
      } else if (found.due !== undefined) out.due = found.due;
      if (found.time !== undefined) out.time ??= found.time;
      if (found.priority) out.priority = found.priority;
      if (found.tag && !out.tags.some(t => t.toLowerCase() === found.tag)) out.tags.push(raw.slice(1));
      if (found.list) out.list = found.list;
    }
  }
  out.tokens.sort((a, b) => a.start - b.start);
  const { hour, minute } = partsAt(reading.now, reading.zone);
  const passed = out.time !== null && out.time <= hour * 60 + minute;
  if (out.due === null && repeatFrom !== null)
    out.due = passed && repeatFrom === today ? after(out.repeat!, today) : repeatFrom;
  if (out.due === null && out.time !== null) out.due = passed ? today + 1 : today;
  // A rule that is said with a date goes along with the date.
  if (out.repeat && out.due !== null && out.repeat.day !== null) out.repeat.day = civilOf(out.due).day;
  let title = '';
  let at = 0;
  for (const t of out.tokens) {
    title += text.slice(at, t.start);
    at = t.end;
  }
  out.title = (title + text.slice(at))
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;?])/g, '$1')
    .trim()
    .replace(/[,;]$/, '')
    .trim();
  return out;
}

/**
 * Lines of a text that another app sent, without the signs of lists, each told whether it was ticked. A
 * heading names no task, nor does the title where more follows.
 */
export function linesOf(text: string, title?: string): { title: string; done: boolean }[] {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '');
  return lines.slice(lines.length > 1 && lines[0]!.trim() === title?.trim() ? 1 : 0).flatMap(line => {
    const [, , tick, words] = /^\s*([-*+•–]|\d+[.)])?\s*(?:\[([ xX])\]\s*)?(.*?)\s*$/.exec(line)!;
    return /^\s*#+\s/.test(line) || !words ? [] : [{ title: words, done: tick === 'x' || tick === 'X' }];
  });
}
