import { sameText } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { button, done, field, fill, longPress, open, tap } from '../steps.ts';

const KINDS = ['Order', 'Booking', 'Membership', 'Parcel', 'Locker', 'Invoice', 'Ticket'] as const;
const copy = (s: Phone, text: string) => {
  s.os.clipboard = { text, at: s.clock.now };
};
const words = (p: { kind: string; letters: string; number: number }) => `${p.kind} ${p.letters}-${p.number}`;

/** What stands on the clipboard is ordinary wear, which is not compared; here it is the outcome, and so a goal. */
export const copyText = task(
  'settings/copy-text',
  params({ kind: oneOf(...KINDS), letters: oneOf('KX', 'HB', 'QL', 'ZD', 'TN'), number: int(1_000, 9_999) }),
  {
    tags: ['transcription', 'clipboard'],
    counterpart: 'SystemCopyToClipboard',
    ask: {
      en: [
        p => `Put this text on the clipboard, and leave nothing else behind on the phone: ${words(p)}`,
        p =>
          `I want to be able to paste “${words(p)}” wherever I like. Copy exactly that; keep no note of it.`,
      ],
      zh: [p => `把这段文字复制到剪贴板，手机上不要留下其他痕迹：${words(p)}`],
    },
    setup: (s, p) => copy(s, `${p.kind} ${p.letters}-${p.number - 1}`),
    goals: { copied: ({ now, p }) => sameText(now.os.clipboard?.text ?? '', words(p)) },
    solve: function* (seen, p) {
      seen = yield open('notes');
      seen = yield tap(seen, button('Search'));
      seen = yield fill(seen, field('Search notes'), words(p));
      seen = yield longPress(seen, field('Search notes'));
      seen = yield tap(seen, button('Select all'));
      yield tap(seen, button('Copy'));
      yield done();
    },
    nearMisses: {
      typedAndNotCopied: {
        how: function* (seen, p) {
          seen = yield open('notes');
          seen = yield tap(seen, button('Search'));
          yield fill(seen, field('Search notes'), words(p));
          yield done();
        },
        because: 'copied',
      },
      inANoteThatStays: {
        how: function* (seen, p) {
          seen = yield open('notes');
          seen = yield tap(seen, button('New note'));
          seen = yield fill(seen, field('Note'), words(p));
          seen = yield longPress(seen, field('Note'));
          seen = yield tap(seen, button('Select all'));
          yield tap(seen, button('Copy'));
          yield done();
        },
        because: 'sideEffects',
      },
      leftInAComposer: {
        change: (s, p, ctx) => {
          ctx.act('chat', 'setDraft', {
            thread: Object.keys(s.apps.chat.threads).sort()[0]!,
            text: words(p),
          });
          ctx.system('copyText', { text: words(p) });
        },
        because: 'sideEffects',
      },
    },
  },
);
