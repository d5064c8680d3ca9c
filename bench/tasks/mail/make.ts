import type { Phone } from '../../../apps/catalogue.ts';
import { startOf, type Kind } from '../../../apps/mail/select.ts';
import type { Draft, Mail, Thread } from '../../../apps/mail/state.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, field, fill, openAt, rid, tap, type Matcher, type Steps } from '../steps.ts';

export interface Person {
  name: string;
  address: string;
}

/** People of the cast by the names and addresses of their mails. No name contains another. */
const PEOPLE = [
  { name: 'Ruth Adeyemi', address: 'ruth@kittiwake.example' },
  { name: 'Catherine Marsh', address: 'catherine@kittiwake.example' },
  { name: 'Owen Pryce', address: 'owen@kittiwake.example' },
  { name: 'Nadia Rahman', address: 'nadia@kittiwake.example' },
  { name: 'Tess Hollis', address: 'tess@kittiwake.example' },
  { name: 'Margaret Hallam', address: 'm.hallam@hbmaritime.example' },
  { name: 'Gabriel Seixas', address: 'gabriel@seixasmetal.example' },
  { name: 'Victor Szabados', address: 'victor@inkwellpress.example' },
  { name: 'Priya Raman', address: 'priya.raman@lumenmail.example' },
  { name: 'Hana Morikawa', address: 'hana.morikawa@lumenmail.example' },
  { name: 'Callum Reid', address: 'callum.reid@inletmail.example' },
  { name: 'Aoife Brennan', address: 'aoife.brennan@lumenmail.example' },
] as const satisfies readonly Person[];
export const person = () => oneOf(...PEOPLE);
export const ME: Person = { name: 'Robin Calloway', address: 'robin.calloway@postbird.example' };
export const WORK: Person = { name: 'Robin Calloway', address: 'robin@kittiwake.example' };

const THREAD: Thread = {
  key: '',
  place: 'inbox',
  category: 'primary',
  labels: [],
  starred: false,
  snoozedUntil: null,
  wokeAt: null,
  binnedAt: null,
};

/** A mail that came some minutes ago, in a conversation of its own or in one that is there. Gives the mail’s id. */
export function arrived(
  s: Phone,
  ctx: SetupCtx,
  id: string,
  mail: Partial<Mail> & { sender: Person; subject: string; text: string },
  minutesAgo: number,
  thread = `thread-${id}`,
): string {
  s.apps.mail.threads[thread] ??= { ...THREAD, labels: [] };
  s.apps.mail.mails[`mail-${id}`] = {
    from: '',
    to: [{ ...ME }],
    cc: [],
    bcc: [],
    signature: '',
    quote: null,
    attachments: [],
    thread,
    at: ctx.now - minutesAgo * 60_000,
    own: false,
    read: false,
    list: null,
    warning: null,
    invitation: null,
    ...mail,
  };
  return `mail-${id}`;
}

/** Sends an answer to a mail as the screens do. */
export function answerMail(s: Phone, ctx: SetupCtx, kind: Kind, mail: string, over: Partial<Draft>): void {
  const draft = ctx.id('draft');
  ctx.act('mail', 'send', { draft, start: { ...startOf(s.apps.mail, kind, mail), ...over } });
}

/** Finds a conversation by a search, and opens it. */
export function* openMail(_seen: Observation, query: string, subject: string | RegExp): Steps {
  let seen = yield* openAt('mail', rid('nav-search'));
  seen = yield tap(seen, rid('nav-search'));
  seen = yield fill(seen, field('Search mail'), query);
  return yield tap(seen, conversation(subject));
}

/** Writes the text of the mail that is open, and sends it. */
export function* writeAndSend(seen: Observation, text: string): Steps {
  seen = yield fill(seen, field('Text'), text);
  return yield tap(seen, button('Send'));
}

/** A conversation of a list, by a text that it shows; its star is named after it too. */
export const conversation = (text: string | RegExp): Matcher => ({
  what: `conversation ${String(text)}`,
  rank: e => (e.id.startsWith('thread#') && new RegExp(text).test(e.name) ? 0 : null),
});

/** The element with this id. */
export const element = (id: string): Matcher => ({
  what: `element ${id}`,
  rank: e => (e.id === id ? 0 : null),
});
