import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Client } from '../../bench/run/client.ts';
import { AboutRun, RunComparison, RunDetail } from '../../src/protocol/wire/runs.ts';
import { answer } from './answer.ts';
import { replayRoutes } from './replay-routes.ts';
import { RunShelf } from './shelf.ts';

const tags = ['runs'];
const Run = Type.Object({ run: Type.String({ description: 'Id of a run: the name of its folder.' }) });
const Gates = Type.Object({
  gate: Type.Optional(
    Type.Union([Type.String(), Type.Array(Type.String())], {
      description: 'Margins that the paired differences have to keep, such as `success >= -2%`.',
    }),
  ),
});

/** Adds the calls about the runs of a folder, for the operator. */
export function runRoutes(fastify: FastifyInstance, shelf: RunShelf): void {
  fastify.get(
    '/v1/runs',
    { schema: { tags, summary: 'The runs of the server’s folder', response: { 200: Type.Array(AboutRun) } } },
    async () => shelf.list(),
  );
  fastify.get<{ Params: { run: string } }>(
    '/v1/runs/:run',
    {
      schema: {
        tags,
        summary: 'A run with its episodes, and why each that failed did',
        params: Run,
        response: { 200: RunDetail },
      },
    },
    async (request, reply) => answer(reply, () => shelf.detail(request.params.run)),
  );
  fastify.get<{ Params: { run: string; against: string }; Querystring: { gate?: string | string[] } }>(
    '/v1/runs/:run/against/:against',
    {
      schema: {
        tags,
        summary: 'A run beside a baseline, over the same tasks and seeds',
        params: Type.Object({ ...Run.properties, against: Type.String() }),
        querystring: Gates,
        response: { 200: RunComparison },
      },
    },
    async ({ params, query }, reply) =>
      answer(reply, () => shelf.compare(params.run, params.against, [query.gate ?? []].flat())),
  );
}

/** The same, and what replays their episodes on the server that `client` calls. Returns the runs. */
export function runAndReplayRoutes(fastify: FastifyInstance, client: () => Client, folder: string): RunShelf {
  const shelf = new RunShelf(folder);
  runRoutes(fastify, shelf);
  replayRoutes(fastify, shelf, client);
  return shelf;
}
