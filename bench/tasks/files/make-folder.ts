import { fileAt } from '../../../src/sdk/core/storage.ts';
import { task, type Phone } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, tap } from '../steps.ts';
import { filesOf, folderAt, openFolder, putFolder } from './make.ts';

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
const make = (s: Phone, path: string, ctx: SetupCtx) =>
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
    expect: { made: (s, p, ctx) => make(s, `${p.place}/${p.labels[0]}`, ctx) },
    solve: function* (_seen, p) {
      let seen = yield* openFolder(p.place);
      seen = yield tap(seen, button('New folder'));
      yield fill(seen, field('Name'), p.labels[0]!, { enter: true });
      yield done();
    },
    nearMisses: {
      inItsNeighbour: {
        change: (s, p, ctx) => make(s, `${p.place}/${p.labels[1]}/${p.labels[0]}`, ctx),
        because: ['made', 'sideEffects'],
      },
      theNeighbourRenamed: {
        change: (_s, p, ctx) => ctx.act('files', 'rename', { file: 'file-task-beside', name: p.labels[0]! }),
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
    slate: p => [`mkdir -p '/sdcard/${p.place}/${p.labels[1]}' '/sdcard/${p.other}/${p.labels[0]}'`],
  },
);
