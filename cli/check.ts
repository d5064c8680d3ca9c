import type { Checked } from '../bench/run/benchmark-page.ts';
import type { MutantResult, Survivor } from '../bench/tasks/mutants/index.ts';
import { lookAtScenes, lookText, type Looks } from './check/looks.ts';
import { withCheckOptions, type Options } from './check/options.ts';
import { drawScenes, sceneDifferenceText, scenesWanted, type Drawn } from './check/scenes.ts';
import { checkTemplates, inNoSplit, judgeTemplates, writeBudgets } from './check/templates.ts';
import { walkApps, walkDifferenceText, type Walked } from './check/walks.ts';
import { usage } from './errors.ts';
import { percent, table, type Output } from './output.ts';
import type { CommandSpec } from './program.ts';

/** What a check has found. */
interface Findings {
  checked: Checked[];
  seeds: number;
  mutants: MutantResult;
  /** What policies that do not look score, in words. */
  floors: string[];
  walked: Walked | undefined;
  drawn: Drawn | undefined;
  looks: Looks | undefined;
  /** Files that were written. */
  written: string[];
  /** Ids of checked templates that are in no split. */
  splitless: string[];
}

function failuresTable(checked: readonly Checked[]): string[] {
  const failures = checked.flatMap(each => each.failures);
  if (failures.length === 0) return [];
  const rows = failures.map(({ task, seed, what }) => [task, seed || 'any', what]);
  return [table(['task', 'seed', 'what'], rows), ''];
}

function templatesLine({ checked, seeds }: Findings): string[] {
  if (seeds === 0) return [];
  const failed = checked.filter(each => each.failures.length > 0).length;
  const passed = checked.length - failed;
  return [`${checked.length} templates × ${seeds} seeds: ${passed} passed, ${failed} failed`];
}

/** A survivor with what was expected, what the judge said, and how its phone differs. */
function survivorText({ task, seed, mutant, expected, got, difference }: Survivor): string {
  const lines = [
    `${task}, seed ${seed}: ${mutant}`,
    `  should be ${expected}; the judge: ${got}`,
    ...difference.map(words => `  differs: ${words}`),
  ];
  return `${lines.join('\n')}\n`;
}

function mutantsLine({ count, survivors, waived }: MutantResult): string[] {
  const { harmful, refused, harmless, accepted, admitted } = count;
  if (harmful + harmless === 0) return [];
  const outcome = `${survivors.length} survived, ${waived.length} waived, ${admitted} admitted by their templates`;
  return [
    `mutants: ${refused} of ${harmful} harmful ones refused, ${accepted} of ${harmless} harmless ones accepted; ${outcome}`,
  ];
}

/** The mutants of all templates together. */
async function mutantsIn(checked: readonly Checked[]): Promise<MutantResult> {
  const { addMutants, noMutants } = await import('../bench/tasks/mutants/index.ts');
  const total = noMutants();
  for (const { mutants } of checked) if (mutants) addMutants(total, mutants);
  return total;
}

/** How far policies that do not look get on the checked templates, and how many may be guessed. */
async function floorsLine(checked: readonly Checked[]): Promise<string[]> {
  const { policiesOf } = await import('../bench/run/policies.ts');
  const policies = policiesOf(checked.map(({ measured }) => measured?.floors ?? null));
  if (!policies) return [];
  const scores = policies.scores.map(({ label, success }) => `${label} ${percent(success)}`);
  const guessable = checked.filter(({ task }) => task.spec.guessable !== undefined).length;
  return [`floors over 50 seeds: ${scores.join(', ')}; ${guessable} may be guessed, with a reason`];
}

function walksLine(walked: Walked | undefined): string[] {
  if (!walked) return [];
  const { apps, walks, steps, differences, broken } = walked;
  const result = `${differences.length} differences, ${broken.length} broken off`;
  return [`${walks} walks with ${steps} steps in total through ${apps} apps: ${result}`];
}

function scenesLine(drawn: Drawn | undefined): string[] {
  if (!drawn) return [];
  const { scenes, differences, broken } = drawn;
  const result = `${differences.length} differences, ${broken.length} not drawn`;
  return [
    `${scenes} scenes on fresh pages, in two orders, with reversed keys, and from where they end: ${result}`,
  ];
}

