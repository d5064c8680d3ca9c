import { hashSeed } from '../../../src/state/random.ts';
import { curriculum } from './curriculum.ts';
import { readState, writeState } from './file.ts';
import { CURRICULA } from './settings.ts';
import type { CurriculumState, Drawn, Entry } from './types.ts';

// A trainer without a policy, for the test that kills it: rounds of draws, each answered and written, on top of what the file has.
const [path, rounds] = [process.argv[2]!, Number(process.argv[3])];
const entries: Entry[] = Array.from({ length: 12 }, (_, i) => ({
  task: `t/${i}`,
  seeds: { from: 0, count: 50 },
  source: i % 3 === 0 ? 'second' : 'main',
  bucket: i % 2 ? 'tap' : 'type',
}));
const settings = {
  ...CURRICULA['small-controller'],
  filter: { epochs: 2, cooldown: 3 },
  rest: { failures: 3, draws: 6 },
};
const before = readState<{ curriculum: CurriculumState; drawn: Drawn[][] }>(path);
const resumed = curriculum(entries, settings, before?.curriculum);
const drawn = before?.drawn ?? [];
while (drawn.length < rounds) {
  const now = resumed.draw(4);
  resumed.record(
    now.map(({ task, seed }) => ({
      task,
      seed,
      scores: [0, 1].map(k =>
        hashSeed(`${task} ${seed} ${drawn.length} ${k}`) % 3 === 0 && task !== 't/1' ? 1 : 0,
      ),
    })),
  );
  drawn.push(now);
  writeState(path, { curriculum: resumed.save(), drawn });
  process.stdout.write(`${drawn.length}\n`);
}
