import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, clear, done, field, fill, first, open, tap, toggle } from '../steps.ts';
import { called, friend, send } from './make.ts';

const group = (ctx: SetupCtx, name: string, friends: readonly { id: string }[]) =>
  ctx.act('chat', 'createGroup', { name, members: friends.map(f => f.id) });

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
    expect: { made: (_s, { friends, name }, ctx) => group(ctx, name, friends.slice(0, 3)) },
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
      oneTooManyThenRemoved: {
        change: (s, p, ctx) => {
          group(ctx, p.name, p.friends);
          const [thread] = Object.keys(s.apps.chat.threads).slice(-1);
          ctx.act('chat', 'removeMember', { thread: thread!, member: p.friends[3]!.id });
        },
        because: ['made', 'sideEffects'],
      },
      alsoTold: {
        change: (s, p, ctx) => {
          group(ctx, p.name, p.friends.slice(0, 3));
          send(s, ctx, p.friends[3]!.id, 'You are fired');
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      inAnotherOrder: {
        change: (_s, p, ctx) => group(ctx, p.name, p.friends.slice(0, 3).toReversed()),
      },
    },
  },
);
