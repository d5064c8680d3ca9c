import { writeFileSync } from 'node:fs';
import { degreesOf, harrowBay } from '../../../src/sdk/city/index.ts';
import { KIND_OF } from '../../../apps/camera/scenery.ts';
import type { Camera } from '../../../apps/camera/state.ts';
import { SHOT_WITH } from './index.ts';
import { baseWorld } from '../../../src/sdk/core/system/world.ts';
import { mediaOf } from '../../../src/sdk/core/storage.ts';

/*
 * Writes world.json, and spots.json, which says what is to be seen at the places of the town: npx tsx scripts/world/camera/build.ts
 */
const digits = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
/** Where the sea is nearer than the street that the place is named by. */
const BY_THE_WATER: Record<string, string> = {
  'old-bridge': 'harbour',
  'gullwing-light': 'beach',
  'quayside-stop': 'harbour',
  'quay-post': 'harbour',
  'customs-square': 'street',
  'north-landing': 'park',
};
const spots = harrowBay.places.map(p => ({
  name: p.name,
  kind: BY_THE_WATER[p.id] ?? KIND_OF[p.kind] ?? 'street',
  ...(({ latitude, longitude }) => ({ latitude: digits(latitude), longitude: digits(longitude) }))(
    degreesOf(p),
  ),
}));
writeFileSync(
  new URL('../../../apps/camera/spots.json', import.meta.url),
  `[\n${spots.map(s => `  ${JSON.stringify(s)}`).join(',\n')}\n]\n`,
);

const roll = mediaOf(baseWorld([]).device.storage.files, 'photo').filter(f =>
  f.path.startsWith('DCIM/Camera/'),
);
const world: Camera = {
  settings: {
    flash: 'off',
    light: false,
    timer: 0,
    ratio: '4:3',
    grid: 'off',
    photoSize: 'full',
    videoSize: '1080p',
    location: true,
    mirror: true,
    volumeKeys: 'shutter',
    review: false,
  },
  shots: Object.fromEntries(
    roll.map(f => [
      `shot-${f.id.slice(9)}`,
      {
        file: f.id,
        kind: 'photo',
        camera: 'back',
        mode: 'photo',
        ratio: '4:3',
        zoom: 1,
        flash: false,
        timer: 0,
        ...SHOT_WITH[f.media.picture!],
        takenAt: f.media.takenAt,
      },
    ]),
  ),
  recording: null,
  mode: 'photo',
  facing: 'back',
  zoom: 1,
  exposure: 0,
  countdown: null,
  pending: null,
};
writeFileSync(
  new URL('../../../apps/camera/world.json', import.meta.url),
  `${JSON.stringify(world, null, 1)}\n`,
);