function looksLine(looks: Looks | undefined): string[] {
  if (!looks) return [];
  const { scenes, changed, broken } = looks;
  return [`${scenes} screens looked at: ${changed.length} changed, ${broken.length} broken off`];
}

function splitLine(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const them = ids.length === 1 ? 'it' : 'each';
  return [`In no split: ${ids.join(', ')}. Add ${them} to bench/tasks/splits/test.json or train.json.`];
}

function textOf(findings: Findings): string {
  const { checked, mutants, floors, walked, drawn, looks, written, splitless } = findings;
  const brokenWalks = walked?.broken ?? [];
  const brokenScenes = drawn?.broken ?? [];
  return [
    ...failuresTable(checked),
    ...mutants.survivors.map(survivorText),
    ...(walked?.differences ?? []).map(walkDifferenceText),
    ...(drawn?.differences ?? []).map(sceneDifferenceText),
    ...brokenWalks.map(({ app, walk, what }) => `${app}, walk ${walk}, broke off: ${what}`),
    ...brokenScenes.map(({ scene, what }) => `${scene} could not be drawn: ${what}`),
    ...(looks?.changed ?? []).map(lookText),
    ...(looks?.broken ?? []).map(({ scene, what }) => `${scene} could not be looked at: ${what}`),
    ...templatesLine(findings),
    ...mutantsLine(mutants),
    ...floors,
    ...walksLine(walked),
    ...scenesLine(drawn),
    ...looksLine(looks),
    ...(written.length > 0 ? [`Written: ${written.join(', ')}`] : []),
    ...splitLine(splitless),
  ].join('\n');
}

const isClean = (part: Walked | Drawn | undefined) =>
  !part || part.differences.length + part.broken.length === 0;

const leavesNothing = (looks: Looks | undefined) =>
  !looks || looks.changed.length + looks.broken.length === 0;

/** @throws `USAGE` if options ask for nothing, or for two things that exclude each other. */
function refuseContradictions(options: Options, scenes: number | 'all'): void {
  const { seeds, walks, looks, write, stateOnly, server } = options;
  const isAboutScreens = [walks, scenes, looks].some(count => count !== 0);
  if (seeds === 0 && (!isAboutScreens || write))
    throw usage('--seeds 0 leaves nothing to check or to write; give --walks, --scenes or --looks');
  if (stateOnly && write)
    throw usage('--write needs what the solvers do on the screen; leave --state-only out');
  if (stateOnly && server !== undefined) throw usage('--state-only uses no server; leave --server out');
}

export const check: CommandSpec = {
  name: 'check',
  describe: 'checks task templates over seeds, and that phones look the same wherever they are drawn',
  shape: withCheckOptions,
  async run(options: Options, patterns): Promise<Output> {
    const { seeds, walks, write } = options;
    const scenes = scenesWanted(options);
    refuseContradictions(options, scenes);
    const checkAll = options.stateOnly ? judgeTemplates : checkTemplates;
    const checked = seeds > 0 ? await checkAll(patterns, options) : [];
    const written = write ? await writeBudgets(checked, seeds, patterns.length === 0) : [];
    const walked = walks > 0 ? await walkApps(options) : undefined;
    const drawn = scenes === 0 ? undefined : await drawScenes(scenes, options);
    const looks = options.looks === 0 ? undefined : await lookAtScenes(options.looks, options.app);
    const failures = checked.flatMap(each => each.failures);
    const mutants = await mutantsIn(checked);
    const value = {
      templates: checked.length,
      instances: checked.length * seeds,
      mutants: mutants.count,
      survivors: mutants.survivors.map(({ difference: _, ...survivor }) => survivor),
      waived: mutants.waived.length,
      failures,
      floors: Object.fromEntries(
        checked.flatMap(({ task, measured }) => (measured?.floors ? [[task.id, measured.floors]] : [])),
      ),
      ...(walked ? { walks: walked } : {}),
      ...(drawn ? { scenes: drawn } : {}),
      ...(looks ? { looks } : {}),
    };
    const splitless = await inNoSplit(checked);
    return {
      value,
      text: textOf({
        checked,
        seeds,
        mutants,
        floors: await floorsLine(checked),
        walked,
        drawn,
        looks,
        written,
        splitless,
      }),
      ok:
        failures.length === 0 &&
        mutants.survivors.length === 0 &&
        isClean(walked) &&
        isClean(drawn) &&
        leavesNothing(looks),
    };
  },
};
