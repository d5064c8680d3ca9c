import { only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { slateTexts, text } from '../probes/texts.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { button, done, field, first, open, row, scrollTo, tap } from '../steps.ts';
import { isWith, openWith, person, receive, say, send, sent, type Person } from './make.ts';

/** A number that nobody of the address book has. */
const stranger = (end: number): Person => ({ name: '', number: `07700 900${end}` });
const ends = (count: number) => distinct(count, int(200, 899));
const WORDS = [
  'Yes, Thursday suits me',
  'I am ten minutes late',
  'The parcel is at number 9',
  'Please ring the lower bell',
  'Thank you, it arrived',
  'Wrong number, sorry',
  'Two tickets at the desk',
  'Leave it by the blue door',
  'No, only on Sundays',
  'I will bring the ladder',
] as const;
const THEIRS = [
  'Are you at home this afternoon?',
  'Your table is still free.',
  'I have found a grey glove.',
  'Is the bicycle still for sale?',
  'The van comes at nine.',
  'Please call back about the keys.',
  'Your shoes are ready.',
] as const;
/** The one text that went out since the start says this, and to this person. */
const went = (was: Phone, now: Phone, to: Person, words: string) =>
  only(sent(was, now), m => isWith(now, m.thread, [to]) && sameText(m.text, words));
/** What people wrote back may come in meanwhile; nothing of the world's messages goes or changes. */
const allow = (s: Phone) => [newIn(s.apps.messages.messages), newIn(s.apps.messages.threads)];

export const sendToNumber = task(
  'messages/send-to-number',
  params({ ends: ends(2), words: oneOf(...WORDS) }),
  {
    tags: ['message', 'transcription'],
    counterpart: 'SimpleSmsSend',
    ask: {
      en: [
        p => `Send a text message to ${stranger(p.ends[0]!).number}: ${p.words}`,
        p => `Text “${p.words}” to the number ${stranger(p.ends[0]!).number}, which is not in my contacts.`,
      ],
      zh: [p => `给 ${stranger(p.ends[0]!).number} 发一条短信：${p.words}`],
    },
    goals: { sent: ({ was, now, p }) => went(was, now, stranger(p.ends[0]!), p.words) },
    allow,
    solve: function* (seen, p) {
      seen = yield* openWith(seen, stranger(p.ends[0]!));
      yield* say(seen, p.words);
      yield done();
    },
    nearMisses: {
      anotherNumber: {
        change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[1]!)], p.words),
        because: 'sent',
      },
      toBoth: {
        change: (s, p, ctx) => {
          for (const end of p.ends) send(s, ctx, [stranger(end)], p.words);
        },
        because: 'sent',
      },
      notSent: {
        how: function* (seen, p) {
          seen = yield* openWith(seen, stranger(p.ends[0]!));
          yield { type: 'type', text: p.words, element: seen.elements!.find(e => e.states.editable)!.id };
          yield done();
        },
        because: 'sent',
      },
      theNumberToo: {
        change: (s, p, ctx) =>
          send(s, ctx, [stranger(p.ends[0]!)], `${stranger(p.ends[0]!).number}: ${p.words}`),
        because: 'sent',
      },
    },
    alternatives: { byState: { change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[0]!)], p.words) } },
    probe: (p, was) => [text(was, stranger(p.ends[0]!).number, p.words)],
  },
);

