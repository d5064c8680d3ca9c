import { newRow } from '../../../judges/side-effects.ts';
import { exposed, pixelsOf } from '../../../apps/camera/select.ts';
import { SPOTS } from '../../../apps/camera/select.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import type { Shot } from '../../../apps/camera/state.ts';
import type { FileEntry, Media } from '../../../src/state/phone/index.ts';
import { orderedRows } from '../../../src/state/order.ts';
import { added, type Row } from '../../../judges/changes.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
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

/** In `free`: the mode of a new photo. A night photo is one, too, and by day looks the same. */
export const anyMode = (s: Phone) => [newRow(s.apps.camera.shots).mode];
/** In `free`: whether a new photo waited for the self-timer. It says nothing of the picture. */
export const anyTimer = (s: Phone) => [newRow(s.apps.camera.shots).timer];
/** In `free`: the mode of a new photo, and its self-timer. */
export const anyModeOrTimer = (s: Phone) => [...anyMode(s), ...anyTimer(s)];

type How = Partial<Pick<Phone['apps']['camera'], 'mode' | 'facing' | 'zoom' | 'exposure'>>;
type Options = Phone['apps']['camera']['settings'];
export type Taken = Row<FileEntry> & { media: Media; shot: Shot };
/** What was taken since the start and is not in the bin, with how it was taken. */
function taken(was: Phone, now: Phone, kind: Shot['kind']): Taken[] {
  const shots = Object.values(now.apps.camera.shots);
  return added(was.device.storage.files, now.device.storage.files).flatMap(f => {
    const shot = shots.find(s => s.file === f.id);
    return f.media?.kind === kind && f.binned === null && shot ? [{ ...f, media: f.media, shot }] : [];
  });
}

/** The file of the picture that was taken last. */
export const lastTaken = (s: Phone): string =>
  orderedRows(s.apps.camera.shots).reduce((a, b) => (b.takenAt >= a.takenAt ? b : a)).file;

/** Holds the phone as it was for a picture while another is taken. A square one does not tell: as it is held now. */
function heldAs<T>(s: Phone, like: Taken, now: Phone, take: () => T): T {
  const held = s.device.orientation;
  const { width, height } = like.media;
  const upright = width === height ? now.device.orientation : 'portrait';
  s.device.orientation = width > height ? 'landscape' : upright;
  const made = take();
  s.device.orientation = held;
  return made;
}

/** Takes a photo as the camera stands, or as said. Gives its file. */
export function shoot(s: Phone, ctx: SetupCtx, how: How = {}): string {
  const { camera } = s.apps;
  Object.assign(camera, { mode: 'photo', ...how });
  ctx.act('camera', 'cancelTimer', {});
  ctx.act('camera', 'shutter', {});
  // The self-timer and the night mode would only count; what comes of it is the same photo.
  for (let wait = camera.countdown; wait; wait = camera.countdown)
    ctx.act('camera', 'expose', { timer: camera.settings.timer, held: wait.hold });
  ctx.act('camera', 'cancelTimer', {});
  return lastTaken(s);
}

const PHOTO_SIZES = ['full', 'medium', 'small'] as const;
const VIDEO_SIZES = ['2160p', '1080p', '720p'] as const;

/** The settings of the camera that show in a picture, as they were when it was taken. */
function settingsOf({ shot, media }: Taken): Partial<Options> {
  const { ratio, flash } = shot;
  const isWide = media.width > media.height;
  const isOfSize = (sizes: Partial<Options>) =>
    pixelsOf({ ratio, ...sizes } as Options, shot.mode, isWide).width === media.width;
  if (shot.kind === 'video')
    return { videoSize: VIDEO_SIZES.find(videoSize => isOfSize({ videoSize })) ?? '1080p', light: flash };
  const photoSize = PHOTO_SIZES.find(size => isOfSize({ photoSize: size })) ?? 'full';
  return { ratio, photoSize, flash: flash ? 'on' : 'off' };
}

