import { SPOTS } from '../../../apps/camera/select.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import type { Shot } from '../../../apps/camera/state.ts';
import type { FileEntry, Media } from '../../../src/state/phone/index.ts';
import { added, type Row } from '../../../judges/changes.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { newIn } from '../../../judges/side-effects.ts';
import type { SetupCtx } from '../setup.ts';
import { find, has, open, rid, tap, type Steps } from '../steps.ts';

/** Where the phone may be: places that look different. */
export const PLACES = [
  "27 Tanner's Row",
  'Kittiwake Studio',
  'Harrow Bay Maritime Museum',
  'Customs House Square',
  'Gannet Isle Ferry, Pier 3',
  'The Bollard',
  'Harrow Bay Central',
  'Fennel Park',
  'Cooperage Market',
  'Long Strand Beach',
  'Mill Lade Bridge',
  'Second Tide Books',
] as const;
export type PlaceName = (typeof PLACES)[number];

/** Takes the phone to a place. */
export function goTo(s: Phone, name: string): void {
  const { latitude, longitude } = SPOTS.find(p => p.name === name)!;
  s.device.place = { latitude, longitude, name };
}

/** Opens the camera as somebody left it. */
export function leftAs(
  s: Phone,
  how: Partial<Pick<Phone['apps']['camera'], 'mode' | 'facing' | 'zoom'>>,
): void {
  Object.assign(s.apps.camera, how);
}

export const microphone = (s: Phone): void => {
  (s.os.permissions['camera'] ??= {}).microphone = 'inUse';
};

export type Taken = Row<FileEntry> & { media: Media; shot: Shot | undefined };
/** What was taken since the start, and is not in the bin: files of the camera's folder with how they were taken. */
export function taken(was: Phone, now: Phone): Taken[] {
  const shots = Object.values(now.apps.camera.shots);
  return added(was.device.storage.files, now.device.storage.files).flatMap(f =>
    f.media && f.binned === null
      ? [{ ...f, media: f.media, shot: shots.find(s => s.file === f.id) } as Taken]
      : [],
  );
}
export const photos = (was: Phone, now: Phone): Taken[] =>
  taken(was, now).filter(f => f.media.kind === 'photo');

/** What every picture that is taken leaves behind. */
export const pictures = (s: Phone): readonly unknown[] => [
  newIn(s.device.storage.files),
  newIn(s.apps.camera.shots),
];

/** Takes a photo as the camera stands, or as said. Gives its file. */
export function shoot(
  s: Phone,
  ctx: SetupCtx,
  how: Partial<Pick<Phone['apps']['camera'], 'mode' | 'facing' | 'zoom'>> = {},
): string {
  const before = new Set(Object.keys(s.device.storage.files));
  Object.assign(s.apps.camera, { mode: 'photo', ...how });
  const { timer } = s.apps.camera.settings;
  // The self-timer would only count; what comes of it is the same photo.
  ctx.act('camera', 'cancelTimer', {});
  if (timer > 0) {
    ctx.act('camera', 'shutter', {});
    ctx.act('camera', 'expose', { timer, held: false });
  } else ctx.act('camera', 'shutter', {});
  return Object.keys(s.device.storage.files).find(id => !before.has(id))!;
}

/** Keeps a video of so many seconds. */
export function film(s: Phone, ctx: SetupCtx, seconds: number): void {
  s.apps.camera.mode = 'video';
  ctx.act('camera', 'record', { result: true });
  s.apps.camera.recording!.since = ctx.now - seconds * 1000;
  ctx.act('camera', 'stopRecording', {});
}

/** Opens the camera in a mode. */
export function* openCamera(_seen: Observation, mode: 'photo' | 'video' | 'night' = 'photo'): Steps {
  const seen = yield open('camera');
  return find(seen, rid(`mode-${mode}`)).states.selected ? seen : yield tap(seen, rid(`mode-${mode}`));
}

/** Chooses something in the row over the viewfinder, such as `flash`, `flash-on`. */
export function* choose(seen: Observation, option: string, value: string): Steps {
  seen = yield tap(seen, rid(`option-${option}`));
  return yield tap(seen, rid(value));
}

/** Changes to the front or the back camera. */
export function* face(seen: Observation, facing: 'front' | 'back'): Steps {
  const other = {
    what: `switch to ${facing} camera`,
    rank: (e: { name: string }) => (e.name === `Switch to ${facing} camera` ? 0 : null),
  };
  return has(seen, other) ? yield tap(seen, rid('flip')) : seen;
}
