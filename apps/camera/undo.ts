import type { Phone } from '../catalogue.ts';
import { fresh, idle, pair, turn, type UndoPairs } from '../undo.ts';

const PHOTO = 'file-img-20260312-0923';
const filesOf = (phone: Phone) => phone.device.storage.files;
/** A camera that may take pictures where it is. */
const ALLOWED = (['camera', 'microphone', 'location'] as const).map(
  permission => ['setPermission', { app: 'camera', permission, grant: 'inUse' }, 'system'] as const,
);

export const undo: UndoPairs = {
  'a setting': turn('changeSettings', { settings: { grid: 'thirds' } }, { settings: { grid: 'off' } }),
  'what is set for a picture': idle(
    ['setMode', { mode: 'video' }],
    ['flip', { facing: 'front' }],
    ['setZoom', { zoom: 2 }],
    ['setExposure', { exposure: 1 }],
  ),
  'a picture that is taken and deleted': {
    before: ALLOWED,
    ...pair([['shutter']], (now, was) => {
      const [file] = fresh(filesOf(now), filesOf(was));
      return [
        ['remove', { file }],
        ['remove', { files: [file] }, 'gallery'],
      ];
    }),
  },
  'a favourite': turn('favourite', { file: PHOTO, on: true }, { file: PHOTO, on: false }),
};
