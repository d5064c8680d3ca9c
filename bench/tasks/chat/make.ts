import type { Phone } from '../../../apps/catalogue.ts';
import { ME, type Contact, type Message } from '../../../apps/chat/select.ts';
import { threadWith } from '../../../apps/chat/actions.ts';
import { added } from '../../../judges/changes.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { from, type Row } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, field, fill, first, open, row, tap, type Steps } from '../steps.ts';

/** Someone who can be written to and whose name no other contact's name holds. */
export const friend = () =>
  from('chat', 'contacts').where(
    (c: Contact) => !c.blocked && /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(c.remark || c.name),
  );

/** What the owner calls a contact. */
export const called = (c: Pick<Contact, 'name' | 'remark'>): string => c.remark || c.name;

/** A message from a contact, some minutes ago, that has not been read. Gives its id. */
export function receive(s: Phone, ctx: SetupCtx, from: string, text: string, minutesAgo = 6): string {
  const chat = s.apps.chat;
  const thread = threadWith(chat, ctx.as('chat'), from);
  const id = ctx.id('m');
  const at = ctx.now - minutesAgo * 60_000;
  chat.messages[id] = {
    thread,
    from,
    at,
    kind: 'text',
    text,
    status: 'sent',
    recalled: false,
    starred: false,
  };
  // Everything of the world that is newer would stand below it.
  for (const m of Object.values(chat.messages))
    if (m.thread === thread && m !== chat.messages[id] && m.at >= at) m.at = at - 60_000;
  chat.threads[thread]!.readAt = Math.min(chat.threads[thread]!.readAt, at - 1);
  return id;
}

/** A message of the owner to a contact, as an ending by state. */
export function send(s: Phone, ctx: SetupCtx, to: string, text: string): void {
  const chat = s.apps.chat;
  const thread = threadWith(chat, ctx.as('chat'), to);
  chat.messages[ctx.id('m')] = {
    thread,
    from: ME,
    at: ctx.now,
    kind: 'text',
    text,
    status: 'sent',
    recalled: false,
    starred: false,
  };
}

/** Messages that the owner sent since the start, those taken back left out. */
export function sent(was: Phone, now: Phone): Row<Message>[] {
  return added(was.apps.chat.messages, now.apps.chat.messages).filter(
    m => m.from === ME && m.kind !== 'system' && !m.recalled,
  );
}

/** Whether a thread is the direct one with a contact. */
export const isWith = (now: Phone, thread: string, contact: string): boolean =>
  now.apps.chat.threads[thread]?.kind === 'direct' && now.apps.chat.threads[thread].contact === contact;

/** Opens Parley and the card of someone, by search. */
export function* openCard(_seen: Observation, name: string): Steps {
  let seen = yield open('chat');
  seen = yield tap(seen, button('Search'));
  seen = yield fill(seen, field('Search Parley'), name);
  return yield tap(seen, first(row(name)));
}

/** Opens Parley and the conversation with someone, by search. */
export function* openThread(seen: Observation, name: string): Steps {
  seen = yield* openCard(seen, name);
  return yield tap(seen, button('Message'));
}

/** Writes and sends a text in the open conversation. */
export function* say(seen: Observation, words: string): Steps {
  seen = yield fill(seen, field('Message'), words);
  return yield tap(seen, button('Send'));
}
