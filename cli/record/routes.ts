import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { createWorld, type Phone } from '../../apps/catalogue.ts';
import { builders } from '../../bench/author/builders.ts';
import type { Client } from '../../bench/run/client.ts';
import type { Action } from '../../src/protocol/action.ts';
import { Seed } from '../../src/protocol/wire/common.ts';
import {
  AboutRecording,
  Builder,
  BuilderUse,
  RecordedStepBody,
  RecordingDetail,
  RecordingDraft,
  StartTake,
} from '../../src/protocol/wire/recordings.ts';
import { answer, Id, IdAndTake, tags, type ById, type ByTake } from './answer.ts';
import { templateRoutes } from './template-routes.ts';
import { RecordedTasks } from './drafts.ts';
import type { LiveRecording } from './live-recording.ts';
import { Recordings } from './recordings.ts';
import type { RecordingShelf } from './shelf.ts';

/**
 * Adds the calls by which a task is recorded on this server's own phones, for the operator. `tasks` are what the server plays: it has to know
 * recorded templates, or they cannot be checked. Recordings are kept on `shelf`, or end with the server.
 */
export function recordRoutes(
  fastify: FastifyInstance,
  client: () => Client,
  tasks = new RecordedTasks(),
  shelf?: RecordingShelf,
): void {
  let made: Promise<Recordings> | undefined;
  const recordings = () =>
    (made ??= createWorld().then(
      world => new Recordings({ client, world: world as unknown as Phone, tasks }, shelf),
    ));
  fastify.addHook('onClose', async () => {
    tasks.close();
    (await made)?.close();
  });

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
  templateRoutes(fastify, recordings);
}
