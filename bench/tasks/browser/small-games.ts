import { puzzleOf } from '../../../apps/browser/select.ts';
import { task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { button, done, find, slide, slider, tap, text, type Steps } from '../steps.ts';
import { goTo, handIn, solved } from './make.ts';

const address = (game: string, seed: number) => `pocketgames.example/${game}?seed=${seed}`;

/** Puts the slider where the page asks, and hands it in. */
function* slideTo(seen: Parameters<typeof tap>[0]): Steps {
  const wanted = Number(/Put the slider to (\d+)/.exec(find(seen, text(/^Put the slider/)).name)![1]);
  seen = yield slide(seen, slider('Number'), wanted);
  const at = () => Number(find(seen, text(/^\d+$/)).name);
  for (let tries = 0; at() !== wanted && tries < 6; tries++)
    seen = yield tap(seen, button(at() < wanted ? 'One more' : 'One less'));
  return yield tap(seen, button('Submit'));
}

export const sliderTo = task(
  'browser/slider',
  { seed: int(1, 9_000), way: oneOf('hand it in', 'submit it') },
  {
    tags: ['game', 'slider'],
    ask: {
      en: [
        ({ seed, way }) =>
          `Open ${address('slider', seed)} in the browser, put the slider where the page asks, and ${way}.`,
        ({ seed }) => `Solve the slider game at ${address('slider', seed)}.`,
      ],
      zh: [({ seed }) => `在浏览器里打开 ${address('slider', seed)}，把滑块移到要求的数字并提交。`],
    },
    expect: { solved: solved('slider') },
    solve: function* (_seen, { seed }) {
      yield* slideTo(yield* goTo(address('slider', seed)));
      yield done();
    },
    nearMisses: {
      offByOne: { change: (s, p, ctx) => handIn(s, ctx, 'slider', p.seed, false), because: 'solved' },
      anotherSeed: {
        change: (s, p, ctx) => handIn(s, ctx, 'slider', p.seed + 1),
        because: ['solved', 'sideEffects'],
      },
      homePageChanged: {
        change: (s, p, ctx) => {
          handIn(s, ctx, 'slider', p.seed);
          ctx.act('browser', 'changeSettings', {
            settings: { home: `https://${address('slider', p.seed)}` },
          });
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      atTheSecondTry: {
        how: function* (_seen, { seed }) {
          let seen = yield* goTo(address('slider', seed));
          seen = yield tap(seen, button('Submit'));
          yield* slideTo(seen);
          yield done();
        },
      },
    },
  },
);

function* press(seen: Parameters<typeof tap>[0], words: readonly string[]): Steps {
  for (const word of words) seen = yield tap(seen, button(word));
  return seen;
}

export const inOrder = task(
  'browser/in-order',
  { seed: int(1, 9_000), way: oneOf('in the order that it says', 'in its order') },
  {
    tags: ['game', 'order'],
    ask: {
      en: [
        ({ seed, way }) => `Go to ${address('in-order', seed)} in the browser and press the words ${way}.`,
        ({ seed }) => `Solve the game at ${address('in-order', seed)}: five words, one order.`,
      ],
      zh: [({ seed }) => `在浏览器里打开 ${address('in-order', seed)}，按页面要求的顺序点击各个词。`],
    },
    // More failed tries than these are trying everything.
    expect: { solved: solved('in-order', 2) },
    solve: function* (_seen, { seed }) {
      let seen = yield* goTo(address('in-order', seed));
      seen = yield* press(
        seen,
        find(seen, text(/^Press these in order: /))
          .name.replace(/^Press these in order: |\.$/g, '')
          .split(', '),
      );
      void seen;
      yield done();
    },
    nearMisses: {
      alphabetical: {
        how: function* (_seen, { seed }) {
          const seen = yield* goTo(address('in-order', seed));
          yield* press(seen, [...puzzleOf('in-order', String(seed)).right].reverse().slice(0, 1));
          yield done();
        },
        because: 'solved',
      },
      byTrying: {
        change: (s, p, ctx) => {
          for (const right of [false, false, false, true]) handIn(s, ctx, 'in-order', p.seed, right);
        },
        because: 'sideEffects',
      },
    },
  },
);
