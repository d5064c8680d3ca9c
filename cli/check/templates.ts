import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Phone } from '../../apps/catalogue.ts';
import type { Checked } from '../../bench/run/benchmark-page.ts';
import type { Task } from '../../bench/tasks/form.ts';
import { openHost } from '../host.ts';
import { progress } from '../output.ts';
import { openKept } from './kept.ts';
import type { Options } from './options.ts';
import { pooled } from './pooled.ts';

const root = new URL('../../', import.meta.url);
const BUDGETS = 'bench/tasks/budgets.json';
const MEASURED = 'bench/tasks/measured.json';
const PAGE = 'docs/benchmark.md';

const firstSeeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** Checks templates by state alone: everything that needs neither a server nor a browser. */
export async function judgeTemplates(patterns: readonly string[], options: Options): Promise<Checked[]> {
  const { seeds, mutants } = options;
  const [{ selectTasks }, { createWorld }, { checkTask }, { tasks }] = await Promise.all([
    import('../../bench/run/select.ts'),
    import('../../apps/catalogue.ts'),
    import('../../bench/tasks/conformance.ts'),
    import('../../bench/tasks/registry.ts'),
  ]);
  const selected = selectTasks(patterns);
  const world = (await createWorld()) as unknown as Phone;
  const kept = await openKept(options);
  const bar = progress('templates', selected.length);
  const checked: Checked[] = [];
  const check = async (task: Task): Promise<Checked> => {
    const found = await checkTask(world, task, tasks, firstSeeds(seeds), undefined, { mutants }).then(
      result => ({ task, budget: undefined, ...result }),
      (error: unknown) => unchecked(task, error),
    );
    kept.add(found);
    return found;
  };
  try {
    for (const task of selected) {
      checked.push(kept.find(task) ?? (await check(task)));
      bar.step();
    }
  } finally {
    bar.stop();
  }
  return checked;
}

/** Checks templates on the real screen, several at once. */
export async function checkTemplates(patterns: readonly string[], options: Options): Promise<Checked[]> {
  const { seeds, mutants, disguises, write = false, ...hosting } = options;
  const { concurrency = 2 * availableParallelism() } = options;
  const [{ selectTasks }, { createWorld }, { WireDevice }] = await Promise.all([
    import('../../bench/run/select.ts'),
    import('../../apps/catalogue.ts'),
    import('../../bench/run/wire-device.ts'),
  ]);
  const selected = selectTasks(patterns);
  const world = (await createWorld()) as unknown as Phone;
  const kept = await openKept(options);
  const host = await openHost(hosting);
  const bar = progress('templates', selected.length);
  const checked = new Map<string, Checked>();
  const check = async (task: Task): Promise<Checked> => {
    const device = new WireDevice(host.client, { observe: { screenshot: false, elements: true } });
    try {
      const found = await checkTemplate(world, task, firstSeeds(seeds), device, {
        write,
        mutants,
        disguises,
      });
      kept.add(found);
      return found;
    } finally {
      await device.close();
    }
  };
  try {
    await pooled(selected, concurrency, async task => {
      checked.set(task.id, kept.find(task) ?? (await check(task)));
      bar.step();
    });
  } finally {
    bar.stop();
    await host.close();
  }
  return selected.map(task => checked.get(task.id)!);
}

function unchecked(task: Task, error: unknown): Checked {
  const what = `it could not be checked: ${(error as Error).message}`;
  return { task, failures: [{ task: task.id, seed: 0, what }], budget: undefined };
}

async function checkTemplate(
  world: Phone,
  task: Task,
  seeds: readonly number[],
  device: Parameters<typeof import('../../bench/tasks/conformance.ts').checkTask>[4],
  { write, mutants, disguises }: Pick<Options, 'mutants' | 'disguises'> & { write: boolean },
): Promise<Checked> {
  const [{ checkTask }, { budgetOf }, { tasks }] = await Promise.all([
    import('../../bench/tasks/conformance.ts'),
    import('../../bench/tasks/instance.ts'),
    import('../../bench/tasks/registry.ts'),
  ]);
  const known = budgetOf(task);
  // A budget that is to be written anew is no limit.
  const limit = write || known.steps === 0 ? undefined : known.budget;
  try {
    return {
      task,
      budget: undefined,
      ...(await checkTask(world, task, tasks, seeds, device, { budget: limit, mutants, disguises })),
    };
  } catch (error) {
    return unchecked(task, error);
  }
}

/** Puts entries into a file of figures, one template a line, sorted; `only` leaves out those of templates that do not exist. */
function writeEntries(
  name: string,
  entries: readonly (readonly [string, unknown])[],
  only: ReadonlySet<string> | undefined,
): void {
  const path = new URL(name, root);
  const known = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  for (const [id, value] of entries) known[id] = value;
  const ids = Object.keys(known).filter(id => !only || only.has(id));
  const lines = ids.sort().map(id => `  ${JSON.stringify(id)}: ${JSON.stringify(known[id])}`);
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}

/** Writes the budgets that the solvers needed, what was measured beside and, if every template was checked, docs/benchmark.md. Returns the files' names. */
export async function writeBudgets(
  checked: readonly Checked[],
  seeds: number,
  isAll: boolean,
): Promise<string[]> {
  const only = isAll ? new Set(checked.map(({ task }) => task.id)) : undefined;
  writeEntries(
    BUDGETS,
    checked.flatMap(({ task, budget }) => (budget ? [[task.id, budget]] : [])),
    only,
  );
  writeEntries(
    MEASURED,
    checked.flatMap(({ task, measured }) => (measured ? [[task.id, measured]] : [])),
    only,
  );
  if (!isAll) return [BUDGETS, MEASURED];
  const { benchmarkPage } = await import('../../bench/run/benchmark-page.ts');
  const { blockIn, withBlock } = await import('../../bench/run/calibration/block.ts');
  const path = new URL(PAGE, root);
  const page = benchmarkPage(checked, firstSeeds(seeds));
  // What `tapworld calibrate` has written stays.
  const block = blockIn(readFileSync(path, 'utf8'));
  writeFileSync(path, (block && withBlock(page, block)) ?? page);
  return [BUDGETS, MEASURED, PAGE];
}

/** Ids of checked templates that are in no split. */
export async function inNoSplit(checked: readonly Checked[]): Promise<string[]> {
  const splits = await import('../new/splits.ts');
  return splits.inNoSplit(checked.map(({ task }) => task.origin));
}
