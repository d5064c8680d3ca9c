import { Type, type Static } from 'typebox';
import type { Operation } from '../../state/diff.ts';
import { AnyAction, StateHash } from './common.ts';
import { Event, type Snapshot } from './phones.ts';
import type { Action } from '../action.ts';

const Kind = <const T extends string>(type: T) => Type.Literal(type);
const SnapshotOf = Type.Unsafe<Snapshot>({
  type: 'object',
  required: ['format', 'world', 'scenario', 'session'],
});
const Operations = Type.Unsafe<Operation[]>({
  type: 'array',
  items: { type: 'object', required: ['op', 'path'] },
});
const AnyOrNoAction = Type.Unsafe<Action | null>(AnyAction);

/** Events of a commit; a commit has 10,000 at most. */
export const CommittedEvents = Type.Array(Event, { maxItems: 10_000 });

/** What the server sends on the live socket of a phone. */
export const ServerMessage = Type.Union([
  Type.Object(
    { type: Kind('phone'), snapshot: SnapshotOf, stateHash: StateHash },
    { description: 'The phone as it is; the first message.' },
  ),
  Type.Object(
    {
      type: Kind('delta'),
      action: AnyOrNoAction,
      operations: Operations,
      events: Type.Array(Event),
      stateHash: StateHash,
    },
    { description: 'A step or change by somebody else.' },
  ),
  Type.Object({ type: Kind('leased') }, { description: 'The client drives the phone from now on.' }),
  Type.Object({ type: Kind('released') }, { description: 'The client no longer drives the phone.' }),
  Type.Object({ type: Kind('committed'), stateHash: StateHash }, { description: 'The commit was applied.' }),
  Type.Object(
    { type: Kind('rejected'), reason: Type.String(), snapshot: SnapshotOf },
    { description: 'The commit was not applied; the snapshot is the phone as it is.' },
  ),
  Type.Object({
    type: Kind('error'),
    error: Type.Object({
      code: Type.String(),
      message: Type.String(),
      details: Type.Optional(Type.Unknown()),
    }),
  }),
]);
export type ServerMessage = Static<typeof ServerMessage>;

/** What a client sends on the live socket of a phone. */
export const ClientMessage = Type.Union([
  Type.Object({ type: Kind('action'), action: AnyOrNoAction }, { description: 'The server executes it.' }),
  Type.Object({ type: Kind('lease') }, { description: 'Asks to drive the phone.' }),
  Type.Object(
    {
      type: Kind('commit'),
      base: StateHash,
      action: AnyOrNoAction,
      operations: Operations,
      events: Type.Optional(CommittedEvents),
    },
    { description: 'A step that the client executed on the state `base`.' },
  ),
  Type.Object({ type: Kind('release') }, { description: 'Gives the lease back.' }),
]);
export type ClientMessage = Static<typeof ClientMessage>;

type FieldOf<T> = T extends unknown ? keyof T : never;
/** A client's message before it is checked: any field may be anything. */
export type UncheckedMessage = { [Field in FieldOf<ClientMessage>]?: unknown };
