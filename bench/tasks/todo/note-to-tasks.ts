import { added, exactly } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { makeNote } from '../notes/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { button, done, open, row, scrollTo, tap, toggle } from '../steps.ts';
import { LIST_NAMES, LISTS, putTask, TITLES } from './make.ts';

interface P {
  name: string;
  titles: string[];
  count: number;
  lists: (typeof LISTS)[number][];
}
const wanted = (p: P) => p.titles.slice(0, p.count);
const put = (s: Phone, titles: readonly string[], list: string, from = 60) =>
  titles.forEach((title, i) => putTask(s, from + i, { title, list, createdAt: s.clock.now }));
const fresh = ({ was, now }: { was: Phone; now: Phone }) => added(was.apps.todo.tasks, now.apps.todo.tasks);
const plain = (text: string) => text.trim().toLowerCase();

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
    goals: {
      made: {
        weight: 3,
        test: m =>
          exactly(
            fresh(m),
            wanted(m.p).map(
              title => t => plain(t.title) === plain(title) && t.completedAt === null && t.binnedAt === null,
            ),
          ),
      },
      inTheList: m => fresh(m).length > 0 && fresh(m).every(t => t.list === m.p.lists[0]),
    },
    allow: s => [newIn(s.apps.todo.tasks)],
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
      oneMissing: { change: (s, p) => put(s, wanted(p).slice(1), p.lists[0]!), because: 'made' },
      withTheTitle: { change: (s, p) => put(s, [p.name, ...wanted(p)], p.lists[0]!), because: 'made' },
      anotherList: { change: (s, p) => put(s, wanted(p), p.lists[1]!), because: 'inTheList' },
      lastYears: { change: (s, p) => put(s, p.titles.slice(3), p.lists[0]!), because: 'made' },
      asOne: { change: (s, p) => put(s, [wanted(p).join(' ')], p.lists[0]!), because: 'made' },
      andTheNoteGone: {
        change: (s, p, ctx) => {
          put(s, wanted(p), p.lists[0]!);
          Object.values(s.apps.notes.notes).find(n => n.title === p.name)!.binnedAt = ctx.now;
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      typed: {
        change: (s, p) =>
          put(
            s,
            [...wanted(p)].reverse().map(t => t.toLowerCase()),
            p.lists[0]!,
          ),
      },
    },
  },
);
