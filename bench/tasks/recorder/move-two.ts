import { task, type Phone } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import { button, done, row, scrollTo, tap } from '../steps.ts';
import { askedIds, kept, makeRecording, menuOf, nameOf, NAMES, openRecorder, othersSame } from './make.ts';

const FOLDERS = [
  'Recordings/Work',
  'Recordings/Tunes',
  'Recordings/Family',
  'Documents/Work',
  'Music',
] as const;

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

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
    goals: {
      moved: ({ was, now, p }) =>
        ['file-asked-0', 'file-asked-1'].every(
          id =>
            kept(now, id) &&
            pathOf(now, now.device.storage.files[id]!.parent) === p.folder &&
            nameOf(now, id) === nameOf(was, id),
        ),
    },
    invariants: {
      others: ({ was, now }) =>
        othersSame(was.device.storage.files, now.device.storage.files, ['file-asked-0', 'file-asked-1']),
    },
    allow: s => ['file-asked-0', 'file-asked-1'].map(id => s.device.storage.files[id]!.parent),
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
      oneOfThem: {
        change: (s, p) => {
          s.device.storage.files['file-asked-0']!.parent = at(s, p.folder);
        },
        because: 'moved',
      },
      anotherToo: {
        change: (s, p) => {
          for (const id of askedIds(3)) s.device.storage.files[id]!.parent = at(s, p.folder);
        },
        because: ['others', 'sideEffects'],
      },
      toTheOtherFolder: {
        change: (s, p) => {
          for (const id of askedIds(2))
            s.device.storage.files[id]!.parent = at(
              s,
              p.folder === 'Recordings/Work' ? 'Documents/Work' : 'Recordings/Work',
            );
        },
        because: 'moved',
      },
      copiesThere: {
        change: (s, p) =>
          p.names
            .slice(0, 2)
            .forEach((name, i) =>
              makeRecording(s, { id: `file-copy-${i}`, name, seconds: 20 + 7 * i, folder: p.folder }),
            ),
        because: ['moved', 'others', 'sideEffects'],
      },
    },
    alternatives: {
      byState: {
        change: (s, p) => {
          for (const id of askedIds(2)) s.device.storage.files[id]!.parent = at(s, p.folder);
        },
      },
    },
  },
);

function pathOf(s: Phone, id: string | null): string {
  const names: string[] = [];
  for (let at = id; at !== null; at = s.device.storage.files[at]!.parent)
    names.unshift(s.device.storage.files[at]!.name);
  return names.join('/');
}

const at = (s: Phone, path: string): string =>
  Object.keys(s.device.storage.files).find(
    id =>
      s.device.storage.files[id]!.kind === 'folder' &&
      s.device.storage.files[id]!.binned === null &&
      pathOf(s, id) === path,
  )!;
