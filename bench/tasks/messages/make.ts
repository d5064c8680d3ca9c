import type { Phone } from '../../../apps/catalogue.ts';
import { canonical, ME, threadWith, type Message } from '../../../apps/messages/select.ts';
import { added } from '../../../judges/changes.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { oneOf, type Row } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, field, fill, first, open, row, tap, type Steps } from '../steps.ts';

export interface Person {
  name: string;
  number: string;
}

/** People of the cast by their names in Contacts. No name contains another, and given names differ. */
const PEOPLE = [
  { name: 'Mira Osei', number: '07700 900110' },
  { name: 'Jonas Weir', number: '07700 900111' },
  { name: 'Priya Raman', number: '07700 900121' },
  { name: 'Tom Ferris', number: '07700 900122' },
  { name: 'Hana Morikawa', number: '07700 900123' },
  { name: 'Freya Lindholm', number: '07700 900127' },
  { name: 'Callum Reid', number: '07700 900128' },
  { name: 'Aoife Brennan', number: '07700 900129' },
  { name: 'Ruth Adeyemi', number: '07700 900130' },
  { name: 'Owen Pryce', number: '07700 900132' },
  { name: 'Nadia Rahman', number: '07700 900134' },
  { name: 'Tess Hollis', number: '07700 900136' },
  { name: 'Gabriel Seixas', number: '07700 900139' },
  { name: 'Walter Finch', number: '07700 900143' },
  { name: 'Luca Morandi', number: '07700 900150' },
  { name: 'Femi Balogun', number: '07700 900154' },
] as const satisfies readonly Person[];

/** Somebody to write to. */
export const person = () => oneOf(...PEOPLE);

export const numbersOf = (people: readonly Person[]): string[] => people.map(p => canonical(p.number)).sort();

/** Id of a conversation with a sender that a setup starts. */
export const threadId = (from: string): string =>
  `t-new-${canonical(from)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`;

/**
 * Adds an unread text from a number or a sender's name, some minutes ago, and lists its conversation. Add older texts
 * first. Returns its id.
 */
export function receive(
  s: Phone,
  ctx: SetupCtx,
  from: string,
  text: string,
  minutesAgo: number,
  id = ctx.id('m'),
): string {
  const state = s.apps.messages;
  const thread = threadWith(state, [from]) ?? threadId(from);
  state.threads[thread] ??= {
    people: [canonical(from)],
    name: '',
    pinned: false,
    archived: false,
    spam: false,
    muted: null,
    createdAt: ctx.now,
    readAt: ctx.now,
  };
  const at = ctx.now - Math.round(minutesAgo * 60_000);
  // Newer texts of the world would appear below this one; make them older.
  for (const m of Object.values(state.messages)) if (m.thread === thread && m.at >= at) m.at = at - 60_000;
  state.messages[id] = { thread, from: canonical(from), at, text, status: 'received', starred: false };
  Object.assign(state.threads[thread]!, {
    archived: false,
    spam: false,
    createdAt: Math.min(state.threads[thread]!.createdAt, at),
    readAt: Math.min(state.threads[thread]!.readAt, at - 1),
  });
  return id;
}

/** Sends a text as the app does; to several people it is a group's. */
export function send(_s: Phone, ctx: SetupCtx, to: readonly Person[], text: string): void {
  ctx.act('messages', 'send', { to: to.map(p => p.number), text });
}

/** Texts that the owner sent since the start, without failed ones. */
export function sent(was: Phone, now: Phone): Row<Message>[] {
  return added(was.apps.messages.messages, now.apps.messages.messages).filter(
    m => m.from === ME && m.status !== 'failed',
  );
}

/** Whether a conversation is with exactly these people. */
export const isWith = (now: Phone, thread: string, people: readonly Person[]): boolean =>
  JSON.stringify(now.apps.messages.threads[thread]?.people) === JSON.stringify(numbersOf(people));

/** Opens Messages and the conversation with a number. */
export function* openWith(_seen: Observation, who: Person): Steps {
  let seen = yield open('messages');
  seen = yield tap(seen, button('Start chat'));
  seen = yield fill(seen, field('To'), who.number);
  return yield tap(seen, first(row(new RegExp(who.number))));
}

/** Writes and sends a text in the open conversation. */
export function* say(seen: Observation, words: string): Steps {
  seen = yield fill(seen, field('Text message'), words);
  return yield tap(seen, button(/^Send (SMS|MMS)$/));
}
