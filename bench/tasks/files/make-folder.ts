import { newIn } from '../../../judges/side-effects.ts';
import { only } from '../../../judges/changes.ts';
import { fileAt } from '../../../src/sdk/core/storage.ts';
import { task, type Phone } from '../form.ts';
import { paths, pathsAt } from '../probes/files.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, field, fill, tap } from '../steps.ts';
import { filesOf, folderAt, isGone, newFiles, openFolder, putFolder } from './make.ts';

const LABELS = [
  'Boathouse',
  'Allotment',
  'Choir',
  'Street party',
  'Museum night',
  'Ferry club',
  'Grandma',
  'Tax 2026',
  'Old phone',
  'Book club',
] as const;
const make = (
  s: Phone,
  path: string,
  ctx: { act(app: 'files', action: 'newFolder', args: { folder: string; name: string }): void },
) =>
  ctx.act('files', 'newFolder', {
    folder: folderAt(s, path.slice(0, path.lastIndexOf('/'))),
    name: path.slice(path.lastIndexOf('/') + 1),
  });

export const makeFolder = task(
  'files/make-folder',
  {
    labels: distinct(2, oneOf(...LABELS)),
    place: oneOf('Documents', 'Download', 'Movies'),
    other: oneOf('Notifications', 'Alarms', 'Pictures'),
  },
  {
    tags: ['create', 'files', 'folders'],
    ask: {
      en: [
        p => `Make a new folder called “${p.labels[0]}” in the folder ${p.place} of the phone’s storage.`,
        p => `I need a folder ${p.labels[0]} inside ${p.place}. Create it with Files.`,
      ],
      zh: [p => `在手机存储的“${p.place}”文件夹里新建一个名为“${p.labels[0]}”的文件夹。`],
    },
    setup: (s, p) => {
      putFolder(s, 'beside', `${p.place}/${p.labels[1]}`);
      putFolder(s, 'namesake', `${p.other}/${p.labels[0]}`);
    },
    goals: {
      made: ({ was, now, p }) =>
        only(
          newFiles(was, now).filter(f => !isGone(now, f.id)),
          f =>
            f.kind === 'folder' &&
            f.id === fileAt(filesOf(now), `${p.place}/${p.labels[0]}`)?.id &&
            f.name === p.labels[0],
        ),
    },
    allow: s => [newIn(filesOf(s))],
    solve: function* (_seen, p) {
      let seen = yield* openFolder(p.place);
      seen = yield tap(seen, button('New folder'));
      yield fill(seen, field('Name'), p.labels[0]!, { enter: true });
      yield done();
    },
    nearMisses: {
      inTheOtherFolder: { change: (s, p, ctx) => make(s, `${p.other}/${p.labels[1]}`, ctx), because: 'made' },
      inItsNeighbour: {
        change: (s, p, ctx) => make(s, `${p.place}/${p.labels[1]}/${p.labels[0]}`, ctx),
        because: 'made',
      },
      another: { change: (s, p, ctx) => make(s, `${p.place}/${p.labels[0]} 2`, ctx), because: 'made' },
      twoOfThem: {
        change: (s, p, ctx) => {
          make(s, `${p.place}/${p.labels[0]}`, ctx);
          make(s, `${p.place}/${p.labels[0]} 2`, ctx);
        },
        because: 'made',
      },
      theNeighbourRenamed: {
        change: (s, p) => {
          filesOf(s)['file-task-beside']!.name = p.labels[0]!;
        },
        because: ['made', 'sideEffects'],
      },
    },
    alternatives: {
      aMistakeBinned: {
        change: (s, p, ctx) => {
          make(s, `${p.place}/${p.labels[0]}x`, ctx);
          ctx.act('files', 'bin', { files: [fileAt(filesOf(s), `${p.place}/${p.labels[0]}x`)!.id] });
          make(s, `${p.place}/${p.labels[0]}`, ctx);
        },
      },
    },
    probe: (p, was) => [
      paths(
        p.labels.map(each => `${each}*`),
        [
          ...p.labels.flatMap(each => pathsAt(was, new RegExp(`^${each}`), 'folder')),
          `${p.place}/${p.labels[0]}`,
        ],
        'd',
      ),
    ],
    slate: p => [`mkdir -p '/sdcard/${p.place}/${p.labels[1]}' '/sdcard/${p.other}/${p.labels[0]}'`],
  },
);
