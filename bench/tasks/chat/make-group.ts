import type { Phone } from '../../../apps/catalogue.ts';
import { ME } from '../../../apps/chat/select.ts';
import { added, only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, clear, done, field, fill, first, open, tap, toggle } from '../steps.ts';
import { called, friend } from './make.ts';

const group = (s: Phone, ctx: SetupCtx, name: string, members: readonly string[]) => {
  s.apps.chat.threads[ctx.id('t')] = {
    kind: 'group',
    name,
    owner: ME,
    members: [ME, ...members],
    notice: '',
    pinned: false,
    muted: false,
    left: false,
    createdAt: ctx.now,
    readAt: ctx.now,
    draft: '',
    typing: null,
  };
};
const sameMembers = (a: readonly string[], b: readonly string[]) =>
  JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());

export const makeGroup = task(
  'chat/make-group',
  {
    friends: distinct(4, friend()),
    name: oneOf('Lantern carriers', 'Sunday swim', 'Tool library', 'Pier quiz', 'Garden swap', 'Night ferry'),
  },
  {
    tags: ['create', 'multi-step'],
    ask: {
      en: [
        ({ friends: [a, b, c], name }) =>
          `Make a Parley group called “${name}” with ${called(a!)}, ${called(b!)} and ${called(c!)}, and nobody else.`,
        ({ friends: [a, b, c], name }) =>
          `I need a group “${name}” on Parley: me, ${called(a!)}, ${called(b!)} and ${called(c!)}.`,
      ],
      zh: [
        ({ friends: [a, b, c], name }) =>
          `在 Parley 上建一个名为“${name}”的群，成员只有${called(a!)}、${called(b!)}和${called(c!)}。`,
      ],
    },
    goals: {
      made: ({ was, now, p }) =>
        only(
          added(was.apps.chat.threads, now.apps.chat.threads),
          t =>
            t.kind === 'group' &&
            sameText(t.name, p.name) &&
            !t.left &&
            sameMembers(t.members, [ME, ...p.friends.slice(0, 3).map(f => f.id)]),
        ),
    },
    allow: s => [newIn(s.apps.chat.threads), newIn(s.apps.chat.messages)],
    solve: function* (seen, { friends, name }) {
      seen = yield open('chat');
      seen = yield tap(seen, button('New'));
      seen = yield tap(seen, button('New group'));
      seen = yield fill(seen, field('Group name'), name);
      for (const f of friends.slice(0, 3)) {
        seen = yield fill(seen, field('Search contacts'), called(f), { clear: true });
        seen = yield tap(seen, first(toggle(`Choose ${called(f)}`)));
      }
      seen = yield clear(seen, field('Search contacts'));
      yield tap(seen, button('Create'));
      yield done();
    },
    nearMisses: {
      oneShort: {
        change: (s, p, ctx) =>
          group(
            s,
            ctx,
            p.name,
            p.friends.slice(0, 2).map(f => f.id),
          ),
        because: 'made',
      },
      oneTooMany: {
        change: (s, p, ctx) =>
          group(
            s,
            ctx,
            p.name,
            p.friends.map(f => f.id),
          ),
        because: 'made',
      },
      withoutName: {
        change: (s, p, ctx) =>
          group(
            s,
            ctx,
            '',
            p.friends.slice(0, 3).map(f => f.id),
          ),
        because: 'made',
      },
      twice: {
        change: (s, p, ctx) => {
          for (let i = 0; i < 2; i++)
            group(
              s,
              ctx,
              p.name,
              p.friends.slice(0, 3).map(f => f.id),
            );
        },
        because: 'made',
      },
    },
  },
);
