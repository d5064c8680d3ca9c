import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { button, done, field, tap } from '../steps.ts';
import { openWith, receive, send } from './make.ts';
import { ends, stranger } from './strangers.ts';

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
    expect: { sent: (s, p, ctx) => send(s, ctx, [stranger(p.ends[0]!)], code(p)) },
    solve: function* (seen, p) {
      seen = yield* openWith(seen, stranger(p.ends[0]!));
      seen = yield tap(seen, field('Text message'));
      seen = yield tap(seen, button(/^Paste ./));
      yield tap(seen, button(/^Send (SMS|MMS)$/));
      yield done();
    },
    nearMisses: {
      theirCode: {
        change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[0]!)], `${p.letters}-${p.number + 1}`),
        because: ['sent', 'sideEffects'],
      },
    },
  },
);
