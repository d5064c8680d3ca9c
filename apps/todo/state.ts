import { Type, type Static } from 'typebox';
import {
  bin,
  EpochMs,
  history,
  Id,
  name,
  Nullable,
  ordered,
  position,
  stamp,
  StringEnum,
  Table,
  trace,
  words,
} from '../../src/state/schema.ts';

const IsoDate = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description });
const MinuteOfDay = (description: string) => Type.Integer({ minimum: 0, maximum: 1439, description });

export const PRIORITIES = ['none', 'low', 'medium', 'high'] as const;
export type Priority = (typeof PRIORITIES)[number];
export const COLOURS = [
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
  'red',
  'orange',
  'yellow',
  'green',
  'grey',
] as const;
export type Colour = (typeof COLOURS)[number];
export const LIST_ICONS = [
  'list',
  'work',
  'home',
  'shopping_cart',
  'family_restroom',
  'sailing',
  'school',
  'favorite',
  'fitness_center',
  'payments',
  'pets',
  'flight',
  'restaurant',
  'menu_book',
  'build',
  'celebration',
] as const;
export type ListIcon = (typeof LIST_ICONS)[number];
export const SORTS = ['manual', 'due', 'priority', 'title', 'created'] as const;
export type Sort = (typeof SORTS)[number];

export const Repeat = Type.Object(
  {
    every: StringEnum(['day', 'week', 'month', 'year'], { description: 'Unit of the rule.' }),
    interval: Type.Integer({ minimum: 1, maximum: 99, description: 'Every how many units.' }),
    weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
      description: 'Weekly: days on which it falls, 0 (Sunday) to 6, ascending; otherwise empty.',
    }),
    day: Nullable(Type.Integer({ minimum: 1, maximum: 31 }), {
      description:
        'Monthly and yearly: day of the month that is meant (the last one where a month is shorter); otherwise null.',
    }),
    from: StringEnum(['due', 'completion'], {
      description:
        'Whether the next one is counted from the due date or from the day on which it was completed.',
    }),
  },
  { additionalProperties: false },
);
export type Repeat = Static<typeof Repeat>;

export const Subtask = Type.Object(
  {
    id: Id('step', { description: 'Unique in its task.' }),
    title: words(Type.String({ minLength: 1, description: 'What is to be done.' })),
    done: Type.Boolean({ description: 'Ticked.' }),
  },
  { additionalProperties: false },
);
export type Subtask = Static<typeof Subtask>;

export const Task = Type.Object(
  {
    list: Id('list', { description: 'List that it is in.' }),
    title: words(Type.String({ minLength: 1, description: 'What is to be done.' })),
    notes: words(Type.String({ description: 'Notes; may be empty.' })),
    due: Nullable(IsoDate('Day'), { description: 'Day on which it is due, or null.' }),
    time: Nullable(MinuteOfDay('Minute'), {
      description:
        'Time on that day by the clock of the phone, minutes after midnight; null for no time, and where it has no due date.',
    }),
    reminder: Nullable(Type.Integer({ minimum: -1439, maximum: 60_480 }), {
      description:
        'Minutes before the due time at which it reminds; of a task without a time, minutes before the midnight at which its day begins (-540 is 09:00 on the day). Null for none.',
    }),
    snoozedUntil: trace(Nullable(EpochMs()), {
      description: 'When a reminder that was put off comes again, or null.',
    }),
    priority: StringEnum([...PRIORITIES], { description: 'Priority.' }),
    starred: Type.Boolean({ description: 'Marked as important.' }),
    repeat: Nullable(Repeat, { description: 'How it repeats, or null. Completing it makes the next one.' }),
    next: Nullable(Id('task'), {
      description: 'Of a completed one that repeats: the task that was made for the next time, or null.',
    }),
    subtasks: ordered(Type.Array(Subtask, { description: 'Steps of the task, in order.' })),
    tags: Type.Array(name(Type.String({ minLength: 1 })), {
      description: 'Tags without #, in the order given.',
    }),
    position: position(Type.Number({ description: 'Place in its list by hand, smaller first.' })),
    left: Type.Optional(
      trace(
        Type.Object(
          {
            list: Id('list', { description: 'The list.' }),
            position: Type.Number({ description: 'Its place there.' }),
          },
          { additionalProperties: false },
        ),
        { description: 'Where it stood before it was last moved: it goes back to that place.' },
      ),
    ),
    createdAt: stamp(EpochMs({ description: 'When it was made.' })),
    completedAt: Nullable(stamp(EpochMs()), { description: 'When it was completed, or null.' }),
    binnedAt: Nullable(bin(stamp(EpochMs())), { description: 'When it was moved to the bin, or null.' }),
  },
  { additionalProperties: false },
);
export type Task = Static<typeof Task>;

