import { writeFileSync } from 'node:fs';
import { lists } from './index.ts';
import type { Line } from './types.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { dayOf } from '../../../apps/todo/dates.ts';
import { ruleFor, settledRule } from '../../../apps/todo/repeat.ts';
import type { Task, Todo } from '../../../apps/todo/state.ts';

/*
 * Writes world.json from the lists of scripts/world: npx tsx scripts/world/todo/build.ts
 */
const at = (local: string): number => {
  const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+) (\d+):(\d+)$/.exec(local)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};

function rowOf(line: Line, list: string, position: number): Task {
  const [due = null, clock] = (line.due ?? '').split(' ').filter(Boolean);
  const [hour, minute] = (clock ?? '').split(':').map(Number);
  const { every, ...rule } = line.repeat ?? { every: 'day' as const };
  return {
    list,
    title: line.title,
    notes: line.notes ?? '',
    due,
    time: clock ? hour! * 60 + minute! : null,
    reminder: line.remind ?? null,
    snoozedUntil: null,
    priority: line.p ?? 'none',
    starred: line.star ?? false,
    repeat: line.repeat
      ? settledRule(
          { ...ruleFor(every, dayOf(due!)), ...rule, weekdays: [...(rule.weekdays ?? [])] },
          dayOf(due!),
        )
      : null,
    next: line.next ? `task-${line.next}` : null,
    subtasks: (line.steps ?? []).map((s, i) => ({
      id: `step-${line.id}-${i + 1}`,
      title: s.replace(/^\+/, ''),
      done: s.startsWith('+'),
    })),
    tags: [...(line.tags ?? [])],
    position,
    createdAt: at(line.made),
    completedAt: line.done ? at(line.done) : null,
    binnedAt: line.binned ? at(line.binned) : null,
  };
}

const world: Todo = {
  tasks: Object.fromEntries(
    lists.flatMap(l => l.lines.map((line, i) => [`task-${line.id}`, rowOf(line, `list-${l.id}`, i)])),
  ),
  lists: Object.fromEntries(
    lists.map((l, i) => [
      `list-${l.id}`,
      { name: l.name, colour: l.colour, icon: l.icon, position: i, createdAt: at(l.made) },
    ]),
  ),
  settings: {
    list: 'list-mine',
    reminder: 30,
    dayReminder: null,
    snooze: 60,
    firstDay: 1,
    showCompleted: true,
    confirmDeletes: false,
  },
  sorts: {},
  folded: [],
  searches: ['poppy', '#money', 'keith'],
  draft: null,
  undo: null,
};
writeFileSync(
  new URL('../../../apps/todo/world.json', import.meta.url),
  `${JSON.stringify(world, null, 1)}\n`,
);
console.log(Object.keys(world.tasks).length, 'tasks');
