import { Type, type Static } from 'typebox';
import { Observation, Observe } from '../observation.ts';

export const IdParams = Type.Object({ id: Type.String({ description: 'Id of the phone or episode.' }) });
export const JsonPointer = Type.String({
  pattern: '^(/([^~/]|~[01])*)*$',
  description:
    'A JSON Pointer (RFC 6901): empty, or parts that each follow a "/"; "~" is "~0" and "/" is "~1".',
});
export const AnyObject = Type.Record(Type.String(), Type.Unknown());
/** An action. The phone checks it, since only the phone knows its screen; the API documents show the schema of `Action`. */
export const AnyAction = Type.Unknown({ 'x-tapworld': 'Action' });

/** What a phone speaks. The screens of apps that lack words of a language are in English. */
export const LanguageTag = Type.String({
  minLength: 2,
  maxLength: 35,
  pattern: '^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$',
  description: 'BCP 47 tag.',
});
export const Seed = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Seed of all chance on the phone.',
});
/** The server runs calls with the same key once and repeats the first answer. */
export const KeyHeader = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description:
        'A name for this call. The same name and body get the first answer, and nothing is done again; another body is KEY_REUSED. What a call has made under this name and has ended is SESSION_CLOSED.',
    }),
  ),
});
export const Ttl = Type.Optional(
  Type.Union([Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()], {
    description:
      'How long it is kept without a call, in ms; null for ever. Default: a phone for ever, an episode and its phone for an hour.',
  }),
);
export const StateHash = Type.String({ description: 'Merkle SHA-256 of the whole tree, hex.' });
export const Anchor = Type.String({
  description:
    'Hash of the phone without its clock, timers and random numbers: equal where rollouts meet in one state at different times.',
});

export const Base = Type.Optional(
  Type.String({
    description: 'The stateHash that the caller saw. Where the phone has another: STATE_MOVED.',
  }),
);
export const ObserveBody = Type.Object({ observe: Type.Optional(Observe) }, { additionalProperties: false });
export const Observed = Type.Object({ observation: Observation, stateHash: Type.Optional(StateHash) });
export type Observed = Static<typeof Observed>;
/** An observation and the state that it shows: the part that steps of phones and of episodes have in common. */
export type ObservedPhone = Required<Observed>;
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
