import { Type, type Static } from 'typebox';
import type { RewardChoice } from '../../../judges/rewards/index.ts';
import { Observation, Observe } from '../../../src/protocol/observation.ts';
import { Screen } from '../../../src/state/phone/index.ts';
import { validate } from '../../../src/state/validate.ts';
import { CreateEpisode, Failure, Format, Mask } from '../../../src/protocol/wire/episodes.ts';
import { CreatePhone } from '../../../src/protocol/wire/phones.ts';
import { OpenEnvError } from './errors.ts';

const { seed, language } = CreatePhone.properties;
const { phoneLanguage, phrasing, budget, reward } = CreateEpisode.properties;

/** The options of a reset. Other keys are allowed, as in OpenEnv: trainers pass whole rows of their data sets. */
export const ResetData = Type.Object({
  seed,
  language,
  phone_language: phoneLanguage,
  phrasing,
  budget,
  reward,
  episode_id: Type.Optional(
    Type.String({ maxLength: 255, description: 'The client’s own name for the episode.' }),
  ),
  task_id: Type.Optional(
    Type.String({ description: 'Suite and name of a task; a phone without a goal where there is none.' }),
  ),
  split: Type.Optional(Type.String({ description: 'With `index`, a task by its place in a split.' })),
  index: Type.Optional(Type.Integer({ minimum: 0 })),
  screen: Type.Optional(Screen),
  observe: Type.Optional(Observe),
  resume: Type.Optional(Type.String({ description: 'Token of a session that goes on where it stands.' })),
  session: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description:
        'The client’s own name for the session. The same name and options take up the session of that name; other options are KEY_REUSED, and a name whose session has ended is SESSION_CLOSED.',
    }),
  ),
});
export type ResetData = Omit<Static<typeof ResetData>, 'reward'> & { reward?: RewardChoice };

export const ForkData = Type.Object(
  {
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    reseed: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
/** What `close` may have: the name of the session to close, whichever socket it is on. */
export const CloseData = Type.Object({ session: ResetData.properties.session });
export const ObserveData = Type.Object({ observe: Type.Optional(Observe) }, { additionalProperties: false });
/** Fields of a step that are not part of the action. Every action of OpenEnv’s typed clients has `metadata`. */
const StepExtras = Type.Object({
  observe: Type.Optional(Observe),
  format: Type.Optional(Format),
  metadata: Type.Optional(Type.Unknown()),
});

export const State = Type.Object({
  episode_id: Type.Union([Type.String(), Type.Null()]),
  step_count: Type.Integer({ minimum: 0 }),
  task_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  seed: Type.Optional(Type.Integer()),
  goal: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  budget: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  phone: Type.Optional(Type.String({ description: 'Id of its phone on this server.' })),
  done: Type.Optional(Type.Boolean()),
  outcome: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  state_hash: Type.Optional(Type.String()),
});

const orNull = <T extends Parameters<typeof validate>[0]>(schema: T) => Type.Union([schema, Type.Null()]);
/** An observation, with everything that a trainer needs and OpenEnv has no field for. */
export const SessionObservation = Type.Object({
  ...Observation.properties,
  goal: orNull(Type.String({ description: 'The task in words; null on a phone without one.' })),
  budget: orNull(Type.Integer()),
  steps: Type.Integer({ description: 'Steps taken, of the budget.' }),
  answer_sheet: Type.Optional(Type.Unknown()),
  last_action_error: orNull(Type.String({ description: 'Why the last action had no effect.' })),
  truncated: Type.Boolean(),
  outcome: Type.Optional(Type.String()),
  info: Type.Object({
    components: Type.Record(Type.String(), Type.Number(), { description: 'What the reward is the sum of.' }),
    mask: Mask,
    failure: Type.Optional(Failure),
    task_id: orNull(Type.String()),
    seed: Type.Integer(),
    episode_id: Type.String(),
    phone: Type.String(),
    state_hash: Type.String(),
    resume: Type.String({ description: 'Token with which a reset takes this session up.' }),
    session: Type.Optional(Type.String({ description: 'The client’s own name for the session.' })),
    last_step: Type.Optional(
      Type.Object({
        step: Type.Integer(),
        reward: orNull(Type.Number()),
        components: Type.Record(Type.String(), Type.Number()),
      }),
    ),
    ignored: Type.Optional(Type.Array(Type.String())),
  }),
});

type Keys = Record<string, unknown>;
/** Python’s clients send unset fields as null. */
const withoutNulls = (keys: Keys): Keys =>
  Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== null));

/** The data of a message. Throws VALIDATION_ERROR with every reason. */
export function read<T>(schema: Parameters<typeof validate>[0], data: unknown, label: string): T {
  const body = data ?? {};
  const bare = typeof body === 'object' && !Array.isArray(body) ? withoutNulls(body as Keys) : body;
  const errors = validate(schema, bare);
  if (errors.length > 0)
    throw new OpenEnvError(
      'VALIDATION_ERROR',
      `The data of ${label} do not fit: ${errors
        .slice(0, 3)
        .map(e => `${e.path || '/'} ${e.message}`)
        .join('; ')}`,
      { errors },
    );
  return bare as T;
}

/** The options of a reset, and the keys that have no meaning here. Throws VALIDATION_ERROR. */
export function readReset(data: unknown): { request: ResetData; ignored: string[] } {
  const keys = read<Keys>(ResetData, data, 'reset');
  const known = Object.entries(keys).filter(([key]) => Object.hasOwn(ResetData.properties, key));
  return {
    request: Object.fromEntries(known) as ResetData,
    ignored: Object.keys(keys).filter(key => !Object.hasOwn(ResetData.properties, key)),
  };
}

/** An unchecked action, and the options of its step. */
export interface StepRequest {
  action: unknown;
  observe?: Observe;
  format?: Format;
}

/** Splits a step into its action and other fields. Throws VALIDATION_ERROR if it is no object or the other fields do not fit. The action is checked later. */
export function readStep(data: unknown): StepRequest {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new OpenEnvError('VALIDATION_ERROR', 'The data of step is an action: an object with a type');
  const { observe, format, metadata: _, ...action } = withoutNulls(data as Keys);
  const extras = {
    ...(observe === undefined ? {} : { observe }),
    ...(format === undefined ? {} : { format }),
  };
  return { ...read<Omit<StepRequest, 'action'>>(StepExtras, extras, 'step'), action };
}
