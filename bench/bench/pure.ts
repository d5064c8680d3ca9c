import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { produce } from 'immer';
import { createWorld, type Phone } from '../../apps/catalogue.ts';
import { judge } from '../../judges/judge.ts';
import { tasks } from '../tasks/registry.ts';
import { instantiateOn } from '../tasks/instance.ts';
import { setupCtx } from '../tasks/setup.ts';
import { median, timed } from './lab.ts';

const TIMES = 20;

/** A verdict in process, ms: the median over all templates, each on a phone that one of its wrong endings has changed. */
export async function judgeMs(): Promise<number> {
  const world = (await createWorld()) as unknown as Phone;
  const medians: number[] = [];
  for (const task of tasks.values()) {
    let instance: ReturnType<typeof instantiateOn>;
    try {
      instance = instantiateOn(world, task, 1);
    } catch {
      // `check` is where a template that cannot be set up is told of.
      continue;
    }
    const { start, params } = instance;
    const ending = Object.values(task.spec.nearMisses).find(wrong => 'change' in wrong);
    const times: number[] = [];
    for (let i = 0; i <= TIMES; i++) {
      const now = produce(start, (draft: Phone) => {
        draft.clock.now += 1_000;
        if (ending && 'change' in ending) ending.change(draft, params, setupCtx(draft));
      });
      times.push(
        await timed(() => {
          judge(task, { was: start, baseline: start, now, params, answer: null, declared: 'done' });
        }),
      );
    }
    medians.push(median(times.slice(1)));
  }
  return median(medians);
}

/** What the page of a phone loads before its first app, script only, KB (gzip). */
export function bundleKb(dist: URL): number {
  const html = readFileSync(new URL('renderer.html', dist), 'utf8');
  const scripts = new Set([...html.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, path]) => path!));
  return (
    [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(new URL(path, dist))).length, 0) / 1024
  );
}
