import { formatBytes } from '../../src/sdk/core/format.ts';
import type { Album, Quality } from './state.ts';

/** Bits a second of each quality, in thousands. */
export const KBPS: Record<Quality, number> = { low: 64, normal: 160, high: 320, lossless: 940 };
export const QUALITY_WORDS: Record<Quality, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  lossless: 'Lossless',
};
export const KIND_WORDS: Record<Album['kind'], string> = {
  album: 'Album',
  ep: 'EP',
  single: 'Single',
  live: 'Live album',
};

/** Bytes of so many seconds in a quality. */
export const bytesOf = (seconds: number, quality: Quality): number => seconds * KBPS[quality] * 125;
export const sizeWords = (bytes: number): string => formatBytes(bytes);

/** `2 songs, 7 min`; from an hour on `24 songs, 1 h 35 min`. */
export function lengthWords(tracks: number, seconds: number): string {
  const songs = `${tracks} ${tracks === 1 ? 'song' : 'songs'}`;
  return tracks === 0 ? songs : `${songs}, ${spanWords(seconds)}`;
}

/** `47 min 12 s`, `1 h 35 min`: seconds are said below an hour, where they may matter. */
export function spanWords(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** `412,300`. */
export const countWords = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
export const songsWords = (count: number): string => (count === 1 ? '1 song' : `${count} songs`);
