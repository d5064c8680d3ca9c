import { Type, type Static } from 'typebox';
import {
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  Table,
  hangsOn,
  history,
  name,
  stamp,
  trace,
  words,
} from '../../src/state/schema.ts';

const { Object: Obj, String: Str, Integer: Int, Boolean: Bool, Array: Arr, Union, Literal } = Type;
const strict = { additionalProperties: false };

export const FORMATS = ['m4a', 'wav', '3gp'] as const;
export type Format = (typeof FORMATS)[number];
/** Samples a second that can be chosen. */
export const RATES = [8_000, 16_000, 44_100, 48_000] as const;
export type Rate = (typeof RATES)[number];
export const CATEGORIES = ['interview', 'meeting', 'lecture', 'music', 'nature', 'memo'] as const;
export type Category = (typeof CATEGORIES)[number];
/** Speeds that can be chosen. */
export const SPEEDS = [50, 75, 100, 125, 150, 175, 200] as const satisfies readonly Speed[];
export const SORTS = ['newest', 'oldest', 'name', 'longest', 'largest'] as const;
export type Sort = (typeof SORTS)[number];

/** Hundredths of the normal speed. */
export const Speed = Union(
  [Literal(50), Literal(75), Literal(100), Literal(125), Literal(150), Literal(175), Literal(200)],
  { description: 'Speed in hundredths.' },
);
export type Speed = Static<typeof Speed>;

const FormatField = (description: string) => StringEnum([...FORMATS], { description });
const RateField = (description: string) =>
  Union([Literal(8_000), Literal(16_000), Literal(44_100), Literal(48_000)], { description });
const Channels = (description: string) => Union([Literal(1), Literal(2)], { description });

export const Marker = Obj(
  {
    id: Id('marker', { description: 'Unique in its recording.' }),
    at: Int({ minimum: 0, description: 'Where it stands, ms from the start.' }),
    name: name(Str({ minLength: 1, description: 'What it marks.' })),
  },
  strict,
);
export type Marker = Static<typeof Marker>;

export const Line = Obj(
  {
    at: Int({ minimum: 0, description: 'When it is said, ms from the start.' }),
    speaker: name(Str({ description: 'Who says it; empty where that is not known.' })),
    text: words(Str({ minLength: 1, description: 'What is said.' })),
  },
  strict,
);
export type Line = Static<typeof Line>;

/** What Recorder knows of a recording beyond its file. */
export const Recording = Obj(
  {
    seed: stamp(Int({ minimum: 0, description: 'What its waveform is made from.' })),
    offset: Int({
      minimum: 0,
      description: 'Where in that waveform it begins, ms: what was cut off before it.',
    }),
    category: Nullable(StringEnum([...CATEGORIES]), {
      description: 'What kind of recording it is, or null.',
    }),
    rate: RateField('Samples a second.'),
    channels: Channels('1 for mono, 2 for stereo.'),
    markers: Arr(Marker, { description: 'Markers, earliest first.' }),
    transcript: Arr(Line, { description: 'What is said, in order; empty where nobody speaks.' }),
  },
  strict,
);
export type Recording = Static<typeof Recording>;

export const Session = Obj(
  {
    seed: stamp(Int({ minimum: 0, description: 'What its waveform is made from.' })),
    startedAt: stamp(EpochMs({ description: 'When it was begun.' })),
    recorded: stamp(Int({ minimum: 0, description: 'What was recorded before `since`, ms.' })),
    since: Nullable(stamp(EpochMs()), {
      description: 'Since when it records without a pause; null while paused.',
    }),
    stopped: Bool({ description: 'Whether it was stopped and waits to be saved.' }),
    place: name(Str({ description: 'Where it is recorded; empty where that is not kept.' })),
    markers: Arr(Marker, { description: 'Markers that were set on the way.' }),
    capture: Bool({ description: 'Whether another app asked for it.' }),
  },
  strict,
);
export type Session = Static<typeof Session>;

export const Player = Obj(
  {
    file: Id('file', { description: 'File that is in the player.' }),
    position: Int({ minimum: 0, description: 'Where it was at `since`, or is while paused, ms.' }),
    since: Nullable(EpochMs(), { description: 'Since when it plays; null while paused.' }),
  },
  strict,
);
export type Player = Static<typeof Player>;

export const Settings = Obj(
  {
    format: FormatField('Format of new recordings.'),
    rate: RateField('Samples a second of new recordings; a 3GP file has 16,000 at most.'),
    channels: Channels('1 for mono, 2 for stereo; a 3GP file is always mono.'),
    folder: Str({
      minLength: 1,
      description: 'Path of the folder for new recordings, such as `Recordings`.',
    }),
    pattern: StringEnum(['number', 'date', 'place'], { description: 'How new recordings are named.' }),
    keepPlace: Bool({ description: 'Whether new recordings keep where they were made.' }),
    keepOn: Bool({ description: 'Whether the screen stays on while recording.' }),
  },
  { ...strict, description: 'What new recordings are like.' },
);
export type Settings = Static<typeof Settings>;

export const Recorder = Obj(
  {
    recordings: hangsOn(
      Table(Recording, {
        description: 'What is known of recordings beyond their files, by the file’s id.',
      }),
      '/device/storage/files',
    ),
    session: Nullable(Session, { description: 'The recording under way, or null.' }),
    player: trace(Nullable(Player), { description: 'What is played or paused, or null.' }),
    playback: Obj(
      {
        speed: Speed,
        repeat: Bool({ description: 'Whether a recording begins again at its end.' }),
        skipSilence: Bool({ description: 'Whether silence is left out.' }),
      },
      { ...strict, description: 'How recordings are played.' },
    ),
    settings: Settings,
    sort: trace(StringEnum([...SORTS]), { description: 'Order of the list.' }),
    searches: history(Arr(Str()), { description: 'Recent searches, newest first.' }),
    undo: trace(
      Nullable(
        Obj(
          { at: EpochMs({ description: 'When.' }), files: Arr(Str(), { description: 'Their ids.' }) },
          strict,
        ),
      ),
      { description: 'What was moved to the bin last, or null.' },
    ),
  },
  { ...strict, description: 'Recorder.' },
);
export type Recorder = Static<typeof Recorder>;
