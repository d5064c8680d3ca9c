import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Client } from '../../bench/run/client.ts';
import { AboutRun, RunComparison, RunDetail } from '../../src/protocol/wire/runs.ts';
import { describeError } from '../errors.ts';
import { addEpisodes, addPictures, type Located } from '../replay/routes.ts';
import { RunShelf } from './shelf.ts';

const STATUS: Record<string, number> = {
  RUN_NOT_FOUND: 404,
  EPISODE_NOT_FOUND: 404,
  INVALID_GATE: 422,
  RUN_INVALID: 422,
  TRAINING_NOT_FOUND: 404,
  INVALID_TRAINING: 422,
  INVALID_STATE_FILE: 422,
};

/** Answers with what a shelf says, or with its error. */
export async function answer<T>(reply: FastifyReply, work: () => T | Promise<T>): Promise<T | FastifyReply> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = describeError(error);
    return reply.code(STATUS[code] ?? 500).send({ error: { code, message } });
  }
}

/** Replayed episodes whose phones stay on a server that has other things to do. */
const KEPT = 4;

const tags = ['runs'];
const Run = Type.Object({ run: Type.String({ description: 'Id of a run: the name of its folder.' }) });
const Gates = Type.Object({
  gate: Type.Optional(
    Type.Union([Type.String(), Type.Array(Type.String())], {
      description: 'Margins that the paired differences have to keep, such as `success >= -2%`.',
    }),
  ),
});

/** Where an episode of any run lies, by `RUN:EPISODE`; null for a name without a run. */
export const locateIn =
  (shelf: RunShelf) =>
  (name: string): Located | null => {
    const [run, episode] = name.split(':');
    return run === undefined || episode === undefined
      ? null
      : { path: shelf.path(run), plan: shelf.data(run).plan, name: episode };
  };

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

/** The same, and what the replay page needs to show an episode of any of the runs. Returns the runs. */
export function runAndReplayRoutes(fastify: FastifyInstance, client: () => Client, folder: string): RunShelf {
  const shelf = new RunShelf(folder);
  runRoutes(fastify, shelf);
  const locate = locateIn(shelf);
  const opened = new Set<string>();
  const open = (name: string): Located | null => {
    const found = locate(name);
    if (found) opened.add(found.path);
    return found;
  };
  addEpisodes(fastify, client, open, KEPT);
  addPictures(fastify, () => opened);
  return shelf;
}
