import { policiesOf } from './policies.ts';
import type { Failure } from '../tasks/refusals.ts';
import type { Budget } from '../tasks/instance.ts';
import { compositionKeys, compositionOf, compositionText } from '../tasks/composition.ts';
import type { Task } from '../tasks/form.ts';
import type { Measured } from '../tasks/measured.ts';
import { addMutants, noMutants, type MutantResult } from '../tasks/mutants/index.ts';

export interface Checked {
  task: Task;
  budget: Budget | undefined;
  failures: readonly Failure[];
  measured?: Measured;
  mutants?: MutantResult;
}

const percentOf = (part: number, total: number) =>
  total === 0 ? '0 %' : `${Math.round((100 * part) / total)} %`;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function counts(title: string, of: readonly Checked[], key: (checked: Checked) => string): string {
  const found = new Map<string, number>();
  for (const checked of of) found.set(key(checked), (found.get(key(checked)) ?? 0) + 1);
  const rows = [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `| ${name} | ${count} | ${percentOf(count, of.length)} |`);
  return [`| ${title} | templates | share |`, '|---|---:|---:|', ...rows].join('\n');
}

const needs = ({ task, budget, measured }: Checked) =>
  compositionOf(task, measured?.needs, budget?.apps ?? []);

/** How many templates need how much of each: apps, lookups and so on. */
function compositionLines(all: readonly Checked[]): string[] {
  const found = new Map<string, number>();
  for (const key of all.flatMap(checked => compositionKeys(needs(checked))))
    found.set(key, (found.get(key) ?? 0) + 1);
  const rows = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    '| composition | templates | share |',
    '|---|---:|---:|',
    ...rows.map(([key, count]) => `| ${key} | ${count} | ${percentOf(count, all.length)} |`),
    '',
  ];
}

const share = (value: number) => `${(100 * value).toFixed(1)} %`;

/** What policies that do not look at the phone score over the suite, and which templates may be guessed. */
function policyLines(all: readonly Checked[]): string[] {
  const policies = policiesOf(all.map(({ measured }) => measured?.floors ?? null));
  if (!policies) return [];
  const { scores, constant } = policies;
  const guessable = all.flatMap(({ task }) =>
    task.spec.guessable === undefined ? [] : [`- ${task.id}: ${task.spec.guessable}`],
  );
  return [
    '## What not looking scores',
    '',
    'Success over the whole suite, measured over 50 seeds of each template. An agent’s score is worth what it is above these.',
    '',
    '| policy | success |',
    '|---|---:|',
    ...scores.map(({ label, success }) => `| ${label} | ${share(success)} |`),
    '',
    ...(constant
      ? [
          `Of the ${constant.instances} templates that ask for an answer, the best constant one is right on ${share(constant.right)} of the seeds, and the best constant of each field on ${share(constant.fields)}.`,
          '',
        ]
      : []),
    ...(guessable.length > 0
      ? ['These templates may be guessed more often than others:', '', ...guessable, '']
      : []),
  ];
}

/** How many mutants were made of the honest endings, and what the judges said of them. */
function mutantLines(all: readonly Checked[]): string[] {
  const total = noMutants();
  for (const { mutants } of all) if (mutants) addMutants(total, mutants);
  const { harmful, refused, harmless, accepted } = total.count;
  if (harmful + harmless === 0) return [];
  return [
    '| mutants of honest endings | made | judged rightly |',
    '|---|---:|---:|',
    `| harmful, to be refused | ${harmful} | ${refused} |`,
    `| harmless, to be accepted | ${harmless} | ${accepted} |`,
    '',
    `${total.survivors.length} survived; ${total.waived.length} more are waived by their templates${total.waived.length > 0 ? ':' : '.'}`,
    '',
    ...[...new Set(total.waived.map(({ task, reason }) => `- ${task}: ${reason}`))],
    ...(total.waived.length > 0 ? [''] : []),
  ];
}

/** The text of docs/benchmark.md: every template with its level, its budget and the result of its check over these seeds. */
export function benchmarkPage(all: readonly Checked[], seeds: readonly number[]): string {
  const failures = all.flatMap(({ failures: of }) => of);
  const failed = all.filter(checked => checked.failures.length > 0);
  const suites = [...new Set(all.map(({ task }) => task.suite))].sort();
  const many = all.filter(checked => needs(checked).apps >= 2).length;
  const row = (checked: Checked) => {
    const { task, budget, failures: of } = checked;
    return `| ${task.name} | ${budget?.level ?? '–'} | ${task.kind} | ${budget?.apps.join(', ') || '–'} | ${compositionText(needs(checked))} | ${budget?.steps ?? '–'} | ${budget?.budget ?? '–'} | ${Object.keys(task.spec.nearMisses).length} | ${of.length === 0 ? 'passed' : `**${of.length} failed**`} |`;
  };
  return [
    '# Benchmark',
    '',
    'Written by `npx tapworld check --write`; do not edit. Each template was checked on the real screen:',
    '',
    '- The start does not satisfy it, and doing nothing earns nothing.',
    '- Its solver succeeds within the budget and without side effects.',
    '- Two runs give the same state hashes.',
    '- A random agent does not succeed, nor who takes the first row of every list, nor a solver that stops one step early.',
    '- Doing nothing, declaring it impossible and any constant answer stay below their limits on 50 seeds.',
    '- Each near miss is refused for its stated reason.',
    '',
    `${all.length} templates over ${seeds.length} seeds each: ${all.length - failed.length} passed, ${failed.length} failed. ${percentOf(many, all.length)} need two apps or more.`,
    '',
    ...mutantLines(all),
    counts('level', all, ({ budget }) => String(budget?.level ?? '–')),
    '',
    counts('kind', all, ({ task }) => task.kind),
    '',
    ...compositionLines(all),
    ...policyLines(all),
    ...(failures.length > 0
      ? [
          '## What failed',
          '',
          '| template | seed | what |',
          '|---|---:|---|',
          ...failures.map(f => `| ${f.task} | ${f.seed || 'any'} | ${cell(f.what)} |`),
          '',
        ]
      : []),
    '## Templates',
    '',
    'Level and budget follow from the steps that the solver took over the seeds: the level from their median, the budget from the most. The budget is 2.5 times as many, and at least 10. An instance may need fewer apps than the template uses over its seeds. What a template needs beside steps is explained in [add-a-task.md](add-a-task.md).',
    '',
    ...suites.flatMap(suite => [
      `### ${suite}`,
      '',
      '| template | level | kind | apps | needs | solver’s steps | budget | near misses | check |',
      '|---|---:|---|---|---|---:|---:|---:|---|',
      ...all.filter(({ task }) => task.suite === suite).map(row),
      '',
    ]),
  ].join('\n');
}
