import { Type, type Static } from 'typebox';
import {
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  Table,
  bin,
  history,
  name,
  ordered,
  stamp,
  trace,
  words,
} from '../../src/state/schema.ts';

export const ChecklistItem = Type.Object(
  {
    id: Id('item', { description: 'Unique in its note.' }),
    text: words(Type.String({ description: 'What is to be done.' })),
    done: Type.Boolean({ description: 'Ticked.' }),
  },
  { additionalProperties: false },
);
export type ChecklistItem = Static<typeof ChecklistItem>;

export const Note = Type.Object(
  {
    title: words(Type.String({ description: 'First line; may be empty.' })),
    kind: StringEnum(['plain', 'markdown', 'checklist'], {
      description: 'How the body is written and shown.',
    }),
    body: words(Type.String({ description: 'Text of a plain or Markdown note.' })),
    items: ordered(Type.Array(ChecklistItem, { description: 'Lines of a checklist, in order.' })),
    folder: Nullable(Id('folder'), { description: 'Folder that it is in, or null when unfiled.' }),
    tags: Type.Array(name(Type.String()), { description: 'Tags without #, in the order given.' }),
    pinned: Type.Boolean({ description: 'Kept on top of its list.' }),
    locked: Type.Boolean({ description: 'Asks for the passcode before it is shown.' }),
    createdAt: stamp(EpochMs({ description: 'When it was made.' })),
    editedAt: stamp(EpochMs({ description: 'When its text last changed.' })),
    // That it is in the bin counts, since null is not; when it went there does not. A note made and binned is not there.
    binnedAt: Nullable(bin(stamp(EpochMs())), { description: 'When it was moved to the bin, or null.' }),
  },
  { additionalProperties: false },
);
export type Note = Static<typeof Note>;

export const Folder = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name, unique among folders.' })),
    createdAt: stamp(EpochMs({ description: 'When it was made.' })),
  },
  { additionalProperties: false },
);
export type Folder = Static<typeof Folder>;

export const Notes = Type.Object(
  {
    notes: Table(Note, { description: 'All notes, those in the bin too.' }),
    folders: Table(Folder, { description: 'Folders.' }),
    passcode: Type.String({ description: 'Passcode of locked notes; empty until one is set.' }),
    unlocked: trace(Type.Boolean(), {
      description:
        'Whether the passcode was given since a screen was last entered; locked notes are open as long.',
    }),
    draft: trace(Nullable(Id('note')), { description: 'Note made last; dropped when it is left empty.' }),
    sort: trace(StringEnum(['edited', 'created', 'title']), { description: 'Order of lists.' }),
    view: trace(StringEnum(['list', 'grid']), { description: 'Rows or cards.' }),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
  },
  { additionalProperties: false, description: 'Notes.' },
);
export type Notes = Static<typeof Notes>;
