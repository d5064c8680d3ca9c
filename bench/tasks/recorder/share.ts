import { only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { ME } from '../../../apps/chat/select.ts';
import { threadWith } from '../../../apps/chat/actions.ts';
import { called, friend, isWith, sent } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, first, row, tap } from '../steps.ts';
import { makeRecording, menuOf, NAMES, search } from './make.ts';

/** Sends a file in Parley, as an ending by state. */
function send(s: Phone, ctx: SetupCtx, to: string, id: string): void {
  const { name, size, mime } = s.device.storage.files[id]!;
  s.apps.chat.messages[ctx.id('m')] = {
    thread: threadWith(s.apps.chat, ctx.as('chat'), to),
    from: ME,
    at: ctx.now,
    kind: 'file',
    text: '',
    file: { name, size, mime },
    status: 'sent',
    recalled: false,
    starred: false,
  };
}

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
    goals: {
      sent: ({ was, now, p }) =>
        only(
          sent(was, now),
          m =>
            isWith(now, m.thread, p.people[0]!.id) &&
            m.kind === 'file' &&
            m.file?.name === `${p.names[0]}.m4a`,
        ),
    },
    allow: s => [newIn(s.apps.chat.messages), newIn(s.apps.chat.threads), s.apps.chat.threads],
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
      theOther: { change: (s, p, ctx) => send(s, ctx, p.people[0]!.id, 'file-asked-1'), because: 'sent' },
      anotherPerson: {
        change: (s, p, ctx) => send(s, ctx, p.people[1]!.id, 'file-asked-0'),
        because: 'sent',
      },
      twice: {
        change: (s, p, ctx) => {
          send(s, ctx, p.people[0]!.id, 'file-asked-0');
          send(s, ctx, p.people[0]!.id, 'file-asked-0');
        },
        because: 'sent',
      },
      sentAndDeleted: {
        change: (s, p, ctx) => {
          send(s, ctx, p.people[0]!.id, 'file-asked-0');
          s.device.storage.files['file-asked-0']!.binned = ctx.now;
        },
        because: 'sideEffects',
      },
    },
    alternatives: { asAFile: { change: (s, p, ctx) => send(s, ctx, p.people[0]!.id, 'file-asked-0') } },
  },
);
