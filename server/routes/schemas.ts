import { OUTCOMES } from '../../judges/rewards/types.ts';
import { Type } from 'typebox';
import { Action } from '../../src/protocol/action.ts';
import { Observation, Observe } from '../../src/protocol/observation.ts';
import { Screen } from '../../src/state/phone/index.ts';

export const IdParams = Type.Object({ id: Type.String({ description: 'Id of the phone or episode.' }) });
export const JsonPointer = Type.String({
  pattern: '^(/([^~/]|~[01])*)*$',
  description:
    'A JSON Pointer (RFC 6901): empty, or parts that each follow a "/"; "~" is "~0" and "/" is "~1".',
});
export const AnyObject = Type.Record(Type.String(), Type.Unknown());
/** Checked by the phones themselves, which know the screen and give every reason; `documented` shows what it is. */
export const AnyAction = Type.Unknown({ 'x-tapworld': 'Action' });

/** A schema as the documents show it: with actions spelled out that are checked elsewhere. */
export function documented(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if ((schema as Record<string, unknown>)['x-tapworld'] === 'Action') return Action;
  if (Array.isArray(schema)) return schema.map(documented);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, documented(value)]));
}

const Seed = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Seed of all chance on the phone.',
});
/** A header by which a call that is sent twice is done once. */
export const KeyHeader = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description:
        'A name for this call. The same name and body get the first answer, and nothing is done again; another body is KEY_REUSED.',
    }),
  ),
});
export const keyOf = (headers: { 'idempotency-key'?: string }): string | undefined =>
  headers['idempotency-key'];
const Ttl = Type.Optional(
  Type.Union([Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()], {
    description:
      'How long it is kept without a call, in ms; null for ever. Default: a phone for ever, an episode and its phone for an hour.',
  }),
);
const StateHash = Type.String({ description: 'Merkle SHA-256 of the whole tree, hex.' });

export const CreatePhone = Type.Object(
  {
    seed: Type.Optional(Seed),
    screen: Type.Optional(Screen),
    clock: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 253_402_300_799_999, description: 'Start, epoch ms.' }),
    ),
    scenario: Type.Optional(Type.Array(Type.Unknown(), { description: 'RFC 6902 operations on the world.' })),
    language: Type.Optional(
      Type.String({
        minLength: 2,
        maxLength: 35,
        pattern: '^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$',
        description: 'BCP 47 tag.',
      }),
    ),
    ttl: Ttl,
  },
  { additionalProperties: false },
);
const Base = Type.Optional(
  Type.String({
    description: 'The stateHash that the caller saw. Where the phone has another: STATE_MOVED.',
  }),
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
  adb: Adb,
  adbError: AdbError,
});
export const Moved = Type.Object({ stateHash: StateHash });

export const StepBody = Type.Object(
  {
    action: Type.Optional(AnyAction),
    actions: Type.Optional(Type.Array(AnyAction, { minItems: 1, maxItems: 100 })),
    observe: Type.Optional(Observe),
    base: Base,
  },
  { additionalProperties: false },
);
export const Stepped = Type.Object({
  observation: Observation,
  events: Type.Array(
    Type.Object({
      app: Type.String(),
      action: Type.String(),
      args: Type.Unknown(),
      cause: Type.Unsafe<string>({ type: 'string', enum: ['agent', 'timer', 'intent'] }),
      at: Type.Integer(),
    }),
  ),
  stateHash: StateHash,
  error: Type.Optional(Type.Object({ code: Type.String(), message: Type.String() })),
});
export const ObserveBody = Type.Object({ observe: Type.Optional(Observe) }, { additionalProperties: false });
export const Observed = Type.Object({ observation: Observation, stateHash: Type.Optional(StateHash) });
export const ForkBody = Type.Object(
  {
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    reseed: Type.Optional(
      Type.Boolean({
        description:
          'Gives each copy a seed of its own, made of the phone’s seed and draws and of the copy’s id.',
      }),
    ),
  },
  { additionalProperties: false },
);
export const Forked = Type.Object({
  phones: Type.Array(Type.Object({ id: Type.String(), stateHash: StateHash })),
});
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

export const CreateEpisode = Type.Object(
  {
    task: Type.String({ description: 'Suite and name.' }),
    seed: Seed,
    language: Type.Optional(Type.Unsafe<'en' | 'zh'>({ type: 'string', enum: ['en', 'zh'] })),
    phrasing: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    screen: Type.Optional(Screen),
    budget: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    reward: Type.Optional(
      Type.Unknown({ description: 'Name of a reward, or { name, options, weight }, or a list of these.' }),
    ),
    observe: Type.Optional(Observe),
    ttl: Ttl,
  },
  { additionalProperties: false },
);
export const MadeEpisode = Type.Object({
  id: Type.String(),
  phone: Type.String(),
  token: Type.String({ description: 'Bearer token of its agent.' }),
  goal: Type.String(),
  budget: Type.Integer(),
  answerSheet: Type.Optional(Type.Unknown()),
  observation: Observation,
  stateHash: StateHash,
});
export const Format = Type.Object(
  { ok: Type.Boolean() },
  {
    additionalProperties: false,
    description: 'Whether the model’s text had the demanded form, for the reward `format`.',
  },
);
export const EpisodeStepBody = Type.Object(
  { action: AnyAction, observe: Type.Optional(Observe), format: Type.Optional(Format), base: Base },
  { additionalProperties: false },
);
export const EpisodeStepped = Type.Object({
  observation: Observation,
  terminated: Type.Boolean(),
  truncated: Type.Boolean(),
  reward: Type.Optional(
    Type.Union([Type.Number(), Type.Null()], {
      description: 'Null where there is none; the operator’s alone.',
    }),
  ),
  components: Type.Optional(Type.Record(Type.String(), Type.Number())),
  outcome: Type.Optional(
    Type.Unsafe<string>({
      type: 'string',
      enum: [...OUTCOMES],
    }),
  ),
  stateHash: Type.Optional(StateHash),
});
export const ForkedEpisodes = Type.Object({
  episodes: Type.Array(Type.Object({ id: Type.String(), phone: Type.String(), token: Type.String() })),
});
