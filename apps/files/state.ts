import { Type, type Static } from 'typebox';
import { EpochMs, Id, Nullable, StringEnum, history, trace } from '../../src/state/schema.ts';

/** The last change, which can be undone for a while. */
export const Undo = Type.Object(
  {
    at: EpochMs({ description: 'When it was done.' }),
    text: Type.String({ description: 'What was done, in words.' }),
    kind: StringEnum(['bin', 'move'], { description: 'What was done.' }),
    rows: Type.Array(
      Type.Object(
        {
          file: Id('file', { description: 'File or folder.' }),
          parent: Nullable(Id('file'), { description: 'Folder that it was in; null for the root.' }),
          name: Type.String({ description: 'Name that it had there.' }),
        },
        { additionalProperties: false },
      ),
      { description: 'What it was done to, and where that was.' },
    ),
  },
  { additionalProperties: false },
);
export type Undo = Static<typeof Undo>;

export const Files = Type.Object(
  {
    hidden: Type.Boolean({
      description: 'Whether files and folders whose names begin with a dot are shown.',
    }),
    foldersFirst: Type.Boolean({ description: 'Whether folders stand before files, whatever the order.' }),
    view: trace(StringEnum(['list', 'grid']), { description: 'Rows or tiles.' }),
    sort: trace(StringEnum(['name', 'date', 'size', 'type']), { description: 'What lists are ordered by.' }),
    down: trace(Type.Boolean(), { description: 'From Z to A, newest first or largest first.' }),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
    undo: trace(Nullable(Undo), {
      description: 'What was done last and can be taken back for a few seconds, or null.',
    }),
  },
  {
    additionalProperties: false,
    description:
      'How the file manager shows the phone’s shared storage. The files themselves are the device’s.',
  },
);
export type Files = Static<typeof Files>;
