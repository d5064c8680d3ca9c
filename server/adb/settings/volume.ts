import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { clamp } from './setting.ts';

export type Volume = keyof AnyPhone['device']['volume'];

/** Android's streams by number (android.media.AudioManager), with the phone's volume for each and its highest index. */
export const STREAMS: readonly {
  stream: number;
  name: string;
  volume: Volume;
  least: number;
  most: number;
}[] = [
  { stream: 0, name: 'voice_call', volume: 'call', least: 1, most: 5 },
  { stream: 1, name: 'system', volume: 'ring', least: 0, most: 7 },
  { stream: 2, name: 'ring', volume: 'ring', least: 0, most: 7 },
  { stream: 3, name: 'music', volume: 'media', least: 0, most: 15 },
  { stream: 4, name: 'alarm', volume: 'alarm', least: 1, most: 7 },
  { stream: 5, name: 'notification', volume: 'notification', least: 0, most: 7 },
];

/** Converts percent to an index of a stream, and back. */
export const indexOf = (percent: number, most: number): number => Math.round((percent * most) / 100);
export const percentOf = (index: number, most: number): number =>
  Math.round((clamp(index, 0, most) * 100) / most);
