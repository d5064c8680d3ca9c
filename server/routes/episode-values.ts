import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { IdParams } from '../../src/protocol/wire/common.ts';
import { EpisodeValue, PutEpisode } from '../../src/protocol/wire/values.ts';
import { versions } from '../../bench/tasks/versions.ts';
import { adoptEpisode, episodeValue, putEpisode } from '../values/values.ts';
import type { App, Context } from './context.ts';

/** Most bytes of a value: a phone with large changes, and what its solver was shown. */
const VALUE_LIMIT = 64 * 1024 * 1024;

const tags = ['episodes'];

const ValueParams = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9._-]{1,128}$', description: 'Id of the episode.' }),
});

/** Adds the calls that take an episode out as a value, and put it in. */
export function addEpisodeValueRoutes(app: App, context: Context): void {
  const { episodes, phones, auth } = context;
  const operator = { onRequest: async (request: FastifyRequest) => auth.operator(request) };
  app.get(
    '/v1/episodes/:id/value',
    {
      ...operator,
      schema: {
        tags,
        summary: 'The episode as a value, with which any server of this build can go on',
        params: IdParams,
        response: { 200: EpisodeValue },
      },
    },
    async request => {
      const episode = episodes.get(request.params.id);
      const build = await versions();
      return episode.phone.exclusive(() => episodeValue(phones, build, episode));
    },
  );
  app.put(
    '/v1/episodes/:id/value',
    {
      ...operator,
      bodyLimit: VALUE_LIMIT,
      schema: {
        tags,
        summary: 'Go on with an episode from its value',
        description:
          'Makes the episode where there is none of this id, and puts it back where there is. Its agent’s token is the one that it had.',
        params: ValueParams,
        body: EpisodeValue,
        response: { 200: PutEpisode, 201: PutEpisode },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const build = await versions();
      const here = episodes.find(id);
      if (here) {
        const put = () => putEpisode(context, build, here, request.body);
        await here.phone.exclusive(put);
      }
      const episode = here ?? (await adoptEpisode(context, build, { episode: id }, request.body));
      const { phone } = episode;
      return reply.code(here ? 200 : 201).send({ id, phone: phone.id, stateHash: phone.stateHash });
    },
  );
}
