import { PRESETS } from './state.ts';

export type Preset = (typeof PRESETS)[number];
export const BANDS = ['60 Hz', '230 Hz', '910 Hz', '4 kHz', '14 kHz'] as const;
const GAINS: Record<Preset, readonly number[]> = {
  Flat: [0, 0, 0, 0, 0],
  'Bass boost': [7, 5, 0, 0, 0],
  'Treble boost': [0, 0, 0, 4, 7],
  Vocal: [-3, 0, 5, 4, 0],
  Rock: [5, 3, -1, 3, 5],
  Jazz: [3, 2, -2, 2, 4],
  Classical: [4, 2, -1, 3, 4],
  Electronic: [6, 3, 0, 2, 5],
  Loudness: [6, 2, 0, 2, 6],
  Custom: [0, 0, 0, 0, 0],
};
/** Gains of a preset's bands, dB. */
export const gainsOf = (preset: Preset): readonly number[] => GAINS[preset];
/** The preset that has these gains; Custom where none has. */
export const presetOf = (bands: readonly number[]): Preset =>
  PRESETS.find(p => p !== 'Custom' && GAINS[p].every((gain, i) => gain === bands[i])) ?? 'Custom';
/** `+3 dB`, `0 dB`, `−2 dB`. */
export const gainWords = (gain: number): string =>
  `${gain > 0 ? '+' : gain < 0 ? '−' : ''}${Math.abs(gain)} dB`;
