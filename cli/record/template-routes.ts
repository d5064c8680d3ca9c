import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import {
  CheckBody,
  Doubts,
  Instance,
  Kept,
  MarkBody,
  Marked,
  RecordingCheck,
} from '../../src/protocol/wire/recordings.ts';
import { answer, Id, tags, type ById } from './answer.ts';
import { RecordingError } from './errors.ts';
import type { LiveRecording } from './live-recording.ts';
import type { Recordings } from './recordings.ts';

/** Adds the calls about the template that a recording makes: its instances, doubts and check, and keeping it. */
export function templateRoutes(fastify: FastifyInstance, recordings: () => Promise<Recordings>): void {
  /** A call about a recording that stays as it is. */
  const asking = <T>(reply: FastifyReply, id: string, ask: (recording: LiveRecording) => Promise<T> | T) =>
    answer(reply, async () => {
      const recording = (await recordings()).get(id);
      return recording.exclusive(async () => ask(recording));
    });

  fastify.post<ById & { Body: MarkBody }>(
    '/v1/recordings/:id/mark',
    {
      schema: {
        tags,
        summary: 'Where on the phone something comes from that stands on its screen',
        params: Id,
        body: MarkBody,
        response: { 200: Marked },
      },
    },
    async ({ params, body }, reply) => asking(reply, params.id, recording => recording.mark(body)),
  );
  fastify.get<ById & { Querystring: { count?: number } }>(
    '/v1/recordings/:id/instances',
    {
      schema: {
        tags,
        summary: 'The first instances of the template as it stands',
        params: Id,
        querystring: Type.Object({ count: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })) }),
        response: { 200: Type.Array(Instance) },
      },
    },
    async ({ params, query }, reply) =>
      asking(reply, params.id, recording => recording.instances(query.count ?? 10)),
  );
  fastify.post<ById & { Body: { mutants?: number } }>(
    '/v1/recordings/:id/doubts',
    {
      schema: {
        tags,
        summary: 'Doubt the template: judge changed endings, and play its solver on changed starts',
        params: Id,
        body: Type.Object(
          { mutants: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })) },
          { additionalProperties: false },
        ),
        response: { 200: Doubts },
      },
    },
    async ({ params, body }, reply) =>
      asking(reply, params.id, recording => recording.startDoubts(body.mutants ?? 60)),
  );
  fastify.get<ById>(
    '/v1/recordings/:id/doubts',
    { schema: { tags, summary: 'How far the doubting is', params: Id, response: { 200: Doubts } } },
    async ({ params }, reply) => asking(reply, params.id, recording => recording.doubts()),
  );
  fastify.post<ById & { Body: CheckBody }>(
    '/v1/recordings/:id/check',
    {
      schema: {
        tags,
        summary: 'Check the template as tapworld check does',
        params: Id,
        body: CheckBody,
        response: { 200: RecordingCheck },
      },
    },
    async ({ params, body }, reply) =>
      asking(reply, params.id, recording => recording.startCheck(body.seeds ?? 5, body.mutants ?? 20)),
  );
  fastify.get<ById>(
    '/v1/recordings/:id/check',
    { schema: { tags, summary: 'How far the check is', params: Id, response: { 200: RecordingCheck } } },
    async ({ params }, reply) => asking(reply, params.id, recording => recording.check()),
  );
  fastify.post<ById>(
    '/v1/recordings/:id/keep',
    {
      schema: {
        tags,
        summary: 'Write the template, its line in the index and its split into the checkout',
        params: Id,
        response: { 200: Kept },
      },
    },
    async ({ params }, reply) => asking(reply, params.id, recording => recording.keep()),
  );
  fastify.get<{ Params: { id: string; name: string } }>(
    '/v1/recordings/:id/pictures/:name',
    {
      schema: {
        tags,
        summary: 'A picture of a step, a reading or a doubt, as WebP',
        params: Type.Object({ ...Id.properties, name: Type.String() }),
      },
    },
    async ({ params }, reply) =>
      answer(reply, async () => {
        const picture = (await recordings()).get(params.id).picture(params.name);
        if (!picture)
          throw new RecordingError(
            'PICTURE_NOT_FOUND',
            `Recording ${params.id} has no picture ${params.name}`,
          );
        return reply.header('cache-control', 'no-cache').type('image/webp').send(picture);
      }),
  );
}
