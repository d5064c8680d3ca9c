import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { RewardChoice } from '../../judges/rewards/index.ts';
import { ForkBody, IdParams, KeyHeader, ObserveBody, Observed } from '../../src/protocol/wire/common.ts';
import {
  CreateEpisode,
  EpisodeStepBody,
  EpisodeStepped,
  ForkedEpisodes,
  MadeEpisode,
  type AboutEpisode,
  type EpisodeStep,
  type EpisodeVerdict,
} from '../../src/protocol/wire/episodes.ts';
import { versions } from '../../bench/tasks/versions.ts';
import { bearer } from '../auth.ts';
import { ApiError } from '../errors.ts';
import type { Episode } from '../episodes/episodes.ts';
import { keepNames } from '../sessions/kept-names.ts';
import { SessionNames } from '../sessions/names.ts';
import { keyOf, redrawn } from './idempotency.ts';
import { phoneAnswers } from './kept-answers.ts';
import { addEpisodeValueRoutes } from './episode-values.ts';
import { countCalls } from './calls.ts';
import type { App, Context } from './context.ts';
import { hangUpSignal } from './hang-up-signal.ts';

/** How long an episode is kept without a call, in ms, where its caller does not say. */
const EPISODE_TTL_MS = 3_600_000;

const tags = ['episodes'];

const about = (e: Episode): AboutEpisode => ({
  id: e.id,
  phone: e.phone.id,
  task: e.instance.task.id,
  seed: e.instance.seed,
  goal: e.instance.goal,
  steps: e.steps,
  budget: e.budget,
  outcome: e.outcome ?? null,
  mask: e.mask,
  failure: e.failure ?? null,
  declared: e.declared,
  questions: e.conversation.questions,
  stateHash: e.phone.stateHash,
});

type Sessions = SessionNames<MadeEpisode>;

/** Hooks that check who calls, before the body is read, so that nobody learns of an episode without a token. */
interface Guards {
  operator: { onRequest: (request: FastifyRequest) => Promise<void> };
  /** The operator, or the episode's own agent. */
  agent: { onRequest: (request: FastifyRequest) => Promise<void> };
  /** Whether the episode's own agent calls. It gets no rewards and no state. */
  isAgent: (request: FastifyRequest) => boolean;
}

function guardsOf({ auth, episodes }: Context): Guards {
  const isAgent = (request: FastifyRequest): boolean => {
    const token = bearer(request);
    return token !== undefined && episodes.ofToken(token)?.id === (request.params as { id: string }).id;
  };
  return {
    isAgent,
    operator: { onRequest: async request => auth.operator(request) },
    agent: {
      onRequest: async request => {
        if (!isAgent(request)) auth.operator(request);
      },
    },
  };
}

export const episodeRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async app => {
    app.addHook(
      'preHandler',
      countCalls(id => context.episodes.find(id)?.phone),
    );
    const guards = guardsOf(context);
    const sessions = sessionsOf(context);
    addCreateRoute(app, context, guards, sessions);
    addEpisodeRoutes(app, context, guards, sessions);
    addForkRoute(app, context, guards);
    addEpisodeValueRoutes(app, context);
    addStepRoutes(app, context, guards);
  };

function removeIfThere({ episodes }: Context, id: string): void {
  if (episodes.find(id)) episodes.remove(id);
}

function sessionsOf(context: Context): Sessions {
  const sessions: Sessions = new SessionNames({
    idOf: ({ id }) => id,
    end: id => removeIfThere(context, id),
  });
  context.phones.removed.add((_, phone) => {
    if (phone.episode !== undefined) sessions.phoneRemoved(phone.episode, phone);
  });
  keepNames(context, {
    name: 'episodes',
    names: sessions,
    idOn: phone => phone.episode,
    phoneOf: made => made.phone,
    // The token follows from the id.
    toJson: ({ token: _, ...made }) => made,
    fromJson: (_, kept) => {
      const made = kept as MadeEpisode;
      return { ...made, token: context.episodes.tokens.of(made.id) };
    },
  });
  return sessions;
}

function addCreateRoute(app: App, context: Context, { operator }: Guards, sessions: Sessions): void {
  const { episodes } = context;

  app.post(
    '/v1/episodes',
    {
      ...operator,
      schema: {
        tags,
        summary: 'Start an instance of a task',
        headers: KeyHeader,
        body: CreateEpisode,
        response: { 201: MadeEpisode },
      },
    },
    async (request, reply) => {
      const { observe, reward, ...options } = request.body;
      const start = async () => {
        const episode = await episodes.create({
          ttl: EPISODE_TTL_MS,
          ...options,
          ...(reward === undefined ? {} : { reward: reward as RewardChoice }),
        });
        const seen = await episode.phone
          .whileOpening(() => episodes.observe(episode, observe))
          .catch(error => {
            removeIfThere(context, episode.id);
            throw error;
          });
        const { goal, answerSheet } = episode.instance;
        return {
          id: episode.id,
          phone: episode.phone.id,
          token: episodes.tokenOf(episode)!,
          goal,
          budget: episode.budget,
          ...(answerSheet ? { answerSheet } : {}),
          ...seen,
        };
      };
      const answer = await sessions.open({
        name: keyOf(request.headers),
        payload: request.body,
        reply,
        open: start,
        refresh: async kept => ({ ...kept, ...(await episodes.observe(episodes.get(kept.id), observe)) }),
      });
      // Somebody may have deleted it already.
      episodes.get(answer.id);
      return reply.code(201).send(answer);
    },
  );
}

