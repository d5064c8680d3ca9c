import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { RewardChoice } from '../../judges/rewards/index.ts';
import { bearer } from '../auth.ts';
import type { Episode } from '../episodes/episodes.ts';
import type { Context } from './context.ts';
import { untilHungUp } from './hang-up.ts';
import {
  CreateEpisode,
  EpisodeStepBody,
  EpisodeStepped,
  ForkBody,
  ForkedEpisodes,
  IdParams,
  MadeEpisode,
  ObserveBody,
  Observed,
} from './schemas.ts';

const about = (e: Episode) => ({
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
    const operator = { onRequest: async (request: FastifyRequest) => context.auth.operator(request) };
    /** The agent's own calls take its token too. Before the body is read, so that nobody learns of an episode without one. */
    const agent = {
      onRequest: async (request: FastifyRequest) => {
        if (!isAgent(request)) context.auth.operator(request);
      },
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
          body: CreateEpisode,
          response: { 201: MadeEpisode },
        },
      },
      async (request, reply) => {
        const { observe, reward, ...options } = request.body;
        const episode = await episodes.create({
          ...options,
          ...(reward === undefined ? {} : { reward: reward as RewardChoice }),
        });
        const { observation, stateHash } = await episodes.observe(episode, observe).catch(error => {
          episodes.remove(episode.id);
          throw error;
        });
        const { goal, answerSheet } = episode.instance;
        return reply.code(201).send({
          id: episode.id,
          phone: episode.phone.id,
          token: episode.token,
          goal,
          budget: episode.budget,
          ...(answerSheet ? { answerSheet } : {}),
          observation,
          stateHash,
        });
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
      async request => {
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
          body: ForkBody,
          response: { 200: ForkedEpisodes },
        },
      },
      async request => {
        const copies = await episodes.fork(
          episodes.get(request.params.id),
          request.body.count,
          request.body.reseed,
        );
        return { episodes: copies.map(e => ({ id: e.id, phone: e.phone.id, token: e.token })) };
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
          body: EpisodeStepBody,
          response: { 200: EpisodeStepped },
        },
      },
      async (request, reply) => {
        const reduced = isAgent(request);
        const step = await episodes.step(
          episodes.get(request.params.id),
          request.body.action,
          request.body.observe,
          request.body.format,
          untilHungUp(reply),
        );
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
          untilHungUp(reply),
        );
        return reduced ? { observation } : { observation, stateHash };
      },
    );
  };
