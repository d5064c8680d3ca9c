import type { Figures, Lab, Measure } from '../bench/bench/index.ts';
import { usage } from './errors.ts';
import { requireBuilt } from './host.ts';
import { table, type Output } from './output.ts';
import { names, whole, type CommandSpec } from './program.ts';

interface Options {
  only?: string[];
  seconds: number;
  app?: string[];
}

const dist = new URL('../../dist/', import.meta.url);
const SCREEN = { width: 1080, height: 2400, scale: 3 };

/** Three digits: 0.0123, 7.84, 118. */
const rounded = (value: number) => Number(value.toPrecision(3));

/** The measures that `--only` names, by their own names or by those of their figures. Throws USAGE. */
function chosenMeasures(all: readonly Measure[], only: readonly string[] | undefined): readonly Measure[] {
  if (!only) return all;
  const known = all.flatMap(({ name, gives }) => [name, ...gives]);
  const unknown = only.find(name => !known.includes(name));
  if (unknown !== undefined)
    throw usage(`No measure ${unknown}; there are ${all.map(({ name }) => name).join(', ')}`);
  return all.filter(({ name, gives }) => [name, ...gives].some(each => only.includes(each)));
}

/** Takes the measures one after the other, with a line on standard error for each. A measure that fails leaves the others alone. */
async function takeAll(
  measures: readonly Measure[],
  lab: Lab,
  apps: readonly string[],
): Promise<{ figures: Figures; errors: Record<string, string> }> {
  const figures: Figures = {};
  const errors: Record<string, string> = {};
  for (const [i, measure] of measures.entries()) {
    const since = performance.now();
    try {
      Object.assign(figures, await measure.run(lab, apps));
    } catch (error) {
      errors[measure.name] = (error as Error).message;
    }
    const seconds = Math.round((performance.now() - since) / 1_000);
    const failed = measure.name in errors ? ', failed' : '';
    process.stderr.write(`${i + 1} of ${measures.length}: ${measure.name}, ${seconds} s${failed}\n`);
  }
  return { figures, errors };
}

export const bench: CommandSpec = {
  name: 'bench',
  describe: 'measures this machine: times, steps a second and memory, with the values to reach',
  shape: command =>
    command
      .option('--only <names>', 'some of the measures, such as step,n16,judge', names)
      .option('--seconds <number>', 'how long each load lasts', whole(1, 3_600), 30)
      .option('--app <ids>', 'use only these apps and the tasks that need no others (default: all)', names),
  async run({ only, seconds, app: wanted }: Options): Promise<Output> {
    requireBuilt();
    const [{ limits, measures, nested, verdictOn }, { openLab }, { findBrowser }, { apps }] =
      await Promise.all([
        import('../bench/bench/index.ts'),
        import('./lab.ts'),
        import('../server/renderers/browser-find.ts'),
        import('../apps/catalogue.ts'),
      ]);
    const chosen = chosenMeasures(measures(dist), only);
    const ids: readonly string[] = apps.map(app => app.id);
    const unknown = wanted?.find(id => !ids.includes(id));
    if (unknown !== undefined) throw usage(`No app ${unknown}; there are ${ids.join(', ')}`);
    const { product, version } = await findBrowser();
    const lab = openLab(1_000 * seconds);
    const { figures, errors } = await takeAll(chosen, lab, wanted ?? ids).finally(() => lab.close());
    const measured = Object.keys(limits).filter(path => path in figures);
    const values = Object.fromEntries(measured.map(path => [path, rounded(figures[path]!)]));
    const rows = measured.map(path => {
      const { floor = null, goal = null, better } = limits[path]!;
      return [path, values[path], floor, goal, better, verdictOn(figures[path]!, limits[path]!)];
    });
    const browser = `${product} ${version}`;
    const hasErrors = Object.keys(errors).length > 0;
    return {
      ok: !hasErrors,
      value: { browser, screen: SCREEN, ...nested(values), ...(hasErrors ? { errors } : {}) },
      text: [
        `${browser}, ${SCREEN.width} × ${SCREEN.height} at scale ${SCREEN.scale}, JPEG 80`,
        '',
        table(['figure', 'here', 'floor', 'goal', 'better', ''], rows),
        ...Object.entries(errors).map(([name, message]) => `${name} could not be measured: ${message}`),
      ].join('\n'),
    };
  },
};