function addEpisodeRoutes(app: App, { episodes }: Context, { operator }: Guards, sessions: Sessions): void {
  app.get('/v1/episodes', { ...operator, schema: { tags, summary: 'All episodes' } }, async () =>
    episodes.list().map(about),
  );
  app.get(
    '/v1/episodes/:id',
    { ...operator, schema: { tags, summary: 'One episode', params: IdParams } },
    async request => about(episodes.get(request.params.id)),
  );
  app.get(
    '/v1/episodes/:id/verdict',
    { ...operator, schema: { tags, summary: 'The verdict on the phone as it is', params: IdParams } },
    async (request): Promise<EpisodeVerdict> => {
      const episode = episodes.get(request.params.id);
      const { outcome, mask, failure, questions } = about(episode);
      return { ...episode.verdict(), outcome, mask, failure, questions, versions: await versions() };
    },
  );
  app.delete(
    '/v1/episodes/:id',
    { ...operator, schema: { tags, summary: 'Delete an episode and its phone', params: IdParams } },
    async (request, reply) => {
      const { id } = request.params;
      if (episodes.find(id) || !sessions.hasEnded(id)) episodes.remove(id);
      return reply.code(204).send();
    },
  );
}

function addForkRoute(app: App, context: Context, { operator }: Guards): void {
  const { episodes } = context;
  // Without tokens, which no store holds: each follows from its episode’s id.
  const forks = phoneAnswers<{ copies: { id: string; phone: string }[] }>(context, 'episodeForks');

  app.post(
    '/v1/episodes/:id/fork',
    {
      ...operator,
      schema: {
        tags,
        summary: 'Copies that go on from this step',
        params: IdParams,
        headers: KeyHeader,
        body: ForkBody,
        response: { 200: ForkedEpisodes },
      },
    },
    async (request, reply) => {
      const episode = episodes.get(request.params.id);
      const { count, reseed } = request.body;
      const made = await forks.once({
        scope: episode.phone.id,
        key: keyOf(request.headers),
        call: [request.body],
        run: async () => {
          const copies = await episodes.fork(episode, count, reseed);
          return { copies: copies.map(({ id, phone }) => ({ id, phone: phone.id })) };
        },
        refresh: async kept => kept,
        undo: {
          reply,
          remove: ({ copies }) => {
            for (const { id } of copies) removeIfThere(context, id);
          },
        },
      });
      return { episodes: made.copies.map(copy => ({ ...copy, token: episodes.tokens.of(copy.id) })) };
    },
  );
}

/** Adds the agent's own calls. */
function addStepRoutes(app: App, context: Context, { agent, isAgent }: Guards): void {
  const { episodes } = context;
  const answers = phoneAnswers<EpisodeStep>(context, 'episodeSteps');

  app.post(
    '/v1/episodes/:id/step',
    {
      ...agent,
      schema: {
        tags,
        summary: 'Take a step',
        params: IdParams,
        headers: KeyHeader,
        body: EpisodeStepBody,
        response: { 200: EpisodeStepped },
      },
    },
    async (request, reply) => {
      const reduced = isAgent(request);
      const episode = episodes.get(request.params.id);
      const { action, observe, format, base, heard } = request.body;
      if (reduced && heard)
        throw new ApiError('FORBIDDEN', 'What the user hears is the operator’s: leave `heard` out');
      const step = await answers.once({
        scope: episode.phone.id,
        key: keyOf(request.headers),
        call: [request.body],
        hangUp: hangUpSignal(reply),
        run: signal => episodes.step(episode, action, observe, format, { base, heard, signal }),
        refresh: kept => redrawn(kept, () => episodes.observe(episode, observe)),
      });
      return reduced
        ? { observation: step.observation, terminated: step.terminated, truncated: step.truncated }
        : step;
    },
  );
  app.post(
    '/v1/episodes/:id/observe',
    {
      ...agent,
      schema: {
        tags,
        summary: 'Look, changing nothing',
        params: IdParams,
        body: ObserveBody,
        response: { 200: Observed },
      },
    },
    async (request, reply) => {
      const reduced = isAgent(request);
      const { observation, stateHash } = await episodes.observe(
        episodes.get(request.params.id),
        request.body.observe,
        hangUpSignal(reply),
      );
      return reduced ? { observation } : { observation, stateHash };
    },
  );
}
