import { remembered } from '../../src/sdk/core/remembered.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import { orderedEntries } from '../../src/state/order.ts';
import { readQuery } from './search.ts';
import { bareSubject, sameAddress } from './text.ts';
import type { Attachment, Category, Draft, Filter, Mail, Person, Postbird, Thread } from './state.ts';

export type MailRow = Mail & { id: string };
export type DraftRow = Draft & { id: string };
export const FOLDERS = [
  'inbox',
  'starred',
  'snoozed',
  'sent',
  'drafts',
  'scheduled',
  'outbox',
  'all',
  'spam',
  'bin',
] as const;
export type Folder = (typeof FOLDERS)[number];

const byTime = (a: MailRow, b: MailRow): number => a.at - b.at || compare(a.id, b.id);

/** Filters as they are listed and applied: by the words that they look for. */
export const filterRows = ({ filters }: Pick<Postbird, 'filters'>): [id: string, filter: Filter][] =>
  orderedEntries(
    filters,
    ...(['from', 'to', 'subject', 'words'] as const).map(
      field => (a: Filter, b: Filter) => compare(a[field], b[field]),
    ),
  );

/** Mails by their conversation, earliest first. */
const byThread = remembered((mails: Postbird['mails']): ReadonlyMap<string, readonly MailRow[]> => {
  const found = new Map<string, MailRow[]>();
  for (const [id, mail] of Object.entries(mails))
    found.set(mail.thread, [...(found.get(mail.thread) ?? []), { ...mail, id }]);
  for (const list of found.values()) list.sort(byTime);
  return found;
});
/** The mails of a conversation, earliest first. */
export const mailsOf = ({ mails }: Pick<Postbird, 'mails'>, thread: string): readonly MailRow[] =>
  byThread(mails).get(thread) ?? [];

/** Drafts that answer a mail of a conversation. */
export const draftsOf = (state: Postbird, thread: string): DraftRow[] =>
  draftRows(state).filter(d => d.answers !== null && state.mails[d.answers]?.thread === thread);
/** Everything that is not sent, last edited first. */
export const draftRows = ({ drafts }: Postbird, ...statuses: Draft['status'][]): DraftRow[] =>
  Object.entries(drafts)
    .map(([id, draft]) => ({ ...draft, id }))
    .filter(d => statuses.length === 0 || statuses.includes(d.status))
    .sort((a, b) => b.editedAt - a.editedAt || compare(a.id, b.id));

export const isOwn = (state: Pick<Postbird, 'settings'>, address: string): boolean =>
  state.settings.addresses.some(own => sameAddress(own, address));
export const isUnread = (mails: readonly Mail[]): boolean => mails.some(m => !m.own && !m.read);

/** A conversation as lists show it. */
export interface Row {
  id: string;
  thread: Thread;
  mails: readonly MailRow[];
  last: MailRow;
  unread: boolean;
  at: number;
}

function rowOf(state: Postbird, id: string): Row | undefined {
  const thread = state.threads[id]!;
  const mails = mailsOf(state, id);
  const last = mails.findLast(m => !m.own) ?? mails.at(-1);
  if (!last) return undefined;
  return {
    id,
    thread,
    mails,
    last: mails.at(-1)!,
    unread: isUnread(mails),
    at: Math.max(mails.at(-1)!.at, thread.wokeAt ?? 0),
  };
}

const kept = ({ binnedAt, place }: Thread): boolean => binnedAt === null && place !== 'spam';
/** Whether a conversation stands in a folder. */
function isIn({ thread, mails }: Row, folder: string): boolean {
  switch (folder) {
    case 'inbox':
      return thread.place === 'inbox' && thread.binnedAt === null && thread.snoozedUntil === null;
    case 'starred':
      return thread.starred && kept(thread);
    case 'snoozed':
      return thread.snoozedUntil !== null && kept(thread);
    case 'sent':
      return kept(thread) && mails.some(m => m.own);
    case 'all':
      return kept(thread);
    case 'spam':
      return thread.place === 'spam' && thread.binnedAt === null;
    case 'bin':
      return thread.binnedAt !== null;
    default:
      return thread.labels.includes(folder) && kept(thread);
  }
}

/** All conversations, newest first. */
const allRows = (state: Postbird): Row[] =>
  Object.keys(state.threads)
    .flatMap(id => rowOf(state, id) ?? [])
    .sort((a, b) => b.at - a.at || compare(a.id, b.id));

