import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { createWorld, type Phone } from '../../apps/catalogue.ts';
import { builders } from '../../bench/author/builders.ts';
import type { Client } from '../../bench/run/client.ts';
import { WireError } from '../../bench/run/client.ts';
import type { Action } from '../../src/protocol/action.ts';
import { Seed } from '../../src/protocol/wire/common.ts';
import {
  AboutRecording,
  Builder,
  BuilderUse,
  CheckBody,
  Doubts,
  Instance,
  Kept,
  MarkBody,
  Marked,
  RecordedStepBody,
  RecordingCheck,
  RecordingDetail,
  RecordingDraft,
  StartTake,
} from '../../src/protocol/wire/recordings.ts';
import { describeError } from '../errors.ts';
import { RecordingError, STATUS } from './errors.ts';
import { RecordedTasks } from './drafts.ts';
import { Recordings, type LiveRecording } from './recordings.ts';

/** Answers with what a call gives, or with its error: ours, or that of the phone that it was about. */
async function answer<T>(reply: FastifyReply, work: () => T | Promise<T>): Promise<T | FastifyReply> {
  try {
    return await work();
  } catch (error) {
    const { code, message, details } = describeError(error);
    const status = error instanceof WireError ? error.status || 503 : (STATUS[code] ?? 500);
    return reply
      .code(status)
      .send({ error: { code, message, ...(details === undefined ? {} : { details }) } });
  }
}

const tags = ['recordings'];
const Id = Type.Object({ id: Type.String({ description: 'Id of a recording.' }) });
const IdAndTake = Type.Object({ ...Id.properties, take: Type.String() });
type ById = { Params: { id: string } };
type ByTake = { Params: { id: string; take: string } };

/**
 * Adds the calls by which a task is recorded on this server's own phones, for the operator. `tasks` are what the server plays: it has to know
 * recorded templates, or they cannot be checked.
 */
export function recordRoutes(
  fastify: FastifyInstance,
  client: () => Client,
  tasks = new RecordedTasks(),
): void {
  let made: Promise<Recordings> | undefined;
  const recordings = () =>
    (made ??= createWorld().then(
      world => new Recordings({ client, world: world as unknown as Phone, tasks }),
    ));
  fastify.addHook('onClose', async () => tasks.close());

  /** A call that changes a recording, and gives it whole. */
  const changing = (
    reply: FastifyReply,
    id: string,
    change: (recording: LiveRecording) => Promise<unknown> | unknown,
  ) =>
    answer(reply, async () => {
      const recording = (await recordings()).get(id);
      return recording.exclusive(async () => {
        await change(recording);
        return recording.detail();
      });
    });

  fastify.post<{ Body: { seed?: number } }>(
    '/v1/recordings',
    {
      schema: {
        tags,
        summary: 'Start to record a task',
        description:
          'Makes a recording with an open set-up take, whose phone is the base phone of this seed.',
        body: Type.Object({ seed: Type.Optional(Seed) }, { additionalProperties: false }),
        response: { 201: RecordingDetail },
      },
    },
    async ({ body }, reply) =>
      answer(reply, async () => {
        const recording = await (await recordings()).make(body.seed ?? 1);
        return reply.code(201).send(await recording.detail());
      }),
  );
  fastify.get(
    '/v1/recordings',
    {
      schema: {
        tags,
        summary: 'The recordings of this server',
        response: { 200: Type.Array(AboutRecording) },
      },
    },
    async () => (await recordings()).list().map(recording => recording.about()),
  );
  fastify.get(
    '/v1/recordings/builders',
    {
      schema: {
        tags,
        summary: 'What can be asked for in a set-up',
        response: { 200: Type.Array(Builder) },
      },
    },
    async () => builders((await createWorld()) as unknown as Phone),
  );
  fastify.get<ById>(
    '/v1/recordings/:id',
    { schema: { tags, summary: 'A recording', params: Id, response: { 200: RecordingDetail } } },
    async ({ params }, reply) => answer(reply, async () => (await recordings()).get(params.id).detail()),
  );
  fastify.delete<ById>(
    '/v1/recordings/:id',
    {
      schema: {
        tags,
        summary: 'Delete a recording with its phones',
        params: Id,
        response: { 204: Type.Null() },
      },
    },
    async ({ params }, reply) =>
      answer(reply, async () => {
        await (await recordings()).remove(params.id);
        return reply.code(204).send();
      }),
  );
  fastify.post<ById & { Body: StartTake }>(
    '/v1/recordings/:id/takes',
    {
      schema: {
        tags,
        summary: 'Close the open take and start another',
        params: Id,
        body: StartTake,
        response: { 200: RecordingDetail },
      },
    },
    async ({ params, body }, reply) => changing(reply, params.id, recording => recording.startTake(body)),
  );
  fastify.post<ByTake>(
    '/v1/recordings/:id/takes/:take/open',
    {
      schema: {
        tags,
        summary: 'Open a take again where it ended',
        params: IdAndTake,
        response: { 200: RecordingDetail },
      },
    },
    async ({ params }, reply) => changing(reply, params.id, recording => recording.reopen(params.take)),
  );
  fastify.delete<ByTake>(
    '/v1/recordings/:id/takes/:take',
    {
      schema: { tags, summary: 'Drop a take', params: IdAndTake, response: { 200: RecordingDetail } },
    },
    async ({ params }, reply) => changing(reply, params.id, recording => recording.drop(params.take)),
  );
  fastify.post<ById & { Body: RecordedStepBody }>(
    '/v1/recordings/:id/step',
    {
      schema: {
        tags,
        summary: 'Take a step in the open take',
        params: Id,
        body: RecordedStepBody,
        response: { 200: RecordingDetail },
      },
    },
    async ({ params, body }, reply) =>
      changing(reply, params.id, recording => recording.step(body.action as Action, body.base)),
  );
  fastify.post<ById>(
    '/v1/recordings/:id/undo',
    {
      schema: {
        tags,
        summary: 'Take back the last step of the open take',
        params: Id,
        response: { 200: RecordingDetail },
      },
    },
    async ({ params }, reply) => changing(reply, params.id, recording => recording.undo()),
  );
  fastify.patch<ById>(
    '/v1/recordings/:id/state',
    {
      schema: {
        tags,
        summary: 'Edit the phone of the set-up take by RFC 6902 operations',
        params: Id,
        body: Type.Array(Type.Unknown()),
        response: { 200: RecordingDetail },
      },
    },
    async ({ params, body }, reply) => changing(reply, params.id, recording => recording.edit(body)),
  );
  fastify.post<ById & { Body: BuilderUse }>(
    '/v1/recordings/:id/build',
    {
      schema: {
        tags,
        summary: 'Have a builder arrange something in the set-up take',
        params: Id,
        body: BuilderUse,
        response: { 200: RecordingDetail },
      },
    },
    async ({ params, body }, reply) =>
      changing(reply, params.id, recording => recording.build(body.builder, body.settings)),
  );
  fastify.put<ById & { Body: RecordingDraft }>(
    '/v1/recordings/:id/draft',
    {
      schema: {
        tags,
        summary: 'Say what the recording means',
        params: Id,
        body: RecordingDraft,
        response: { 200: RecordingDetail },
      },
    },
    async ({ params, body }, reply) => changing(reply, params.id, recording => recording.say(body)),
  );
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
