import { makeNote } from '../notes/make.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, open, row, scrollTo, tap, toggle } from '../steps.ts';
import { LIST_NAMES, LISTS, TITLES } from './make.ts';

interface P {
  name: string;
  titles: string[];
  count: number;
  lists: (typeof LISTS)[number][];
}
const wanted = (p: P) => p.titles.slice(0, p.count);
/** Makes the tasks as sharing a note does. */
const take = (ctx: SetupCtx, titles: readonly string[], list: string) =>
  ctx.act('todo', 'takeShared', { lines: titles.map(title => ({ title })), list });

export const noteToTasks = task(
  'todo/note-to-tasks',
  params({
    name: oneOf('Before the boat', 'Saturday jobs', 'From the meeting', 'When it is dry', 'For the party'),
    titles: distinct(6, oneOf(...TITLES)),
    count: int(3, 4),
    lists: distinct(2, oneOf(...LISTS)),
  }),
  {
    tags: ['cross-app', 'share', 'transcription'],
    ask: {
      en: [
        p => `Make a task of each line of my note “${p.name}”, in the To-do list ${LIST_NAMES[p.lists[0]!]}.`,
        p =>
          `The note “${p.name}” in Notes has one job a line. Put each of them into To-do as a task of its own, in ${LIST_NAMES[p.lists[0]!]}.`,
      ],
      zh: [
        p => `把备忘录“${p.name}”里的每一行分别变成“To-do”中“${LIST_NAMES[p.lists[0]!]}”列表里的一个任务。`,
      ],
    },
    setup: (s, p, ctx) => {
      makeNote(s, ctx, { title: p.name, body: wanted(p).join('\n'), hoursAgo: 5 });
      makeNote(s, ctx, {
        title: `${p.name} (last year)`,
        body: p.titles.slice(3).join('\n'),
        hoursAgo: 8_800,
      });
    },
    expect: { made: (_s, p, ctx) => take(ctx, wanted(p), p.lists[0]!) },
    solve: function* (seen, p) {
      seen = yield open('notes');
      seen = yield* scrollTo(seen, row(p.name));
      seen = yield tap(seen, row(p.name));
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Share'));
      seen = yield tap(seen, row('To-do'));
      seen = yield* scrollTo(seen, toggle(LIST_NAMES[p.lists[0]!]));
      seen = yield tap(seen, toggle(LIST_NAMES[p.lists[0]!]));
      yield tap(seen, button('Add'));
      yield done();
    },
    nearMisses: {
      withTheTitle: {
        change: (_s, p, ctx) => take(ctx, [p.name, ...wanted(p)], p.lists[0]!),
        because: 'sideEffects',
      },
      lastYears: {
        change: (_s, p, ctx) => take(ctx, p.titles.slice(3), p.lists[0]!),
        because: ['made', 'sideEffects'],
      },
      asOne: {
        change: (_s, p, ctx) => take(ctx, [wanted(p).join(' ')], p.lists[0]!),
        because: ['made', 'sideEffects'],
      },
      andTheNoteGone: {
        change: (s, p, ctx) => {
          take(ctx, wanted(p), p.lists[0]!);
          const [note] = Object.entries(s.apps.notes.notes).find(([, n]) => n.title === p.name)!;
          ctx.act('notes', 'bin', { notes: [note] });
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      typed: {
        change: (_s, p, ctx) => {
          for (const text of wanted(p).reverse()) ctx.act('todo', 'add', { text, list: p.lists[0]! });
        },
      },
    },
  },
);
