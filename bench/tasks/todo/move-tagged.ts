import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, longPress, open, option, row, scrollTo, tap } from '../steps.ts';
import { LIST_NAMES, LISTS, putTask, taskId, TITLES } from './make.ts';

interface P {
  titles: string[];
  tag: string;
  count: number;
  lists: (typeof LISTS)[number][];
}
const ids = (p: P) => Array.from({ length: p.count }, (_, i) => taskId(i));
const move = (ctx: SetupCtx, tasks: string[], list: string) => ctx.act('todo', 'move', { tasks, list });

export const moveTagged = task(
  'todo/move-tagged',
  params({
    titles: distinct(6, oneOf(...TITLES)),
    tag: oneOf('loft', 'regatta', 'shed', 'visitors', 'allotment'),
    count: int(2, 3),
    lists: distinct(3, oneOf(...LISTS)),
  }),
  {
    tags: ['organise', 'repetition'],
    ask: {
      en: [
        ({ tag, lists }) =>
          `Move all open tasks tagged #${tag} in To-do to the list ${LIST_NAMES[lists[0]!]}. Leave the completed ones where they are.`,
        ({ tag, lists }) =>
          `Everything with the tag ${tag} that is still to be done belongs in my To-do list ${LIST_NAMES[lists[0]!]}: move it there, but not what is completed.`,
      ],
      zh: [
        ({ tag, lists }) =>
          `把“To-do”里所有带“${tag}”标签的未完成任务移到“${LIST_NAMES[lists[0]!]}”列表，已完成的不要动。`,
      ],
    },
    setup: (s, p) => {
      p.titles.slice(0, p.count).forEach((title, i) =>
        putTask(s, i, {
          title,
          tags: [p.tag],
          list: p.lists[1 + (i % 2)]!,
          due: i === 1 ? '2026-03-19' : null,
        }),
      );
      putTask(s, 3, {
        title: p.titles[3]!,
        tags: [p.tag],
        list: p.lists[1]!,
        completedAt: s.clock.now - 90_000_000,
      });
      putTask(s, 4, { title: p.titles[4]!, tags: [`${p.tag}-old`], list: p.lists[1]! });
      putTask(s, 5, { title: p.titles[5]!, notes: `See #${p.tag}.`, list: p.lists[2]! });
    },
    expect: {
      // Where in the list they stand is left open: that follows from the order in which they were moved.
      moved: (s, p, ctx, now) => {
        move(ctx, ids(p), p.lists[0]!);
        for (const id of ids(p)) {
          const made = now.apps.todo.tasks[id];
          if (made && made.list === p.lists[0]) s.apps.todo.tasks[id]!.position = made.position;
        }
      },
    },
    solve: function* (seen, p) {
      seen = yield open('todo');
      seen = yield* scrollTo(seen, button(`#${p.tag}`));
      seen = yield tap(seen, button(`#${p.tag}`));
      for (let i = 0; i < p.count; i++) {
        seen = yield* scrollTo(seen, row(p.titles[i]!));
        seen = i === 0 ? yield longPress(seen, row(p.titles[i]!)) : yield tap(seen, row(p.titles[i]!));
      }
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Move to list'));
      yield tap(seen, option(LIST_NAMES[p.lists[0]!]));
      yield done();
    },
    nearMisses: {
      theCompletedToo: {
        change: (_s, p, ctx) => move(ctx, [...ids(p), taskId(3)], p.lists[0]!),
        because: ['moved', 'sideEffects'],
      },
      theOldTagToo: {
        change: (_s, p, ctx) => move(ctx, [...ids(p), taskId(4)], p.lists[0]!),
        because: ['moved', 'sideEffects'],
      },
      tagTakenOff: {
        change: (_s, p, ctx) => {
          move(ctx, ids(p), p.lists[0]!);
          ctx.act('todo', 'untag', { tasks: [taskId(0)], tag: p.tag });
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      oneByOne: {
        change: (_s, p, ctx) => {
          for (const id of ids(p).reverse()) move(ctx, [id], p.lists[0]!);
        },
      },
    },
  },
);
