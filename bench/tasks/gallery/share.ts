import { directThread, type Contact } from '../../../apps/chat/select.ts';
import { called } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { date, distinct, from } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, row, tap } from '../steps.ts';
import { asked, dayQuery, dayWords, openPicture, pictured, putPicture, tile } from './make.ts';

/** Somebody with a conversation, since sharing goes into one. */
const partner = () =>
  from('chat', 'contacts').where(
    (c, phone) =>
      !(c as Contact).blocked &&
      /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(called(c as Contact)) &&
      Object.values((phone as Phone).apps.chat.threads).some(t => t.kind === 'direct' && t.contact === c.id),
  );
const send = (s: Phone, ctx: SetupCtx, to: string, key: number) =>
  ctx.act('chat', 'shareInto', { thread: directThread(s.apps.chat, to), media: [asked(key)] });

export const sharePhoto = task(
  'gallery/share-photo',
  { what: distinct(2, pictured()), day: date(-340, -260), people: distinct(2, partner()) },
  {
    tags: ['share', 'cross-app', 'search'],
    ask: {
      en: [
        ({ what, day, people }) =>
          `Send ${called(people[0]!)} the photo of ${what[0]!.en} that I took on ${dayWords(day)}, on Parley.`,
        ({ what, day, people }) =>
          `Share my photo of ${what[0]!.en} (${dayWords(day)}) from Gallery with ${called(people[0]!)} in Parley.`,
      ],
      zh: [
        ({ what, day, people }) =>
          `用 Parley 把我在2025年${day.zh}拍的“${what[0]!.zh}”照片发给${called(people[0]!)}。`,
      ],
    },
    setup: (s, p) => {
      putPicture(s, 0, p.what[0]!, { day: p.day });
      putPicture(s, 1, p.what[1]!, { day: p.day, minute: 733 });
    },
    expect: { sent: (s, p, ctx) => send(s, ctx, p.people[0]!.id, 0) },
    solve: function* (_seen, p) {
      let seen = yield* openPicture(dayQuery(p.day), tile(p.what[0]!.en));
      seen = yield tap(seen, button('Share'));
      seen = yield tap(seen, button('Parley'));
      seen = yield fill(seen, field('Search conversations'), called(p.people[0]!));
      seen = yield tap(seen, row(called(p.people[0]!)));
      yield tap(seen, button('Send'));
      yield done();
    },
    nearMisses: {
      theOtherPhoto: {
        change: (s, p, ctx) => send(s, ctx, p.people[0]!.id, 1),
        because: ['sent', 'sideEffects'],
      },
      toAnotherAndRecalled: {
        change: (s, p, ctx) => {
          const before = new Set(Object.keys(s.apps.chat.messages));
          send(s, ctx, p.people[1]!.id, 0);
          const message = Object.keys(s.apps.chat.messages).find(id => !before.has(id))!;
          ctx.act('chat', 'recall', { message });
          send(s, ctx, p.people[0]!.id, 0);
        },
        because: 'sideEffects',
      },
    },
  },
);
