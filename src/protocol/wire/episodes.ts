import { Type, type Static } from 'typebox';
import { Screen } from '../../state/phone/index.ts';
import { Observation, Observe } from '../observation.ts';
import { Outcome, Verdict } from './verdict.ts';
import type { Versions } from './versions.ts';
import { Anchor, AnyAction, Base, LanguageTag, Seed, StateHash, Ttl } from './common.ts';

export const CreateEpisode = Type.Object(
  {
    task: Type.String({ description: 'Suite and name.' }),
    seed: Seed,
    language: Type.Optional(Type.Unsafe<'en' | 'zh'>({ type: 'string', enum: ['en', 'zh'] })),
    phoneLanguage: Type.Optional(LanguageTag),
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
  anchor: Anchor,
});
export type MadeEpisode = Static<typeof MadeEpisode>;
export const Questions = Type.Object({
  asked: Type.Integer({ description: 'How often the agent asked the user.' }),
  needless: Type.Integer({
    description: 'Questions where the task needs none, and those for what was asked before.',
  }),
});
export type Questions = Static<typeof Questions>;
/** Why an episode or a step has no reward through no fault of the agent. */
export const Failure = Type.Object({ code: Type.String(), message: Type.String() });
export type Failure = Static<typeof Failure>;
/** What a learner multiplies by, so that what infrastructure or an app broke never counts as a reward of 0. */
export const Mask = Type.Unsafe<0 | 1>({
  type: 'integer',
  enum: [0, 1],
  description: '0 where infrastructure, an app or a judge failed, so that it says nothing about the agent.',
});
/** An episode as lists show it. */
export const AboutEpisode = Type.Object({
  id: Type.String(),
  phone: Type.String(),
  task: Type.String(),
  seed: Type.Integer(),
  goal: Type.String(),
  steps: Type.Integer(),
  budget: Type.Integer(),
  outcome: Type.Union([Outcome, Type.Null()]),
  mask: Mask,
  failure: Type.Union([Failure, Type.Null()]),
  declared: Type.Union([Type.Literal('done'), Type.Literal('impossible'), Type.Null()]),
  questions: Questions,
  stateHash: StateHash,
});
export type AboutEpisode = Static<typeof AboutEpisode>;
/** The verdict on an episode's phone, how the episode ended if it has, what the user was asked, and what the verdict depends on. */
export type EpisodeVerdict = Verdict & {
  outcome: Outcome | null;
  mask: 0 | 1;
  failure: Failure | null;
  questions: Questions;
  versions: Versions;
};
export const Format = Type.Object(
  { ok: Type.Boolean() },
  {
    additionalProperties: false,
    description: 'Whether the model’s text had the demanded form, for the reward `format`.',
  },
);
export type Format = Static<typeof Format>;
export const EpisodeStepBody = Type.Object(
  {
    action: AnyAction,
    observe: Type.Optional(Observe),
    format: Type.Optional(Format),
    base: Base,
    heard: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: 100,
        description:
          'For ask_user: names of what the user knows that the question asks for, in place of those that the task’s own words find. The operator’s alone.',
      }),
    ),
  },
  { additionalProperties: false },
);
/** What a step of an episode gives. The agent itself gets the observation, `terminated` and `truncated` alone. */
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
  outcome: Type.Optional(Outcome),
  mask: Type.Optional(Mask),
  failure: Type.Optional(Failure),
  stateHash: Type.Optional(StateHash),
  anchor: Type.Optional(Anchor),
});
export type EpisodeStepped = Static<typeof EpisodeStepped>;
/** What the operator gets. */
export type EpisodeStep = EpisodeStepped &
  Required<Omit<EpisodeStepped, 'outcome' | 'mask' | 'failure' | 'anchor'>>;

export const ForkedEpisodes = Type.Object({
  episodes: Type.Array(Type.Object({ id: Type.String(), phone: Type.String(), token: Type.String() })),
});
export type ForkedEpisodes = Static<typeof ForkedEpisodes>;
