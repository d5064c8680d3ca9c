import type { Checked } from '../bench/run/benchmark-page.ts';
import type { MutantResult, Survivor } from '../bench/tasks/mutants/index.ts';
import { withCheckOptions, type Options } from './check/options.ts';
import { drawScenes, sceneDifferenceText, scenesWanted, type Drawn } from './check/scenes.ts';
import { checkTemplates, inNoSplit, writeBudgets } from './check/templates.ts';
import { walkApps, walkDifferenceText, type Walked } from './check/walks.ts';
import { usage } from './errors.ts';
import { table, type Output } from './output.ts';
import type { CommandSpec } from './program.ts';

/** What a check has found. */
interface Findings {
  checked: Checked[];
  seeds: number;
  mutants: MutantResult;
  walked: Walked | undefined;
  drawn: Drawn | undefined;
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
  const { harmful, refused, harmless, accepted } = count;
  if (harmful + harmless === 0) return [];
  const outcome = `${survivors.length} survived, ${waived.length} waived`;
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
  return [`${scenes} scenes on fresh pages and in two orders: ${result}`];
}

function splitLine(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const them = ids.length === 1 ? 'it' : 'each';
  return [`In no split: ${ids.join(', ')}. Add ${them} to bench/tasks/splits/test.json or train.json.`];
}

function textOf(findings: Findings): string {
  const { checked, mutants, walked, drawn, written, splitless } = findings;
  const brokenWalks = walked?.broken ?? [];
  const brokenScenes = drawn?.broken ?? [];
  return [
    ...failuresTable(checked),
    ...mutants.survivors.map(survivorText),
    ...(walked?.differences ?? []).map(walkDifferenceText),
    ...(drawn?.differences ?? []).map(sceneDifferenceText),
    ...brokenWalks.map(({ app, walk, what }) => `${app}, walk ${walk}, broke off: ${what}`),
    ...brokenScenes.map(({ scene, what }) => `${scene} could not be drawn: ${what}`),
    ...templatesLine(findings),
    ...mutantsLine(mutants),
    ...walksLine(walked),
    ...scenesLine(drawn),
    ...(written.length > 0 ? [`Written: ${written.join(', ')}`] : []),
    ...splitLine(splitless),
  ].join('\n');
}

const isClean = (part: Walked | Drawn | undefined) =>
  !part || part.differences.length + part.broken.length === 0;

export const check: CommandSpec = {
  name: 'check',
  describe: 'checks task templates over seeds, and that phones look the same wherever they are drawn',
  shape: withCheckOptions,
  async run(options: Options, patterns): Promise<Output> {
    const { seeds, walks, write } = options;
    const scenes = scenesWanted(options);
    if (seeds === 0 && ((walks === 0 && scenes === 0) || write))
      throw usage('--seeds 0 leaves nothing to check or to write; give --walks or --scenes');
    const checked = seeds > 0 ? await checkTemplates(patterns, options) : [];
    const written = write ? await writeBudgets(checked, seeds, patterns.length === 0) : [];
    const walked = walks > 0 ? await walkApps(options) : undefined;
    const drawn = scenes === 0 ? undefined : await drawScenes(scenes, options);
    const failures = checked.flatMap(each => each.failures);
    const mutants = await mutantsIn(checked);
    const value = {
      templates: checked.length,
      instances: checked.length * seeds,
      mutants: mutants.count,
      survivors: mutants.survivors.map(({ difference: _, ...survivor }) => survivor),
      waived: mutants.waived.length,
      failures,
      ...(walked ? { walks: walked } : {}),
      ...(drawn ? { scenes: drawn } : {}),
    };
    const splitless = await inNoSplit(checked);
    return {
      value,
      text: textOf({ checked, seeds, mutants, walked, drawn, written, splitless }),
      ok: failures.length === 0 && mutants.survivors.length === 0 && isClean(walked) && isClean(drawn),
    };
  },
};
