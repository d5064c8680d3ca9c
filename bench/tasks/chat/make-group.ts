import { task, type Phone } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, clear, done, field, fill, first, open, tap, toggle } from '../steps.ts';
import { called, friend, send } from './make.ts';

const group = (ctx: SetupCtx, name: string, friends: readonly { id: string }[]) =>
  ctx.act('chat', 'createGroup', { name, members: friends.map(f => f.id) });

/** Who was invited to the new group at each time since the start: when it was made, and when members were added. */
const invitations = (s: Phone, now: Phone): string[][] =>
  now.os.effects.slice(s.os.effects.length).flatMap(e => {
    if (e.kind !== 'connection' || e.app !== 'chat' || e.what.act !== 'invite') return [];
    return [e.to.filter(id => now.apps.chat.contacts[id])];
  });

/** Makes the group at once, or as the agent does: with some of the friends, and the others added to it. */
function makeAsNow(
  s: Phone,
  ctx: SetupCtx,
  now: Phone,
  name: string,
  friends: readonly { id: string }[],
): void {
  const left = new Set(friends.map(f => f.id));
  const take = (members: readonly string[]) => members.length > 0 && members.every(id => left.delete(id));
  const [first = [], ...later] = invitations(s, now);
  if (!take(first)) return group(ctx, name, friends);
  const before = new Set(Object.keys(s.apps.chat.threads));
  ctx.act('chat', 'createGroup', { name, members: first });
  const thread = Object.keys(s.apps.chat.threads).find(id => !before.has(id))!;
  const add = (members: string[]) => ctx.act('chat', 'addMembers', { thread, members });
  for (const members of later) if (take(members)) add(members);
  if (left.size > 0) add([...left]);
}

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
    // With whom it is begun is open, where the others are added.
    expect: {
      made: (s, { friends, name }, ctx, now) => makeAsNow(s, ctx, now, name, friends.slice(0, 3)),
    },
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
      oneAddedAfterwards: {
        change: (s, p, ctx) => {
          group(ctx, p.name, p.friends.slice(0, 2));
          const [thread] = Object.keys(s.apps.chat.threads).slice(-1);
          ctx.act('chat', 'addMembers', { thread: thread!, members: [p.friends[2]!.id] });
        },
      },
    },
  },
);
