import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { RewardChoice } from '../../judges/rewards/index.ts';
import type { Episode } from '../episodes/episodes.ts';
import { readAction } from '../phones/actions.ts';
import { bearer, requireOperator, type Context } from './context.ts';
import { notLeased } from './phones.ts';
import { CreateEpisode, EpisodeStepBody, ForkBody, IdParams, ObserveBody } from './schemas.ts';

const about = (e: Episode) => ({
  id: e.id, phone: e.phone.id, task: e.instance.task.id, seed: e.instance.seed, goal: e.instance.goal, steps: e.steps, budget: e.budget, outcome: e.outcome ?? null, declared: e.declared, stateHash: e.phone.stateHash,
});

export const episodeRoutes = (context: Context): FastifyPluginAsyncTypebox => async app => {
  const { episodes, stepper } = context;
  const tags = ['episodes'];
  const operator = { onRequest: async (request: FastifyRequest) => requireOperator(context, request) };
  /** The agent's own calls: its token, or the operator's. True for the agent, who is told less. */
  const asAgent = (request: FastifyRequest, episode: Episode): boolean => {
    if (bearer(request) === episode.token) return true;
    requireOperator(context, request);
    return false;
  };

  app.post('/v1/episodes', { ...operator, schema: { tags, summary: 'Start an instance of a task', body: CreateEpisode } }, async (request, reply) => {
    const { observe, reward, ...options } = request.body;
    const episode = await episodes.create({ ...options, ...(reward === undefined ? {} : { reward: reward as RewardChoice }) });
    const { observation, stateHash } = await stepper.observe(episode.phone, observe).catch(error => { episodes.remove(episode.id); throw error; });
    const { goal, answerSheet } = episode.instance;
    return reply.code(201).send({ id: episode.id, phone: episode.phone.id, token: episode.token, goal, budget: episode.budget, ...(answerSheet ? { answerSheet } : {}), observation, stateHash });
  });
  app.get('/v1/episodes', { ...operator, schema: { tags, summary: 'All episodes' } }, async () => episodes.list().map(about));
  app.get('/v1/episodes/:id', { ...operator, schema: { tags, summary: 'One episode', params: IdParams } }, async request => about(episodes.get(request.params.id)));
  app.get('/v1/episodes/:id/verdict', { ...operator, schema: { tags, summary: 'The verdict on the phone as it is', params: IdParams } }, async request => {
    const episode = episodes.get(request.params.id);
    return { ...episode.verdict(), outcome: episode.outcome ?? null };
  });
  app.delete('/v1/episodes/:id', { ...operator, schema: { tags, summary: 'Delete an episode and its phone', params: IdParams } }, async (request, reply) => {
    episodes.remove(request.params.id);
    return reply.code(204).send();
  });
  app.post('/v1/episodes/:id/fork', { ...operator, schema: { tags, summary: 'Copies that go on from this step', params: IdParams, body: Type.Optional(ForkBody) } }, async request => {
    const episode = episodes.get(request.params.id);
    const copies = await episode.phone.serial(() => episodes.fork(episode, request.body?.count ?? 1, request.body?.reseed ?? false));
    return { episodes: copies.map(e => ({ id: e.id, phone: e.phone.id, token: e.token })) };
  });

  app.post('/v1/episodes/:id/step', { schema: { tags, summary: 'Take a step', params: IdParams, body: EpisodeStepBody } }, async request => {
    const episode = episodes.get(request.params.id);
    const agent = asAgent(request, episode);
    const action = readAction(request.body.action, notLeased(episode.phone).now);
    const step = await episodes.step(episode, action, request.body.observe);
    return agent ? { observation: step.observation, terminated: step.terminated, truncated: step.truncated } : step;
  });
  app.post('/v1/episodes/:id/observe', { schema: { tags, summary: 'Look, changing nothing', params: IdParams, body: Type.Optional(ObserveBody) } }, async request => {
    const episode = episodes.get(request.params.id);
    const agent = asAgent(request, episode);
    const { observation, stateHash } = await stepper.observe(episode.phone, request.body?.observe);
    return agent ? { observation } : { observation, stateHash };
  });
};
