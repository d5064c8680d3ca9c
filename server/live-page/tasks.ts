import { task, TaskError } from '../../bench/tasks/form.ts';
import { int } from '../../bench/tasks/sample.ts';
import { instantiateOn } from '../../bench/tasks/instance.ts';
import type { Phone } from '../../apps/catalogue.ts';
import { loadWorld } from '../phones/world.ts';
import type { Task, TaskSource } from '../episodes/tasks.ts';

const SUITE = 'miniwob';
/** Steps that an agent may take: MiniWoB++ counts seconds, ten for most pages. */
const BUDGET = 30;

/** A page of MiniWoB++ as a task: it is done when the page has given its whole reward. */
const pageTask = (name: string): Task =>
  task(
    `${SUITE}/${name}`,
    { seed: int(0, 2 ** 31 - 1) },
    {
      tags: [SUITE],
      ask: {
        en: [
          'The browser shows a page that says at its top what to do. Do that.',
          'Do what the page in the browser asks for.',
        ],
        zh: ['按照浏览器里那个页面顶部的要求去做。'],
      },
      setup: (_s, { seed }, ctx) => {
        ctx.act('browser', 'openInTab', { url: `https://miniwob.example/${name}?seed=${seed}` });
        ctx.system('openApp', { app: 'browser' });
      },
      goals: {
        rewarded: ({ now }) =>
          now.ui.live !== undefined &&
          now.ui.live.page === `/miniwob/miniwob/${name}.html` &&
          now.ui.live.done &&
          now.ui.live.reward >= 1,
      },
      solve: () => {
        throw new TaskError('INVALID_TASK', 'Nobody wrote a solver for this page');
      },
      nearMisses: {},
    },
  ) as Task;

/** A source of tasks with one more for each page of a folder of MiniWoB++, in the suite `miniwob`. */
export function withMiniwob(source: TaskSource, names: readonly string[]): TaskSource {
  const own = new Map(names.map(name => [`${SUITE}/${name}`, pageTask(name)]));
  const summary = (t: Task) =>
    own.has(t.id)
      ? {
          id: t.id,
          suite: SUITE,
          level: 1,
          apps: ['browser'],
          kind: t.kind,
          budget: BUDGET,
          solverSteps: 0,
          tags: t.tags,
        }
      : source.summary(t);
  return {
    find: id => own.get(id) ?? source.find(id),
    list: (filter = {}) =>
      filter.suite === SUITE
        ? [...own.values()].filter(
            () =>
              filter.split === undefined &&
              (filter.app ?? 'browser') === 'browser' &&
              (filter.level ?? 1) === 1,
          )
        : source.list(filter),
    summary,
    budget: id => (own.has(id) ? BUDGET : source.budget(id)),
    async instantiate(id, seed, options) {
      const found = own.get(id);
      return found
        ? {
            ...(await instantiateOn((await loadWorld()).tree as unknown as Phone, found, seed, options)),
            budget: BUDGET,
          }
        : source.instantiate(id, seed, options);
    },
  };
}
