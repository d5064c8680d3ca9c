import type { Failure } from '../tasks/conformance.ts';
import type { Budget } from '../tasks/instance.ts';
import type { Task } from '../tasks/form.ts';
import { addMutants, noMutants, type MutantResult } from '../tasks/mutants/index.ts';

export interface Checked {
  task: Task;
  budget: Budget | undefined;
  failures: readonly Failure[];
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
  const many = all.filter(({ budget }) => (budget?.apps.length ?? 0) >= 2).length;
  const row = ({ task, budget, failures: of }: Checked) =>
    `| ${task.name} | ${budget?.level ?? '–'} | ${task.kind} | ${budget?.apps.join(', ') || '–'} | ${budget?.steps ?? '–'} | ${budget?.budget ?? '–'} | ${Object.keys(task.spec.nearMisses).length} | ${of.length === 0 ? 'passed' : `**${of.length} failed**`} |`;
  return [
    '# Benchmark',
    '',
    'Written by `npx tapworld check --write`; do not edit. Each template was checked on the real screen:',
    '',
    '- The start does not satisfy it, and doing nothing earns nothing.',
    '- Its solver succeeds within the budget and without side effects.',
    '- Two runs give the same state hashes.',
    '- A random agent does not succeed.',
    '- Each near miss is refused for its stated reason.',
    '',
    `${all.length} templates over ${seeds.length} seeds each: ${all.length - failed.length} passed, ${failed.length} failed. ${percentOf(many, all.length)} need two apps or more.`,
    '',
    ...mutantLines(all),
    counts('level', all, ({ budget }) => String(budget?.level ?? '–')),
    '',
    counts('kind', all, ({ task }) => task.kind),
    '',
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
    'Level and budget follow from the most steps that the solver took over the seeds. The budget is 2.5 times as many, and at least 10.',
    '',
    ...suites.flatMap(suite => [
      `### ${suite}`,
      '',
      '| template | level | kind | apps | solver’s steps | budget | near misses | check |',
      '|---|---:|---|---|---:|---:|---:|---|',
      ...all.filter(({ task }) => task.suite === suite).map(row),
      '',
    ]),
  ].join('\n');
}
