import type { MeasuredFloors } from '../bench/tasks/measured.ts';
import { whole, type CommandSpec } from './program.ts';

interface Options {
  seed: number;
}

const percent = (share: number) => `${Number((100 * share).toFixed(1))} %`;

/** How far policies that do not look at the phone get, in a line. */
function floorsText({
  nothing,
  impossible,
  constant,
  keys,
  atStart,
  unasked,
  firstRow,
}: MeasuredFloors): string {
  return [
    `nothing done ${percent(nothing)}`,
    `impossible at once ${percent(impossible)}`,
    ...(constant === null ? [] : [`best constant answer ${percent(constant)} of ${keys} keys`]),
    ...(atStart === null ? [] : [`right at the start ${percent(atStart)}`]),
    ...(firstRow === null ? [] : [`first row of every list ${percent(firstRow)}`]),
    ...(unasked === 1 ? [] : [`never asked ${percent(unasked)}`]),
  ].join(', ');
}

export const task: CommandSpec = {
  name: 'task',
  describe: 'shows a template: its parameters, an instance, its goals, invariants and near misses',
  shape: command =>
    command.argument('<id>', 'suite/name').option('--seed <number>', 'the instance', whole(0), 1),
  async run({ seed }: Options, [id]) {
    const [{ findTask, instantiate, summary }, { createWorld }, { compositionText }, { floorsOf }] =
      await Promise.all([
        import('../bench/tasks/registry.ts'),
        import('../apps/catalogue.ts'),
        import('../bench/tasks/composition.ts'),
        import('../bench/tasks/measured.ts'),
      ]);
    const floors = floorsOf(findTask(id!));
    const found = findTask(id!);
    const world = (await createWorld()) as unknown as import('../apps/catalogue.ts').Phone;
    const { params, goals, scenario, answerSheet, budget } = await instantiate(id!, seed);
    const { goals: goalsOf = {}, invariants = {}, nearMisses } = found.spec;
    const endings = Object.fromEntries(
      Object.entries(nearMisses).map(([name, { because }]) => [name, [because].flat()]),
    );
    const value = {
      ...summary(found),
      expects: found.expects,
      parameters: found.params.schema(world),
      floors,
      ...(found.spec.guessable === undefined ? {} : { guessable: found.spec.guessable }),
      ...(found.spec.counterpart === undefined ? {} : { counterpart: found.spec.counterpart }),
      userKnows: Object.keys(found.spec.user ?? {}),
      changes: [...found.expected.map(change => change.name), ...Object.keys(goalsOf)],
      invariants: Object.keys(invariants),
      nearMisses: endings,
      instance: { seed, params, goal: goals, budget, answerSheet, scenario },
    };
    const line = (name: string, text: string) => `${name.padEnd(11)} ${text}`;
    const text = [
      line(
        found.id,
        `level ${value.level}, ${value.kind}, budget ${budget}, apps ${value.apps.join(' ') || '–'}, ${value.tags.join(' ')}`,
      ),
      ...(value.counterpart === undefined
        ? []
        : [line('stands for', `${value.counterpart} of AndroidWorld`)]),
      line('needs', compositionText(value.needs)),
      line('floors', floors ? floorsText(floors) : 'not measured yet'),
      ...(found.spec.guessable === undefined ? [] : [line('guessable', found.spec.guessable)]),
      ...(value.userKnows.length > 0 ? [line('user knows', value.userKnows.join(', '))] : []),
      line(
        'changes',
        [
          ...value.changes,
          ...(found.answer ? [`answer (${Object.keys(found.answer.fields).join(', ')})`] : []),
        ].join(', ') || '–',
      ),
      line('invariants', value.invariants.join(', ') || '–'),
      ...Object.entries(endings).map(([name, because]) =>
        line('near miss', `${name}, refused by ${because.join(', ')}`),
      ),
      '',
      `Seed ${seed}`,
      line('en', goals.en),
      line('zh', goals.zh),
      line('parameters', JSON.stringify(params)),
      line(
        'set-up',
        `${scenario.length} operations: ${[...new Set(scenario.map(op => op.path.split('/').slice(0, 4).join('/')))].join(' ')}`,
      ),
    ].join('\n');
    return { value, text };
  },
};
