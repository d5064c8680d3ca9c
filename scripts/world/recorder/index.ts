import { FORMAT, sizeOf } from '../../../apps/recorder/formats.ts';
import type { FileRow } from '../types.ts';
import { recordings } from './recordings.ts';
import { twoDigits } from '../../../src/state/civil.ts';

/** Local time some minutes after another of the same day. */
function later(local: string, minutes: number): string {
  const [date, time] = local.split(' ') as [string, string];
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const all = Math.min(1439, hour * 60 + minute + minutes);
  return `${date} ${twoDigits(Math.floor(all / 60))}:${twoDigits(all % 60)}`;
}

/** Id of a recording's file, as build-device.ts makes it of the row's. */
export const fileIdOf = (key: string): string => `file-recordings-${key}`;

/** Recordings as files of shared storage. */
export const recordingFiles: readonly FileRow[] = recordings.map(r => {
  const format = r.format ?? 'm4a';
  const ms = Math.round(r.seconds * 1000);
  return {
    id: `Recordings/${r.key}`,
    folder: r.folder ? `Recordings/${r.folder}` : 'Recordings',
    name: `${r.name}.${format}`,
    mime: FORMAT[format].mime,
    size: sizeOf(format, { rate: r.rate ?? 44_100, channels: r.stereo ? 2 : 1 }, ms),
    modified: later(r.at, Math.floor(r.seconds / 60)),
    sound: {
      ms,
      at: r.at,
      place: r.place,
      description: r.description,
      ...(r.favourite ? { favourite: true } : {}),
    },
    ...(r.binned ? { binned: r.binned } : {}),
  };
});

export { recordings };
