import { task } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, row, scrollTo, tap } from '../steps.ts';
import { askedIds, makeRecording, menuOf, NAMES, openRecorder } from './make.ts';

const FOLDERS = [
  'Recordings/Work',
  'Recordings/Tunes',
  'Recordings/Family',
  'Documents/Work',
  'Music',
] as const;

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const move = (ctx: SetupCtx, folder: string, files = askedIds(2)) =>
  ctx.act('recorder', 'move', { files, folder });

/** Two folders have the same name; the path tells them apart. */
export const moveTwo = task(
  'recorder/move-two',
  params({ names: distinct(4, oneOf(...NAMES)), folder: oneOf(...FOLDERS) }),
  {
    tags: ['move', 'files', 'multi-entity'],
    ask: {
      en: [
        p => `Move the recordings “${p.names[0]}” and “${p.names[1]}” to the folder ${p.folder}.`,
        p =>
          `In Recorder, put “${p.names[0]}” and “${p.names[1]}” into ${p.folder}; the others stay where they are.`,
      ],
      zh: [p => `在 Recorder 里，把录音“${p.names[0]}”和“${p.names[1]}”移到文件夹 ${p.folder}。`],
    },
    setup: (s, p) => {
      makeRecording(s, {
        id: 'file-in-family',
        name: 'Cake and speeches',
        seconds: 66,
        hoursAgo: 700,
        folder: 'Recordings/Family',
      });
      p.names.forEach((name, i) =>
        makeRecording(s, { id: askedIds(4)[i]!, name, seconds: 20 + 7 * i, hoursAgo: 2 + 5 * i }),
      );
    },
    expect: {
      first: (_s, p, ctx) => move(ctx, p.folder, ['file-asked-0']),
      second: (_s, p, ctx) => move(ctx, p.folder, ['file-asked-1']),
    },
    solve: function* (_seen, p) {
      for (const name of p.names.slice(0, 2)) {
        let seen = yield* openRecorder();
        seen = yield* scrollTo(seen, button(`Options of ${name}`));
        seen = yield menuOf(seen, name);
        seen = yield tap(seen, button('Move to folder'));
        const cut = p.folder.lastIndexOf('/');
        const target =
          cut < 0
            ? row(p.folder)
            : {
                what: `folder ${p.folder}`,
                rank: (e: Parameters<ReturnType<typeof row>['rank']>[0]) =>
                  e.name === `${lastOf(p.folder)}, ${p.folder.slice(0, cut)}` && e.role === 'button'
                    ? 0
                    : null,
              };
        seen = yield* scrollTo(seen, target);
        yield tap(seen, target);
      }
      yield done();
    },
    nearMisses: {
      toTheOtherFolder: {
        change: (_s, p, ctx) =>
          move(ctx, p.folder === 'Recordings/Work' ? 'Documents/Work' : 'Recordings/Work'),
        because: ['first', 'second', 'sideEffects'],
      },
    },
  },
);
