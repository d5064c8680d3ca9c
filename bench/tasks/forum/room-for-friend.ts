import { called, friend, openThread, receive, say, send } from '../chat/make.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import {
  all,
  back,
  done,
  escaped,
  first,
  has,
  open,
  rid,
  row,
  scrollTo,
  SolverError,
  tap,
  text,
} from '../steps.ts';
import { act, foundIn, person, postId, postMenu, putComment, putPost, search } from './make.ts';

const PETS = [
  ['cat', '猫'],
  ['dog', '狗'],
  ['parrot', '鹦鹉'],
] as const;
const STREETS = ['Halt Road', 'Plover Road', 'Sluice Yard', 'Keel Row', 'Hazel Road', 'Weir Road'] as const;
interface P {
  friend: { id: string; name: string; remark: string };
  pet: readonly [string, string];
  streets: string[];
  most: number;
  bills: number[];
  people: string[];
  turn: number;
}
interface Room {
  rent: number;
  bills: number;
  takes: boolean;
}
/** Five rooms: the first fits, each of the others fails in one thing. */
const rooms = ({ most, bills }: P): Room[] => {
  const [a, b, c, d, e] = bills as [number, number, number, number, number];
  return [
    { rent: most - a - 12, bills: a, takes: true },
    { rent: most - b + 9, bills: b, takes: true },
    { rent: most - c - 40, bills: c, takes: false },
    { rent: most - 3, bills: d, takes: true },
    { rent: most - e - 60, bills: e, takes: false },
  ];
};
const titleOf = (p: P, i: number) => `Brackwater, ${p.streets[i]}, room, £${rooms(p)[i]!.rent} a month`;
const key = (p: P, i: number) => `room-${(i + p.turn) % 5}`;
const words = (p: P, i = 0) => `${p.streets[i]}, £${rooms(p)[i]!.rent + rooms(p)[i]!.bills} in all`;

/** Rent stands in the title, bills in the text, and pets in a comment. */
export const roomForFriend = task(
  'forum/room-for-friend',
  params({
    friend: friend(),
    pet: oneOf(...PETS),
    streets: distinct(5, oneOf(...STREETS)),
    most: int(480, 640, 10),
    bills: distinct(5, int(25, 80)),
    people: distinct(6, person()),
    turn: int(0, 4),
  }),
  {
    tags: ['cross-app', 'comparison', 'arithmetic', 'message'],
    needs: { lookups: 12, memory: 3, conditions: 2 },
    ask: {
      en: [
        p =>
          `${called(p.friend)} told me on Parley what the room has to be. Go through this week’s rooms in Brackwater in c/rooms on Hearthside, with what people write below them, and save the one that fits into my folder “Flat”. Then write to ${called(p.friend)}: “<street>, £<rent and bills> in all”.`,
        p =>
          `Find a room for ${called(p.friend)}: the wishes are in our Parley chat, the offers in Flats and Rooms on Hearthside (five in Brackwater, all of this week). Only one will do. Put it into the folder “Flat” there and answer in Parley with the street and the monthly total, like “Quay Lane, £500 in all”.`,
      ],
      zh: [
        p =>
          `${called(p.friend)} 在 Parley 上说了找房的要求。看看 Hearthside 的 c/rooms 里本周 Brackwater 的房间（包括评论），把唯一符合的收藏到文件夹“Flat”，再在 Parley 上回复对方街名和每月总价，格式如“Quay Lane, £500 in all”。`,
      ],
    },
    setup: (s, p, ctx) => {
      const [pet] = p.pet;
      receive(
        s,
        ctx,
        p.friend.id,
        `Brackwater, at most £${p.most} a month with all bills, and my ${pet} comes too`,
        80,
      );
      rooms(p).forEach(({ rent, bills, takes }, i) => {
        const minutesAgo = 900 + ((i + p.turn) % 5) * 800;
        const by = p.people[i]!;
        const post = putPost(s, key(p, i), {
          community: 'com-rooms',
          by,
          title: titleOf(p, i),
          text: `One room in a house of three, from April. Bills are £${bills} a month on top of £${rent}. Own photos follow.`,
          flair: 'flair-rooms-offer',
          minutesAgo,
        });
        const asked = putComment(s, `ask-${key(p, i)}`, {
          post,
          by: p.people[5]!,
          text: `Would you take a ${pet}?`,
          minutesAgo: minutesAgo - 60,
        });
        putComment(s, `say-${key(p, i)}`, {
          post,
          parent: asked,
          by,
          text: takes ? `Yes, a ${pet} is welcome.` : `No ${pet}, sorry, the landlady sneezes.`,
          minutesAgo: minutesAgo - 90,
        });
      });
    },
    expect: {
      saved: (_s, p, ctx) => act(ctx, 'saveInto', { target: postId(key(p, 0)), folder: 'folder-flat' }),
      told: (s, p, ctx) => send(s, ctx, p.friend.id, words(p)),
    },
    solve: function* (seen, p) {
      seen = yield* openThread(seen, called(p.friend));
      const wish = all(seen, text(/at most £\d+ a month/))[0]!.name;
      const most = Number(/£(\d+)/.exec(wish)![1]);
      seen = yield* search('community:rooms Brackwater "Own photos follow"');
      const { seen: end, found } = yield* foundIn(seen, 'post');
      seen = end;
      for (const { id, name } of found) {
        const [, street, rent] = /Brackwater, (.+?), room, £(\d+)/.exec(name)!;
        const line = { what: street!, rank: (e: { id: string }) => (e.id === `post#${id}` ? 0 : null) };
        seen = yield* scrollTo(seen, line, { direction: 'up' });
        seen = yield tap(seen, line);
        const bills = Number(/Bills are £(\d+)/.exec(all(seen, text(/Bills are £/))[0]!.name)![1]);
        const total = Number(rent) + bills;
        const takes = has(seen, first(text(new RegExp(`^Yes, a ${escaped(p.pet[0])}`))));
        if (total > most || !takes) {
          seen = yield back();
          continue;
        }
        seen = yield tap(seen, postMenu);
        seen = yield tap(seen, rid('do-folders'));
        yield tap(seen, row('Flat'));
        seen = yield open('chat');
        yield* say(seen, `${street}, £${total} in all`);
        return yield done();
      }
      throw new SolverError('No room fits');
    },
    nearMisses: {
      withoutTheBills: {
        change: (s, p, ctx) => {
          act(ctx, 'saveInto', { target: postId(key(p, 3)), folder: 'folder-flat' });
          send(s, ctx, p.friend.id, words(p, 3));
        },
        because: ['saved', 'told', 'sideEffects'],
      },
      noPets: {
        change: (s, p, ctx) => {
          act(ctx, 'saveInto', { target: postId(key(p, 2)), folder: 'folder-flat' });
          send(s, ctx, p.friend.id, words(p, 2));
        },
        because: ['saved', 'told', 'sideEffects'],
      },
    },
  },
);
