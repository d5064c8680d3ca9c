import type { Phone } from '../../../../apps/catalogue.ts';
import { ME } from '../../../../apps/messages/select.ts';
import { ask, rowsIn, seenRows, type Reading, type Seen, type View } from './view.ts';

const MESSAGES = '/apps/messages/messages';
const THREADS = '/apps/messages/threads';
const DRAFTS = '/apps/messages/drafts';
/** Telephony.TextBasedSmsColumns.TYPE */
const [INBOX, DRAFT] = ['1', '3'];

/** An own text by its conversation, a received one by its sender alone: the provider has no more. */
const sent = (thread: string, text: string, at: number): Seen => ({
  '/thread': thread,
  '/from': ME,
  '/text': text,
  '/at': at,
});
const received = (from: string, text: string, at: number): Seen => ({
  '/from': from,
  '/text': text,
  '/at': at,
});

function textsOf({ apps: { messages: app } }: Phone): Reading {
  const texts = seenRows(app.messages, ({ thread, from, text, at }) => {
    // What has no text is no SMS.
    if (text === '' || !app.threads[thread]) return undefined;
    return from === ME ? sent(thread, text, at) : received(from, text, at);
  });
  const written = new Set(Object.values(texts).map(row => row['/thread']));
  return {
    rows: {
      [THREADS]: seenRows(app.threads, ({ people }, id) =>
        written.has(id) ? { '/people': people } : undefined,
      ),
      [MESSAGES]: texts,
    },
    values: Object.fromEntries(
      Object.entries(app.drafts).map(([key, text]) => [`${DRAFTS}/${key}`, text] as const),
    ),
  };
}

function readTexts(found: readonly unknown[], { apps: { messages: app } }: Phone): Reading {
  const ids = new Map(Object.entries(app.threads).map(([id, { people }]) => [people.join(','), id]));
  const threads: Record<string, Seen> = {};
  const texts: Record<string, Seen> = {};
  const values: Record<string, unknown> = {};
  for (const { _id, address, type, body, date } of rowsIn(found)) {
    const [people, text] = [address ?? '', body ?? ''];
    if (type === DRAFT) values[`${DRAFTS}/to:${people}`] = text;
    else if (type === INBOX) texts[`sms ${_id}`] = received(people, text, Number(date));
    else {
      const thread = ids.get(people) ?? `thread ${people}`;
      threads[thread] = { '/people': people.split(',') };
      texts[`sms ${_id}`] = sent(thread, text, Number(date));
    }
  }
  return { rows: { [THREADS]: threads, [MESSAGES]: texts }, values };
}

/** Texts and drafts in the SMS provider. What goes with a text, and its conversation's marks, are the app's own. */
export const texts: View = {
  id: 'texts',
  app: 'messages',
  questions: [
    ask('content', { uri: 'content://sms', projection: ['_id', 'address', 'type', 'date', 'body'] }),
  ],
  of: textsOf,
  read: readTexts,
  isHolder: table => table === THREADS,
  isFromOthers: (table, row) => table === MESSAGES && row['/from'] !== ME,
};
