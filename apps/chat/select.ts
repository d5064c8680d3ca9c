import { remembered } from '../../src/sdk/core/remembered.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import { ME, type Chat, type Contact, type Message, type Moment, type Thread } from './state.ts';

export { ME };
export type { Chat, Contact, Message, Moment, Thread };

export type WithId<T> = T & { id: string };

const byTime = <T extends { at: number }>([a, x]: [string, T], [b, y]: [string, T]): number =>
  x.at - y.at || (a < b ? -1 : 1);

/** The name of a contact as the owner has it: the remark, else the contact's own name. */
export function nameOf(state: Chat, who: string): string {
  if (who === ME) return state.me.name;
  const contact = state.contacts[who];
  return contact ? contact.remark || contact.name : 'Unknown';
}

export function portraitOf(state: Chat, who: string): string | null {
  return who === ME ? state.me.portrait : (state.contacts[who]?.portrait ?? null);
}

/** Messages of a thread, oldest first. */
export function messagesOf(state: Chat, thread: string): WithId<Message>[] {
  return Object.entries(state.messages)
    .filter(([, m]) => m.thread === thread)
    .sort(byTime)
    .map(([id, m]) => ({ ...m, id }));
}

/** The last message and unread count of each thread, in one pass over the messages. */
const ends = remembered((messages: Chat['messages'], threads: Chat['threads']) => {
  const found = new Map<string, { last: WithId<Message>; unread: number }>();
  for (const [id, m] of Object.entries(messages)) {
    const news = Number(isNews(m, threads[m.thread]?.readAt ?? Infinity));
    const end = found.get(m.thread);
    if (!end) found.set(m.thread, { last: { ...m, id }, unread: news });
    else {
      end.unread += news;
      if (m.at > end.last.at || (m.at === end.last.at && id > end.last.id)) end.last = { ...m, id };
    }
  }
  return found;
});

/** Whether a message is another's, and came after its thread was read. */
const isNews = (m: Message, readAt: number): boolean => m.from !== ME && m.kind !== 'system' && m.at > readAt;

export function lastMessage(state: Chat, thread: string): WithId<Message> | undefined {
  return ends(state.messages, state.threads).get(thread)?.last;
}

/** Messages of others that came after the thread was last read. */
export function unreadOf(state: Chat, thread: string): number {
  return ends(state.messages, state.threads).get(thread)?.unread ?? 0;
}

/** Whether a text calls someone in a group by name. */
export function mentions(state: Chat, text: string, who: string): boolean {
  return text.includes(`@${nameOf(state, who)}`);
}

/** Whether an unread message of a group calls the owner. */
export function isMentioned(state: Chat, thread: string): boolean {
  const { readAt, kind } = state.threads[thread]!;
  return (
    kind === 'group' &&
    Object.values(state.messages).some(
      m =>
        m.thread === thread && m.from !== ME && m.at > readAt && !m.recalled && mentions(state, m.text, ME),
    )
  );
}

