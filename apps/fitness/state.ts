import { Type as T, type Static } from 'typebox';
import {
  EpochMs,
  history,
  minute,
  name,
  Nullable,
  ordered,
  stamp,
  StringEnum,
  Table,
  trace,
  words,
} from '../../src/state/schema.ts';
import { TYPES } from './kinds.ts';

const { Object: Obj, String: Str, Number: Num, Integer: Int, Array: Arr, Boolean: Bool } = T;
const strict = { additionalProperties: false };
const IsoDate = (description: string) => Str({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description });

export const ActivityType = StringEnum([...TYPES], { description: 'Type of activity.' });

export const Lap = Obj(
  {
    seconds: Int({ minimum: 0, description: 'How long it took, in motion.' }),
    metres: Int({ minimum: 0, description: 'How far.' }),
  },
  strict,
);
export type Lap = Static<typeof Lap>;
export const Marker = Obj(
  {
    metres: Int({ minimum: 0, description: 'How far one had come.' }),
    latitude: Num({ minimum: -90, maximum: 90, description: 'Degrees north.' }),
    longitude: Num({ minimum: -180, maximum: 180, description: 'Degrees east.' }),
    note: words(Str({ minLength: 1, description: 'What is there.' })),
  },
  strict,
);
export type Marker = Static<typeof Marker>;

export const Activity = Obj(
  {
    name: name(Str({ minLength: 1, description: 'Name.' })),
    type: ActivityType,
    startedAt: minute(EpochMs({ description: 'When it began.' })),
    seconds: Int({ minimum: 0, description: 'Duration: time in motion.' }),
    elapsed: Int({ minimum: 0, description: 'Seconds from start to finish, with pauses.' }),
    metres: Int({ minimum: 0, description: 'Distance; 0 where the type has none or it is not known.' }),
    climb: Int({ minimum: 0, description: 'Metres climbed.' }),
    heart: Nullable(Int({ minimum: 30, maximum: 240 }), {
      description: 'Average heart rate in beats a minute, or null.',
    }),
    maxHeart: Nullable(Int({ minimum: 30, maximum: 240 }), { description: 'Greatest heart rate, or null.' }),
    effort: Int({
      minimum: 0,
      maximum: 10,
      description: 'How hard it felt, 1 to 10; 0 where it was not said.',
    }),
    notes: words(Str({ description: 'Notes; may be empty.' })),
    place: Str({ description: 'Part of the town where it began; empty where it is not known.' }),
    track: Str({
      description: 'The way as an encoded polyline of five decimals; empty where none was recorded.',
    }),
    splits: ordered(Arr(Int({ minimum: 0 })), {
      description: 'Seconds of each kilometre, the last for the rest; empty without a distance.',
    }),
    laps: ordered(Arr(Lap), { description: 'Laps that were taken by hand; empty where there were none.' }),
    markers: Arr(Marker, { description: 'Points marked on the way.' }),
    photos: Arr(Str(), { description: 'Ids of its photos in shared storage.' }),
    source: StringEnum(['recorded', 'manual', 'imported'], {
      description: 'Recorded on the phone, entered by hand, or taken from a file.',
    }),
    seed: stamp(Int({ minimum: 0, description: 'What its heart-rate line is drawn from.' })),
  },
  strict,
);
export type Activity = Static<typeof Activity>;

export const METRICS = ['distance', 'time', 'count', 'steps'] as const;
export const PERIODS = ['day', 'week', 'month'] as const;
export const Goal = Obj(
  {
    metric: StringEnum([...METRICS], {
      description: 'What is counted: metres, seconds, activities or steps.',
    }),
    type: Nullable(ActivityType, { description: 'Type of activity that counts, or null for all.' }),
    period: StringEnum([...PERIODS], { description: 'In what time it is to be reached. Steps are daily.' }),
    target: Int({ minimum: 1, description: 'How much: metres, seconds, activities or steps.' }),
    createdAt: stamp(EpochMs({ description: 'When it was set.' })),
    reached: trace(
      IsoDate('First day of the period for which it was last said that it is reached; 1970-01-01 before.'),
    ),
  },
  strict,
);
export type Goal = Static<typeof Goal>;

