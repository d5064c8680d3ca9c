import type { Phone } from '../../../apps/catalogue.ts';
import { directThread, ME, type Contact } from '../../../apps/chat/select.ts';
import { threadWith } from '../../../apps/chat/actions.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { from } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, field, fill, first, openAt, row, tap, type Steps } from '../steps.ts';

/** Someone who can be written to and whose name no other contact's name holds. */
export const friend = () =>
  from('chat', 'contacts').where(
    (c: Contact) => !c.blocked && /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(c.remark || c.name),
  );

/** What the owner calls a contact. */
export const called = (c: Pick<Contact, 'name' | 'remark'>): string => c.remark || c.name;

const put = (s: Phone, ctx: SetupCtx, thread: string, from: string, text: string, at: number): string => {
  const id = ctx.id('m');
  s.apps.chat.messages[id] = {
    thread,
    from,
    at,
    kind: 'text',
    text,
    status: 'sent',
    recalled: false,
    starred: false,
  };
  return id;
};

/** A message from a contact, some minutes ago, that has not been read. Gives its id. */
export function receive(s: Phone, ctx: SetupCtx, from: string, text: string, minutesAgo = 6): string {
  const chat = s.apps.chat;
  const thread = threadWith(chat, ctx.as('chat'), from);
  const at = ctx.now - minutesAgo * 60_000;
  const id = put(s, ctx, thread, from, text, at);
  // Everything of the world that is newer would stand below it.
  for (const m of Object.values(chat.messages))
    if (m.thread === thread && m !== chat.messages[id] && m.at >= at) m.at = at - 60_000;
  chat.threads[thread]!.readAt = Math.min(chat.threads[thread]!.readAt, at - 1);
  return id;
}

/** A text that the owner sent to a contact some minutes before the start. */
export function wrote(s: Phone, ctx: SetupCtx, to: string, text: string, minutesAgo = 20): void {
  put(s, ctx, threadWith(s.apps.chat, ctx.as('chat'), to), ME, text, ctx.now - minutesAgo * 60_000);
}

/** The owner sends a contact a text. */
export function send(s: Phone, ctx: SetupCtx, to: string, text: string): void {
  ctx.act('chat', 'sendText', { thread: directThread(s.apps.chat, to), text });
}

/** The texts that went to a contact since the start, oldest first: also those that were deleted afterwards. */
export const textsTo = (s: Phone, now: Phone, contact: string): string[] =>
  now.os.effects
    .slice(s.os.effects.length)
    .flatMap(e =>
      e.kind === 'message' && e.app === 'chat' && e.to.length === 1 && e.to[0] === contact
        ? [e.what.text]
        : [],
    );

/** Opens Parley and the card of someone, by search. */
export function* openCard(_seen: Observation, name: string): Steps {
  let seen = yield* openAt('chat', button('Search'));
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
