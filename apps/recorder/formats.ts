import { MONTHS } from '../../src/sdk/core/format.ts';
import { partsAt } from '../../src/state/clock.ts';
import type { Category, Format, Rate, Recording, Settings } from './state.ts';
import { twoDigits } from '../../src/state/civil.ts';

export const FORMAT: { [F in Format]: { mime: string; name: string; about: string } } = {
  m4a: { mime: 'audio/mp4', name: 'M4A', about: 'AAC: good sound, small files' },
  wav: { mime: 'audio/wav', name: 'WAV', about: 'Uncompressed: best sound, large files' },
  '3gp': { mime: 'audio/3gpp', name: '3GP', about: 'AMR: speech only, smallest files' },
};

/** What a file is by its media type; null for another format. */
export const formatOf = (mime: string): Format | null =>
  (Object.keys(FORMAT) as Format[]).find(f => FORMAT[f].mime === mime) ?? null;

/** AAC bits a second by sample rate, for one channel. */
const AAC: { [R in Rate]: number } = { 8_000: 24_000, 16_000: 48_000, 44_100: 96_000, 48_000: 128_000 };

/** What a format makes of the wanted quality: AMR has 8 or 16 kHz (narrow or wide band) and one channel. */
export function qualityOf(
  format: Format,
  { rate, channels }: Pick<Settings, 'rate' | 'channels'>,
): Pick<Recording, 'rate' | 'channels'> {
  return format === '3gp' ? { rate: rate > 16_000 ? 16_000 : rate, channels: 1 } : { rate, channels };
}

/** Bytes of one second. 16 bits a sample uncompressed; AMR at 12.2 and 23.85 kbit/s (3GPP TS 26.071, 26.171). */
export function bytesPerSecond(format: Format, wanted: Pick<Settings, 'rate' | 'channels'>): number {
  const { rate, channels } = qualityOf(format, wanted);
  if (format === 'wav') return rate * 2 * channels;
  return format === '3gp' ? (rate === 8_000 ? 1_525 : 2_981) : (AAC[rate] * channels) / 8;
}

export const sizeOf = (format: Format, wanted: Pick<Settings, 'rate' | 'channels'>, ms: number): number =>
  Math.round((bytesPerSecond(format, wanted) * ms) / 1000);

export const rateWords = (rate: number): string => `${rate / 1000} kHz`;
export const channelWords = (channels: 1 | 2): string => (channels === 1 ? 'Mono' : 'Stereo');
export const CATEGORY_NAMES: { [C in Category]: string } = {
  interview: 'Interviews',
  meeting: 'Meetings',
  lecture: 'Lectures',
  music: 'Music',
  nature: 'Nature',
  memo: 'Memos',
};
export const PATTERN_NAMES: { [P in Settings['pattern']]: string } = {
  number: 'Number',
  date: 'Date and time',
  place: 'Place and date',
};

/** A file's name without its extension, and the extension with its dot. */
export function splitName(name: string): [base: string, end: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

/**
 * What a new recording is called, without extension: `Recording 4`, `12 Mar 2026 09.41`, `Harrow Bay 12 Mar`.
 * `names` are those of the recordings that are there.
 */
export function nameFor(
  pattern: Settings['pattern'],
  { at, zone, place, names }: { at: number; zone: string; place: string; names: readonly string[] },
): string {
  const { year, month, day, hour, minute } = partsAt(at, zone);
  const date = `${day} ${MONTHS[month - 1]!.slice(0, 3)}`;
  if (pattern === 'date') return `${date} ${year} ${twoDigits(hour)}.${twoDigits(minute)}`;
  if (pattern === 'place' && place.trim() !== '')
    return `${place.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()} ${date}`;
  const numbers = names.flatMap(name => {
    const [, n] = /^Recording (\d{1,6})$/i.exec(splitName(name)[0]) ?? [];
    return n ? [Number(n)] : [];
  });
  return `Recording ${Math.max(0, ...numbers) + 1}`;
}

/** A time in a recording: `0:07`, `12:30`, `1:02:09`; whole seconds, as players write it. */
export function timeWords(ms: number): string {
  const s = Math.floor(Math.max(0, ms) / 1000);
  const rest = `${Math.floor((s % 3600) / 60)}:${twoDigits(s % 60)}`;
  return s >= 3600 ? `${Math.floor(s / 3600)}:${rest.padStart(5, '0')}` : rest;
}

/** With tenths: `0:07.3`. */
export const exactWords = (ms: number): string =>
  `${timeWords(ms)}.${Math.floor((Math.max(0, ms) % 1000) / 100)}`;
