import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { button, done, has, impossible, scrollTo, tap, type Steps } from '../steps.ts';
import { askedIds, makeRecording, NAMES, openRecorder, rename, restore } from './make.ts';

function* openBin(): Steps {
  let seen = yield* openRecorder();
  seen = yield tap(seen, button('More options'));
  return yield tap(seen, button('Bin'));
}

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
  expect: { back: (_s, _p, ctx) => restore(ctx, 'file-asked-0') },
  solve: function* (_seen, p) {
    let seen = yield* openBin();
    seen = yield* scrollTo(seen, button(`Restore ${p.names[0]}`));
    yield tap(seen, button(`Restore ${p.names[0]}`));
    yield done();
  },
  nearMisses: {
    theSecond: {
      change: (_s, _p, ctx) => restore(ctx, 'file-asked-1'),
      because: ['back', 'sideEffects'],
    },
    all: { change: (_s, _p, ctx) => restore(ctx, ...askedIds(3)), because: 'sideEffects' },
    calledImpossible: {
      change: (_s, _p, ctx) => restore(ctx, 'file-asked-0'),
      declared: 'impossible',
      because: 'declared',
    },
  },
});

export const restoreMissingRecording = task('recorder/restore-missing', binned(), {
  tags: ['bin', 'twin', 'impossible'],
  expects: 'impossible',
  twin: 'recorder/restore-one',
  ask: askBin,
  // One more in the bin, so that the bin is as full as its twin's.
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
  solve: function* (_seen, p) {
    const seen = yield* openBin();
    yield has(seen, button(`Restore ${p.names[0]}`))
      ? done()
      : impossible(`No recording “${p.names[0]}” is in the bin`);
  },
  nearMisses: {
    theOneLikeIt: {
      change: (_s, _p, ctx) => restore(ctx, 'file-asked-1'),
      declared: 'impossible',
      because: 'sideEffects',
    },
    saidDone: { change: () => {}, declared: 'done', because: 'impossible' },
    renamedToIt: {
      change: (_s, p, ctx) => {
        restore(ctx, 'file-asked-3');
        rename(ctx, 'file-asked-3', p.names[0]!);
      },
      declared: 'impossible',
      because: 'sideEffects',
    },
  },
});
