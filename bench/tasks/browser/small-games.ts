import { added, only } from '../../../judges/changes.ts';
import { puzzleOf } from '../../../apps/browser/select.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { button, done, find, slide, slider, tap, text, type Steps } from '../steps.ts';
import { browsing, goTo } from './make.ts';

const result = (s: Phone, game: 'slider' | 'in-order', seed: number, success = true) => {
  s.apps.browser.games['game-new'] = { game, seed: String(seed), success, at: s.clock.now };
};
const won =
  (game: 'slider' | 'in-order') =>
  ({ was, now, p }: { was: Phone; now: Phone; p: { seed: number } }) =>
    only(
      added(was.apps.browser.games, now.apps.browser.games).filter(g => g.success),
      g => g.game === game && g.seed === String(p.seed),
    );
const address = (game: string, seed: number) => `pocketgames.example/${game}?seed=${seed}`;

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
    goals: { solved: won('slider') },
    allow: s => [browsing(s), s.apps.browser.games],
    solve: function* (_seen, { seed }) {
      let seen = yield* goTo(address('slider', seed));
      const wanted = Number(/Put the slider to (\d+)/.exec(find(seen, text(/^Put the slider/)).name)![1]);
      seen = yield slide(seen, slider('Number'), wanted);
      const at = () => Number(find(seen, text(/^\d+$/)).name);
      for (let tries = 0; at() !== wanted && tries < 6; tries++)
        seen = yield tap(seen, button(at() < wanted ? 'One more' : 'One less'));
      yield tap(seen, button('Submit'));
      yield done();
    },
    nearMisses: {
      offByOne: { change: (s, p) => result(s, 'slider', p.seed, false), because: 'solved' },
      anotherSeed: { change: (s, p) => result(s, 'slider', p.seed + 1), because: 'solved' },
      homePageChanged: {
        change: (s, p) => {
          result(s, 'slider', p.seed);
          s.apps.browser.settings.home = `https://${address('slider', p.seed)}`;
        },
        because: 'sideEffects',
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
    goals: { solved: won('in-order') },
    invariants: {
      neverWrong: ({ was, now }) => added(was.apps.browser.games, now.apps.browser.games).length <= 3,
    },
    allow: s => [browsing(s), s.apps.browser.games],
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
      anotherSeed: { change: (s, p) => result(s, 'in-order', p.seed + 1), because: 'solved' },
      byTrying: {
        change: (s, p) => {
          for (let i = 0; i < 4; i++)
            s.apps.browser.games[`game-${'abcd'[i]}`] = {
              game: 'in-order',
              seed: String(p.seed),
              success: i === 3,
              at: s.clock.now,
            };
        },
        because: 'neverWrong',
      },
      andForgotHistory: {
        change: (s, p) => {
          result(s, 'in-order', p.seed);
          s.apps.browser.cart = {};
        },
        because: 'sideEffects',
      },
    },
  },
);
