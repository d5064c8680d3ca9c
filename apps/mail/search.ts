import { addDays, epochOf } from '../../src/state/clock.ts';
import { bytesOf, plain } from './text.ts';
import type { Mail, Postbird, Thread } from './state.ts';

/** What a term of a search is asked about. */
interface Found {
  mail: Mail;
  thread: Thread;
  state: Postbird;
}
type Test = (found: Found) => boolean;
export interface Query {
  test: Test;
  /** Whether it names a place, so that spam and the bin are searched where it asks for them. */
  placed: boolean;
}

const low = (text: string): string => text.toLowerCase().normalize('NFKC');
const has = (text: string, part: string): boolean => low(text).includes(low(part));
const personHas = (part: string) => (p: { name: string; address: string }) =>
  has(p.name, part) || has(p.address, part);
const all = ({ mail }: Found): string =>
  [
    mail.subject,
    plain(mail.text),
    mail.sender.name,
    mail.sender.address,
    ...[...mail.to, ...mail.cc].flatMap(p => [p.name, p.address]),
    ...mail.attachments.flatMap(a => [a.name, a.text ?? '']),
  ].join('\n');

const isIn: Record<string, (found: Found) => boolean> = {
  inbox: ({ thread }) => thread.place === 'inbox' && thread.binnedAt === null && thread.snoozedUntil === null,
  archive: ({ thread }) => thread.place === 'archive' && thread.binnedAt === null,
  sent: ({ mail, thread }) => mail.own && thread.binnedAt === null,
  spam: ({ thread }) => thread.place === 'spam' && thread.binnedAt === null,
  bin: ({ thread }) => thread.binnedAt !== null,
  trash: ({ thread }) => thread.binnedAt !== null,
  snoozed: ({ thread }) => thread.snoozedUntil !== null && thread.binnedAt === null,
  anywhere: () => true,
};

const DAY = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/;
/** Midnight of a day as people type it, or undefined. */
function dayIn(text: string, zone: string): number | undefined {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (!year || Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31)
    return undefined;
  return epochOf({ year: Number(year), month: Number(month), day: Number(day) }, zone);
}
/** The time that lies `7d`, `2w`, `3m` or `1y` back, or undefined. */
function agoIn(text: string, now: number, zone: string): number | undefined {
  const [, count, unit] = /^(\d{1,4})([dwmy])$/i.exec(text) ?? [];
  const days = { d: 1, w: 7, m: 30, y: 365 }[unit?.toLowerCase() ?? ''];
  return days === undefined ? undefined : addDays(now, -Number(count) * days, zone);
}
/** Bytes of `5M`, `200k` or `1000`, or undefined. */
function bytesIn(text: string): number | undefined {
  const [, count, unit] = /^(\d+(?:\.\d+)?)([kmg]?)b?$/i.exec(text) ?? [];
  if (count === undefined) return undefined;
  return Number(count) * ({ k: 1e3, m: 1e6, g: 1e9 }[unit!.toLowerCase()] ?? 1);
}

const compared = <T>(value: T | undefined, test: (value: T, found: Found) => boolean): Test =>
  value === undefined ? () => false : found => test(value, found);

/** The test of an operator, or undefined where there is none of that name. */
function operator(key: string, value: string, now: number, zone: string): Test | undefined {
  switch (key) {
    case 'from':
      return value === 'me' ? ({ mail }) => mail.own : ({ mail }) => personHas(value)(mail.sender);
    case 'to':
      return ({ mail }) => [...mail.to, ...mail.cc].some(personHas(value));
    case 'cc':
      return ({ mail }) => mail.cc.some(personHas(value));
    case 'subject':
      return ({ mail }) => has(mail.subject, value);
    case 'filename':
      return ({ mail }) => mail.attachments.some(a => has(a.name, value));
    case 'has':
      return ({ mail }) =>
        value === 'attachment'
          ? mail.attachments.length > 0
          : value === 'invitation' && mail.invitation !== null;
    case 'is':
      return ({ mail, thread }) =>
        ({ unread: !mail.read && !mail.own, read: mail.read || mail.own, starred: thread.starred })[value] ??
        thread.place === value;
    case 'label':
      return ({ thread, state }) =>
        thread.labels.some(
          l => low(state.labels[l]?.name ?? '').replaceAll(' ', '-') === low(value).replaceAll(' ', '-'),
        );
    case 'in':
      return (
        isIn[value] ?? (({ thread }) => thread.category === value && isIn['inbox']!({ thread } as Found))
      );
    case 'category':
      return ({ thread }) => thread.category === value;
    case 'before':
      return compared(dayIn(value, zone), (at, { mail }) => mail.at < at);
    case 'after':
      return compared(dayIn(value, zone), (at, { mail }) => mail.at >= at);
    case 'newer_than':
      return compared(agoIn(value, now, zone), (at, { mail }) => mail.at >= at);
    case 'older_than':
      return compared(agoIn(value, now, zone), (at, { mail }) => mail.at < at);
    case 'larger':
      return compared(bytesIn(value), (size, { mail }) => bytesOf(mail.attachments) > size);
    case 'smaller':
      return compared(bytesIn(value), (size, { mail }) => bytesOf(mail.attachments) < size);
    default:
      return undefined;
  }
}

const TOKEN = /(-?)(?:([a-z_]+):)?(?:"([^"]*)"?|(\S+))/giu;

/** Reads a search: words and operators all of which must fit, `-` before what must not, `OR` between two that may. */
export function readQuery(text: string, now: number, zone: string): Query {
  const groups: Test[][] = [];
  let placed = false;
  let joins = false;
  for (const [whole, minus, key, quoted, bare] of text.replaceAll(/[“”]/g, '"').matchAll(TOKEN)) {
    if (whole === 'OR') {
      joins = groups.length > 0;
      continue;
    }
    const value = (quoted ?? bare ?? '').trim();
    const known = key && operator(key.toLowerCase(), key === 'subject' ? value : low(value), now, zone);
    placed ||= key?.toLowerCase() === 'in' || (key?.toLowerCase() === 'is' && value === 'spam');
    const words = key && !known ? `${key}:${value}` : value;
    const test: Test = known || (found => has(all(found), words));
    const signed: Test = minus ? found => !test(found) : test;
    if (joins) groups.at(-1)!.push(signed);
    else groups.push([signed]);
    joins = false;
  }
  return { placed, test: found => groups.every(group => group.some(test => test(found))) };
}