/** Conversations of a folder or a label, newest first; of the inbox, those of one category where it is named. */
export function rowsOf(state: Postbird, folder: string, category?: Category): Row[] {
  const rows = allRows(state).filter(
    r => isIn(r, folder) && (category === undefined || r.thread.category === category),
  );
  return folder === 'snoozed'
    ? rows.sort((a, b) => a.thread.snoozedUntil! - b.thread.snoozedUntil! || compare(a.id, b.id))
    : rows;
}

/** How many conversations of a folder are unread, or drafts are in it. */
export function countOf(state: Postbird, folder: string): number {
  if (folder === 'drafts') return draftRows(state, 'draft').length;
  if (folder === 'scheduled') return draftRows(state, 'scheduled').length;
  if (folder === 'outbox') return draftRows(state, 'outbox', 'sending').length;
  if (folder === 'sent' || folder === 'all' || folder === 'bin') return 0;
  const rows = rowsOf(state, folder);
  return folder === 'snoozed' || folder === 'starred' ? rows.length : rows.filter(r => r.unread).length;
}

/** Conversations with a mail that a search finds, newest first. */
export function found(state: Postbird, text: string, now: number, zone: string): Row[] {
  if (text.trim() === '') return [];
  const { test, placed } = readQuery(text, now, zone);
  return allRows(state).filter(
    row => (placed || kept(row.thread)) && row.mails.some(mail => test({ mail, thread: row.thread, state })),
  );
}

export const labelsOf = ({ labels }: Postbird) =>
  Object.entries(labels)
    .map(([id, label]) => ({ ...label, id }))
    .sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.id, b.id));

/** What a person is called: by the mail, or the first part of the address. */
export const nameOf = ({ name, address }: Person): string => name || address;

/** Everyone a mail came from or went to, those of the latest mails first. */
export const seenPeople = remembered((mails: Postbird['mails']): readonly Person[] => {
  const people = new Map<string, Person>();
  const list = Object.entries(mails)
    .map(([id, mail]) => ({ ...mail, id }))
    .sort((a, b) => byTime(b, a));
  for (const { sender, to, cc } of list)
    for (const person of [sender, ...to, ...cc]) {
      const key = person.address.toLowerCase();
      const known = people.get(key);
      if (!known || (known.name === '' && person.name !== '')) people.set(key, person);
    }
  return [...people.values()];
});

/** Whom an answer to everybody goes to: all but the owner, under each of their addresses. */
export function everybody(state: Postbird, mail: Mail): { to: Person[]; cc: Person[] } {
  const seen = new Set<string>();
  const others = (people: readonly Person[]) =>
    people.filter(p => {
      const key = p.address.toLowerCase();
      if (isOwn(state, key) || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  const to = others(mail.own ? mail.to : [mail.sender, ...mail.to]);
  return { to, cc: others(mail.cc) };
}

const PREFIXES = { reply: 'Re', replyAll: 'Re', forward: 'Fwd' } as const;
export type Kind = 'new' | keyof typeof PREFIXES;

/** An empty mail. */
export const blank = (state: Postbird): Draft => ({
  from: state.settings.sendFrom,
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  text: '',
  signature: state.settings.signature,
  quote: null,
  attachments: [],
  answers: null,
  status: 'draft',
  leavesAt: null,
  editedAt: 0,
});

/** What answering or passing on a mail begins with. */
export function startOf(state: Postbird, kind: Kind, id: string): Draft {
  const start = blank(state);
  const mail = state.mails[id];
  if (kind === 'new' || !mail) return start;
  const mine = [...mail.to, ...mail.cc].find(p => isOwn(state, p.address));
  const bare = bareSubject(mail.subject);
  const to = mail.own ? mail.to : [mail.sender];
  const people =
    kind === 'forward' ? { to: [], cc: [] } : kind === 'replyAll' ? everybody(state, mail) : { to, cc: [] };
  const { sender, at, subject, text } = mail;
  return {
    ...start,
    from: mail.own
      ? mail.from
      : (state.settings.addresses.find(a => mine && sameAddress(a, mine.address)) ?? start.from),
    to: people.to.map(p => ({ ...p })),
    cc: people.cc.map(p => ({ ...p })),
    subject: `${PREFIXES[kind]}: ${bare}`,
    quote: {
      kind: kind === 'forward' ? 'forward' : 'reply',
      from: { ...sender },
      at,
      subject,
      to: mail.to.map(p => ({ ...p })),
      text,
    },
    attachments: kind === 'forward' ? mail.attachments.map(a => ({ ...a })) : [],
    answers: id,
  };
}

/** Whether something is attached that a preview can show. */
export const isShown = ({ text, picture }: Attachment): boolean =>
  text !== undefined || picture !== undefined;
