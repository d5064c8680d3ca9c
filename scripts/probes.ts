// Writes bench/tasks/splits/probed.json: what a device can be asked about each template, and what it does not show.
import { writeFileSync } from 'node:fs';
import { createWorld, type Phone } from '../apps/catalogue.ts';
import { instantiateOn } from '../bench/tasks/instance.ts';
import { derivedFrom } from '../bench/tasks/probes/derive.ts';
import { tasks } from '../bench/tasks/registry.ts';

/** A start may be right already on one seed, so that the views of several are joined. */
const SEEDS = [1, 2, 3];

const world = (await createWorld()) as unknown as Phone;
const record: Record<string, { views: string[]; unseen: string[] }> = {};
for (const task of tasks.values()) {
  const views = new Set<string>();
  const unseen = new Set<string>();
  for (const seed of SEEDS) {
    const derived = derivedFrom(instantiateOn(world, task, seed));
    for (const view of derived?.views ?? []) views.add(view.id);
    for (const { why } of derived?.unseen ?? []) unseen.add(why);
  }
  if (views.size > 0) record[task.id] = { views: [...views].sort(), unseen: [...unseen].sort() };
}
writeFileSync('bench/tasks/splits/probed.json', `${JSON.stringify(record, null, 2)}\n`);
console.log(
  `${Object.keys(record).length} of ${tasks.size} templates have probes that follow from what they expect`,
);
