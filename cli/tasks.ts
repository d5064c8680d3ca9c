import { usage } from './errors.ts';
import { table } from './output.ts';
import { whole, type CommandSpec } from './program.ts';
import { instancesOn, SIDES } from './run/instances.ts';
import { demandApp, demandSuite } from './suites.ts';

interface Options {
  split?: string;
  suite?: string;
  app?: string;
  level?: number;
  seeds?: number;
}

export const tasks: CommandSpec = {
  name: 'tasks',
  describe: 'lists the task templates',
  shape: command =>
    command
      .argument('[patterns...]', 'ids, in which * stands for anything')
      .option(
        '--split <name>',
        'those of a split: mini, test, train, real, small, small-unseen, seen, by-instance, by-template, by-app, all',
      )
      .option('--suite <name>', 'those of a suite')
      .option('--app <id>', 'those that need an app')
      .option('--level <number>', 'those of a level', whole(1, 4))
      .option(
        '--seeds <number>',
        'with seen or by-instance: so many seeds of each that lie on that side, for a trainer of one’s own',
        whole(1, 100_000),
      ),
  async run(options: Options, patterns) {
    const [{ selectTasks }, { probesOn, summary }, { compositionText }] = await Promise.all([
      import('../bench/run/select.ts'),
      import('../bench/tasks/registry.ts'),
      import('../bench/tasks/composition.ts'),
    ]);
    await Promise.all([demandSuite(options.suite), demandApp(options.app)]);
    const side = SIDES[options.split ?? ''];
    if (options.seeds !== undefined && !side)
      throw usage(
        `--seeds is for --split ${Object.keys(SIDES).join(' or ')}, which are divided by instance: of others any seed will do`,
      );
    const found = selectTasks(patterns, options);
    const own =
      side && options.seeds !== undefined ? await instancesOn(side, found, options.seeds) : undefined;
    const value = found
      .map(task => ({ ...summary(task), probes: probesOn(task) }))
      .flatMap(t => (!own ? [t] : own[t.id] ? [{ ...t, seeds: own[t.id] }] : []));
    const text = `${table(
      ['task', 'level', 'kind', 'budget', 'apps', 'probes', ...(own ? ['seeds'] : ['needs', 'tags'])],
      value.map(t => [
        t.id,
        t.level,
        t.kind,
        t.budget,
        t.apps.join(' '),
        t.probes.length > 0 ? 'yes' : 'no',
        ...(own ? [own[t.id]!.join(' ')] : [compositionText(t.needs), t.tags.join(' ')]),
      ]),
    )}\n${value.length} tasks`;
    return { value, text };
  },
};
