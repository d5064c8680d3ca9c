import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Phone } from '../apps/catalogue.ts';
import type { Checked } from '../bench/run/benchmark-page.ts';
import type { Difference } from '../bench/run/fidelity.ts';
import { usage } from './errors.ts';
import { openHost } from './host.ts';
import { openOther } from './other.ts';
import { progress, table, type Output } from './output.ts';
import type { OrderDifference, OrderProof } from './screens/orders.ts';
import { address, names, whole, wholeOrAll, type CommandSpec } from './program.ts';

interface Options {
  seeds: number;
  write?: boolean;
  walks: number;
  /** `all`, or how many; undefined where it is not given. */
  scenes?: number | 'all';
  steps: number;
  app?: string[];
  concurrency?: number;
  server?: string;
  token?: string;
  renderers?: number;
}

const root = new URL('../', import.meta.url);

/** Runs `work` over the items, so many at once. */
async function pooled<T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: Math.min(concurrency, queue.length) }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
    }),
  );
}

/** Checks templates through the screen of a server, a few at once. */
async function checkTemplates(
  patterns: readonly string[],
  { seeds, concurrency, write, ...hosting }: Options,
): Promise<Checked[]> {
  const [{ selectTasks }, { tasks }, { checkTask }, { budgetOf }, { createWorld }, { WireDevice }] =
    await Promise.all([
      import('../bench/run/select.ts'),
      import('../bench/tasks/registry.ts'),
      import('../bench/tasks/conformance.ts'),
      import('../bench/tasks/instance.ts'),
      import('../apps/catalogue.ts'),
      import('../bench/run/wire-device.ts'),
    ]);
  const selected = selectTasks(patterns);
  const world = (await createWorld()) as unknown as Phone;
  const list = Array.from({ length: seeds }, (_, i) => i + 1);
  const host = await openHost(hosting);
  const bar = progress('templates', selected.length);
  const checked = new Map<string, Checked>();
  try {
    await pooled(selected, concurrency ?? 2 * availableParallelism(), async task => {
      const device = new WireDevice(host.client, { observe: { screenshot: false, elements: true } });
      // A budget that is to be written anew is no limit.
      const known = budgetOf(task);
      const limit = write || known.steps === 0 ? undefined : known.budget;
      try {
        const { failures, budget } = await checkTask(world, task, tasks, list, device, limit);
        checked.set(task.id, { task, failures, budget });
      } catch (error) {
        checked.set(task.id, {
          task,
          failures: [
            { task: task.id, seed: 0, what: `it could not be checked: ${(error as Error).message}` },
          ],
          budget: undefined,
        });
      } finally {
        await device.close();
        bar.step();
      }
    });
  } finally {
    bar.stop();
    await host.close();
  }
  return selected.map(task => checked.get(task.id)!);
}

/** Commits what the solvers needed, and the page where every template was checked. */
async function writeDown(checked: readonly Checked[], seeds: number, all: boolean): Promise<string[]> {
  const path = new URL('bench/tasks/budgets.json', root);
  const budgets = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  for (const { task, budget } of checked) if (budget) budgets[task.id] = budget;
  const known = new Set(checked.map(({ task }) => task.id));
  const kept = Object.keys(budgets)
    .filter(id => !all || known.has(id))
    .sort();
  writeFileSync(
    path,
    `{\n${kept.map(id => `  ${JSON.stringify(id)}: ${JSON.stringify(budgets[id])}`).join(',\n')}\n}\n`,
  );
  if (!all) return ['bench/tasks/budgets.json'];
  const { benchmarkPage } = await import('../bench/run/benchmark-page.ts');
  writeFileSync(
    new URL('docs/benchmark.md', root),
    benchmarkPage(
      checked,
      Array.from({ length: seeds }, (_, i) => i + 1),
    ),
  );
  return ['bench/tasks/budgets.json', 'docs/benchmark.md'];
}

interface Walked {
  apps: number;
  walks: number;
  steps: number;
  differences: (Difference & { pictures?: string[] })[];
  broken: { app: string; walk: number; what: string }[];
}

/** Leaves the two pictures of a difference where a person can look at them. */
function keep(name: string, pictures: readonly Buffer[]): string[] {
  mkdirSync('runs/differences', { recursive: true });
  return pictures.map((bytes, i) => {
    const path = resolve('runs/differences', `${name}-${i === 0 ? 'first' : 'other'}.png`);
    writeFileSync(path, bytes);
    return path;
  });
}

