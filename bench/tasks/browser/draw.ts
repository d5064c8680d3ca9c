import { added, only } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { all, button, done, find, scrollTo, SolverError, tap, text, toggle } from '../steps.ts';
import { browsing, gameFile, openFile, putInDownload } from './make.ts';

const finish = (s: Phone, seed: number, success = true, game: 'draw' | 'maze' = 'draw') => {
  s.apps.browser.games['game-new'] = { game, seed: String(seed), success, at: s.clock.now };
};

export const draw = task(
  'browser/draw',
  { seed: int(1, 9_000), name: oneOf('task.html', 'drawing.html', 'pad.html') },
  {
    tags: ['game', 'files', 'gesture'],
    counterpart: 'BrowserDraw',
    ask: {
      en: [
        ({ name }) =>
          `Open the file ${name} in Downloads in the file manager; it opens in the browser. Then create a drawing using the three colours shown at the top and submit it.`,
        ({ name }) =>
          `Open ${name} from my Download folder in the browser, draw something with each of its three colours, and hand it in.`,
      ],
      zh: [
        ({ name }) =>
          `在文件管理器中打开“Download”文件夹里的 ${name}（会用浏览器打开），用上方的三种颜色画一幅画并提交。`,
      ],
    },
    setup: (s, { seed, name }) => putInDownload(s, name, gameFile('draw', seed)),
    goals: {
      drawn: ({ was, now, p }) =>
        only(
          added(was.apps.browser.games, now.apps.browser.games).filter(g => g.success),
          g => g.game === 'draw' && g.seed === String(p.seed),
        ),
    },
    allow: s => [browsing(s), s.apps.browser.games],
    solve: function* (_seen, { name }) {
      let seen = yield* openFile(name);
      const colours = all(seen, toggle(/./)).map(e => e.name);
      if (colours.length !== 3) throw new SolverError(`${colours.length} colours`);
      for (const [i, colour] of colours.entries()) {
        if (i > 0) seen = yield tap(seen, toggle(colour));
        const [left, top, right, bottom] = find(seen, text(/^Drawing pad, /)).bounds as [
          number,
          number,
          number,
          number,
        ];
        const y = Math.round(top + ((bottom - top) * (i + 1)) / 4);
        seen = yield {
          type: 'swipe',
          from: [Math.round(left + (right - left) * 0.2), y],
          to: [Math.round(left + (right - left) * 0.8), y + 40],
        };
      }
      seen = yield* scrollTo(seen, button('Submit'));
      yield tap(seen, button('Submit'));
      yield done();
    },
    nearMisses: {
      twoColours: { change: (s, p) => finish(s, p.seed, false), because: 'drawn' },
      anotherGame: { change: (s, p) => finish(s, p.seed, true, 'maze'), because: 'drawn' },
      andClearedDownloads: {
        change: (s, p) => {
          finish(s, p.seed);
          s.apps.browser.downloads = {};
        },
        because: 'sideEffects',
      },
    },
  },
);
