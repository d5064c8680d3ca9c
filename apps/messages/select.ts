import { compare } from '../../src/sdk/core/compare.ts';
import type { CallsProvider, ContactsProvider } from '../../src/sdk/core/providers.ts';
import { remembered } from '../../src/sdk/core/remembered.ts';
import { formatNumber, sameNumber } from '../../src/sdk/core/telephone.ts';
import { ME, type Message, type Messages, type Scheduled, type Thread } from './state.ts';
import { canonical, canonicalAll, codeOf, isService, keyOf, peopleOf } from './text.ts';

export { ME, canonical, canonicalAll, codeOf, isService, keyOf };
export { addressOf, codeIn, segmentsOf, takesTexts } from './text.ts';
export type { Message, Messages, Scheduled, Thread };

export type WithId<T> = T & { id: string };
type Contacts = Pick<ContactsProvider, 'byNumber'> | null;
type Calls = Pick<CallsProvider, 'isBlocked'> | null;

const byTime = <T extends { at: number }>([a, x]: [string, T], [b, y]: [string, T]): number =>
  x.at - y.at || (a < b ? -1 : 1);
const lower = (text: string) => text.toLowerCase();

/** Someone as the phone shows them: the contact's name and portrait, else the number. */
export interface Face {
  name: string;
  picture: string | null;
  contact: string | null;
  starred: boolean;
}

export function faceOf(contacts: Contacts, number: string): Face {
  const found = /\p{L}/u.test(number) ? undefined : contacts?.byNumber(number);
  return found
    ? { name: found.name, picture: found.portrait, contact: found.id, starred: found.starred }
    : { name: formatNumber(number) || number, picture: null, contact: null, starred: false };
}

