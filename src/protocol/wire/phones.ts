import { Type, type Static } from 'typebox';
import type { Cause } from '../../sdk/core/run.ts';
import type { Snapshot as SnapshotLayers } from '../../state/layers.ts';
import { Screen } from '../../state/phone/index.ts';
import { Observation, Observe } from '../observation.ts';
import { AnyAction, Base, LanguageTag, Seed, StateHash, Ttl } from './common.ts';

export const CreatePhone = Type.Object(
  {
    seed: Type.Optional(Seed),
    screen: Type.Optional(Screen),
    clock: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 253_402_300_799_999, description: 'Start, epoch ms.' }),
    ),
    scenario: Type.Optional(Type.Array(Type.Unknown(), { description: 'RFC 6902 operations on the world.' })),
    language: Type.Optional(LanguageTag),
    ttl: Ttl,
  },
  { additionalProperties: false },
);
const Adb = Type.Optional(
  Type.Union([Type.Integer(), Type.Null()], {
    description: 'Port on which it answers ADB, of a server with --adb; null where it could not be opened.',
  }),
);
const AdbError = Type.Optional(Type.String({ description: 'Why it has no port for ADB.' }));
export const MadePhone = Type.Object({
  id: Type.String(),
  screen: Screen,
  stateHash: StateHash,
  adb: Adb,
  adbError: AdbError,
});
export type MadePhone = Static<typeof MadePhone>;
/** A phone as lists show it. */
export const AboutPhone = Type.Object({
  id: Type.String(),
  foreground: Type.String({ description: 'Id of the app in front.' }),
  route: Type.String(),
  steps: Type.Integer(),
  resident: Type.Boolean({ description: 'Whether a renderer shows it now.' }),
  clock: Type.Integer({ description: 'Epoch ms.' }),
  zone: Type.String({ description: 'Time zone of the phone.' }),
  stateHash: StateHash,
  episode: Type.Optional(Type.String()),
  task: Type.Optional(Type.String({ description: 'Id of the template that its episode plays.' })),
  outcome: Type.Optional(Type.String({ description: 'How its episode ended, once it has.' })),
  parent: Type.Optional(Type.String({ description: 'Id of the phone that it was forked from.' })),
  adb: Adb,
  adbError: AdbError,
});
export type AboutPhone = Static<typeof AboutPhone>;
/** Answer to a change of a phone's state. */
export const Moved = Type.Object({ stateHash: StateHash });
export type Moved = Static<typeof Moved>;

export const StepBody = Type.Object(
  {
    action: Type.Optional(AnyAction),
    actions: Type.Optional(Type.Array(AnyAction, { minItems: 1, maxItems: 100 })),
    observe: Type.Optional(Observe),
    base: Base,
  },
  { additionalProperties: false },
);
/** An app's rule that ran during a step. */
export const Event = Type.Object({
  app: Type.String(),
  action: Type.String(),
  args: Type.Unknown(),
  cause: Type.Unsafe<Cause>({ type: 'string', enum: ['agent', 'timer', 'intent'] }),
  at: Type.Integer(),
});
/** What a step of a phone gives. */
export const StepResult = Type.Object({
  observation: Observation,
  events: Type.Array(Event),
  stateHash: StateHash,
  error: Type.Optional(Type.Object({ code: Type.String(), message: Type.String() })),
});
export type StepResult = Static<typeof StepResult>;

export const Forked = Type.Object({
  phones: Type.Array(Type.Object({ id: Type.String(), stateHash: StateHash })),
});
export type Forked = Static<typeof Forked>;
/** Where a phone's snapshot is kept. */
export const KeptSnapshot = Type.Object({
  sha256: Type.String({
    description:
      'Hash of the snapshot: GET /v1/blobs/<sha256> gives it, and the studio opens it at #/open/<sha256>.',
  }),
  stateHash: StateHash,
});
export type KeptSnapshot = Static<typeof KeptSnapshot>;
/** A phone's layers; the phone checks them when a snapshot is put back. */
export type Snapshot = SnapshotLayers;
export const ScreenshotQuery = Type.Object(
  {
    format: Type.Optional(
      Type.Unsafe<'jpeg' | 'png' | 'webp'>({ type: 'string', enum: ['jpeg', 'png', 'webp'] }),
    ),
    scale: Type.Optional(Type.Number({ minimum: 0.25, maximum: 4 })),
    quality: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    at: Type.Optional(
      Type.String({
        description: 'Not read: a page that names the state has a picture of its own for each.',
      }),
    ),
  },
  { additionalProperties: false },
);