export const replyToNumber = task(
  'messages/reply-to-number',
  params({ ends: ends(5), words: oneOf(...WORDS), theirs: distinct(4, oneOf(...THEIRS)), at: int(1, 3) }),
  {
    tags: ['message', 'transcription', 'disambiguation'],
    counterpart: 'SimpleSmsReply',
    ask: {
      en: [
        p => `Reply to the text from ${stranger(p.ends[0]!).number}: ${p.words}`,
        p => `${stranger(p.ends[0]!).number} has texted me. Answer there with exactly this: ${p.words}`,
      ],
      zh: [p => `回复来自 ${stranger(p.ends[0]!).number} 的短信：${p.words}`],
    },
    // Others wrote before and after, one of them from a number that differs in one digit.
    setup: (s, p, ctx) => {
      const near = stranger(p.ends[0]! % 10 === 9 ? p.ends[0]! - 1 : p.ends[0]! + 1);
      const senders = [stranger(p.ends[1]!), near, stranger(p.ends[2]!)];
      senders.splice(p.at, 0, stranger(p.ends[0]!));
      senders.forEach((who, i) => receive(s, ctx, who.number, p.theirs[i]!, 60 - 12 * i));
    },
    goals: { replied: ({ was, now, p }) => went(was, now, stranger(p.ends[0]!), p.words) },
    allow,
    solve: function* (seen, p) {
      seen = yield open('messages');
      const thread = first(row(stranger(p.ends[0]!).number));
      seen = yield* scrollTo(seen, thread);
      seen = yield tap(seen, thread);
      yield* say(seen, p.words);
      yield done();
    },
    nearMisses: {
      oneDigitOff: {
        change: (s, p, ctx) =>
          send(s, ctx, [stranger(p.ends[0]! % 10 === 9 ? p.ends[0]! - 1 : p.ends[0]! + 1)], p.words),
        because: 'replied',
      },
      toAnother: { change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[2]!)], p.words), because: 'replied' },
      twice: {
        change: (s, p, ctx) => {
          send(s, ctx, [stranger(p.ends[0]!)], p.words);
          send(s, ctx, [stranger(p.ends[0]!)], p.words);
        },
        because: 'replied',
      },
      theirOwnWords: {
        change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[0]!)], p.theirs[p.at]!),
        because: 'replied',
      },
    },
    alternatives: { byState: { change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[0]!)], p.words) } },
    probe: (p, was) => [text(was, stranger(p.ends[0]!).number, p.words)],
    slate: (p, was) =>
      slateTexts(
        was,
        p.ends.map(end => stranger(end).number),
      ),
  },
);

export const replyLatest = task(
  'messages/reply-latest',
  params({ ends: ends(4), words: oneOf(...WORDS), theirs: distinct(4, oneOf(...THEIRS)) }),
  {
    tags: ['message', 'transcription', 'newest'],
    counterpart: 'SimpleSmsReplyMostRecent',
    ask: {
      en: [
        p => `Reply to the text message that came in last: ${p.words}`,
        p => `Whoever texted me most recently should get this answer: ${p.words}`,
      ],
      zh: [p => `回复最近收到的那条短信：${p.words}`],
    },
    // The conversation on top is pinned and older.
    setup: (s, p, ctx) => {
      p.ends.forEach((end, i) => receive(s, ctx, stranger(end).number, p.theirs[i]!, 4 + 9 * i));
      for (const t of Object.values(s.apps.messages.threads))
        t.pinned = JSON.stringify(t.people).includes(`900${p.ends[2]}`);
    },
    goals: { replied: ({ was, now, p }) => went(was, now, stranger(p.ends[0]!), p.words) },
    allow,
    solve: function* (seen, p) {
      seen = yield open('messages');
      // The second row: the first is pinned.
      const rows = seen.elements!.filter(e => /thread|conversation/.test(e.resourceId) && e.states.clickable);
      seen = yield { type: 'tap', element: rows[1]!.id };
      yield* say(seen, p.words);
      yield done();
    },
    nearMisses: {
      theOneOnTop: {
        change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[2]!)], p.words),
        because: 'replied',
      },
      theOneBefore: {
        change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[1]!)], p.words),
        because: 'replied',
      },
      everyone: {
        change: (s, p, ctx) => {
          for (const end of p.ends) send(s, ctx, [stranger(end)], p.words);
        },
        because: 'replied',
      },
      unpinned: {
        change: (s, p, ctx) => {
          send(s, ctx, [stranger(p.ends[0]!)], p.words);
          for (const t of Object.values(s.apps.messages.threads)) t.pinned = false;
        },
        because: 'sideEffects',
      },
    },
    alternatives: { byState: { change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[0]!)], p.words) } },
    probe: (p, was) => [text(was, stranger(p.ends[0]!).number, p.words)],
    slate: (p, was) =>
      slateTexts(
        was,
        p.ends.map(end => stranger(end).number),
      ),
  },
);

/** A text of the owner, so many minutes ago. */
const own = (s: Phone, ctx: Parameters<typeof send>[1], to: Person, words: string, minutesAgo: number) => {
  const before = new Set(Object.keys(s.apps.messages.messages));
  send(s, ctx, [to], words);
  for (const [id, m] of Object.entries(s.apps.messages.messages))
    if (!before.has(id)) m.at = ctx.now - minutesAgo * 60_000;
};

