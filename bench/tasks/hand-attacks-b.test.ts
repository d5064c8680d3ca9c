// Endings that were thought up from the instruction alone: what its author would refuse though it looks right, and what somebody honest
// would do otherwise. Each was judged wrongly once.
import { produce } from 'immer';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue, createWorld, type AppId, type Phone } from '../../apps/catalogue.ts';
import { cropTo, lockOf, wholeSize } from '../../apps/gallery/select.ts';
import type { Verdict } from '../../judges/judge.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import { NO_EDITS, type PictureEdits } from '../../src/sdk/core/picture.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { beginJudging, judgeAt, type Judging } from './expectation.ts';
import { instantiateOn, type Instance } from './instance.ts';
import { findTask } from './registry.ts';
import { setupCtx } from './setup.ts';
import { submittedAnswer } from './sheet.ts';

let world: Phone;
beforeAll(async () => {
  world = (await createWorld()) as unknown as Phone;
});

type Run = (app: string, action: string, args: object) => void;

/** An episode that is played by the apps' own actions, a second each, and judged after each. */
class Play {
  readonly instance: Instance;
  phone: Phone;
  verdict!: Verdict;
  private judging: Judging;

  constructor(task: string, seed: number) {
    this.instance = instantiateOn(world, findTask(task), seed);
    this.phone = this.instance.start;
    this.judging = beginJudging(this.instance);
  }

  get p() {
    return this.instance.params;
  }

  get files() {
    return this.phone.device.storage.files;
  }

  wait(ms: number): this {
    const later = this.phone.clock.now + ms;
    this.phone = advance(catalogue, this.phone as unknown as AnyPhone, later).phone as unknown as Phone;
    ({ verdict: this.verdict, judging: this.judging } = judgeAt(this.instance, this.judging, this.phone, {
      answer: submittedAnswer(this.phone),
      declared: 'done',
    }));
    return this;
  }

  do(app: AppId, action: string, args: object = {}): this {
    this.phone = produce(this.phone, (draft: Phone) => (setupCtx(draft).act as Run)(app, action, args));
    return this.wait(1_000);
  }

  system(action: string, args: object = {}): this {
    this.phone = produce(this.phone, (draft: Phone) => setupCtx(draft).system(action, args));
    return this.wait(1_000);
  }

  open(app: string): this {
    return this.system('openAt', { app, path: '/' });
  }

  /** The file that was made last and is not in the bin. */
  newFile(): string {
    const { files: before } = this.instance.start.device.storage;
    return Object.keys(this.files)
      .filter(id => !before[id] && this.files[id]!.binned === null)
      .at(-1)!;
  }
}

/** Writes a note and says its id. */
function note(play: Play, title: string, body: string): string {
  play.open('notes').do('notes', 'create', { kind: 'plain' });
  const id = play.phone.apps.notes.draft!;
  play.do('notes', 'edit', { note: id, title }).do('notes', 'edit', { note: id, body });
  return id;
}
const binned = (play: Play, id: string) => play.do('notes', 'bin', { notes: [id] });

/** Takes one photo with settings of the camera, and puts them back. */
function photo(play: Play, settings: object, exposure = 0): Play {
  const was = { ...play.phone.apps.camera.settings } as Record<string, unknown>;
  const back = Object.fromEntries(Object.keys(settings).map(key => [key, was[key]]));
  play.do('camera', 'changeSettings', { settings }).do('camera', 'setExposure', { exposure });
  return play.do('camera', 'shutter').wait(12_000).do('camera', 'changeSettings', { settings: back });
}
/** Records one video of 62 seconds with settings of the camera, and puts them back. */
function video(play: Play, settings: object, exposure = 0): Play {
  const was = { ...play.phone.apps.camera.settings } as Record<string, unknown>;
  const back = Object.fromEntries(Object.keys(settings).map(key => [key, was[key]]));
  play.open('camera').do('camera', 'setMode', { mode: 'video' });
  play.do('camera', 'changeSettings', { settings }).do('camera', 'setExposure', { exposure });
  play.do('camera', 'record', { result: true }).wait(61_000).do('camera', 'stopRecording');
  return play.do('camera', 'changeSettings', { settings: back });
}
const viewfinder = (play: Play) => play.open('camera').do('camera', 'setMode', { mode: 'photo' });
const noPlace = (play: Play) =>
  viewfinder(play).do('camera', 'changeSettings', { settings: { location: false } });
