import { Type, type Static } from 'typebox';
import {
  EpochMs,
  Id,
  name,
  Nullable,
  ordered,
  stamp,
  StringEnum,
  Table,
  trace,
} from '../../src/state/schema.ts';

const Minute = (description: string) => Type.Integer({ minimum: 0, maximum: 1439, description });
const Day = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description });
const Days = (description: string) =>
  Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { uniqueItems: true, description });

export const Alarm = Type.Object(
  {
    time: Minute('Time of day in minutes after midnight, on the clock of the phone’s zone.'),
    on: Type.Boolean({
      description: 'Whether it will ring. One that rings once turns itself off when it begins to ring.',
    }),
    label: name(Type.String({ maxLength: 80, description: 'What it is for; may be empty.' })),
    days: Days('Weekdays on which it repeats, 0 is Sunday, ascending; empty for one that rings once.'),
    date: Nullable(Day('Date.'), {
      description:
        'Date on which an alarm that rings once is to ring, or null for the next time that its time comes.',
    }),
    pausedUntil: Nullable(Day('Date.'), {
      description: 'First date on which a repeating alarm may ring again, or null.',
    }),
    skip: Nullable(Day('Date.'), { description: 'Date on which a repeating alarm is left out, or null.' }),
    sound: Type.String({
      description: 'Name of its sound; `default` follows the phone’s default alarm sound.',
    }),
    vibrate: Type.Boolean({ description: 'Whether it vibrates.' }),
    wakeUp: Type.Boolean({
      description: 'The wake-up alarm of the bedtime schedule: it is used while that schedule is.',
    }),
    ringing: trace(Nullable(EpochMs()), { description: 'When it began to ring, or null while it does not.' }),
    snoozedUntil: trace(Nullable(EpochMs()), { description: 'When it rings again after a snooze, or null.' }),
  },
  { additionalProperties: false },
);
export type Alarm = Static<typeof Alarm>;

export const Timer = Type.Object(
  {
    label: name(Type.String({ maxLength: 80, description: 'What it is for; may be empty.' })),
    lengthMs: Type.Integer({
      minimum: 1000,
      maximum: 359_999_000,
      description: 'Length that it was set to, ms.',
    }),
    addedMs: Type.Integer({ minimum: 0, description: 'Added with “+1 min” since it was last reset, ms.' }),
    leftMs: Type.Integer({
      minimum: 0,
      description:
        'What was left when it was last paused or started, ms; the whole length where it was reset.',
    }),
    endsAt: Nullable(stamp(EpochMs()), {
      description: 'When it ends, or ended and rings since; null while it does not run.',
    }),
    createdAt: stamp(EpochMs({ description: 'When it was made.' })),
  },
  { additionalProperties: false },
);
export type Timer = Static<typeof Timer>;

export const Stopwatch = Type.Object(
  {
    startedAt: Nullable(stamp(EpochMs()), { description: 'Since when it runs, or null.' }),
    elapsedMs: Type.Integer({
      minimum: 0,
      description: 'What had passed when it was last started or paused, ms.',
    }),
    laps: ordered(
      Type.Array(stamp(Type.Integer({ minimum: 0 })), {
        description: 'Total time at the end of each lap, ms, in order.',
      }),
    ),
  },
  { additionalProperties: false, description: 'Stopwatch.' },
);
export type Stopwatch = Static<typeof Stopwatch>;

export const Bedtime = Type.Object(
  {
    on: Type.Boolean({ description: 'Whether the schedule is used.' }),
    from: Minute(
      'Bedtime, minutes after midnight. One that is not before the wake-up time lies on the evening before.',
    ),
    alarm: Id('alarm', {
      description: 'Alarm that wakes: its time and its days are the wake-up time and days.',
    }),
    reminder: Nullable(Type.Integer({ minimum: 0, maximum: 120 }), {
      description: 'Minutes before bedtime at which the phone reminds, or null for never.',
    }),
    doNotDisturb: Type.Boolean({ description: 'Do not disturb is on from bedtime to waking.' }),
    darkTheme: Type.Boolean({ description: 'The theme is dark from bedtime to waking.' }),
    held: trace(
      Nullable(
        Type.Object(
          {
            doNotDisturb: Type.Boolean({ description: 'Whether do not disturb has to be turned off again.' }),
            theme: Nullable(StringEnum(['light', 'dark', 'schedule']), {
              description: 'Theme to go back to, or null where it is left.',
            }),
          },
          { additionalProperties: false },
        ),
      ),
      { description: 'What bedtime mode changed, from bedtime until waking; null by day.' },
    ),
  },
  { additionalProperties: false, description: 'Bedtime schedule.' },
);
export type Bedtime = Static<typeof Bedtime>;

export const ClockSettings = Type.Object(
  {
    style: StringEnum(['analogue', 'digital'], { description: 'How the world clock draws its clocks.' }),
    seconds: Type.Boolean({ description: 'Whether the clock shows seconds.' }),
    autoHome: Type.Boolean({
      description: 'Shows the clock at home where the phone’s zone has another time.',
    }),
    home: Type.String({ description: 'City id of the home clock.' }),
    silenceAfter: Nullable(Type.Integer({ minimum: 1, maximum: 60 }), {
      description: 'Minutes after which an alarm falls silent and counts as missed, or null for never.',
    }),
    snooze: Type.Integer({ minimum: 1, maximum: 60, description: 'Snooze length, minutes.' }),
    volumeKeys: StringEnum(['snooze', 'stop', 'nothing'], {
      description: 'What a volume key does to an alarm that rings.',
    }),
    weekStart: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(6)], {
      description: 'First day of the week, 0 is Sunday.',
    }),
    timerSound: Type.String({ description: 'Name of the sound of timers.' }),
    timerVibrate: Type.Boolean({ description: 'Whether timers vibrate.' }),
  },
  { additionalProperties: false, description: 'Settings of the app.' },
);
export type ClockSettings = Static<typeof ClockSettings>;

export const Clock = Type.Object(
  {
    alarms: Table(Alarm, { description: 'All alarms, the wake-up alarm among them.' }),
    timers: Table(Timer, { description: 'All timers.' }),
    stopwatch: Stopwatch,
    cities: ordered(
      Type.Array(Type.String(), { description: 'City ids of the world clock, in the person’s order.' }),
    ),
    bedtime: Bedtime,
    settings: ClockSettings,
    open: trace(Nullable(Type.String()), { description: 'Alarm whose card stands open, or null.' }),
  },
  { additionalProperties: false, description: 'Alarms, world clock, timers, stopwatch and bedtime.' },
);
export type Clock = Static<typeof Clock>;