export const resendLast = task(
  'messages/resend-last',
  params({ people: distinct(2, person()), words: distinct(3, oneOf(...WORDS)) }),
  {
    tags: ['message', 'transfer', 'newest'],
    counterpart: 'SimpleSmsResend',
    ask: {
      en: [
        p => `Send ${p.people[0]!.name} the last text that I sent there once more.`,
        p => `My last text message to ${p.people[0]!.name} was lost on their side. Send the same again.`,
      ],
      zh: [p => `把我最后发给 ${p.people[0]!.name} 的那条短信再发一次。`],
    },
    setup: (s, p, ctx) => {
      for (const who of p.people) receive(s, ctx, who.number, 'Where shall we leave it?', 50);
      own(s, ctx, p.people[0]!, p.words[1]!, 40);
      own(s, ctx, p.people[1]!, p.words[2]!, 12);
      own(s, ctx, p.people[0]!, p.words[0]!, 10);
      receive(s, ctx, p.people[0]!.number, 'Sorry, my phone ate your last message. Again, please?', 6);
    },
    goals: { resent: ({ was, now, p }) => went(was, now, p.people[0]!, p.words[0]!) },
    allow,
    solve: function* (seen, p) {
      seen = yield* openWith(seen, p.people[0]!);
      const said = seen.elements!.filter(e => p.words.some(w => w === e.name)).at(-1)!;
      yield* say(seen, said.name);
      yield done();
    },
    nearMisses: {
      theOneBefore: { change: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.words[1]!), because: 'resent' },
      theOtherPersons: {
        change: (s, p, ctx) => send(s, ctx, [p.people[1]!], p.words[2]!),
        because: 'resent',
      },
      theRequest: {
        change: (s, p, ctx) =>
          send(s, ctx, [p.people[0]!], 'Sorry, my phone ate your last message. Again, please?'),
        because: 'resent',
      },
      withAWord: {
        change: (s, p, ctx) => send(s, ctx, [p.people[0]!], `Again: ${p.words[0]}`),
        because: 'resent',
      },
    },
    alternatives: { byState: { change: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.words[0]!) } },
    probe: (p, was) => [text(was, p.people[0]!.number, p.words[0]!)],
    slate: ({ people }, was) =>
      slateTexts(
        was,
        people.map(who => who.number),
      ),
  },
);

const code = (p: { letters: string; number: number }) => `${p.letters}-${p.number}`;

export const sendClipboard = task(
  'messages/send-clipboard',
  params({ ends: ends(2), letters: oneOf('KX', 'HB', 'QL', 'ZD', 'TN'), number: int(1_000, 9_999) }),
  {
    tags: ['message', 'clipboard'],
    counterpart: 'SimpleSmsSendClipboardContent',
    ask: {
      en: [
        p => `Text what is on the clipboard to ${stranger(p.ends[0]!).number}.`,
        p =>
          `I have copied a code. Paste it into a text message to ${stranger(p.ends[0]!).number} and send it, with nothing else.`,
      ],
      zh: [p => `把剪贴板里的内容用短信发给 ${stranger(p.ends[0]!).number}。`],
    },
    setup: (s, p, ctx) => {
      s.os.clipboard = { text: code(p), at: s.clock.now - 90_000 };
      receive(s, ctx, stranger(p.ends[0]!).number, `Not ${p.letters}-${p.number + 1}, is it?`, 20);
    },
    goals: { sent: ({ was, now, p }) => went(was, now, stranger(p.ends[0]!), code(p)) },
    allow,
    solve: function* (seen, p) {
      seen = yield* openWith(seen, stranger(p.ends[0]!));
      seen = yield tap(seen, field('Text message'));
      seen = yield tap(seen, button(/^Paste ./));
      yield tap(seen, button(/^Send (SMS|MMS)$/));
      yield done();
    },
    nearMisses: {
      theWord: { change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[0]!)], 'clipboard'), because: 'sent' },
      theirCode: {
        change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[0]!)], `${p.letters}-${p.number + 1}`),
        because: 'sent',
      },
      anotherNumber: {
        change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[1]!)], code(p)),
        because: 'sent',
      },
      withWords: {
        change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[0]!)], `It is ${code(p)}`),
        because: 'sent',
      },
    },
    alternatives: { byState: { change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[0]!)], code(p)) } },
    probe: (p, was) => [text(was, stranger(p.ends[0]!).number, code(p))],
  },
);
