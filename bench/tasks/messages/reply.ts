import { task } from '../form.ts';
import { slateTexts } from '../probes/texts.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { done, first, open, row, scrollTo, tap } from '../steps.ts';
import { receive, say, send } from './make.ts';
import { ends, stranger, THEIRS, WORDS } from './strangers.ts';

/** Somebody whose number differs in one digit. */
const near = (end: number) => stranger(end % 10 === 9 ? end - 1 : end + 1);

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
    // Others wrote before and after; one number differs in one digit.
    setup: (s, p, ctx) => {
      const senders = [stranger(p.ends[1]!), near(p.ends[0]!), stranger(p.ends[2]!)];
      senders.splice(p.at, 0, stranger(p.ends[0]!));
      senders.forEach((who, i) => receive(s, ctx, who.number, p.theirs[i]!, 60 - 12 * i));
    },
    expect: { replied: (s, p, ctx) => send(s, ctx, [stranger(p.ends[0]!)], p.words) },
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
        change: (s, p, ctx) => send(s, ctx, [near(p.ends[0]!)], p.words),
        because: ['replied', 'sideEffects'],
      },
    },
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
    // The top conversation is older and pinned.
    setup: (s, p, ctx) => {
      p.ends.forEach((end, i) => receive(s, ctx, stranger(end).number, p.theirs[i]!, 4 + 9 * i));
      for (const t of Object.values(s.apps.messages.threads))
        t.pinned = JSON.stringify(t.people).includes(`900${p.ends[2]}`);
    },
    expect: { replied: (s, p, ctx) => send(s, ctx, [stranger(p.ends[0]!)], p.words) },
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
        because: ['replied', 'sideEffects'],
      },
      withACard: {
        change: (s, p, ctx) => {
          const to = [stranger(p.ends[0]!).number];
          const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Mira Osei\r\nEND:VCARD\r\n';
          ctx.act('messages', 'takeShared', { to, card });
          ctx.act('messages', 'send', { to, text: p.words });
        },
        because: ['replied', 'sideEffects'],
      },
    },
    slate: (p, was) =>
      slateTexts(
        was,
        p.ends.map(end => stranger(end).number),
      ),
  },
);
