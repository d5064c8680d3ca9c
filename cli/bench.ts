import type { Figures, Lab, Measure, Profile } from '../bench/bench/index.ts';
import { benchScenes } from './bench-scenes.ts';
import { usage } from './errors.ts';
import { requireBuilt } from './host.ts';
import { rounded, table, type Output } from './output.ts';
import { profileText, roundedProfile } from './profile-text.ts';
import { names, whole, type CommandSpec } from './program.ts';

interface Options {
  only?: string[];
  seconds: number;
  profile?: boolean;
  scenes?: boolean;
  app?: string[];
}

const dist = new URL('../dist/', import.meta.url);
/** The phone's own screens, as scenes name their app. */
const SHELL = 'shell';
const SCREEN = { width: 1080, height: 2400, scale: 3 };

const mapped = <T, U>(values: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/**
 * The measures that `--only` names, by their own names or by those of their figures; without it all, or with `--profile` those that have a
 * profile. Throws USAGE.
 */
function chosenMeasures(
  all: readonly Measure[],
  only: readonly string[] | undefined,
  isProfile: boolean,
): readonly Measure[] {
  const profiled = all.filter(({ profile }) => profile);
  if (!only) return isProfile ? profiled : all;
  const known = all.flatMap(({ name, gives }) => [name, ...gives]);
  const unknown = only.find(name => !known.includes(name));
  if (unknown !== undefined) throw usage(`No measure ${unknown}; there are ${list(all)}`);
  const chosen = all.filter(({ name, gives }) => [name, ...gives].some(each => only.includes(each)));
  if (isProfile && !chosen.some(({ profile }) => profile))
    throw usage(`--profile is for loads; name one of ${list(profiled)} with --only, or leave --only out`);
  return chosen;
}

const list = (measures: readonly Measure[]) => measures.map(({ name }) => name).join(', ');

interface Taken {
  figures: Figures;
  profiles: Record<string, Profile>;
  errors: Record<string, string>;
}

/** Takes the measures one after the other, with a line on standard error for each. A measure that fails leaves the others alone. */
async function takeAll(
  measures: readonly Measure[],
  lab: Lab,
  apps: readonly string[],
  isProfile: boolean,
): Promise<Taken> {
  const [figures, profiles, errors]: [Figures, Taken['profiles'], Taken['errors']] = [{}, {}, {}];
  for (const [i, measure] of measures.entries()) {
    const since = performance.now();
    try {
      const found = isProfile ? await measure.profile?.(lab, apps) : undefined;
      Object.assign(figures, found ? found.figures : await measure.run(lab, apps));
      if (found) profiles[measure.name] = found.profile;
    } catch (error) {
      errors[measure.name] = (error as Error).message;
    }
    const seconds = Math.round((performance.now() - since) / 1_000);
    const failed = measure.name in errors ? ', failed' : '';
    process.stderr.write(`${i + 1} of ${measures.length}: ${measure.name}, ${seconds} s${failed}\n`);
  }
  return { figures, profiles, errors };
}

export const bench: CommandSpec = {
  name: 'bench',
  describe: 'measures this machine: times, steps a second and memory, with the values to reach',
  shape: command =>
    command
      .option('--only <names>', 'some of the measures, such as step,n16,judge', names)
      .option('--seconds <number>', 'how long each load lasts', whole(1, 3_600), 30)
      .option(
        '--profile',
        'also says where the CPU of a step goes; without --only it measures the loads alone',
      )
      .option('--scenes', 'says which screens of all apps use the most CPU, and measures nothing else')
      .option('--app <ids>', 'use only these apps and the tasks that need no others (default: all)', names),
  async run(options: Options): Promise<Output> {
    const { only, seconds, profile: isProfile = false, scenes: isScenes = false, app: wanted } = options;
    if (isScenes && (isProfile || only)) throw usage('--scenes is without --only and --profile');
    const [{ limits, measures, nested, verdictOn }, { openLab }, { findBrowser }, { apps }] =
      await Promise.all([
        import('../bench/bench/index.ts'),
        import('./lab.ts'),
        import('../server/renderers/browser-find.ts'),
        import('../apps/catalogue.ts'),
      ]);
    const chosen = chosenMeasures(measures(dist), only, isProfile);
    const ids: readonly string[] = [...apps.map(app => app.id), ...(isScenes ? [SHELL] : [])];
    const unknown = wanted?.find(id => !ids.includes(id));
    if (unknown !== undefined) throw usage(`No app ${unknown}; there are ${ids.join(', ')}`);
    requireBuilt();
    if (isScenes) return benchScenes(wanted ?? ids);
    const { product, version } = await findBrowser();
    const lab = openLab(1_000 * seconds);
    const { figures, profiles, errors } = await takeAll(chosen, lab, wanted ?? ids, isProfile).finally(() =>
      lab.close(),
    );
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
      value: {
        browser,
        screen: SCREEN,
        ...nested(values),
        ...(isProfile ? { profile: mapped(profiles, roundedProfile) } : {}),
        ...(hasErrors ? { errors } : {}),
      },
      text: [
        `${browser}, ${SCREEN.width} × ${SCREEN.height} at scale ${SCREEN.scale}, JPEG 80`,
        '',
        table(['figure', 'here', 'floor', 'goal', 'better', ''], rows),
        ...Object.entries(profiles).flatMap(([name, profile]) => ['', profileText(name, profile)]),
        ...Object.entries(errors).map(([name, message]) => `${name} could not be measured: ${message}`),
      ].join('\n'),
    };
  },
};
