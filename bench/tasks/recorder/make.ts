import type { Phone } from '../../../apps/catalogue.ts';
import { bytesPerSecond, FORMAT, type Line, type Recording } from '../../../apps/recorder/select.ts';
import { added, same } from '../../../judges/changes.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { Row } from '../sample.ts';
import { back, button, field, fill, has, open, rid, row, tap, wait, type Steps } from '../steps.ts';
import { newIn } from '../../../judges/side-effects.ts';

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

/** Adds a recording: its file, and its entry in Recorder. The id is given, so that `allow` can name it. */
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

/** Sounds added since the start that are not in the bin, with their entries in Recorder. */
export function recorded(was: Phone, now: Phone): (Row<File> & { known: Recording | undefined })[] {
  return added(was.device.storage.files, now.device.storage.files)
    .filter(f => f.media?.kind === 'audio' && f.binned === null)
    .map(f => ({ ...f, known: now.apps.recorder.recordings[f.id] }));
}
export const durationOf = (file: File | undefined): number => file?.media?.duration ?? 0;
/** Whether a file exists and is not in the bin. */
export const kept = (s: Phone, id: string): boolean => s.device.storage.files[id]?.binned === null;
/** Puts recordings into the bin as a person would. */
export const bin = (s: Phone, ids: readonly string[]): void => {
  for (const id of ids) s.device.storage.files[id]!.binned = s.clock.now;
};

/** Adds a recording of so many seconds, as an ending by state. */
export function saved(s: Phone, id: string, name: string, seconds: number, more: Partial<Wanted> = {}): void {
  makeRecording(s, { id, name, seconds, hoursAgo: 0, ...more });
}

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

type Files = Phone['device']['storage']['files'];
/** Ids of the first `n` recordings that a setup puts there. */
export const askedIds = (n: number) => Array.from({ length: n }, (_, i) => `file-asked-${i}`);
/** Whether every file but these is as it was, and none was added. */
export const othersSame = (was: Files, now: Files, asked: readonly string[]) =>
  Object.keys(now).every(id => id in was) &&
  Object.keys(was).every(id => asked.includes(id) || same(was[id], now[id]));
/** Name of a recording without the ending that its format gives it. */
export const nameOf = (s: Phone, id: string) => s.device.storage.files[id]?.name.replace(/\.[^.]+$/, '');

/** What a new recording adds, for `allow`. */
export const newRecordings = (s: Phone) => [newIn(s.device.storage.files), newIn(s.apps.recorder.recordings)];
export const notRecording = ({ now }: { now: Phone }) => now.apps.recorder.session === null;