export const TaskList = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name, unique among lists.' })),
    colour: StringEnum([...COLOURS], { description: 'Colour.' }),
    icon: StringEnum([...LIST_ICONS], { description: 'Icon.' }),
    position: position(Type.Number({ description: 'Place among the lists, smaller first.' })),
    createdAt: stamp(EpochMs({ description: 'When it was made.' })),
  },
  { additionalProperties: false },
);
export type TaskList = Static<typeof TaskList>;

/** What was chosen for a task that is being added; text stays on the screen until then. */
export const Draft = Type.Object(
  {
    list: Type.Optional(Id('list', { description: 'List.' })),
    due: Type.Optional(
      Nullable(IsoDate('Day'), { description: 'Due date; null for none, whatever the words say.' }),
    ),
    time: Type.Optional(Nullable(MinuteOfDay('Minute'), { description: 'Time.' })),
    priority: Type.Optional(StringEnum([...PRIORITIES], { description: 'Priority.' })),
    starred: Type.Optional(Type.Boolean({ description: 'Important.' })),
    home: Type.Optional(
      Id('list', {
        description: 'List of the screen that it is added on, where neither words nor choice say another.',
      }),
    ),
    day: Type.Optional(
      IsoDate('Due date that the screen gives it, where neither words nor choice say another.'),
    ),
    tag: Type.Optional(Type.String({ description: 'Tag of the screen that it is added on.' })),
    ignored: Type.Array(Type.String(), {
      description: 'Words of the text that are not to be read as a date and the like.',
    }),
  },
  { additionalProperties: false },
);
export type Draft = Static<typeof Draft>;

export const Settings = Type.Object(
  {
    list: Id('list', { description: 'List of new tasks.' }),
    reminder: Nullable(Type.Integer({ minimum: 0, maximum: 60_480 }), {
      description: 'Reminder that a task gets with its time, minutes before, or null.',
    }),
    dayReminder: Nullable(Type.Integer({ minimum: -1439, maximum: 60_480 }), {
      description:
        'Reminder that a task gets with a due date without a time, minutes before midnight (-540 is 09:00 on the day), or null.',
    }),
    snooze: Type.Integer({
      minimum: 5,
      maximum: 1440,
      description: 'Minutes by which Snooze puts a reminder off.',
    }),
    firstDay: Type.Integer({
      minimum: 0,
      maximum: 6,
      description: 'First day of the week, 0 (Sunday) to 6.',
    }),
    showCompleted: Type.Boolean({ description: 'Lists show what is completed at their end.' }),
    confirmDeletes: Type.Boolean({ description: 'Asks before a task goes to the bin.' }),
  },
  { additionalProperties: false, description: 'Settings.' },
);
export type Settings = Static<typeof Settings>;

export const Todo = Type.Object(
  {
    tasks: Table(Task, { description: 'All tasks, completed ones and those in the bin too.' }),
    lists: Table(TaskList, { description: 'Lists.' }),
    settings: Settings,
    sorts: trace(Type.Record(Type.String(), StringEnum([...SORTS])), {
      description: 'Order in which a list, smart list or tag is shown, by its id.',
    }),
    folded: trace(Type.Array(Type.String()), { description: 'Lists whose completed tasks are folded away.' }),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
    draft: trace(Nullable(Draft), {
      description: 'What was chosen for the task that is being added, or null.',
    }),
    undo: trace(
      Nullable(
        Type.Object(
          {
            text: Type.String({ description: 'What was done.' }),
            at: EpochMs({ description: 'When.' }),
            tasks: Type.Record(Type.String(), Nullable(Task), {
              description: 'Tasks as they were before; null for those that were not there.',
            }),
          },
          { additionalProperties: false },
        ),
      ),
      { description: 'What can be taken back for a short while, or null.' },
    ),
  },
  { additionalProperties: false, description: 'To-do.' },
);
export type Todo = Static<typeof Todo>;