/** What a conversation is called: a group's name, else the people in it, a group's by their first names. */
export function titleOf(
  thread: Pick<Thread, 'people' | 'name'>,
  face: (number: string) => Pick<Face, 'name' | 'contact'>,
): string {
  if (thread.name) return thread.name;
  if (thread.people.length === 1) return face(thread.people[0]!).name;
  return thread.people
    .map(n => {
      const f = face(n);
      return f.contact && /^[\p{Script=Latin}\s'’-]+$/u.test(f.name) ? f.name.split(' ')[0]! : f.name;
    })
    .join(', ');
}

export const isGroup = (thread: Pick<Thread, 'people'>): boolean => thread.people.length > 1;

/** The conversation with exactly these people. */
export function threadWith(state: Messages, people: readonly string[]): string | undefined {
  const key = keyOf(canonicalAll(people));
  return Object.keys(state.threads)
    .sort()
    .find(id => keyOf(state.threads[id]!.people) === key);
}

/** Messages of a conversation, oldest first. */
export function messagesOf(state: Messages, thread: string): WithId<Message>[] {
  return Object.entries(state.messages)
    .filter(([, m]) => m.thread === thread)
    .sort(byTime)
    .map(([id, m]) => ({ ...m, id }));
}

/** Texts that wait to be sent to these people, earliest first. */
export function scheduledFor(state: Messages, people?: readonly string[]): WithId<Scheduled>[] {
  const key = people && keyOf(people);
  return Object.entries(state.scheduled)
    .filter(([, s]) => key === undefined || keyOf(s.people) === key)
    .sort(byTime)
    .map(([id, s]) => ({ ...s, id }));
}

/** Whether a conversation stands among spam and blocked: reported, or with a number that is blocked. */
export function isSpam(thread: Pick<Thread, 'people' | 'spam'>, calls: Calls): boolean {
  return thread.spam || (thread.people.length === 1 && (calls?.isBlocked(thread.people[0]!) ?? false));
}

/** Whether a conversation stands on top: its pin rests while it is archived, and comes back with it. */
export const isOnTop = (thread: Pick<Thread, 'pinned' | 'archived'> | null): boolean =>
  thread !== null && thread.pinned && !thread.archived;

export const isMuted = (thread: Pick<Thread, 'muted'>, now: number): boolean =>
  thread.muted === 'always' || (thread.muted !== null && thread.muted > now);

function attachmentWords(m: Pick<Message, 'photo' | 'card' | 'place'>): string {
  if (m.photo) return 'Photo';
  if (m.card) return `Contact: ${m.card.name}`;
  return m.place ? `Place: ${m.place.name}` : '';
}

/** Words of a message in lists and notifications. */
export function summaryOf(m: Pick<Message, 'text' | 'photo' | 'card' | 'place'>): string {
  const what = attachmentWords(m);
  return m.text && what ? `${what} · ${m.text}` : m.text || what;
}

/** A conversation as a list shows it. `id` is null for a draft to people with whom none has begun. */
export interface Row {
  id: string | null;
  key: string;
  people: string[];
  thread: Thread | null;
  last: WithId<Message> | null;
  unread: number;
  at: number;
  draft: string;
  code: boolean;
}

/** Every conversation as a row, pinned first, then newest first, in one pass over the messages. */
export const rowsOf = (state: Messages): readonly Row[] =>
  rowsFrom(state.messages, state.threads, state.drafts, state.scheduled);

const rowsFrom = remembered(
  (
    messages: Messages['messages'],
    threads: Messages['threads'],
    drafts: Messages['drafts'],
    scheduled: Messages['scheduled'],
  ): readonly Row[] => {
    const rows = new Map<string, Row>();
    for (const [id, thread] of Object.entries(threads)) {
      const key = keyOf(thread.people);
      rows.set(id, {
        id,
        key,
        people: thread.people,
        thread,
        last: null,
        unread: 0,
        at: thread.createdAt,
        draft: drafts[key] ?? '',
        code: false,
      });
    }
    for (const [id, m] of Object.entries(messages)) {
      const row = rows.get(m.thread);
      if (!row) continue;
      if (m.from !== ME && m.at > row.thread!.readAt) row.unread++;
      if (!row.code && codeOf(m)) row.code = true;
      if (!row.last || m.at > row.last.at || (m.at === row.last.at && id > row.last.id)) {
        row.last = { ...m, id };
        row.at = m.at;
      }
    }
    const begun = new Set([...rows.values()].map(r => r.key));
    const later = Object.entries(scheduled)
      .filter(([, s]) => !begun.has(keyOf(s.people)))
      .map(([, s]) => keyOf(s.people));
    for (const key of new Set([
      ...Object.keys(drafts).filter(k => drafts[k] !== '' && !begun.has(k)),
      ...later,
    ])) {
      rows.set(`new:${key}`, {
        id: null,
        key,
        people: peopleOf(key),
        thread: null,
        last: null,
        unread: 0,
        at: 0,
        draft: drafts[key] ?? '',
        code: false,
      });
    }
    return [...rows.values()].sort(
      (a, b) =>
        Number(isOnTop(b.thread)) - Number(isOnTop(a.thread)) ||
        Number(a.id !== null) - Number(b.id !== null) ||
        b.at - a.at ||
        compare(a.key, b.key) ||
        compare(a.id ?? '', b.id ?? ''),
    );
  },
);

export type Category = 'all' | 'unread' | 'personal' | 'codes';

/** Rows of the home list that fall under a chip. */
export function inCategory(rows: readonly Row[], category: Category): Row[] {
  return rows.filter(
    r =>
      category === 'all' ||
      (category === 'unread'
        ? r.unread > 0
        : category === 'codes'
          ? r.code
          : r.people.some(p => !isService(p))),
  );
}

/** Unread messages of conversations that stand in the home list. */
export const unreadIn = (rows: readonly Row[]): number => rows.reduce((sum, r) => sum + r.unread, 0);

/** Messages of others in a conversation after it was last read. */
export function unreadOf(state: Messages, thread: string): WithId<Message>[] {
  const { readAt } = state.threads[thread]!;
  return messagesOf(state, thread).filter(m => m.from !== ME && m.at > readAt);
}

/** Starred messages, newest first. */
export function starredOf(state: Messages): WithId<Message>[] {
  return Object.entries(state.messages)
    .filter(([, m]) => m.starred)
    .sort((a, b) => byTime(b, a))
    .map(([id, m]) => ({ ...m, id }));
}

/** Whether all words of a query occur in a text, whatever the case; digits also without the blanks of numbers. */
export function fits(query: string, ...texts: string[]): boolean {
  const words = lower(query).split(/\s+/).filter(Boolean);
  const all = lower(texts.join(' '));
  return (
    words.length > 0 &&
    (words.every(w => all.includes(w)) ||
      (/^[\d\s+]+$/.test(query) && all.replace(/\s/g, '').includes(query.replace(/\s/g, ''))))
  );
}

/** Messages that hold the words, newest first, at most a hundred; within one conversation where it is named. */
export function foundIn(state: Messages, query: string, thread?: string): WithId<Message>[] {
  return Object.entries(state.messages)
    .filter(
      ([, m]) =>
        (thread === undefined || m.thread === thread) &&
        fits(query, m.text, m.card?.name ?? '', m.place?.name ?? '', m.place?.address ?? ''),
    )
    .sort((a, b) => byTime(b, a))
    .slice(0, 100)
    .map(([id, m]) => ({ ...m, id }));
}

/** A text in pieces, every other one a piece that can be opened: a web address, a telephone number, or one of the words looked for. */
export function piecesOf(text: string): { text: string; kind: 'plain' | 'link' | 'phone' }[] {
  const out: { text: string; kind: 'plain' | 'link' | 'phone' }[] = [];
  let at = 0;
  for (const m of text.matchAll(
    /(?:https?:\/\/)?(?:[a-z0-9-]+\.)+(?:example|test)(?:\/[^\s]*[^\s.,!?)])?|(?<![\d.+£])(?:\+|0)\d[\d ]{8,14}\d(?!\d)/gi,
  )) {
    if (m.index > at) out.push({ text: text.slice(at, m.index), kind: 'plain' });
    out.push({ text: m[0], kind: /^[+0]\d/.test(m[0]) ? 'phone' : 'link' });
    at = m.index + m[0].length;
  }
  if (at < text.length) out.push({ text: text.slice(at), kind: 'plain' });
  return out;
}

/** Whether two writings of a number or sender mean the same. */
export const sameSender = (a: string, b: string): boolean =>
  canonical(a) === canonical(b) || sameNumber(a, b);
