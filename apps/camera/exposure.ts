import { partsAt } from '../../src/state/clock.ts';
import type { Device, Os } from '../../src/state/phone/index.ts';
import { sceneAt, type View } from './scene.ts';
import type { Camera, Draft, Settings } from './state.ts';
import { twoDigits } from '../../src/state/civil.ts';

/** Long side of a 4:3 photo, pixels. */
const PHOTO_SIDE: Record<Settings['photoSize'], number> = { full: 4000, medium: 2592, small: 1600 };
const VIDEO_SIDE: Record<Settings['videoSize'], number> = { '2160p': 3840, '1080p': 1920, '720p': 1280 };
/** Bytes of a second of video, sound included. */
export const VIDEO_RATE: Record<Settings['videoSize'], number> = {
  '2160p': 6_000_000,
  '1080p': 2_200_000,
  '720p': 1_100_000,
};
/** The ratio of all video. */
const VIDEO_RATIO = '16:9' as const;

type Phone = { device: Readonly<Device>; os: Readonly<Os>; now: number };

/** Bytes that are left on the phone. */
export function freeBytes({ device: { storage }, os }: Pick<Phone, 'device' | 'os'>): number {
  const apps = Object.values(os.installed).reduce((sum, r) => sum + r.size + r.dataBytes + r.cacheBytes, 0);
  const files = Object.values(storage.files).reduce((sum, f) => sum + f.size, 0);
  return storage.capacity - storage.system - apps - files;
}

/** Pixels of a photo, as the phone is held. */
export function pixelsOf(
  settings: Settings,
  mode: Camera['mode'],
  landscape: boolean,
): { width: number; height: number } {
  const ratio = mode === 'video' ? VIDEO_RATIO : settings.ratio;
  const side = mode === 'video' ? VIDEO_SIDE[settings.videoSize] : PHOTO_SIDE[settings.photoSize];
  const short = Math.round((side * (ratio === '16:9' ? 9 / 16 : 3 / 4)) / 2) * 2;
  const long = ratio === '1:1' ? short : side;
  return landscape ? { width: long, height: short } : { width: short, height: long };
}

/** `2.4 MP` and the like for the settings. */
export const megapixels = (size: Settings['photoSize'], ratio: Settings['ratio']): number => {
  const { width, height } = pixelsOf({ photoSize: size, ratio } as Settings, 'photo', true);
  return Math.round((width * height) / 1e5) / 10;
};

/** Whether the phone gives light of its own to the picture that is taken now. */
export function isLit(state: Camera, { device, now }: Pick<Phone, 'device' | 'now'>): boolean {
  if (state.mode === 'video') return state.settings.light;
  if (state.mode === 'night') return false;
  const { flash } = state.settings;
  return (
    flash === 'on' ||
    (flash === 'auto' && sceneAt(device.place, now, viewOf(state, device, false)).light === 'night')
  );
}

/** How the camera looks now. `saved` for the picture that is kept: a selfie is turned back there where the person wants that. */
export function viewOf(state: Camera, device: Readonly<Device>, lit: boolean, saved = false): View {
  return {
    facing: state.facing,
    mode: state.mode,
    ratio: state.mode === 'video' ? VIDEO_RATIO : state.settings.ratio,
    zoom: state.zoom,
    exposure: state.exposure,
    lit,
    orientation: device.orientation,
    mirrored: state.facing === 'front' && (!saved || state.settings.mirror),
  };
}

/** The photo, or the first frame of the video, that the shutter makes now. `tagged`: it may say where it was taken. */
export function exposed(state: Camera, phone: Phone, tagged: boolean, timer: number): Draft {
  const { device, now } = phone;
  const lit = isLit(state, phone);
  const view = viewOf(state, device, lit, true);
  const seen = sceneAt(device.place, now, view);
  const { width, height } = pixelsOf(state.settings, state.mode, device.orientation === 'landscape');
  const video = state.mode === 'video';
  // A JPEG has about two bits a pixel and fewer in the dark; the moment's own digits make sizes differ, as they do.
  const size = video
    ? 0
    : Math.round(width * height * (seen.light === 'night' && !lit ? 0.18 : 0.26)) +
      ((Math.floor(now / 1000) * 48_271) % 391_000);
  return {
    kind: video ? 'video' : 'photo',
    camera: state.facing,
    mode: state.mode,
    ratio: view.ratio,
    zoom: state.zoom,
    flash: lit,
    timer,
    takenAt: now,
    picture: seen.picture,
    width,
    height,
    duration: 0,
    size,
    place: tagged ? seen.spot || device.place.name : '',
    description: seen.description,
  };
}

/** `IMG_20260312_094105.jpg`, by the phone's clock. */
export function fileName({ kind, takenAt }: Pick<Draft, 'kind' | 'takenAt'>, zone: string): string {
  const p = partsAt(takenAt, zone);
  const date = `${p.year}${twoDigits(p.month)}${twoDigits(p.day)}`;
  const time = `${twoDigits(p.hour)}${twoDigits(p.minute)}${twoDigits(p.second)}`;
  return kind === 'video' ? `VID_${date}_${time}.mp4` : `IMG_${date}_${time}.jpg`;
}
