import { relative } from 'node:path';
import { inOrder, tryOf } from '../bench/run/episode-id.ts';
import type { Plan } from '../bench/run/folder.ts';
import type { Result, Summary } from '../bench/run/results.ts';
import { fit, percent, short, table } from './output.ts';

/** A run of at most so many episodes is listed in full; of a longer one, only what was no success. */
const MOST_LISTED = 40;

/** Why an episode ended as it did: its error, or what its verdict lacks. */
function why({ error, verdict }: Result): string {
  if (error) return error.message;
  if (!verdict) return '';
  const unmet = verdict.changes.filter(change => !change.met).map(change => change.name);
  const broken = verdict.invariants.filter(invariant => !invariant.held).map(invariant => invariant.name);
  return [...unmet, ...broken, ...verdict.sideEffects.slice(0, 3).map(effect => effect.words)].join(', ');
}

/** Episodes in a table no wider than `columns`: the last column is cut. */
function episodes(results: readonly Result[], columns: number): string[] {
  const listed = results.filter(r => results.length <= MOST_LISTED || r.outcome !== 'success').sort(inOrder);
  const visible = listed.slice(0, MOST_LISTED);
  if (visible.length === 0) return [];
  const hasTries = results.some(r => r.try !== undefined);
  const rows = visible.map(r => [
    r.task,
    r.seed,
    ...(hasTries ? [tryOf(r)] : []),
    r.outcome,
    r.steps,
    r.verdict ? short(r.verdict.progress) : null,
  ]);
  const headings = ['task', 'seed', ...(hasTries ? ['try'] : []), 'outcome', 'steps', 'progress'];
  const width = Math.max(20, columns - table(headings, rows).indexOf('\n') - 2);
  const full = rows.map((row, i) => [...row, fit(why(visible[i]!), width)]);
  const more = listed.length - visible.length;
  return [table([...headings, 'why'], full), ...(more > 0 ? [`and ${more} more`] : []), ''];
}

const group = (name: string, of: Summary['byApp']) =>
  table(
    [name, 'episodes', 'success'],
    Object.entries(of).map(([key, g]) => [key, g.episodes, percent(g.successRate)]),
  );

/** What a model used, in a line. */
export function usageLine({
  calls,
  promptTokens,
  completionTokens,
  cachedTokens,
  kept,
  ms,
  cost,
}: NonNullable<Summary['usage']>): string {
  const price = cost === null ? '' : `, cost ${short(cost, 4)}`;
  const again = kept === undefined ? '' : ` and ${kept} kept replies`;
  const cached = cachedTokens === undefined ? '' : ` (${cachedTokens} from the provider’s cache)`;
  return `model: ${calls} calls${again}, ${promptTokens} prompt tokens${cached}, ${completionTokens} completion tokens, ${short(ms / 1_000, 1)} s${price}`;
}

/** The episodes' verdicts and then the figures of the run, for a terminal of so many columns. */
export function report(summary: Summary, results: readonly Result[], path: string, columns: number): string {
  if (summary.episodes === 0) return `No episode has ended yet. The run is in ${path}`;
  const outcomes = Object.entries(summary.outcomes)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => `${n} ${name}`)
    .join(', ');
  const { usage, replay } = summary;
  return [
    ...episodes(results, columns),
    ...(Object.keys(summary.byApp).length > 0 ? [group('app', summary.byApp), ''] : []),
    group('level', summary.byLevel),
    '',
    `${summary.episodes} ${summary.episodes === 1 ? 'episode' : 'episodes'}: ${outcomes}`,
    `success ${percent(summary.successRate)} (${percent(summary.successRateUndeclared)} without requiring the agent to declare the end)`,
    `progress ${percent(summary.progress)}, side effects in ${percent(summary.sideEffects)} of episodes, declared over without success in ${percent(summary.falseDone)}`,
    ...(usage ? [usageLine(usage)] : []),
    ...(replay
      ? [
          `replay: ${replay.recorded} moves as recorded, ${replay.resolved} on an element found elsewhere, ${replay.looked} scrolls to find one`,
        ]
      : []),
    `${short(summary.stepsPerSecond, 1)} steps per second`,
    `The run is in ${path}`,
  ].join('\n');
}

/** What is to be known of tries that say nothing of chance; empty where there are none. */
export const repeatWords = ({ agent, tries, repeats }: Pick<Plan, 'agent' | 'tries' | 'repeats'>): string =>
  repeats
    ? `\nThe agent ${agent.split(':')[0]} draws nothing, so all ${tries} tries of an instance are the same: pass@k says no more than success.`
    : '';

/** A word of a command line. */
const quoted = (word: string) => (/^[\w./@:+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** The command that goes on with a run, with the options that it needs again. */
export function resumeCommand(
  command: string,
  path: string,
  { server, queue }: { server?: string | undefined; queue?: string | undefined } = {},
): string {
  const below = relative(process.cwd(), path);
  const folder = below === '' || below.startsWith('..') ? path : below;
  const again = Object.entries({ resume: folder, server, queue }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name} ${quoted(value)}`],
  );
  return `tapworld ${command} ${again.join(' ')}`;
}
