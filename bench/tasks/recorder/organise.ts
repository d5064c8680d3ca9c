import { same } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import {
  button,
  done,
  field,
  fill,
  first,
  has,
  impossible,
  option,
  row,
  rid,
  scrollTo,
  tap,
} from '../steps.ts';
import { bin, durationOf, kept, makeRecording, menuOf, NAMES, openRecorder, search } from './make.ts';

type Files = Phone['device']['storage']['files'];
const ids = (n: number) => Array.from({ length: n }, (_, i) => `file-asked-${i}`);
/** Every file but these is as it was, and none came. */
const othersSame = (was: Files, now: Files, asked: readonly string[]) =>
  Object.keys(now).every(id => id in was) &&
  Object.keys(was).every(id => asked.includes(id) || same(was[id], now[id]));
const baseOf = (s: Phone, id: string) => s.device.storage.files[id]?.name.replace(/\.[^.]+$/, '');

const TOPICS = [
  {
    about: 'how to bleed a radiator',
    zh: '怎样给暖气片放气',
    line: 'Turn the little key a quarter to the left and wait until it stops hissing.',
    find: 'hissing',
  },
  {
    about: 'where the spare key is',
    zh: '备用钥匙放在哪里',
    line: 'It hangs behind the third paint tin, on a bent nail.',
    find: 'bent nail',
  },
  {
    about: 'the order of the songs',
    zh: '歌曲的顺序',
    line: 'We open with the slow one and end with Tin Harbour, without the drums.',
    find: 'slow one',
  },
  {
    about: 'how the ferry horn works',
    zh: '渡轮汽笛的原理',
    line: 'The horn needs six bar of air, and the valve sticks when it is cold.',
    find: 'six bar',
  },
  {
    about: 'planting tomatoes',
    zh: '怎样种番茄',
    line: 'Bury the stem up to the first leaves, then water once and leave it alone.',
    find: 'first leaves',
  },
  {
    about: 'the way to the cottage',
    zh: '去小屋的路',
    line: 'After the chapel you take the track with the cattle grid, not the tarmac.',
    find: 'cattle grid',
  },
] as const;

