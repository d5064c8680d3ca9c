import { ASKED, makeNote, openTitled, textIn } from '../notes/make.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, back, done, escaped, field, fill, rid, tap, text } from '../steps.ts';
import { act, messageTo, person, putPost, search, startPost, submit, userOf } from './make.ts';

/** What was lost: its name, how it looks to a finder, where it was left, and others of its kind. */
const THINGS = [
  {
    what: 'umbrella',
    zh: '雨伞',
    looks: ['green, wooden handle', 'green, plastic handle', 'black, wooden handle'],
  },
  {
    what: 'scarf',
    zh: '围巾',
    looks: ['grey with a red edge', 'grey with a blue edge', 'red with a grey edge'],
  },
  { what: 'thermos', zh: '保温瓶', looks: ['steel, dented lid', 'steel, no dent', 'blue, dented lid'] },
  {
    what: 'notebook',
    zh: '笔记本',
    looks: ['ruled, cork cover', 'squared, cork cover', 'ruled, cloth cover'],
  },
] as const;
const PLACES = ['tram 12', 'the ferry', 'Fennel Park', 'the reading room', 'Pier 3'] as const;
const MARKS = [
  'a burnt F underneath',
  'a knot of orange thread',
  'the number 31 in pencil',
  'a sticker of a heron',
] as const;
interface P {
  thing: (typeof THINGS)[number];
  places: string[];
  mark: string;
  people: string[];
  found: boolean;
  turn: number;
}
const NOTE = 'What I carry';
/** The finds: the first is the owner's if there is one, each of the others differs in one thing. */
const finds = (p: P): [string, string][] => {
  const [mine, other, third] = p.thing.looks;
  const [here, there] = p.places as [string, string];
  return [p.found ? [mine, here] : [third, here], [other, here], [mine, there]];
};
const capital = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}`;
const titleOf = (p: P, i: number) => `[FOUND] ${capital(p.thing.what)}, ${finds(p)[i]![1]}`;
const message = (p: P) => `It has ${p.mark}. May I have it back?`;
const lost = (p: P) => `[LOST] ${capital(p.thing.what)}, ${p.places[0]}`;
const write = (_s: Phone, ctx: SetupCtx, p: P, finder = p.people[0]!) =>
  act(ctx, 'sendMessage', { person: userOf(finder), text: message(p) });

/** A note says how it looks and what its mark is; one of three finds may be it. */
export const mineOrLost = task(
  'forum/mine-or-lost',
  params({
    thing: oneOf(...THINGS),
    places: distinct(2, oneOf(...PLACES)),
    mark: oneOf(...MARKS),
    people: distinct(3, person()),
    found: oneOf(true, false),
    turn: int(0, 2),
  }),
  {
    tags: ['cross-app', 'condition', 'comparison', 'transcription'],
    needs: { lookups: 5, conditions: 1, memory: 3 },
    ask: {
      en: [
        p =>
          `I lost my ${p.thing.what} the day before yesterday, at “${p.places[0]}”. How it looks is in my note “${NOTE}”. If somebody in Lost and Found on Hearthside has found just that one there, write them privately “It has … . May I have it back?”, with the mark from the note. If nobody has, post in that community “${lost(p)}”, without text.`,
        p =>
          `Has anybody on Hearthside (c/lostfound) found my ${p.thing.what}? I left it at “${p.places[0]}”; my note “${NOTE}” says what it looks like and by which mark I know it. If it is there, send the finder a private message “It has <mark>. May I have it back?” Otherwise post “${lost(p)}” there, title only.`,
      ],
      zh: [
        p =>
          `我前天把${p.thing.zh}落在“${p.places[0]}”了，样子和记号写在笔记“${NOTE}”里。看看 Hearthside 的 c/lostfound 有没有人正好捡到这一件：有就私信捡到的人“It has <记号>. May I have it back?”；没有就在那里发一个只有标题的帖子“${lost(p)}”。`,
      ],
    },
    setup: (s, p, ctx) => {
      const [looks] = p.thing.looks;
      const others = THINGS.filter(t => t !== p.thing).map(
        t => `${t.what}: ${t.looks[2]}; ${MARKS[(MARKS.indexOf(p.mark as never) + 1) % 4]}`,
      );
      const lines = [...others.slice(0, 2), `${p.thing.what}: ${looks}; ${p.mark}`, ...others.slice(2)];
      makeNote(s, ctx, { id: ASKED, title: NOTE, body: lines.join('\n') });
      finds(p).forEach(([looksLike], i) =>
        putPost(s, `find-${(i + p.turn) % 3}`, {
          community: 'com-lostfound',
          by: p.people[i]!,
          title: titleOf(p, i),
          text: `${capital(looksLike)}. Tell me what else it has and it is yours.`,
          minutesAgo: 2_000 - ((i + p.turn) % 3) * 300,
        }),
      );
      s.apps.forum.habits = {};
    },
    expect: {
      settled: (s, p, ctx) =>
        p.found ? write(s, ctx, p) : submit(s, ctx, 'com-lostfound', { title: lost(p) }),
    },
    solve: function* (_seen, p) {
      let seen = yield* openTitled(NOTE);
      const body = textIn(seen, 'Note');
      const [, looks, mark] = new RegExp(`^${p.thing.what}: (.+); (.+)$`, 'm').exec(body)!;
      seen = yield* search(`community:lostfound title:found ${p.thing.what}`);
      const here = all(seen, {
        what: 'finds',
        rank: e => (e.id.startsWith('post#') && e.name.includes(p.places[0]!) ? 0 : null),
      }).map(e => e.id);
      for (const id of here) {
        seen = yield { type: 'tap', element: id };
        if (all(seen, text(new RegExp(`^${escaped(looks!)}\\.`, 'i'))).length > 0) {
          seen = yield tap(seen, rid('author'));
          yield* messageTo(seen, `It has ${mark}. May I have it back?`);
          return yield done();
        }
        seen = yield back();
      }
      seen = yield* startPost('com-lostfound');
      seen = yield fill(seen, field('Title'), lost(p));
      yield tap(seen, rid('post'));
      yield done();
    },
    nearMisses: {
      theOtherWay: {
        change: (s, p, ctx) =>
          p.found ? submit(s, ctx, 'com-lostfound', { title: lost(p) }) : write(s, ctx, p, p.people[0]!),
        because: ['settled', 'sideEffects'],
      },
      anotherFinder: {
        change: (s, p, ctx) => write(s, ctx, p, p.people[1]!),
        because: ['settled', 'sideEffects'],
      },
    },
  },
);