/** The names of a group's members that are called in a text, as pieces: every other one is a name with its sign. */
export function withMentions(text: string, names: readonly string[]): string[] {
  const called = names
    .filter(n => n !== '')
    .sort((a, b) => b.length - a.length || compare(a, b))
    .map(n => n.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return called.length === 0 ? [text] : text.split(new RegExp(`(@(?:${called.join('|')}))`));
}

/** Photos of a thread that can still be seen, oldest first. */
export function photosOf(state: Chat, thread: string): WithId<Message>[] {
  return messagesOf(state, thread).filter(m => m.kind === 'photo' && !m.recalled && !m.unloaded);
}

export function totalUnread(state: Chat): number {
  return Object.keys(state.threads)
    .filter(id => !state.threads[id]!.muted)
    .reduce((sum, id) => sum + unreadOf(state, id), 0);
}

export function threadName(state: Chat, id: string): string {
  const thread = threadOf(state, id);
  if (!thread) return '';
  if (thread.kind === 'direct') return nameOf(state, thread.contact!);
  return (
    thread.name ||
    thread.members
      .filter(m => m !== ME)
      .map(m => nameOf(state, m))
      .join(', ')
  );
}

/** Words of a message in lists, notifications and quotes. */
export function summaryOf(
  state: Chat,
  m: Pick<
    Message,
    'kind' | 'text' | 'recalled' | 'from' | 'file' | 'place' | 'contact' | 'seconds' | 'cents'
  >,
): string {
  if (m.recalled)
    return m.from === ME ? 'You recalled a message' : `${nameOf(state, m.from)} recalled a message`;
  switch (m.kind) {
    case 'photo':
      return m.text ? `[Photo] ${m.text}` : '[Photo]';
    case 'file':
      return `[File] ${m.file?.name ?? ''}`;
    case 'location':
      return `[Location] ${m.place?.name ?? ''}`;
    case 'contact':
      return `[Contact] ${nameOf(state, m.contact ?? '')}`;
    case 'voice':
      return `[Voice note] ${m.seconds ?? 0}″`;
    case 'transfer':
      return '[Transfer]';
    case 'packet':
      return '[Red packet]';
    default:
      return m.text;
  }
}

/** Threads for the list: pinned first, then by their last message. */
export function threadList(
  state: Chat,
): { id: string; thread: Thread; last: WithId<Message> | undefined; unread: number }[] {
  const rows = Object.entries(state.threads)
    .filter(([, t]) => !t.left)
    .map(([id, thread]) => ({ id, thread, last: lastMessage(state, id), unread: unreadOf(state, id) }));
  const at = (r: (typeof rows)[number]) => r.last?.at ?? r.thread.createdAt;
  return rows.sort(
    (a, b) => Number(b.thread.pinned) - Number(a.thread.pinned) || at(b) - at(a) || (a.id < b.id ? -1 : 1),
  );
}

/** The id of the direct thread with a contact: of the one that there is, else of the one that a first message makes. */
export function directThread(state: Chat, contact: string): string {
  return existingDirect(state, contact) ?? `t-${contact}`;
}

const existingDirect = (state: Chat, contact: string): string | undefined =>
  Object.keys(state.threads)
    .sort()
    .find(id => state.threads[id]!.kind === 'direct' && state.threads[id]!.contact === contact);

/** The contact of a direct thread that is not there yet; undefined for every other id. */
function contactToBe(state: Chat, id: string): string | undefined {
  const contact = id.replace(/^t-/, '');
  return !state.threads[id] && state.contacts[contact] && directThread(state, contact) === id
    ? contact
    : undefined;
}

/** A direct thread without messages, made at a time. */
const newDirect = (contact: string, at: number): Thread => ({
  kind: 'direct',
  contact,
  name: '',
  members: [],
  notice: '',
  pinned: false,
  muted: false,
  left: false,
  createdAt: at,
  readAt: at,
  draft: '',
  typing: null,
});

/** A thread; of a contact with whom there is none yet, the empty one that a first message makes. */
export function threadOf(state: Chat, id: string, now = 0): Thread | undefined {
  const contact = contactToBe(state, id);
  return contact === undefined ? state.threads[id] : newDirect(contact, now);
}

/** Contacts by the name that the owner sees, starred apart where asked for. */
export function contactList(
  state: Chat,
  { blocked = false, starred = false }: { blocked?: boolean; starred?: boolean } = {},
): string[] {
  const ids = Object.keys(state.contacts).filter(
    id => state.contacts[id]!.blocked === blocked && (!starred || state.contacts[id]!.starred),
  );
  return ids.sort((a, b) => nameOf(state, a).localeCompare(nameOf(state, b), 'en') || (a < b ? -1 : 1));
}

/** All tags in use, in order. */
export function tagList(state: Chat): string[] {
  return [...new Set(Object.values(state.contacts).flatMap(c => c.tags))].sort();
}

/** Moments that the owner sees, newest first; those of blocked people are left out. */
export function momentList(state: Chat, author?: string): WithId<Moment>[] {
  return Object.entries(state.moments)
    .filter(([, m]) => (author === undefined || m.author === author) && !state.contacts[m.author]?.blocked)
    .sort((a, b) => byTime(b, a))
    .map(([id, m]) => ({ ...m, id }));
}

export function commentsOf(moment: Moment): WithId<Moment['comments'][string]>[] {
  return Object.entries(moment.comments)
    .sort(byTime)
    .map(([id, c]) => ({ ...c, id }));
}

export interface Found {
  people: string[];
  groups: string[];
  messages: WithId<Message>[];
}

/** People, groups and messages in which all words of a text occur, whatever the case. */
export function search(state: Chat, text: string): Found {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { people: [], groups: [], messages: [] };
  const fits = (...texts: string[]) => {
    const all = texts.join(' ').toLowerCase();
    return words.every(w => all.includes(w));
  };
  return {
    people: contactList(state).filter(id => {
      const c = state.contacts[id]!;
      return fits(c.name, c.remark, c.handle, c.phone.replaceAll(' ', ''), c.phone);
    }),
    groups: Object.keys(state.threads)
      .filter(
        id =>
          state.threads[id]!.kind === 'group' && !state.threads[id]!.left && fits(state.threads[id]!.name),
      )
      .sort((a, b) => compare(state.threads[a]!.name, state.threads[b]!.name) || compare(a, b)),
    messages: Object.entries(state.messages)
      .filter(
        ([, m]) =>
          !m.recalled && m.kind !== 'system' && fits(m.text, m.file?.name ?? '', m.place?.name ?? ''),
      )
      .sort((a, b) => byTime(b, a))
      .slice(0, 100)
      .map(([id, m]) => ({ ...m, id })),
  };
}

/** Starred messages, newest first. */
export function starredMessages(state: Chat): WithId<Message>[] {
  return Object.entries(state.messages)
    .filter(([, m]) => m.starred && !m.recalled)
    .sort((a, b) => byTime(b, a))
    .map(([id, m]) => ({ ...m, id }));
}

/** Whether the owner can write in a thread; else why not. */
export function closedReason(state: Chat, id: string): string | undefined {
  const thread = threadOf(state, id);
  if (!thread) return 'This conversation is gone';
  if (thread.left) return 'You left this group';
  if (thread.kind === 'direct' && state.contacts[thread.contact!]?.blocked) return 'You blocked this contact';
  if (thread.kind === 'direct' && !state.contacts[thread.contact!])
    return 'This person is not a contact any more';
  return undefined;
}

/** Bytes of a photo as it is sent, of a second of voice, and of what every message has. */
export const PHOTO_BYTES = 412_000;
const VOICE_BYTES = 4_000;
const TEXT_BYTES = 220;

/** Bytes that a message takes, kept or on its way. */
export function bytesOf(m: Pick<Message, 'kind' | 'file' | 'seconds'>): number {
  if (m.kind === 'photo') return PHOTO_BYTES;
  if (m.kind === 'file') return m.file!.size;
  return m.kind === 'voice' ? (m.seconds ?? 0) * VOICE_BYTES : TEXT_BYTES;
}

/** Bytes that a thread's photos, files and voice notes take. */
export function threadBytes(state: Chat, id: string): number {
  return messagesOf(state, id).reduce((sum, m) => sum + bytesOf(m), 0);
}
