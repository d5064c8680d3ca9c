import type { LocalTime } from '../types.ts';

/** `0:07 Robin: words`, one a line; a line without a colon after the time has no speaker. */
export type Transcript = string;

export interface WorldRecording {
  /** Of its file's id and of nothing else. */
  key: string;
  name: string;
  folder?: 'Work' | 'Tunes';
  at: LocalTime;
  seconds: number;
  place: string;
  format?: 'm4a' | 'wav' | '3gp';
  rate?: 8_000 | 16_000 | 44_100 | 48_000;
  stereo?: true;
  category?: 'interview' | 'meeting' | 'lecture' | 'music' | 'nature' | 'memo';
  /** What is heard: shape of the waveform. */
  sounds: 'speech' | 'talk' | 'music' | 'room';
  description: string;
  favourite?: true;
  markers?: readonly (readonly [at: string, name: string])[];
  says?: Transcript;
  binned?: LocalTime;
}
