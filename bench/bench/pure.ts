import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { produce } from 'immer';
import { createWorld, type Phone } from '../../apps/catalogue.ts';
import { judge, type JudgeInput } from '../../judges/judge.ts';
import { changesSince } from '../../judges/side-effects.ts';
import { beginJudging, expectedNow } from '../tasks/expectation.ts';
import { expectedAtStart } from '../tasks/expected.ts';
import { harmfulMutants } from '../tasks/mutants/harmful.ts';
import { tasks } from '../tasks/registry.ts';
import { instantiateOn, type Instance } from '../tasks/instance.ts';
import { setupCtx } from '../tasks/setup.ts';
import { median, timed } from './lab.ts';

const TIMES = 20;
const STEP_MS = 1_000;

/** Instances of every template, with a phone that one of its endings has changed, a step after the start. */
async function* changed(): AsyncGenerator<{ instance: Instance; next: () => Phone }> {
  const world = (await createWorld()) as unknown as Phone;
  for (const task of tasks.values()) {
    let instance: Instance;
    try {
      instance = instantiateOn(world, task, 1);
    } catch {
      // `check` is where a template that cannot be set up is reported.
      continue;
    }
    const { start, params } = instance;
    const ending = Object.values(task.spec.nearMisses).find(wrong => 'change' in wrong);
    const next = () =>
      produce(start, (draft: Phone) => {
        draft.clock.now += STEP_MS;
        if (ending && 'change' in ending) ending.change(draft, params, setupCtx(draft));
      });
    yield { instance, next };
  }
}

/** The start advanced to the clock of a phone. Phones of one time are judged against one. */
const baselineAt = ({ start }: Instance, { clock }: Phone): Phone => ({ ...start, clock });

/** The bare judge's input for a phone, with the expected phone made before. */
function inputOf(
  instance: Instance,
  now: Phone,
  baseline = baselineAt(instance, now),
  before = beginJudging(instance),
): JudgeInput {
  const { start, params } = instance;
  const expected = expectedNow(instance, before, now);
  return {
    was: start,
    baseline,
    now,
    params,
    answer: null,
    declared: 'done',
    ...(expected ? { expected } : {}),
  };
}

/** The median time over all templates of what `prepare` gives, each on a fresh phone of the template, ms. */
async function medianMs(prepare: (instance: Instance, now: Phone) => () => void): Promise<number> {
  const medians: number[] = [];
  for await (const { instance, next } of changed()) {
    const times: number[] = [];
    for (let i = 0; i <= TIMES; i++) times.push(await timed(prepare(instance, next())));
    medians.push(median(times.slice(1)));
  }
  return median(medians);
}

/** A verdict in process, ms: the judge on a phone of the template that one of its near misses has changed. */
export const judgeMs = (): Promise<number> =>
  medianMs((instance, now) => {
    const input = inputOf(instance, now);
    return () => {
      judge(instance.task, input);
    };
  });

/** The expected phone of a new clock, ms. */
export const expectationMs = (): Promise<number> =>
  medianMs((instance, now) => () => {
    // On a start of its own: what is made on a phone is kept for it.
    const fresh = { ...instance, start: { ...instance.start } };
    expectedNow(fresh, beginJudging(fresh), now);
  });

/** Harmful mutants of each template for the measure of mutants, and how many templates they are of. */
const MUTANTS = 20;

/** How many mutants the bare judge decides in a second. */
export async function mutantsPerSecond(): Promise<number> {
  let judged = 0;
  let ms = 0;
  for await (const { instance } of changed()) {
    const { task, start, seed } = instance;
    const { phone } = expectedAtStart(instance);
    const baseline = baselineAt(instance, phone);
    const before = beginJudging(instance);
    const inputs = harmfulMutants(
      task.schema,
      start,
      phone,
      changesSince(task.schema, start, phone),
      MUTANTS,
      seed,
    ).map(mutant => inputOf(instance, mutant.phone, baseline, before));
    judged += inputs.length;
    ms += await timed(() => {
      for (const input of inputs) judge(task, input);
    });
  }
  return judged / (ms / 1_000);
}

/** What the page of a phone loads before its first app, script only, KB (gzip). */
export function bundleKb(dist: URL): number {
  const html = readFileSync(new URL('renderer.html', dist), 'utf8');
  const scripts = new Set([...html.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, path]) => path!));
  return (
    [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(new URL(path, dist))).length, 0) / 1024
  );
}
