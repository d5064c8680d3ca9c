import { usage } from './errors.ts';
import { requireBuilt } from './host.ts';
import { progress, table, type Output } from './output.ts';
import { names, whole, type CommandSpec } from './program.ts';

interface Options {
  only?: string[];
  seconds: number;
  app?: string[];
}

const dist = new URL('../../dist/', import.meta.url);

/** As many digits as say something: 0.0123, 7.84, 118. */
const rounded = (value: number) => Number(value.toPrecision(3));

export const bench: CommandSpec = {
  name: 'bench',
  describe: 'measures this machine: times, steps a second, memory; beside what is to be reached',
  shape: command =>
    command
      .option('--only <names>', 'some of the measures, such as step,n16,judge', names)
      .option('--seconds <number>', 'how long each load lasts', whole(1, 3_600), 30)
      .option('--app <ids>', 'only over these apps and the tasks that need no other (default: all)', names),
  async run({ only, seconds, app: wanted }: Options): Promise<Output> {
    requireBuilt();
    const [{ limits, measures, nested, reaches }, { openLab }, { findBrowser }, { apps }] = await Promise.all(
      [
        import('../bench/bench/index.ts'),
        import('./lab.ts'),
        import('../server/renderers/browser-find.ts'),
        import('../apps/catalogue.ts'),
      ],
    );
    const all = measures(dist);
    const known = all.flatMap(({ name, gives }) => [name, ...gives]);
    const unknown = only?.find(name => !known.includes(name));
    if (unknown !== undefined)
      throw usage(`No measure ${unknown}; there are ${all.map(({ name }) => name).join(', ')}`);
    const chosen = all.filter(
      ({ name, gives }) => !only || only.includes(name) || gives.some(figure => only.includes(figure)),
    );
    const ids: readonly string[] = apps.map(app => app.id);
    const stranger = wanted?.find(id => !ids.includes(id));
    if (stranger !== undefined) throw usage(`No app ${stranger}; there are ${ids.join(', ')}`);
    const { product, version } = await findBrowser();
    const lab = openLab(1_000 * seconds);
    const bar = progress('measures', chosen.length);
    const figures: Record<string, number> = {};
    const errors: Record<string, string> = {};
    try {
      for (const measure of chosen) {
        // One that cannot be taken says so, and leaves the others.
        await measure.run(lab, wanted ?? ids).then(
          found => Object.assign(figures, found),
          (error: Error) => {
            errors[measure.name] = error.message;
          },
        );
        bar.step();
      }
    } finally {
      bar.stop();
      lab.close();
    }
    const measured = Object.keys(limits).filter(path => path in figures);
    const ordered = Object.fromEntries(measured.map(path => [path, rounded(figures[path]!)]));
    const screen = { width: 1080, height: 2400, scale: 3 };
    const verdict = (path: string) => {
      const { floor, goal, better } = limits[path]!;
      if (floor === undefined && goal === undefined) return '';
      return !reaches(figures[path]!, floor, better)
        ? 'below the floor'
        : reaches(figures[path]!, goal, better)
          ? 'reached'
          : '';
    };
    const rows = measured.map(path => [
      path,
      ordered[path],
      limits[path]!.floor ?? null,
      limits[path]!.goal ?? null,
      limits[path]!.better,
      verdict(path),
    ]);
    const broken = Object.entries(errors);
    return {
      ok: broken.length === 0,
      value: {
        browser: `${product} ${version}`,
        screen,
        ...nested(ordered),
        ...(broken.length > 0 ? { errors } : {}),
      },
      text: `${product} ${version}, ${screen.width} × ${screen.height} at scale ${screen.scale}, JPEG 80\n\n${table(['figure', 'here', 'floor', 'goal', 'better', ''], rows)}${broken.map(([name, what]) => `\n${name} could not be taken: ${what}`).join('')}`,
    };
  },
};