export const Weight = Obj(
  { day: IsoDate('Day.'), grams: Int({ minimum: 20_000, maximum: 300_000, description: 'Body weight.' }) },
  strict,
);
export type Weight = Static<typeof Weight>;

export const Recording = Obj(
  {
    type: ActivityType,
    phase: StringEnum(['countdown', 'running', 'paused', 'finished'], {
      description: 'Counting down, under way, paused by hand, or ended and not saved yet.',
    }),
    startedAt: stamp(EpochMs({ description: 'When it began, or begins after the countdown.' })),
    since: stamp(
      Nullable(EpochMs(), { description: 'Since when it runs without a pause by hand, or null.' }),
    ),
    before: stamp(Int({ minimum: 0, description: 'Ms that it ran before that.' })),
    endedAt: stamp(Nullable(EpochMs(), { description: 'When it was finished, or null.' })),
    autoPause: Bool({ description: 'Whether its clock stands where one stands.' }),
    seed: stamp(Int({ minimum: 0, description: 'What its way and its measurements are drawn from.' })),
    line: stamp(Str(), {
      description: 'The way that is gone round, as an encoded polyline of five decimals; empty indoors.',
    }),
    place: Str({ description: 'Part of the town where it began.' }),
    laps: ordered(Arr(Lap), { description: 'Laps taken so far.' }),
    markers: Arr(Marker, { description: 'Points marked so far.' }),
    photos: Arr(Str(), { description: 'Ids of photos added so far.' }),
  },
  strict,
);
export type Recording = Static<typeof Recording>;

export const Fitness = Obj(
  {
    activities: Table(Activity, { description: 'Activities done.' }),
    goals: Table(Goal, { description: 'Goals.' }),
    weights: Table(Weight, { description: 'Weight log, one entry a day.' }),
    recording: Nullable(Recording, { description: 'The activity that is being recorded, or null.' }),
    profile: Obj(
      {
        heightCm: Int({ minimum: 80, maximum: 250, description: 'Height.' }),
        maxHeart: Int({
          minimum: 100,
          maximum: 230,
          description: 'Greatest heart rate, from which zones are made.',
        }),
        birthYear: Int({ minimum: 1900, maximum: 2026, description: 'Year of birth.' }),
      },
      { ...strict, description: 'Who is active.' },
    ),
    settings: Obj(
      {
        units: StringEnum(['metric', 'imperial'], {
          description: 'Kilometres and kilograms, or miles and pounds.',
        }),
        firstDay: Int({ minimum: 0, maximum: 6, description: 'Day on which weeks begin, 0 (Sunday) to 6.' }),
        autoPause: Bool({ description: 'New recordings stand where one stands.' }),
        countdown: Int({ minimum: 0, maximum: 10, description: 'Seconds before a recording begins.' }),
        keepAwake: Bool({ description: 'The screen stays on while a recording is shown.' }),
        goalAlerts: Bool({ description: 'A notification when a goal is reached.' }),
      },
      { ...strict, description: 'Settings.' },
    ),
    type: trace(ActivityType, { description: 'Type chosen for the next recording.' }),
    searches: history(Arr(Str()), { description: 'Recent searches, newest first.' }),
    draft: trace(
      Nullable(
        Obj(
          {
            key: Str({ description: 'Screen that it belongs to.' }),
            startedAt: EpochMs({ description: 'When it began.' }),
          },
          strict,
        ),
      ),
      { description: 'Date and time chosen in a form that is not saved yet, or null.' },
    ),
    undo: trace(
      Nullable(
        Obj(
          {
            at: EpochMs({ description: 'When it was done.' }),
            text: Str({ description: 'What was done.' }),
            gone: Table(Activity, { description: 'Activities that it took away.' }),
            made: Arr(Str(), { description: 'Ids of those that it made.' }),
          },
          strict,
        ),
      ),
      { description: 'What can be taken back for a while, or null.' },
    ),
  },
  { ...strict, description: 'Milepost.' },
);
export type Fitness = Static<typeof Fitness>;
