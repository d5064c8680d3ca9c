import { wayOut } from '../../../apps/browser/select.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { all, button, done, SolverError, tap, text } from '../steps.ts';
import { gameFile, handIn, openFile, putInDownload, solved } from './make.ts';

/** The maze as its cells are read. */
function mazeOn(seen: Observation) {
  const cells = all(seen, text(/^Row \d, column \d,/)).map(e =>
    /^Row (\d), column (\d), (X|goal|empty), walls (.*)$/.exec(e.name)!,
  );
  if (cells.length !== 16) throw new SolverError(`${cells.length} cells of a maze`);
  const at = (m: RegExpExecArray) => (Number(m[1]) - 1) * 4 + Number(m[2]) - 1;
  return {
    walls: cells.flatMap(m =>
      m[4]!
        .split(', ')
        .flatMap(w =>
          w === 'right' && at(m) % 4 < 3
            ? [`${at(m)}|${at(m) + 1}`]
            : w === 'below' && at(m) < 12
              ? [`${at(m)}|${at(m) + 4}`]
              : [],
        ),
    ),
    start: at(cells.find(m => m[3] === 'X')!),
    goal: at(cells.find(m => m[3] === 'goal')!),
  };
}

export const maze = task(
  'browser/maze',
  { seed: int(1, 9_000), name: oneOf('task.html', 'maze.html', 'game.html') },
  {
    tags: ['game', 'files', 'reasoning'],
    counterpart: 'BrowserMaze',
    ask: {
      en: [
        ({ name }) =>
          `Open the file ${name} in Downloads in the file manager; it opens in the browser. Then navigate the X to the bottom-right cell, by using the direction buttons.`,
        ({ name }) =>
          `There is a maze in ${name} in my Download folder. Open it in the browser and move the X to the goal.`,
      ],
      zh: [
        ({ name }) =>
          `在文件管理器中打开“Download”文件夹里的 ${name}（会用浏览器打开），然后用方向按钮把X移到右下角的格子。`,
      ],
    },
    setup: (s, { seed, name }) => putInDownload(s, name, gameFile('maze', seed)),
    expect: { reached: solved('maze') },
    solve: function* (_seen, { name }) {
      let seen = yield* openFile(name);
      for (const way of wayOut(mazeOn(seen)))
        seen = yield tap(seen, button({ up: 'Up', down: 'Down', left: 'Left', right: 'Right' }[way]));
      yield done();
    },
    nearMisses: {
      anotherMaze: {
        change: (s, p, ctx) => handIn(s, ctx, 'maze', p.seed + 1),
        because: ['reached', 'sideEffects'],
      },
    },
  },
);
