import { newRow } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, rid, tap, type Steps } from '../steps.ts';
import { makeRecording, menuOf, NAMES, search } from './make.ts';

interface P {
  names: string[];
  from: number;
  cut: number;
  length: number;
}
const words = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const to = (p: P) => p.length - p.cut;
const ASKED = 'file-asked-0';

/** Keeps the piece between two seconds, in its place or as a new recording. */
const trim = (ctx: SetupCtx, file: string, from: number, end: number, replace: boolean) =>
  ctx.act('recorder', 'trim', { file, from: from * 1000, to: end * 1000, replace });

const samples = () =>
  params({ names: distinct(2, oneOf(...NAMES)), from: int(2, 5), cut: int(2, 6), length: int(30, 58) });
const setup = (s: Phone, p: P) => {
  makeRecording(s, {
    id: ASKED,
    name: p.names[0]!,
    seconds: p.length,
    hoursAgo: 5,
    says: [
      { at: 1_000, speaker: 'Robin', text: 'Is it on? Yes.' },
      { at: (p.from + 1) * 1000, speaker: 'Robin', text: 'Now it begins.' },
    ],
  });
  makeRecording(s, { id: 'file-asked-1', name: `${p.names[0]} again`, seconds: p.length, hoursAgo: 4 });
};

/** Moves the ends to whole seconds and opens the choice of how to save. */
function* cut(p: P): Steps {
  let seen = yield* search(p.names[0]!);
  seen = yield menuOf(seen, p.names[0]!);
  seen = yield tap(seen, button('Trim'));
  for (let i = 0; i < p.from; i++) seen = yield tap(seen, button('Start 1 second later'));
  for (let i = 0; i < p.cut; i++) seen = yield tap(seen, button('End 1 second earlier'));
  return yield tap(seen, rid('save'));
}

export const trimPart = task('recorder/trim-part', samples(), {
  tags: ['trim', 'precision'],
  ask: {
    en: [
      p =>
        `Trim the recording “${p.names[0]}” in place: only what is between ${words(p.from)} and ${words(to(p))} shall be left of it.`,
      p =>
        `Cut off the first ${p.from} and the last ${p.cut} seconds of the recording “${p.names[0]}”. I don't need the original.`,
    ],
    zh: [
      p => `把录音“${p.names[0]}”剪短：只保留 ${words(p.from)} 到 ${words(to(p))} 的部分，直接替换原录音。`,
    ],
  },
  setup,
  expect: { trimmed: (_s, p, ctx) => trim(ctx, ASKED, p.from, to(p), true) },
  solve: function* (_seen, p) {
    const seen = yield* cut(p);
    yield tap(seen, rid('replace'));
    yield done();
  },
  nearMisses: {
    asANewOne: {
      change: (_s, p, ctx) => trim(ctx, ASKED, p.from, to(p), false),
      because: ['trimmed', 'sideEffects'],
    },
    theOtherOne: {
      change: (_s, p, ctx) => trim(ctx, 'file-asked-1', p.from, to(p), true),
      because: ['trimmed', 'sideEffects'],
    },
    sameLengthElsewhere: {
      change: (_s, p, ctx) => trim(ctx, ASKED, p.from + 1, to(p) + 1, true),
      because: ['trimmed', 'sideEffects'],
    },
  },
});

export const trimToNew = task('recorder/trim-to-new', samples(), {
  tags: ['trim', 'precision', 'copy'],
  ask: {
    en: [
      p =>
        `Save the part from ${words(p.from)} to ${words(to(p))} of the recording “${p.names[0]}” as a recording of its own, and leave the original as it is.`,
      p =>
        `I want a new recording with just ${words(p.from)} to ${words(to(p))} of “${p.names[0]}”; the whole one stays.`,
    ],
    zh: [
      p =>
        `把录音“${p.names[0]}”中 ${words(p.from)} 到 ${words(to(p))} 的部分另存为一段新录音，原录音保持不变。`,
    ],
  },
  setup,
  expect: { piece: (_s, p, ctx) => trim(ctx, ASKED, p.from, to(p), false) },
  // A piece of a piece has a longer name, and whoever cuts it may give it one.
  free: s => [newRow(s.device.storage.files).name],
  solve: function* (_seen, p) {
    const seen = yield* cut(p);
    yield tap(seen, rid('save-as-new'));
    yield done();
  },
  nearMisses: {
    replaced: {
      change: (_s, p, ctx) => trim(ctx, ASKED, p.from, to(p), true),
      because: ['piece', 'sideEffects'],
    },
    ofTheOther: {
      change: (_s, p, ctx) => trim(ctx, 'file-asked-1', p.from, to(p), false),
      because: ['piece', 'sideEffects'],
    },
  },
});
