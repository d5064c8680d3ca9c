import { task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { all, button, done, find, scrollTo, SolverError, tap, text, toggle } from '../steps.ts';
import { gameFile, handIn, openFile, putInDownload, solved } from './make.ts';

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
    expect: { drawn: solved('draw') },
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
      twoColours: { change: (s, p, ctx) => handIn(s, ctx, 'draw', p.seed, false), because: 'drawn' },
      anotherGame: {
        change: (s, p, ctx) => handIn(s, ctx, 'maze', p.seed),
        because: ['drawn', 'sideEffects'],
      },
    },
  },
);