/** Walks through apps with two servers, each in a process of its own, without kept steps. */
async function walkApps({ walks, steps, app: wanted, renderers = 2 }: Options): Promise<Walked> {
  const [{ apps }, { fidelityWalk }] = await Promise.all([
    import('../apps/catalogue.ts'),
    import('../bench/run/fidelity.ts'),
  ]);
  const ids = apps.map(app => app.id as string);
  for (const id of wanted ?? [])
    if (!ids.includes(id)) throw usage(`No app ${id}; there are ${ids.join(', ')}`);
  const walked: Walked = { apps: (wanted ?? ids).length, walks: 0, steps: 0, differences: [], broken: [] };
  const jobs = (wanted ?? ids).flatMap(app =>
    Array.from({ length: walks }, (_, i) => ({ app, walk: i + 1, steps })),
  );
  const other = await openOther({ renderers, stepCache: 0 });
  try {
    const host = await openHost({ renderers, stepCache: 0 });
    const bar = progress('walked steps', jobs.length * steps);
    try {
      // More walks than renderers, so that phones change renderers all the time.
      await pooled(jobs, renderers + 1, async job => {
        walked.walks++;
        try {
          const result = await fidelityWalk(host.client, other.client, job, () => {
            walked.steps++;
            bar.step();
          });
          if (result.difference)
            walked.differences.push({
              ...result.difference,
              ...(result.pictures ? { pictures: keep(`${job.app}-${job.walk}`, result.pictures) } : {}),
            });
        } catch (error) {
          walked.broken.push({ app: job.app, walk: job.walk, what: (error as Error).message });
        }
      });
    } finally {
      bar.stop();
      await host.close();
    }
  } finally {
    await other.close();
  }
  return walked;
}

interface Drawn {
  scenes: number;
  differences: (Omit<OrderDifference, 'pictures'> & { pictures?: string[] })[];
  broken: OrderProof['broken'];
}

/** How many scenes are drawn: those asked for; without a number all of them where apps are walked through, else none. */
const scenesWanted = ({ scenes, walks }: Options): number | 'all' => scenes ?? (walks > 0 ? 'all' : 0);

/** A file name for a scene. */
const fileOf = (scene: string): string =>
  scene
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

/** Draws scenes of apps on a fresh page and on pages that have shown the others, in two orders. */
async function drawOrders(count: number | 'all', wanted: Options['app']): Promise<Drawn> {
  const [{ createWorld }, { allScenes, proveOrders, sampleOf }, { openStage }] = await Promise.all([
    import('../apps/catalogue.ts'),
    import('./screens/orders.ts'),
    import('./screens/stage.ts'),
  ]);
  const world = await createWorld();
  const ofApps = (await allScenes(world)).filter(({ app }) => !wanted || wanted.includes(app));
  const scenes = count === 'all' ? ofApps : sampleOf(ofApps, count);
  const stage = await openStage(world);
  const bar = progress('scenes drawn', scenes.length * 5);
  try {
    const { differences, broken } = await proveOrders(stage, scenes, () => bar.step());
    const kept = differences.map(({ pictures, ...difference }) => ({
      ...difference,
      ...(pictures ? { pictures: keep(fileOf(difference.scene), pictures) } : {}),
    }));
    return { scenes: scenes.length, differences: kept, broken };
  } finally {
    bar.stop();
    await stage.close();
  }
}

const tellOrder = ({ scene, after, parts, region, pictures = [] }: Drawn['differences'][number]): string => {
  const where = region ? ` at [${region.join(', ')}]` : '';
  const files = pictures.map(path => `\n    ${path}`).join('');
  return `${scene}: after ${after} the page differs in ${parts.join(', ')}${where}${files}`;
};

const tell = ({
  app,
  walk,
  step,
  action,
  other,
  parts,
  state,
  pictures = [],
}: Walked['differences'][number]) =>
  `${app}, walk ${walk}, step ${step}: after ${JSON.stringify(action)} the ${other} phone differs in ${parts.join(', ')}\n${state.map(op => `    ${JSON.stringify(op).slice(0, 200)}`).join('\n') || '    the states are the same'}${pictures.map(path => `\n    ${path}`).join('')}`;

