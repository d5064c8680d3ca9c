import { Type, type Static } from 'typebox';
import {
  EpochMs,
  history,
  Id,
  name,
  Nullable,
  phoneNumber,
  stamp,
  StringEnum,
  Table,
  trace,
  words,
} from '../../src/state/schema.ts';

const ISO = '^\\d{4}-\\d{2}-\\d{2}$';
const IsoDate = (description: string) => Type.String({ pattern: ISO, description });
const MinuteOfDay = (description: string) => Type.Integer({ minimum: 0, maximum: 1439, description });

export const COLOURS = [
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'forest',
  'sky',
  'blue',
  'lavender',
  'purple',
  'grey',
] as const;
export type Colour = (typeof COLOURS)[number];
const ColourName = (description: string) => StringEnum([...COLOURS], { description });

export const ANSWERS = ['yes', 'no', 'maybe', 'waiting'] as const;
const Answer = (description: string) => StringEnum([...ANSWERS], { description });
export type Answer = (typeof ANSWERS)[number];

export const Repeat = Type.Object(
  {
    every: StringEnum(['day', 'week', 'month', 'year'], { description: 'Unit of the rule.' }),
    interval: Type.Integer({ minimum: 1, maximum: 99, description: 'Every how many units.' }),
    weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
      description: 'Weekly: days on which it falls, 0 (Sunday) to 6, ascending; otherwise empty.',
    }),
    monthly: StringEnum(['date', 'nth', 'last'], {
      description:
        'Monthly: on the day of the month, on the nth weekday, or on the last weekday, as the first occurrence lies. A month without that day has none.',
    }),
    until: Nullable(IsoDate('Day'), { description: 'Last day on which it may fall, or null.' }),
    count: Nullable(Type.Integer({ minimum: 1, maximum: 999 }), {
      description: 'How many occurrences there are, cancelled ones counted, or null.',
    }),
  },
  { additionalProperties: false },
);
export type Repeat = Static<typeof Repeat>;

export const Guest = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name, or the address where no name is known.' })),
    address: phoneNumber(
      Type.String({ description: 'Email address or telephone number that the invitation goes to.' }),
    ),
    contact: Nullable(Type.String(), { description: 'Contact of the phone, or null.' }),
    answer: Answer('What they answered.'),
  },
  { additionalProperties: false },
);
export type Guest = Static<typeof Guest>;

/** What a person sets of an event: the fields of the form. */
const set = {
  title: words(Type.String({ description: 'Title; may be empty.' })),
  calendar: Id('calendar', { description: 'Calendar that it is in.' }),
  allDay: Type.Boolean({ description: 'Lasts whole days; the minutes and the zone then mean nothing.' }),
  startDate: IsoDate('First day, in the zone of the event. Of a series: that of the first occurrence.'),
  startMinute: MinuteOfDay('When it starts, minutes after midnight on the clock of its zone.'),
  endDate: IsoDate('Day on which it ends; the last day of one that lasts whole days.'),
  endMinute: MinuteOfDay('When it ends, minutes after midnight.'),
  zone: Type.String({ minLength: 1, description: 'IANA zone of the times.' }),
  repeat: Nullable(Repeat, { description: 'How it repeats, or null.' }),
  place: name(Type.String({ description: 'Where it is; may be empty.' })),
  notes: words(Type.String({ description: 'Notes; may be empty.' })),
  colour: Nullable(ColourName('Colour'), {
    description: 'Colour of its own, or null for that of its calendar.',
  }),
  busy: Type.Boolean({ description: 'Takes the time: others see it as busy.' }),
  reminders: Type.Array(Type.Integer({ minimum: -1439, maximum: 60_480 }), {
    description:
      'Minutes before the start (of an all-day event: before the midnight at which it begins, so -540 is 09:00 on the day), ascending.',
  }),
  guests: Type.Array(Guest, {
    description: 'Who is invited besides the owner of the phone, in the order of invitation.',
  }),
};

export const Event = Type.Object(
  {
    ...set,
    cancelled: Type.Array(IsoDate('Day'), {
      description: 'Of a series: days whose occurrence was deleted or stands as an event of its own.',
    }),
    series: Nullable(
      Type.Object(
        {
          event: Id('event', { description: 'The series.' }),
          date: IsoDate('Day of the occurrence that this stands in place of.'),
        },
        { additionalProperties: false },
      ),
      { description: 'Of an occurrence that was changed alone: what it belongs to; otherwise null.' },
    ),
    organiser: Nullable(
      Type.Object(
        {
          name: name(Type.String({ minLength: 1, description: 'Name.' })),
          address: Type.String({ description: 'Email address.' }),
        },
        { additionalProperties: false },
      ),
      { description: 'Who invited, or null where the owner of the phone made it.' },
    ),
    answer: Answer('What the owner of the phone answered; yes for events of their own.'),
    createdAt: stamp(EpochMs({ description: 'When it was made, or came.' })),
    editedAt: stamp(EpochMs({ description: 'When it was last changed.' })),
  },
  { additionalProperties: false },
);
export type Event = Static<typeof Event>;

export const Draft = Type.Object(set, { additionalProperties: false });
export type Draft = Static<typeof Draft>;

export const CalendarRow = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name, unique among calendars.' })),
    colour: ColourName('Colour of its events.'),
    kind: StringEnum(['own', 'holidays', 'birthdays'], {
      description: 'Own ones can be written; holidays come from a list; birthdays from the contacts.',
    }),
    visible: Type.Boolean({ description: 'Shown in the views; a hidden one does not remind.' }),
    createdAt: stamp(EpochMs({ description: 'When it was made.' })),
  },
  { additionalProperties: false },
);
export type CalendarRow = Static<typeof CalendarRow>;

export const VIEWS = ['schedule', 'day', 'three', 'week', 'month'] as const;
export type View = (typeof VIEWS)[number];

export const Calendar = Type.Object(
  {
    events: Table(Event, {
      description: 'Events, series and the occurrences of series that were changed alone.',
    }),
    calendars: Table(CalendarRow, { description: 'Calendars.' }),
    settings: Type.Object(
      {
        firstDay: Type.Integer({
          minimum: 0,
          maximum: 6,
          description: 'First day of the week, 0 (Sunday) to 6.',
        }),
        calendar: Id('calendar', { description: 'Calendar of new events.' }),
        length: Type.Integer({ minimum: 5, maximum: 720, description: 'Length of new events, minutes.' }),
        reminder: Nullable(Type.Integer({ minimum: 0, maximum: 60_480 }), {
          description: 'Reminder of new events, minutes before, or null.',
        }),
        allDayReminder: Nullable(Type.Integer({ minimum: -1439, maximum: 60_480 }), {
          description: 'Reminder of new all-day events, minutes before midnight, or null.',
        }),
        weekNumbers: Type.Boolean({ description: 'Shows the numbers of weeks.' }),
        showDeclined: Type.Boolean({ description: 'Shows events to which the answer was no.' }),
        dimPast: Type.Boolean({ description: 'Shows past events paler.' }),
      },
      { additionalProperties: false, description: 'Settings.' },
    ),
    view: trace(StringEnum([...VIEWS]), { description: 'View that was last open.' }),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
    openedAt: trace(EpochMs(), { description: 'When a form for a new event was last opened.' }),
    drafts: trace(Type.Record(Type.String(), Draft), {
      description:
        'What was changed in open forms, by the form; text that is being typed is on the screen only.',
    }),
  },
  { additionalProperties: false, description: 'Calendar.' },
);
export type Calendar = Static<typeof Calendar>;
