import { Type, type Static } from 'typebox';
import { EpochMs, Id, Nullable, StringEnum, history, trace } from '../../src/state/schema.ts';

export const Player = Type.Object(
  {
    file: Id('file', { description: 'Video.' }),
    position: Type.Integer({
      minimum: 0,
      description: 'Where it was at `since`, or where it stands, ms from its beginning.',
    }),
    since: Nullable(EpochMs(), {
      description: 'When it began to play on from there, or null while it is paused.',
    }),
  },
  { additionalProperties: false },
);
export type Player = Static<typeof Player>;

export const Running = Type.Object(
  {
    files: Type.Array(Id('file'), { description: 'Pictures in the order in which they are shown.' }),
    at: Type.Integer({ minimum: 0, description: 'Which of them is shown.' }),
    playing: Type.Boolean({ description: 'Whether it goes on by itself.' }),
  },
  { additionalProperties: false },
);
export type Running = Static<typeof Running>;

export const Gallery = Type.Object(
  {
    slideshow: Type.Object(
      {
        seconds: Type.Integer({ minimum: 2, maximum: 60, description: 'How long each picture stands.' }),
        order: StringEnum(['shown', 'oldest', 'shuffled'], {
          description: 'In the order of the album, oldest first, or by chance.',
        }),
        repeat: Type.Boolean({ description: 'Begins again after the last picture.' }),
      },
      { additionalProperties: false, description: 'How slideshows run.' },
    ),
    columns: trace(Type.Integer({ minimum: 2, maximum: 5 }), { description: 'Pictures side by side.' }),
    albumSort: trace(StringEnum(['name', 'newest', 'count']), { description: 'Order of albums.' }),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
    muted: trace(Type.Boolean(), { description: 'Videos play without sound.' }),
    player: trace(Nullable(Player), { description: 'The video that is played or was played last, or null.' }),
    running: trace(Nullable(Running), { description: 'The slideshow that is on the screen, or null.' }),
    undo: trace(
      Nullable(
        Type.Object(
          {
            files: Type.Array(Id('file'), { description: 'What went to the bin.' }),
            at: EpochMs({ description: 'When.' }),
            text: Type.String({ description: 'What the bar says.' }),
          },
          { additionalProperties: false },
        ),
      ),
      { description: 'What was moved to the bin last, or null.' },
    ),
  },
  {
    additionalProperties: false,
    description: 'Gallery. The pictures themselves are files of shared storage.',
  },
);
export type Gallery = Static<typeof Gallery>;
