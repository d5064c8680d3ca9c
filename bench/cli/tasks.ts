import { table } from './output.ts';
import { whole, type CommandSpec } from './program.ts';
import { demandApp, demandSuite } from './suites.ts';

interface Options { split?: string; suite?: string; app?: string; level?: number }

export const tasks: CommandSpec = {
  name: 'tasks',
  describe: 'lists the task templates',
  shape: command => command.argument('[patterns...]', 'ids, in which * stands for anything')
    .option('--split <name>', 'those of a split: mini, test, train, real, small, small-unseen, seen, by-instance, by-template, by-app, all').option('--suite <name>', 'those of a suite')
    .option('--app <id>', 'those that need an app').option('--level <number>', 'those of a level', whole(1, 4)),
  async run(options: Options, patterns) {
    const [{ selectTasks }, { summary }] = await Promise.all([import('../run/select.ts'), import('../tasks/registry.ts')]);
    await Promise.all([demandSuite(options.suite), demandApp(options.app)]);
    const value = selectTasks(patterns, options).map(summary);
    const text = `${table(['task', 'level', 'kind', 'budget', 'apps', 'tags'], value.map(t => [t.id, t.level, t.kind, t.budget, t.apps.join(' '), t.tags.join(' ')]))}\n${value.length} tasks`;
    return { value, text };
  },
};
