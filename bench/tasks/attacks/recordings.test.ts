import { beforeAll, expect, it } from 'vitest';
import { createWorld, type Phone } from '../../../apps/catalogue.ts';
import { instantiateOn } from '../instance.ts';
import { folderId, recordFor } from '../recorder/make.ts';
import { tasks } from '../registry.ts';
import type { SetupCtx } from '../setup.ts';
import { newIds, refusers, verdictOn, type Act } from './ending.ts';

let world: Phone;
beforeAll(async () => {
  world = (await createWorld()) as unknown as Phone;
});

const newFile = (s: Phone, start: Phone): string =>
  newIds(start.device.storage.files, s.device.storage.files)[0]!;
/** Files copies the recording, and the first one goes. */
const replaceByCopy = (s: Phone, ctx: SetupCtx, start: Phone, forGood = false) => {
  const files = [newFile(s, start)];
  ctx.act('files', 'copy', { files, folder: folderId(s, 'Documents') });
  ctx.act('files', 'bin', { files });
  if (forGood) ctx.act('files', 'remove', { files });
};
const long = (p: { seconds: number }) => p.seconds * 1_000 + 10;

const ENDINGS: readonly [task: string, what: string, refused: boolean, act: Act][] = [
  [
    'recorder/record-audio',
    'a marker that nobody asked for',
    true,
    (s, p, ctx) => recordFor(s, ctx, long(p), { markers: [500] }),
  ],
  [
    'recorder/record-named',
    'a marker that nobody asked for',
    true,
    (s, p, ctx) => recordFor(s, ctx, 2_000, { markers: [500], name: `${p.word}_${p.number}` }),
  ],
  ...[false, true].map((forGood): (typeof ENDINGS)[number] => [
    'recorder/record-audio',
    `a marker, and a copy in its place (${forGood ? 'deleted' : 'binned'})`,
    true,
    (s, p, ctx, start) => {
      recordFor(s, ctx, long(p), { markers: [500] });
      replaceByCopy(s, ctx, start, forGood);
    },
  ]),
  [
    'recorder/record-audio',
    'a copy in its place',
    false,
    (s, p, ctx, start) => {
      recordFor(s, ctx, long(p));
      replaceByCopy(s, ctx, start);
    },
  ],
  [
    'recorder/record-marked',
    'a copy in its place',
    false,
    (s, p, ctx, start) => {
      recordFor(s, ctx, long(p), { markers: [p.mark * 1_000 + 5] });
      replaceByCopy(s, ctx, start);
    },
  ],
  ['recorder/record-marked', 'no marker', true, (s, p, ctx) => recordFor(s, ctx, long(p))],
  [
    'recorder/record-marked',
    'a marker too early, taken away, and one that is right',
    false,
    (s, p, ctx, start) => {
      recordFor(s, ctx, long(p), { markers: [10, p.mark * 1_000 + 5] });
      const file = newFile(s, start);
      const [marker] = s.apps.recorder.recordings[file]!.markers;
      ctx.act('recorder', 'removeMarker', { file, marker: marker!.id });
    },
  ],
  [
    'recorder/record-marked',
    'a marker with a name of its own',
    true,
    (s, p, ctx) => recordFor(s, ctx, long(p), { markers: [p.mark * 1_000 + 5], called: 'Nonsense' }),
  ],
];

it.each(ENDINGS)('%s, %s (refused: %s)', (task, _what, refused, instead) => {
  const verdict = verdictOn(instantiateOn(world, tasks.get(task)!, 1), { instead });
  expect(refusers(verdict).length > 0).toBe(refused);
});