/** Which one it is only its transcript says. */
export const renameSpoken = task(
  'recorder/rename-spoken',
  params({ topics: distinct(3, oneOf(...TOPICS)), number: int(30, 70), name: oneOf(...NAMES) }),
  {
    tags: ['search', 'rename', 'disambiguation'],
    ask: {
      en: [
        p =>
          `In one of my recordings someone explains ${p.topics[0]!.about}. Rename that recording to “${p.name}”.`,
        p =>
          `Look through what is said in my recordings: the one about ${p.topics[0]!.about} should be called “${p.name}”.`,
      ],
      zh: [p => `我有一段录音讲的是${p.topics[0]!.zh}。把那段录音改名为“${p.name}”。`],
    },
    setup: (s, p) =>
      p.topics.forEach((t, i) =>
        makeRecording(s, {
          id: ids(3)[i]!,
          name: `Recording ${p.number + ((i * 2) % 3)}`,
          seconds: 41 + 13 * i,
          hoursAgo: 50 + 9 * i,
          says: [
            { at: 1_000, speaker: 'Walter', text: 'Is it on?' },
            { at: 6_000, speaker: 'Walter', text: t.line },
          ],
        }),
      ),
    goals: { renamed: ({ now, p }) => baseOf(now, 'file-asked-0') === p.name && kept(now, 'file-asked-0') },
    invariants: {
      others: ({ was, now }) =>
        othersSame(was.device.storage.files, now.device.storage.files, ['file-asked-0']),
    },
    allow: s => [s.device.storage.files['file-asked-0']!.name],
    solve: function* (_seen, p) {
      let seen = yield* search(p.topics[0]!.find);
      seen = yield tap(seen, first(button(/^Options of Recording \d+$/)));
      seen = yield tap(seen, button('Rename'));
      seen = yield fill(seen, field('Name'), p.name, { clear: true });
      yield tap(seen, button('Rename'));
      yield done();
    },
    nearMisses: {
      another: {
        change: (s, p) => {
          s.device.storage.files['file-asked-1']!.name = `${p.name}.m4a`;
        },
        because: ['renamed', 'others', 'sideEffects'],
      },
      nearlyThatName: {
        change: (s, p) => {
          s.device.storage.files['file-asked-0']!.name = `${p.name} 2.m4a`;
        },
        because: 'renamed',
      },
      aCopy: {
        change: (s, p) => makeRecording(s, { id: 'file-copy', name: p.name, seconds: 41 }),
        because: ['renamed', 'others', 'sideEffects'],
      },
      renamedAndLoved: {
        change: (s, p) => {
          const f = s.device.storage.files['file-asked-0']!;
          f.name = `${p.name}.m4a`;
          f.media!.favourite = true;
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      byState: {
        change: (s, p) => {
          s.device.storage.files['file-asked-0']!.name = `${p.name}.m4a`;
        },
      },
    },
  },
);

const sounds = (s: Phone) =>
  Object.entries(s.device.storage.files).filter(([, f]) => f.media?.kind === 'audio' && f.binned === null);
const recordings = (s: Phone) => sounds(s).filter(([id]) => s.apps.recorder.recordings[id] !== undefined);
const shorter = (s: Phone, limit: number) =>
  recordings(s)
    .filter(([, f]) => durationOf(f) < limit * 1000)
    .map(([id]) => id);
const secondsOf = (words: string) => words.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

export const deleteShort = task(
  'recorder/delete-short',
  params({ limit: int(6, 14), near: int(1, 2), names: distinct(4, oneOf(...NAMES)) }),
  {
    tags: ['delete', 'comparison', 'clean-up', 'multi-entity'],
    ask: {
      en: [
        p => `Delete every recording in Recorder that is shorter than ${p.limit} seconds, and no other.`,
        p =>
          `Clear out Recorder: recordings of less than ${p.limit} seconds go to the bin, all the rest stays.`,
      ],
      zh: [p => `把 Recorder 里所有短于 ${p.limit} 秒的录音删掉，其他的保留。`],
    },
    setup: (s, p) =>
      [p.limit - p.near - 0.6, p.limit + p.near + 0.3, p.limit - 3.2, p.limit * 9].forEach((seconds, i) =>
        makeRecording(s, {
          id: ids(4)[i]!,
          name: p.names[i]!,
          seconds,
          hoursAgo: 12 + 31 * i,
          ...(i === 2 ? { folder: 'Recordings/Tunes' } : {}),
        }),
      ),
    goals: { gone: ({ was, now, p }) => shorter(was, p.limit).every(id => !kept(now, id)) },
    invariants: {
      others: ({ was, now, p }) =>
        othersSame(was.device.storage.files, now.device.storage.files, shorter(was, p.limit)),
    },
    allow: s => [
      ...[
        'file-asked-0',
        'file-asked-2',
        'file-recordings-recording-15',
        'file-recordings-recording-14',
      ].flatMap(id => [s.device.storage.files[id], s.apps.recorder.recordings[id]]),
    ],
    solve: function* (_seen, p) {
      let seen = yield* openRecorder();
      seen = yield tap(seen, button('Sort'));
      seen = yield tap(seen, option('Longest first'));
      // The shortest stand at the end.
      for (let scrolls = 0; scrolls < 4; scrolls++)
        seen = yield { type: 'scroll', direction: 'down', amount: 3 };
      const short = seen
        .elements!.filter(e => rid('recording').rank(e) !== null)
        .filter(e => {
          const [, time] = /, ((?:\d+:)?\d+:\d\d), /.exec(e.name) ?? [];
          return time !== undefined && secondsOf(time) < p.limit;
        });
      for (const [i, e] of short.entries())
        seen = yield i === 0 ? { type: 'long_press', element: e.id } : { type: 'tap', element: e.id };
      yield tap(seen, button('Delete'));
      yield done();
    },
    nearMisses: {
      theLongerToo: {
        change: (s, p) => bin(s, [...shorter(s, p.limit), 'file-asked-1']),
        because: ['others', 'sideEffects'],
      },
      notTheOneInAFolder: {
        change: (s, p) =>
          bin(
            s,
            shorter(s, p.limit).filter(id => id !== 'file-asked-2'),
          ),
        because: 'gone',
      },
      onlyTheShortest: { change: s => bin(s, ['file-recordings-recording-15']), because: 'gone' },
      theLongOnes: {
        change: (s, p) =>
          bin(
            s,
            recordings(s)
              .filter(([, f]) => durationOf(f) > p.limit * 1000)
              .map(([id]) => id),
          ),
        because: ['gone', 'others', 'sideEffects'],
      },
    },
    alternatives: {
      forGood: {
        change: (s, p) => {
          for (const id of shorter(s, p.limit)) {
            delete s.device.storage.files[id];
            delete s.apps.recorder.recordings[id];
          }
        },
      },
      byState: { change: (s, p) => bin(s, shorter(s, p.limit)) },
    },
  },
);

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
        makeRecording(s, { id: ids(4)[i]!, name, seconds: 20 + 7 * i, hoursAgo: 2 + 5 * i }),
      );
    },
    goals: {
      moved: ({ was, now, p }) =>
        ['file-asked-0', 'file-asked-1'].every(
          id =>
            kept(now, id) &&
            pathOf(now, now.device.storage.files[id]!.parent) === p.folder &&
            baseOf(now, id) === baseOf(was, id),
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
          for (const id of ids(3)) s.device.storage.files[id]!.parent = at(s, p.folder);
        },
        because: ['others', 'sideEffects'],
      },
      toTheOtherFolder: {
        change: (s, p) => {
          for (const id of ids(2))
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
          for (const id of ids(2)) s.device.storage.files[id]!.parent = at(s, p.folder);
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

const binned = () => params({ names: distinct(4, oneOf(...NAMES)), hours: int(3, 200) });
type B = { names: string[]; hours: number };
const askBin = {
  en: [
    (p: B) => `Take the recording “${p.names[0]}” out of Recorder's bin.`,
    (p: B) => `I deleted the recording “${p.names[0]}” by mistake. Restore it.`,
  ],
  zh: [(p: B) => `把录音“${p.names[0]}”从 Recorder 的回收站恢复。`],
};
const others = (s: Phone, p: B) => {
  makeRecording(s, {
    id: 'file-asked-1',
    name: `${p.names[0]} 2`,
    seconds: 31,
    hoursAgo: p.hours + 20,
    binnedHoursAgo: p.hours + 4,
  });
  makeRecording(s, {
    id: 'file-asked-2',
    name: p.names[1]!,
    seconds: 8,
    hoursAgo: p.hours + 90,
    binnedHoursAgo: p.hours,
  });
};

export const restoreOne = task('recorder/restore-one', binned(), {
  tags: ['bin', 'undo', 'twin'],
  twin: 'recorder/restore-missing',
  ask: askBin,
  setup: (s, p) => {
    others(s, p);
    makeRecording(s, {
      id: 'file-asked-0',
      name: p.names[0]!,
      seconds: 74,
      hoursAgo: p.hours + 30,
      binnedHoursAgo: p.hours + 2,
    });
  },
  goals: { back: ({ now, p }) => kept(now, 'file-asked-0') && baseOf(now, 'file-asked-0') === p.names[0] },
  invariants: {
    others: ({ was, now }) =>
      othersSame(was.device.storage.files, now.device.storage.files, ['file-asked-0']),
  },
  allow: s => [s.device.storage.files['file-asked-0']!.binned],
  solve: function* (_seen, p) {
    let seen = yield* openRecorder();
    seen = yield tap(seen, button('More options'));
    seen = yield tap(seen, button('Bin'));
    seen = yield* scrollTo(seen, button(`Restore ${p.names[0]}`));
    yield tap(seen, button(`Restore ${p.names[0]}`));
    yield done();
  },
  nearMisses: {
    theSecond: {
      change: s => {
        s.device.storage.files['file-asked-1']!.binned = null;
      },
      because: ['back', 'others', 'sideEffects'],
    },
    all: {
      change: s => {
        for (const id of ids(3)) s.device.storage.files[id]!.binned = null;
      },
      because: ['others', 'sideEffects'],
    },
    recordedAgain: {
      change: (s, p) => makeRecording(s, { id: 'file-again', name: p.names[0]!, seconds: 74 }),
      because: ['back', 'others', 'sideEffects'],
    },
    calledImpossible: {
      change: s => {
        s.device.storage.files['file-asked-0']!.binned = null;
      },
      declared: 'impossible',
      because: 'declared',
    },
  },
  alternatives: {
    byState: {
      change: s => {
        s.device.storage.files['file-asked-0']!.binned = null;
      },
    },
  },
});

export const restoreMissingRecording = task('recorder/restore-missing', binned(), {
  tags: ['bin', 'twin', 'impossible'],
  expects: 'impossible',
  twin: 'recorder/restore-one',
  ask: askBin,
  // One more in the bin, so that it is as full as its twin's.
  setup: (s, p) => {
    others(s, p);
    makeRecording(s, {
      id: 'file-asked-3',
      name: p.names[2]!,
      seconds: 74,
      hoursAgo: p.hours + 30,
      binnedHoursAgo: p.hours + 2,
    });
  },
  goals: {},
  allow: () => [],
  solve: function* (_seen, p) {
    let seen = yield* openRecorder();
    seen = yield tap(seen, button('More options'));
    seen = yield tap(seen, button('Bin'));
    yield has(seen, button(`Restore ${p.names[0]}`))
      ? done()
      : impossible(`No recording “${p.names[0]}” is in the bin`);
  },
  nearMisses: {
    theOneLikeIt: {
      change: s => {
        s.device.storage.files['file-asked-1']!.binned = null;
      },
      declared: 'impossible',
      because: 'sideEffects',
    },
    saidDone: { change: () => {}, declared: 'done', because: 'impossible' },
    renamedToIt: {
      change: (s, p) => {
        Object.assign(s.device.storage.files['file-asked-3']!, { name: `${p.names[0]}.m4a`, binned: null });
      },
      declared: 'impossible',
      because: 'sideEffects',
    },
  },
});
