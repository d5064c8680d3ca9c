import { writeFileSync } from 'node:fs';
import { fileIdOf, recordings } from './index.ts';
import { qualityOf } from '../../../apps/recorder/formats.ts';
import type { Line, Recorder, Recording } from '../../../apps/recorder/state.ts';

/*
 * Writes world.json from the recordings of scripts/world: npx tsx scripts/world/recorder/build.ts
 * Their files are those of the phone: scripts/world/build-device.ts
 */
const SHAPE = { speech: 0, music: 1, room: 2, talk: 3 };
const ms = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;

/** The same always for one key (FNV-1a). */
function seedOf(key: string): number {
  let h = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(key)) h = Math.imul(h ^ unit, 0x01000193) >>> 0;
  return h % 2 ** 28;
}

const lines = (says = ''): Line[] =>
  says
    .split('\n')
    .filter(l => l !== '')
    .map(l => {
      const [, at, speaker = '', text] = /^(\d+:\d\d(?::\d\d)?) (?:([^:：]{1,24}): )?(.+)$/u.exec(l)!;
      return { at: ms(at!), speaker, text: text! };
    });

const rows: Record<string, Recording> = {};
for (const r of recordings) {
  rows[fileIdOf(r.key)] = {
    seed: seedOf(r.key) * 4 + SHAPE[r.sounds],
    offset: 0,
    category: r.category ?? null,
    ...qualityOf(r.format ?? 'm4a', { rate: r.rate ?? 44_100, channels: r.stereo ? 2 : 1 }),
    markers: (r.markers ?? []).map(([at, name], i) => ({ id: `marker-${r.key}-${i + 1}`, at: ms(at), name })),
    transcript: lines(r.says),
  };
  for (const l of rows[fileIdOf(r.key)]!.transcript)
    if (l.at >= r.seconds * 1000) throw new Error(`${r.name}: ${l.text} is said after the end`);
}

const world: Recorder = {
  recordings: rows,
  session: null,
  player: null,
  playback: { speed: 100, repeat: false, skipSilence: false },
  settings: {
    format: 'm4a',
    rate: 44_100,
    channels: 1,
    folder: 'Recordings',
    pattern: 'number',
    keepPlace: true,
    keepOn: true,
  },
  sort: 'newest',
  searches: ['bread', 'lantern'],
  undo: null,
};
writeFileSync(
  new URL('../../../apps/recorder/world.json', import.meta.url),
  `${JSON.stringify(world, null, 1)}\n`,
);
