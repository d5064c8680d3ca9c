import { Type, type Static } from 'typebox';
import {
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  Table,
  hangsOn,
  name,
  stamp,
  trace,
} from '../../src/state/schema.ts';

export const Facing = StringEnum(['back', 'front'], {
  description: 'Which camera: the one on the back, or the one over the screen.',
});
export type Facing = Static<typeof Facing>;
export const Mode = StringEnum(['photo', 'video', 'night'], {
  description: 'What the shutter makes; night gathers light for three seconds.',
});
export type Mode = Static<typeof Mode>;
export const Ratio = StringEnum(['4:3', '16:9', '1:1'], {
  description: 'Long side to short side of a photo.',
});
export type Ratio = Static<typeof Ratio>;

/** How a picture was made, as its EXIF says it. */
const Exposure = {
  kind: StringEnum(['photo', 'video'], { description: 'Photo or video.' }),
  camera: Facing,
  mode: Mode,
  ratio: Ratio,
  zoom: Type.Number({
    minimum: 0.6,
    maximum: 10,
    description: 'Times that it was enlarged; 0.6 is the wide lens.',
  }),
  flash: Type.Boolean({ description: 'Whether the flash fired, or the light was on.' }),
  timer: Type.Integer({ minimum: 0, description: 'Seconds that the self-timer counted down; 0 without it.' }),
  takenAt: stamp(EpochMs({ description: 'When it was taken, or its recording began.' })),
};

export const Shot = Type.Object(
  { file: Id('file', { description: 'Its file, which may be gone since.' }), ...Exposure },
  { additionalProperties: false },
);
export type Shot = Static<typeof Shot>;

/** A photo or video that is not in shared storage yet. */
export const Draft = Type.Object(
  {
    ...Exposure,
    picture: Type.String({ description: 'What is to be seen, a name of the picture library with edits.' }),
    width: Type.Integer({ minimum: 1, description: 'Pixels across.' }),
    height: Type.Integer({ minimum: 1, description: 'Pixels down.' }),
    duration: Type.Integer({ minimum: 0, description: 'Milliseconds of a video; 0 for a photo.' }),
    size: stamp(Type.Integer({ minimum: 0, description: 'Bytes.' })),
    place: name(Type.String({ description: 'Where; empty without a location tag.' })),
    description: Type.String({ description: 'What is to be seen, in words.' }),
  },
  { additionalProperties: false, description: 'What it becomes when it ends.' },
);
export type Draft = Static<typeof Draft>;

export const Settings = Type.Object(
  {
    flash: StringEnum(['off', 'auto', 'on'], { description: 'Flash of photos; auto fires in the dark.' }),
    light: Type.Boolean({ description: 'Whether the light is on while the video mode is used.' }),
    timer: Type.Union([Type.Literal(0), Type.Literal(3), Type.Literal(10)], {
      description: 'Self-timer in seconds; 0 is off.',
    }),
    ratio: Ratio,
    grid: StringEnum(['off', 'thirds', 'square', 'golden'], { description: 'Lines over the viewfinder.' }),
    photoSize: StringEnum(['full', 'medium', 'small'], {
      description: 'Resolution of photos: 12, 5 or 2 megapixels in 4:3.',
    }),
    videoSize: StringEnum(['2160p', '1080p', '720p'], { description: 'Resolution of videos.' }),
    location: Type.Boolean({ description: 'Whether pictures carry where they were taken.' }),
    mirror: Type.Boolean({
      description: 'Whether selfies are saved as the preview shows them, left and right changed.',
    }),
    volumeKeys: StringEnum(['shutter', 'zoom', 'volume'], {
      description: 'What the volume keys do while the viewfinder is open.',
    }),
    review: Type.Boolean({ description: 'Whether a photo is shown as soon as it was taken.' }),
  },
  { additionalProperties: false, description: 'What the person has set.' },
);
export type Settings = Static<typeof Settings>;

export const Recording = Type.Object(
  {
    draft: Draft,
    since: Nullable(stamp(EpochMs()), {
      description: 'When it began to run, or to run again; null while it is paused.',
    }),
    ranMs: stamp(Type.Integer({ minimum: 0, description: 'What ran before `since`, ms.' })),
    sound: Type.Boolean({ description: 'Whether the microphone is heard.' }),
  },
  { additionalProperties: false },
);
export type Recording = Static<typeof Recording>;

export const Camera = Type.Object(
  {
    settings: Settings,
    shots: hangsOn(
      Table(Shot, { description: 'How the pictures that this app took were taken.' }),
      '/device/storage/files',
      'file',
    ),
    recording: Nullable(Recording, { description: 'The video that is being recorded, or null.' }),
    mode: trace(Mode, { description: 'Mode that the viewfinder is in.' }),
    facing: trace(Facing, { description: 'Camera that is in use.' }),
    zoom: trace(Type.Number({ minimum: 0.6, maximum: 10 }), { description: 'Zoom of the viewfinder.' }),
    exposure: trace(Type.Integer({ minimum: -4, maximum: 4 }), {
      description: 'Exposure correction in half stops.',
    }),
    countdown: trace(
      Nullable(
        Type.Object(
          {
            endsAt: EpochMs({ description: 'When the picture is taken.' }),
            seconds: Type.Integer({ minimum: 1, description: 'How long it counts.' }),
            hold: Type.Boolean({ description: 'A night picture that gathers light, and no self-timer.' }),
          },
          { additionalProperties: false },
        ),
      ),
      { description: 'What the picture waits for, or null.' },
    ),
    pending: trace(Nullable(Draft), {
      description: 'Picture made for another app that was not accepted yet.',
    }),
  },
  { additionalProperties: false, description: 'Camera.' },
);
export type Camera = Static<typeof Camera>;
