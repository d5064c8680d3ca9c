/** Lists the mutants that judges take for what they are not: `npx tsx scripts/mutants.ts 'notes/*' --seeds 2 --mutants 200`. */
import { parseArgs } from 'node:util';
import { createWorld, type Phone } from '../apps/catalogue.ts';
import { instantiateOn } from '../bench/tasks/instance.ts';
import { judgeMutants } from '../bench/tasks/mutants/index.ts';
import { tasks } from '../bench/tasks/registry.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: 'string', default: '1' }, mutants: { type: 'string', default: '100' } },
});
const world = (await createWorld()) as unknown as Phone;
const pattern = new RegExp(`^${(positionals[0] ?? '*').replaceAll('*', '.*')}$`);
const total = { harmful: 0, refused: 0, harmless: 0, accepted: 0 };
for (const task of tasks.values()) {
  if (!pattern.test(task.id)) continue;
  for (let seed = 1; seed <= Number(values.seeds); seed++) {
    const { count, survivors } = judgeMutants(instantiateOn(world, task, seed), Number(values.mutants));
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += count[key];
    for (const s of survivors)
      process.stdout.write(
        `${s.task} ${s.seed}: ${s.mutant}\n  should be ${s.expected}; ${s.got}\n${s.difference.map(d => `  differs: ${d}\n`).join('')}`,
      );
  }
}
process.stdout.write(`${JSON.stringify(total)}\n`);
