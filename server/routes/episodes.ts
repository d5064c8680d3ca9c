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
import { bearer } from '../auth.ts';
import type { Episode } from '../episodes/episodes.ts';
import { IdempotencyStore, keyOf, MAX_STEP_ANSWERS, MAX_CREATE_ANSWERS, redrawn } from './idempotency.ts';
import { countCalls } from './calls.ts';
import type { Context } from './context.ts';
import { hangUpSignal } from './hang-up-signal.ts';

/** How long an episode is kept without a call, in ms, where its caller does not say. */
const EPISODE_TTL_MS = 3_600_000;

const about = (e: Episode): AboutEpisode => ({
  id: e.id,
  phone: e.phone.id,
  task: e.instance.task.id,
  seed: e.instance.seed,
  goal: e.instance.goal,
  steps: e.steps,
  budget: e.budget,
  outcome: e.outcome ?? null,
  declared: e.declared,
  stateHash: e.phone.stateHash,
});

export const episodeRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async app => {
    const { episodes } = context;
    const tags = ['episodes'];
    const made = new IdempotencyStore<MadeEpisode>({ maxPerScope: MAX_CREATE_ANSWERS });
    const answers = new IdempotencyStore<EpisodeStep>({ maxPerScope: MAX_STEP_ANSWERS });
    const forks = new IdempotencyStore<ForkedEpisodes>({ maxPerScope: MAX_STEP_ANSWERS });
    for (const kept of [answers, forks]) context.phones.removed.add(id => kept.forget(id));
    app.addHook(
      'preHandler',
      countCalls(id => episodes.find(id)?.phone),
    );
    const operator = { onRequest: async (request: FastifyRequest) => context.auth.operator(request) };
    /** The agent's own calls take its token too. Before the body is read, so that nobody learns of an episode without one. */
    const agent = {
      onRequest: async (request: FastifyRequest) => {
        if (!isAgent(request)) context.auth.operator(request);
      },
    };
    const removeEpisode = (id: string) => {
      if (episodes.find(id)) episodes.remove(id);
    };
    /** Whether the episode's own agent calls, who is told less. */
    const isAgent = (request: FastifyRequest): boolean => {
      const token = bearer(request);
      return token !== undefined && episodes.ofToken(token)?.id === (request.params as { id: string }).id;
    };

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
          const { observation, stateHash } = await episodes.observe(episode, observe).catch(error => {
            removeEpisode(episode.id);
            throw error;
          });
          const { goal, answerSheet } = episode.instance;
          return {
            id: episode.id,
            phone: episode.phone.id,
            token: episode.token,
            goal,
            budget: episode.budget,
            ...(answerSheet ? { answerSheet } : {}),
            observation,
            stateHash,
          };
        };
        const answer = await made.once({
          scope: 'episodes',
          key: keyOf(request.headers),
          call: [request.body],
          run: start,
          refresh: async kept => ({ ...kept, ...(await episodes.observe(episodes.get(kept.id), observe)) }),
          undo: { reply, remove: ({ id }) => removeEpisode(id) },
        });
        // A name whose episode was deleted starts no other.
        episodes.get(answer.id);
        return reply.code(201).send(answer);
      },
    );
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
        return { ...episode.verdict(), outcome: episode.outcome ?? null };
      },
    );
    app.delete(
      '/v1/episodes/:id',
      { ...operator, schema: { tags, summary: 'Delete an episode and its phone', params: IdParams } },
      async (request, reply) => {
        episodes.remove(request.params.id);
        return reply.code(204).send();
      },
    );
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
        return forks.once({
          scope: episode.phone.id,
          key: keyOf(request.headers),
          call: [request.body],
          run: async () => {
            const copies = await episodes.fork(episode, count, reseed);
            return { episodes: copies.map(e => ({ id: e.id, phone: e.phone.id, token: e.token })) };
          },
          refresh: async kept => kept,
          undo: {
            reply,
            remove: copies => {
              for (const { id } of copies.episodes) removeEpisode(id);
            },
          },
        });
      },
    );

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
        const { action, observe, format, base } = request.body;
        const step = await answers.once({
          scope: episode.phone.id,
          key: keyOf(request.headers),
          call: [request.body],
          hangUp: hangUpSignal(reply),
          run: signal => episodes.step(episode, action, observe, format, { base, signal }),
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
  };
