import { directThread } from '../../../apps/chat/select.ts';
import { called, friend } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, first, row, tap } from '../steps.ts';
import { makeRecording, menuOf, NAMES, search } from './make.ts';

const send = (s: Phone, ctx: SetupCtx, to: string, file: string) =>
  ctx.act('chat', 'shareInto', { thread: directThread(s.apps.chat, to), media: [file] });

/** A recording goes to someone in Parley. */
export const shareOne = task(
  'recorder/share-one',
  params({
    people: distinct(
      2,
      friend().where((c, s) =>
        Object.values(s.apps.chat.threads).some(t => t.kind === 'direct' && t.contact === c.id),
      ),
    ),
    names: distinct(2, oneOf(...NAMES)),
  }),
  {
    tags: ['share', 'cross-app'],
    ask: {
      en: [
        p => `Send the recording “${p.names[0]}” to ${called(p.people[0]!)} in Parley.`,
        p =>
          `${called(p.people[0]!)} wants to hear “${p.names[0]}”. Share that recording with them in Parley.`,
      ],
      zh: [p => `把录音“${p.names[0]}”用 Parley 发给 ${called(p.people[0]!)}。`],
    },
    setup: (s, p) => {
      makeRecording(s, { id: 'file-asked-0', name: p.names[0]!, seconds: 58, hoursAgo: 3 });
      makeRecording(s, { id: 'file-asked-1', name: `${p.names[0]} 2`, seconds: 55, hoursAgo: 2 });
    },
    expect: { sent: (s, p, ctx) => send(s, ctx, p.people[0]!.id, 'file-asked-0') },
    solve: function* (_seen, p) {
      let seen = yield* search(p.names[0]!);
      seen = yield menuOf(seen, p.names[0]!);
      seen = yield tap(seen, button('Share'));
      seen = yield tap(seen, button('Parley'));
      seen = yield fill(seen, field('Search conversations'), called(p.people[0]!));
      seen = yield tap(seen, first(row(called(p.people[0]!))));
      yield tap(seen, button('Send'));
      yield done();
    },
    nearMisses: {
      theOther: {
        change: (s, p, ctx) => send(s, ctx, p.people[0]!.id, 'file-asked-1'),
        because: ['sent', 'sideEffects'],
      },
      andAnotherThreadDeleted: {
        change: (s, p, ctx) => {
          send(s, ctx, p.people[0]!.id, 'file-asked-0');
          delete s.apps.chat.threads[directThread(s.apps.chat, p.people[1]!.id)];
        },
        because: 'sideEffects',
      },
    },
  },
);
