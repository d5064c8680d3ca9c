import { wayOut } from '../../../apps/browser/select.ts';
import { added, only } from '../../../judges/changes.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { all, button, done, SolverError, tap, text } from '../steps.ts';
import { browsing, gameFile, openFile, putInDownload } from './make.ts';

const won =
  (game: string) =>
  ({ was, now, p }: { was: Phone; now: Phone; p: { seed: number } }) =>
    only(
      added(was.apps.browser.games, now.apps.browser.games).filter(g => g.success),
      g => g.game === game && g.seed === String(p.seed),
    );
const finish = (s: Phone, seed: number, success = true) => {
  s.apps.browser.games['game-new'] = { game: 'maze', seed: String(seed), success, at: s.clock.now };
};

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
    goals: { reached: won('maze') },
    allow: s => [browsing(s), s.apps.browser.games],
    solve: function* (_seen, { name }) {
      let seen = yield* openFile(name);
      for (const way of wayOut(mazeOn(seen)))
        seen = yield tap(seen, button({ up: 'Up', down: 'Down', left: 'Left', right: 'Right' }[way]));
      yield done();
    },
    nearMisses: {
      anotherMaze: { change: (s, p) => finish(s, p.seed + 1), because: 'reached' },
      gaveUp: { change: (s, p) => finish(s, p.seed, false), because: 'reached' },
      andDeletedTheFile: {
        change: (s, p) => {
          finish(s, p.seed);
          for (const f of Object.values(s.device.storage.files))
            if (f.name === p.name) f.binned = s.clock.now;
        },
        because: 'sideEffects',
      },
    },
  },
);