const asSet = (play: Play) =>
  viewfinder(play)
    .do('camera', 'changeSettings', { settings: { grid: play.p.grid, ratio: play.p.ratio, flash: 'on' } })
    .do('camera', 'setZoom', { zoom: play.p.zoom });

const PHOTO = 'file-task-0';
const sixteenToNine = (play: Play): PictureEdits['crop'] => {
  const media = play.files[PHOTO]!.media!;
  return cropTo(NO_EDITS.crop, lockOf('16:9', wholeSize(media.picture!, media)));
};
const edit = (play: Play, file: string, copy: boolean, change: object = {}): Play => {
  const edits = { ...NO_EDITS, crop: sixteenToNine(play), filter: play.p.filter, ...change };
  return play.open('gallery').do('gallery', 'saveEdits', { file, copy, edits });
};

const RECORDING = 'file-asked-0';
const trim = (play: Play, file: string, from: number, to: number, replace = false): Play =>
  play.open('recorder').do('recorder', 'trim', { file, from: from * 1000, to: to * 1000, replace });
const piece = (play: Play): Play => trim(play, RECORDING, play.p.from, play.p.length - play.p.cut);

const logged = (play: Play) => play.do('fitness', 'logWeight', { grams: play.p.tenths * 100 });
const shuffled = (play: Play) =>
  play
    .open('music')
    .do('music', 'play', { source: play.p.album.id, shuffle: true })
    .do('music', 'setRepeat', { mode: 'one' });

type Row = readonly [task: string, ending: string, play: (play: Play) => unknown];

const ACCEPTED: readonly Row[] = [
  [
    'calculator/result-to-note',
    'a note that came out wrong is in the bin, and another of its title is right',
    play => {
      const { title, width, height, price, spare } = play.p;
      const pence = Math.round((width * height * price * (100 + spare)) / 1_000_000);
      binned(play, note(play, `${title} total`, '12.00'));
      note(play, `${title} total`, (pence / 100).toFixed(2));
    },
  ],
  ['fitness/log-weight', 'a note was made and binned', play => binned(logged(play), note(play, 'x', 'y'))],
  [
    'gallery/cropped-copy',
    'copied with Gallery, and the copy edited',
    play => {
      play.do('gallery', 'copy', { files: [PHOTO], album: play.files[PHOTO]!.parent! });
      edit(play, play.newFile(), false);
    },
  ],
  [
    'gallery/cropped-copy',
    'copied with Files, and the copy edited',
    play => {
      play.do('files', 'copy', { files: [PHOTO], folder: play.files[PHOTO]!.parent });
      edit(play, play.newFile(), false);
    },
  ],
  [
    'recorder/trim-to-new',
    'a piece cut from a longer piece, which is deleted',
    play => {
      const { from, length, cut } = play.p;
      trim(play, RECORDING, from, length);
      const longer = play.newFile();
      trim(play, longer, 0, length - cut - from);
      play.do('recorder', 'bin', { files: [longer] }).do('recorder', 'remove', { files: [longer] });
    },
  ],
  [
    'recorder/trim-to-new',
    'the piece has a name of its own',
    play => piece(play).do('recorder', 'rename', { file: play.newFile(), name: 'Excerpt' }),
  ],
  ['camera/photo-as-set', 'with the self-timer, put back', play => photo(asSet(play), { timer: 3 })],
  ['camera/photo-as-set', 'darker', play => photo(asSet(play), {}, -2)],
  ['camera/photo-as-set', 'smaller, put back', play => photo(asSet(play), { photoSize: 'small' })],
  ...(
    [
      ['camera/take-photo', viewfinder],
      ['camera/without-location', noPlace],
    ] as const
  ).flatMap(([task, ready]): Row[] => [
    [task, 'with the self-timer, put back', play => photo(ready(play), { timer: 10 })],
    [task, 'square, put back', play => photo(ready(play), { ratio: '1:1' })],
    [task, 'with the flash, put back', play => photo(ready(play), { flash: 'on' })],
    [task, 'smaller, put back', play => photo(ready(play), { photoSize: 'small' })],
    [task, 'brighter', play => photo(ready(play), {}, 2)],
    [task, 'darker', play => photo(ready(play), {}, -3)],
  ]),
  [
    'clock/set-alarm',
    'the clock was stopped by force and opened again',
    play => alarmSet(play).system('forceStop', { app: 'clock' }).system('openApp', { app: 'clock' }),
  ],
  [
    'weather/daily-forecast',
    'the weather app was stopped by force and opened again',
    play => forecastOn(play).system('forceStop', { app: 'weather' }).system('openApp', { app: 'weather' }),
  ],
  ['camera/take-video', 'in another size, put back', play => video(play, { videoSize: '720p' })],
  ['camera/take-video', 'with the light, put back', play => video(play, { light: true })],
  ['camera/video-of-length', 'in another size, put back', play => video(play, { videoSize: '2160p' })],
  ['camera/video-of-length', 'brighter', play => video(play, {}, 3)],
];

