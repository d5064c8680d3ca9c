import { instanceKey, instancesOf } from '../episode-id.ts';
import type { Plan } from '../folder.ts';
import type { RunReport } from '../report/report.ts';
import { incomparable, mixedBuilds } from '../report/versions.ts';

/** Tasks of a plan that have an instance, sorted. */
export const tasksOf = (plan: Plan): string[] =>
  [...new Set(instancesOf(plan).map(({ task }) => task))].sort();

const instances = (plan: Plan) => instancesOf(plan).map(instanceKey).sort();
const languages = ({ language, phoneLanguage, phrasing }: Plan) => [
  language ?? 'en',
  phoneLanguage ?? null,
  phrasing ?? 0,
];

/** A build whose verdicts are all of one kind; undefined where that is not known, or where it changed within the run. */
const versionsOf = (run: RunReport) => {
  if (!run.build || mixedBuilds(run).length > 0) return undefined;
  const { harness, tasks, simulator, world } = run.build;
  return [harness, tasks, simulator, world];
};

/** Runs with the same key may be ranked in one table. One whose versions are not known is alone. */
export const keyOf = (run: RunReport): string =>
  JSON.stringify([versionsOf(run) ?? run.path, instances(run.plan), languages(run.plan)]);

/** Why a run is in another table than the first one, in words. */
export function apartFrom(run: RunReport, first: RunReport): string[] {
  const found: string[] = [];
  const versions = incomparable(run, first);
  if (versions) found.push(versions);
  found.push(...mixedBuilds(run).map(words => `${run.id}: ${words}`));
  const [mine, theirs] = [tasksOf(run.plan), tasksOf(first.plan)];
  const both = mine.filter(task => theirs.includes(task)).length;
  if (both < mine.length || both < theirs.length)
    found.push(
      `The tasks are others: ${mine.length} here and ${theirs.length} in the first table, ${both} of them in both.`,
    );
  else if (JSON.stringify(instances(run.plan)) !== JSON.stringify(instances(first.plan)))
    found.push('The tasks are the same, and their seeds are others, so that the instances differ.');
  if (JSON.stringify(languages(run.plan)) !== JSON.stringify(languages(first.plan)))
    found.push('The goals or the phones were in another language, or the goals in another wording.');
  return found;
}
