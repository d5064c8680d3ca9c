import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { Nullable } from '../../../src/state/schema.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { dayAt, isoOf } from '../dates.ts';
import { parse, type Parsed } from '../parse.ts';
import { cleanTag, homeList, listsOf } from '../select.ts';
import { Draft, type Todo } from '../state.ts';
import { action, change, emptyTask, topOf } from './shared.ts';

const { Object: Obj, String: Str, Array: Arr, Boolean: Bool, Optional: Opt, Partial } = Type;

/** What the words of a new task say on this phone. */
export const readTask = (
  state: Pick<Todo, 'lists' | 'settings'>,
  text: string,
  ignored: readonly string[],
  { now, zone, h24 }: { now: number; zone: string; h24: boolean },
): Parsed =>
  parse(text, { now, zone, h24, firstDay: state.settings.firstDay, lists: listsOf(state.lists) }, ignored);

const readingOf = (ctx: Ctx) => ({ now: ctx.now, zone: ctx.zone, h24: ctx.os.settings.clock24 });

/** A new task, as words and choices give it: what was chosen goes before what the words say. */
export const adding = {
  add: change(
    'Add a task: words such as “tomorrow 5pm !high #tag @list” are read, what is chosen goes before them',
    Obj({ text: Str(), ...Partial(Draft).properties }),
    (state, { text, ignored = [], ...chosen }, ctx) => {
      const said = readTask(state, text, ignored, readingOf(ctx));
      if (said.title === '') {
        ctx.toast('Write what is to be done');
        return;
      }
      const wanted = chosen.list ?? said.list ?? chosen.home;
      const list = wanted !== undefined && state.lists[wanted] ? wanted : homeList(state);
      const time = chosen.due === null ? null : chosen.time === undefined ? said.time : chosen.time;
      const day = dayAt(ctx.now, ctx.zone);
      const { hour, minute } = partsAt(ctx.now, ctx.zone);
      // A time without a date is the next time that it comes.
      const nextAt = (minutes: number) => isoOf(minutes <= hour * 60 + minute ? day + 1 : day);
      const written = said.due === null ? chosen.day : isoOf(said.due);
      const usual = written ?? (time === null ? null : nextAt(time));
      const due = chosen.due === undefined ? usual : chosen.due;
      const tags = [...said.tags, ...(chosen.tag ? [chosen.tag] : [])]
        .map(cleanTag)
        .filter((t, i, all) => t !== '' && all.findIndex(x => x.toLowerCase() === t.toLowerCase()) === i);
      state.tasks[ctx.id('task')] = {
        ...emptyTask(list, said.title, ctx.now),
        due,
        time: due === null ? null : time,
        repeat: due === null ? null : said.repeat,
        priority: chosen.priority ?? said.priority,
        starred: chosen.starred ?? false,
        tags,
        position: topOf(state, list),
        reminder: due === null ? null : time === null ? state.settings.dayReminder : state.settings.reminder,
      };
      state.draft = null;
      if (!ctx.showing(`/list/${list}`)) ctx.toast(`Added to ${state.lists[list]!.name}`);
    },
  ),
  startDraft: action(
    'Begin a new task, with what the screen already says of it',
    Partial(Draft),
    (state, given) => {
      state.draft = { ignored: [], ...given };
    },
  ),
  changeDraft: action(
    'Choose something for the task that is being added',
    Obj({ change: Partial(Draft) }),
    (state, { change: given }) => {
      state.draft = { ignored: [], ...state.draft, ...given };
    },
  ),
  pickDraftDue: action(
    'Take the date of the dialog for the task that is being added',
    Obj({ result: Nullable(Type.Number()) }),
    (state, { result }, ctx) => {
      if (result !== null && state.draft) state.draft.due = isoOf(dayAt(result, ctx.zone));
    },
  ),
  pickDraftTime: action(
    'Take the time of the dialog for the task that is being added',
    Obj({ result: Nullable(Type.Integer({ minimum: 0, maximum: 1439 })) }),
    (state, { result }) => {
      if (result !== null && state.draft) state.draft.time = result;
    },
  ),
  dropDraft: action('Leave the task that was being added', Obj({}), state => {
    state.draft = null;
  }),
  takeShared: change(
    'Make tasks of lines that another app shared, and go back to it',
    Obj({ lines: Arr(Obj({ title: Str(), done: Opt(Bool()) })), list: Str() }),
    (state, { lines, list }, ctx) => {
      const wanted = lines.map(l => ({ ...l, title: l.title.trim() })).filter(l => l.title !== '');
      if (!state.lists[list] || wanted.length === 0) {
        ctx.toast('There is nothing to add');
        return;
      }
      const top = topOf(state, list);
      wanted.forEach((l, i) => {
        state.tasks[ctx.id('task')] = {
          ...emptyTask(list, l.title, ctx.now),
          position: top - wanted.length + 1 + i,
          completedAt: l.done ? ctx.now : null,
        };
      });
      ctx.toast(
        `${wanted.length === 1 ? 'Task' : `${wanted.length} tasks`} added to ${state.lists[list]!.name}`,
      );
      ctx.finish();
    },
  ),
};