/** Ids of checked templates that no split has. */
async function inNoSplit(checked: readonly Checked[]): Promise<string[]> {
  const splits = await import('./new/splits.ts');
  return splits.inNoSplit(checked.map(({ task }) => task.origin));
}

const splitReminder = (ids: readonly string[]): string =>
  `In no split: ${ids.join(', ')}. Add ${ids.length === 1 ? 'it' : 'each'} to bench/tasks/splits/test.json or train.json.`;

export const check: CommandSpec = {
  name: 'check',
  describe: 'proves templates over seeds, and that phones are the same wherever they are drawn',
  shape: command =>
    command
      .argument('[patterns...]', 'ids, in which * stands for anything (default: every template)')
      .option('--seeds <number>', 'instances of each template; 0 checks none', whole(0, 1_000), 5)
      .option('--write', 'commit budgets and levels, and docs/benchmark.md')
      .option('--walks <number>', 'fidelity walks through each app', whole(0, 10_000), 0)
      .option(
        '--scenes <number>',
        'scenes drawn on a fresh page and on pages that have shown the others: a number, or all (default: all with --walks, else none)',
        wholeOrAll,
      )
      .option('--steps <number>', 'steps of a walk', whole(1, 100_000), 40)
      .option('--app <ids>', 'apps to walk through and to draw scenes of (default: all)', names)
      .option('--concurrency <number>', 'templates at once (default: twice the cores)', whole(1, 1_024))
      .option('--renderers <number>', 'pages that draw, of each server', whole(1, 512))
      .option('--server <address>', 'check templates on a server that runs', address)
      .option('--token <secret>', 'its token'),
  async run(options: Options, patterns): Promise<Output> {
    const { seeds, walks, write } = options;
    const scenes = scenesWanted(options);
    if (seeds === 0 && ((walks === 0 && scenes === 0) || write))
      throw usage('--seeds 0 leaves nothing to check or to write; give --walks or --scenes');
    const checked = seeds > 0 ? await checkTemplates(patterns, options) : [];
    const failures = checked.flatMap(c => c.failures);
    const written = write ? await writeDown(checked, seeds, patterns.length === 0) : [];
    const walked = walks > 0 ? await walkApps(options) : undefined;
    const orders = scenes !== 0 ? await drawOrders(scenes, options.app) : undefined;
    const splitless = await inNoSplit(checked);
    const value = {
      templates: checked.length,
      instances: checked.length * seeds,
      failures,
      ...(walked ? { walks: walked } : {}),
      ...(orders ? { scenes: orders } : {}),
    };
    const failed = checked.filter(c => c.failures.length > 0).length;
    const text = [
      ...(failures.length > 0
        ? [
            table(
              ['task', 'seed', 'what'],
              failures.map(f => [f.task, f.seed || 'any', f.what]),
            ),
            '',
          ]
        : []),
      ...(walked?.differences.map(tell) ?? []),
      ...(orders?.differences.map(tellOrder) ?? []),
      ...(walked?.broken.map(({ app, walk, what }) => `${app}, walk ${walk}, broke off: ${what}`) ?? []),
      ...(orders?.broken.map(({ scene, what }) => `${scene} could not be drawn: ${what}`) ?? []),
      ...(seeds > 0
        ? [
            `${checked.length} templates × ${seeds} seeds: ${checked.length - failed} passed, ${failed} failed`,
          ]
        : []),
      ...(walked
        ? [
            `${walked.walks} walks of ${walked.steps} steps in all through ${walked.apps} apps: ${walked.differences.length} differences, ${walked.broken.length} broken off`,
          ]
        : []),
      ...(orders
        ? [
            `${orders.scenes} scenes on fresh pages and in two orders: ${orders.differences.length} differences, ${orders.broken.length} not drawn`,
          ]
        : []),
      ...(written.length > 0 ? [`Written: ${written.join(', ')}`] : []),
      ...(splitless.length > 0 ? [splitReminder(splitless)] : []),
    ].join('\n');
    return {
      value,
      text,
      ok:
        failures.length === 0 &&
        !walked?.differences.length &&
        !walked?.broken.length &&
        !orders?.differences.length &&
        !orders?.broken.length,
    };
  },
};
