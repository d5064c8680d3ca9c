import { newIn } from '../../../judges/side-effects.ts';
import { same } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { button, done, rid, tap, type Steps } from '../steps.ts';
import { durationOf, kept, makeRecording, menuOf, NAMES, recorded, search } from './make.ts';

interface P {
  names: string[];
  from: number;
  cut: number;
  length: number;
}
const words = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const to = (p: P) => p.length - p.cut;
const ASKED = 'file-asked-0';

/** What trimming leaves, as an ending by state. */
function trim(s: Phone, id: string, from: number, end: number): void {
  const file = s.device.storage.files[id]!;
  file.size = Math.round((file.size * (end - from) * 1000) / file.media!.duration);
  file.media!.duration = (end - from) * 1000;
  s.apps.recorder.recordings[id]!.offset = from * 1000;
}
const isPiece = (s: Phone, id: string, p: P) =>
  durationOf(s.device.storage.files[id]) === (to(p) - p.from) * 1000 &&
  s.apps.recorder.recordings[id]?.offset === p.from * 1000;

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
  goals: { trimmed: ({ now, p }) => kept(now, ASKED) && isPiece(now, ASKED, p) },
  invariants: {
    name: ({ was, now }) =>
      now.device.storage.files[ASKED]?.name === was.device.storage.files[ASKED]!.name &&
      same(now.device.storage.files[ASKED]!.parent, was.device.storage.files[ASKED]!.parent),
  },
  allow: s => [s.device.storage.files[ASKED], s.apps.recorder.recordings[ASKED]],
  solve: function* (_seen, p) {
    const seen = yield* cut(p);
    yield tap(seen, rid('replace'));
    yield done();
  },
  nearMisses: {
    asANewOne: {
      change: (s, p) => {
        makeRecording(s, { id: 'file-new', name: `${p.names[0]} (trimmed)`, seconds: to(p) - p.from });
        s.apps.recorder.recordings['file-new']!.offset = p.from * 1000;
      },
      because: ['trimmed', 'sideEffects'],
    },
    aSecondShort: { change: (s, p) => trim(s, ASKED, p.from, to(p) - 1), because: 'trimmed' },
    onlyTheEnd: { change: (s, p) => trim(s, ASKED, 0, to(p)), because: 'trimmed' },
    theOtherOne: {
      change: (s, p) => trim(s, 'file-asked-1', p.from, to(p)),
      because: ['trimmed', 'sideEffects'],
    },
    sameLengthElsewhere: { change: (s, p) => trim(s, ASKED, p.from + 1, to(p) + 1), because: 'trimmed' },
  },
  alternatives: { byState: { change: (s, p) => trim(s, ASKED, p.from, to(p)) } },
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
  goals: {
    piece: ({ was, now, p }) => {
      const list = recorded(was, now);
      return (
        list.length === 1 &&
        isPiece(now, list[0]!.id, p) &&
        now.apps.recorder.recordings[list[0]!.id]!.seed === was.apps.recorder.recordings[ASKED]!.seed
      );
    },
  },
  invariants: {
    original: ({ was, now }) =>
      same(was.device.storage.files[ASKED], now.device.storage.files[ASKED]) &&
      same(was.apps.recorder.recordings[ASKED], now.apps.recorder.recordings[ASKED]),
  },
  allow: s => [newIn(s.device.storage.files), newIn(s.apps.recorder.recordings)],
  solve: function* (_seen, p) {
    const seen = yield* cut(p);
    yield tap(seen, rid('save-as-new'));
    yield done();
  },
  nearMisses: {
    replaced: {
      change: (s, p) => trim(s, ASKED, p.from, to(p)),
      because: ['piece', 'original', 'sideEffects'],
    },
    ofTheOther: { change: (s, p) => piece(s, p, 'file-asked-1', p.from, to(p)), because: 'piece' },
    aSecondMore: { change: (s, p) => piece(s, p, ASKED, p.from, to(p) + 1), because: 'piece' },
    twice: {
      change: (s, p) => {
        piece(s, p, ASKED, p.from, to(p));
        piece(s, p, ASKED, p.from, to(p), 'file-new-2');
      },
      because: 'piece',
    },
  },
  alternatives: { byState: { change: (s, p) => piece(s, p, ASKED, p.from, to(p)) } },
});

/** A new recording that is a piece of another, as an ending by state. */
function piece(s: Phone, p: P, of: string, from: number, end: number, id = 'file-new'): void {
  makeRecording(s, { id, name: `${p.names[0]} ${id}`, seconds: end - from, hoursAgo: 0 });
  Object.assign(s.apps.recorder.recordings[id]!, {
    seed: s.apps.recorder.recordings[of]!.seed,
    offset: from * 1000,
  });
}