const EXPOSURES = [0, -4, -3, -2, -1, 1, 2, 3, 4] as const;

/** The exposure with which the camera, as it stands, makes the picture of a photo; 0 where none does. */
function exposureOf(s: Phone, { media }: Taken, how: How): number {
  const phone = { device: s.device, os: s.os, now: s.clock.now };
  const makes = (exposure: number) =>
    exposed({ ...s.apps.camera, ...how, exposure }, phone, false, 0).picture === media.picture;
  return EXPOSURES.find(makes) ?? 0;
}

/**
 * Takes a photo as the agent did, in what the instruction leaves open: lens, mode, zoom, exposure, how the phone is held, and those
 * settings that are not `asked` for. They are back afterwards. What is to be seen follows from that and the time.
 */
export function shootAs(
  s: Phone,
  ctx: SetupCtx,
  now: Phone,
  how: How = {},
  asked: readonly (keyof Options)[] = [],
): string {
  const agents = taken(s, now, 'photo').find(
    ({ shot }) =>
      (how.facing ?? shot.camera) === shot.camera &&
      (how.zoom ?? shot.zoom) === shot.zoom &&
      (how.mode ?? shot.mode) === shot.mode,
  );
  if (!agents) return shoot(s, ctx, how);
  const { mode, camera: facing, zoom } = agents.shot;
  return likeAgents(s, agents, now, asked, { mode, facing, zoom, ...how }, as => shoot(s, ctx, as));
}

/** Takes a picture as the agent's was taken. The settings are back afterwards; those that were asked for are as they stand. */
function likeAgents<T>(
  s: Phone,
  agents: Taken,
  now: Phone,
  asked: readonly (keyof Options)[],
  how: How,
  take: (how: How) => T,
): T {
  const { camera } = s.apps;
  const was = { ...camera.settings };
  return heldAs(s, agents, now, () => {
    const kept = Object.fromEntries(asked.map(key => [key, was[key]]));
    Object.assign(camera.settings, settingsOf(agents), kept);
    const made = take({ exposure: exposureOf(s, agents, how), ...how });
    Object.assign(camera.settings, was);
    return made;
  });
}

/** Keeps a video of so many seconds, taken as the camera stands, or as said. */
export function film(s: Phone, ctx: SetupCtx, seconds: number, how: How = {}): void {
  Object.assign(s.apps.camera, { ...how, mode: 'video' });
  ctx.act('camera', 'record', { result: true });
  s.apps.camera.recording!.since = ctx.now - seconds * 1000;
  ctx.act('camera', 'stopRecording', {});
}

/** Keeps a video as the agent did, if it is within so many seconds; of the least of them otherwise. */
export function filmAs(s: Phone, ctx: SetupCtx, now: Phone, least: number, most = Infinity): void {
  const agents = taken(s, now, 'video').find(
    ({ media: { duration } }) => duration >= least * 1000 && duration <= most * 1000,
  );
  if (!agents) return film(s, ctx, Math.max(least, 1));
  const { camera: facing, zoom } = agents.shot;
  likeAgents(s, agents, now, [], { mode: 'video', facing, zoom }, as =>
    film(s, ctx, agents.media.duration / 1000, as),
  );
}

export const changeSettings = (ctx: SetupCtx, settings: Partial<Options>) =>
  ctx.act('camera', 'changeSettings', { settings });
/** Takes a photo with these settings. They stay as they are set, or go back to what they were, as the agent likes. */
export function withSettings(
  s: Phone,
  ctx: SetupCtx,
  now: Phone,
  settings: Partial<Options>,
  take: () => void,
): void {
  const was = { ...s.apps.camera.settings };
  changeSettings(ctx, settings);
  take();
  const back = (Object.keys(settings) as (keyof Options)[]).filter(
    key => now.apps.camera.settings[key] === was[key],
  );
  changeSettings(ctx, Object.fromEntries(back.map(key => [key, was[key]])));
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