/** Sets the alarm that clock/set-alarm asks for. */
function alarmSet(play: Play): Play {
  const { at, days, label } = play.p;
  return play.do('clock', 'addAlarm', { result: at.minutes, days, label });
}

/** Turns on the daily notification that weather/daily-forecast asks for. */
function forecastOn(play: Play): Play {
  const { at, place } = play.p;
  return play.do('weather', 'setAlerts', { alerts: { daily: true, dailyAt: at, place: place.id } });
}

const REFUSED: readonly Row[] = [
  [
    'music/repeat-shuffled',
    'the player was stopped by force',
    play => shuffled(play).system('forceStop', { app: 'music' }),
  ],
  [
    'music/repeat-shuffled',
    'the player was disabled and enabled',
    play =>
      shuffled(play)
        .system('setAppOption', { app: 'music', enabled: false })
        .system('setAppOption', { app: 'music', enabled: true }),
  ],
  [
    'clock/set-alarm',
    'the clock was stopped by force, so that nothing rings',
    play => alarmSet(play).system('forceStop', { app: 'clock' }),
  ],
  [
    'weather/daily-forecast',
    'the weather app was stopped by force, so that nothing comes',
    play => forecastOn(play).system('forceStop', { app: 'weather' }),
  ],
  [
    'fitness/log-weight',
    'a recipe that was cooked once is marked as cooked again',
    play => logged(play).do('recipes', 'cooked', { recipe: 'recipe-lemon-cake' }),
  ],
  // What the mended judging leaves open is open no further.
  ['camera/take-photo', 'the self-timer stays on', play => shot(viewfinder(play), { timer: 3 })],
  ['camera/take-photo', 'the camera stays on square', play => shot(viewfinder(play), { ratio: '1:1' })],
  ['camera/take-video', 'twice', play => video(video(play, {}), {})],
  ['camera/photo-as-set', '4:3, put back', play => photo(asSet(play), { ratio: '4:3' })],
  ['camera/photo-as-set', 'without the flash, put back', play => photo(asSet(play), { flash: 'off' })],
  ['gallery/cropped-copy', 'without the filter', play => edit(play, PHOTO, true, { filter: 'none' })],
  ['recorder/trim-to-new', 'the other recording', play => trim(play, 'file-asked-1', play.p.from, 20)],
  ['recorder/trim-to-new', 'twice', play => piece(piece(play))],
];

/** Takes a photo with settings that stay. */
function shot(play: Play, settings: object): Play {
  return play.do('camera', 'changeSettings', { settings }).do('camera', 'shutter').wait(5_000);
}

const SEEDS = [1, 2];
function successOf(task: string, seed: number, ending: (play: Play) => unknown): boolean {
  const play = new Play(task, seed);
  ending(play);
  return play.verdict.success;
}

describe('attacks by hand', () => {
  it.each(ACCEPTED)('%s accepts: %s', (task, _ending, play) => {
    expect(SEEDS.map(seed => successOf(task, seed, play))).toEqual(SEEDS.map(() => true));
  });
  it.each(REFUSED)('%s refuses: %s', (task, _ending, play) => {
    expect(SEEDS.map(seed => successOf(task, seed, play))).toEqual(SEEDS.map(() => false));
  });
});
