import type { Phone } from '../../../apps/catalogue.ts';
import {
  bytesPerSecond,
  defaultName,
  FORMAT,
  type Line,
  type Recording,
} from '../../../apps/recorder/select.ts';
import { added } from '../../../judges/changes.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, field, fill, has, open, rid, row, tap, wait, type Steps } from '../steps.ts';

type File = Phone['device']['storage']['files'][string];

/** Names that no recording of the world has; none contains another. */
export const NAMES = [
  'Kettle at six',
  'Rain on the skylight',
  'Ferry engine',
  'Pump house',
  'Market calls',
  'Loft floor',
  'Organ practice',
  'Night tram',
  'Tide table read',
  'Old gate',
  'Sewing machine',
  'Swing bridge',
] as const;

export interface Wanted {
  id: string;
  name: string;
  seconds: number;
  hoursAgo?: number;
  folder?: string;
  format?: 'm4a' | 'wav' | '3gp';
  category?: Recording['category'];
  says?: readonly Line[];
  favourite?: boolean;
  binnedHoursAgo?: number;
}

/** Id of a folder of shared storage, which is made if missing. */
export function folderId(s: Phone, path: string): string {
  let parent: string | null = null;
  for (const name of path.split('/')) {
    const files: Phone['device']['storage']['files'] = s.device.storage.files;
    const found: string | undefined = Object.keys(files).find(
      id => files[id]!.parent === parent && files[id]!.name === name && files[id]!.binned === null,
    );
    const id: string = found ?? `file-folder-${path.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
    if (!found)
      files[id] = {
        name,
        parent,
        kind: 'folder',
        size: 0,
        mime: '',
        at: s.clock.now - 40 * 86_400_000,
        binned: null,
      };
    parent = id;
  }
  return parent!;
}

/** Adds a recording: its file, and its entry in Recorder. */
export function makeRecording(
  s: Phone,
  {
    id,
    name,
    seconds,
    hoursAgo = 30,
    folder = 'Recordings',
    format = 'm4a',
    category = null,
    says = [],
    favourite = false,
    binnedHoursAgo,
  }: Wanted,
): void {
  const at = s.clock.now - Math.round(hoursAgo * 3_600_000);
  const ms = Math.round(seconds * 1000);
  const quality = { rate: format === '3gp' ? 16_000 : 44_100, channels: 1 } as const;
  let seed = 7;
  for (let i = 0; i < id.length; i++) seed = (seed * 31 + id.charCodeAt(i)) % 50_000_000;
  s.device.storage.files[id] = {
    name: `${name}.${format}`,
    parent: folderId(s, folder),
    kind: 'file',
    size: Math.round(bytesPerSecond(format, quality) * seconds),
    mime: FORMAT[format].mime,
    at,
    binned: binnedHoursAgo === undefined ? null : s.clock.now - binnedHoursAgo * 3_600_000,
    media: {
      kind: 'audio',
      picture: null,
      width: 0,
      height: 0,
      duration: ms,
      takenAt: at,
      place: 'Harrow Bay',
      description: 'A recording',
      favourite,
    },
  };
  s.apps.recorder.recordings[id] = {
    seed: seed * 4,
    offset: 0,
    category,
    ...quality,
    markers: [],
    transcript: says.map(l => ({ ...l })),
  };
}

export const durationOf = (file: File | undefined): number => file?.media?.duration ?? 0;
/** The recordings that the agent has made and not binned, with what Recorder knows of them. */
export const recorded = (was: Phone, now: Phone): { ms: number; known: Recording | undefined }[] =>
  added(was.device.storage.files, now.device.storage.files)
    .filter(f => f.media?.kind === 'audio' && f.binned === null)
    .map(f => ({ ms: durationOf(f), known: now.apps.recorder.recordings[f.id] }));
/** Length of the agent's recording if it has at least so many ms, which are the length otherwise. */
export const lengthMade = (s: Phone, now: Phone, least: number): number =>
  recorded(s, now).find(({ ms }) => ms >= least)?.ms ?? least;

interface Recorded {
  name?: string;
  markers?: readonly number[];
  folder?: string;
  /** Name of the markers in place of the app's own. */
  called?: string;
}

/** Records for so many ms, with markers at these times, and saves it: by default under the name that the app gives it. */
export function recordFor(
  s: Phone,
  ctx: SetupCtx,
  ms: number,
  { name, markers = [], folder, called }: Recorded = {},
): void {
  const { recorder } = s.apps;
  ctx.act('recorder', 'begin', { capture: false, result: true });
  for (const at of markers) {
    recorder.session!.since = ctx.now - at;
    ctx.act('recorder', 'markNow', called ? { name: called } : {});
  }
  recorder.session!.since = ctx.now - ms;
  ctx.act('recorder', 'stop', {});
  ctx.act('recorder', 'save', {
    name: name ?? defaultName(recorder, s.device.storage.files, ctx.zone),
    format: recorder.settings.format,
    folder: folder ?? recorder.settings.folder,
  });
}

export const bin = (ctx: SetupCtx, files: string[]) => ctx.act('recorder', 'bin', { files });
export const restore = (ctx: SetupCtx, ...files: string[]) => ctx.act('recorder', 'restore', { files });
export const rename = (ctx: SetupCtx, file: string, name: string) =>
  ctx.act('recorder', 'rename', { file, name });

/** Opens Recorder at its list, even if another screen was left open. */
export function* openRecorder(): Steps {
  let seen: Observation = yield open('recorder');
  while (seen.foreground.route !== '/') seen = yield back();
  return seen;
}

/** Starts recording, and allows the microphone if the phone asks. */
export function* begin(seen: Observation): Steps {
  seen = yield tap(seen, button('Record'));
  if (has(seen, button('While using the app'))) seen = yield tap(seen, button('While using the app'));
  return seen;
}

/** Records for so many seconds and stops, which opens the form for saving. */
export function* record(seconds: number): Steps {
  let seen = yield* openRecorder();
  seen = yield* begin(seen);
  seen = yield wait(seconds * 1000);
  return yield tap(seen, button('Stop'));
}

/** Saves the recording that was just stopped under a name. */
export function* saveAs(seen: Observation, name: string): Steps {
  seen = yield fill(seen, field('Name'), name, { clear: true });
  return yield tap(seen, rid('save'));
}

/** Searches for a recording; its row is on the screen afterwards. */
export function* search(words: string): Steps {
  let seen = yield* openRecorder();
  seen = yield tap(seen, button('Search'));
  return yield fill(seen, field('Search recordings'), words);
}

/** Opens a recording, by a search for its name. */
export function* openNamed(name: string): Steps {
  const seen = yield* search(name);
  return yield tap(seen, row(name));
}

/** Opens the menu of a recording that is on the screen. */
export const menuOf = (seen: Observation, name: string) => tap(seen, button(`Options of ${name}`));

/** Ids of the first `n` recordings that a setup puts there. */
export const askedIds = (n: number) => Array.from({ length: n }, (_, i) => `file-asked-${i}`);
