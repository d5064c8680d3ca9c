import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { AboutTraining, TrainingDetail } from '../../src/protocol/wire/trainings.ts';
import { answer } from '../runs/answer.ts';
import type { TrainingShelf } from './shelf.ts';

const tags = ['trainings'];
const Training = Type.Object({
  training: Type.String({ description: 'Id of a training: the name of its folder.' }),
});

/** Adds the calls about the trainings of a folder, for the operator. */
export function trainingRoutes(fastify: FastifyInstance, shelf: TrainingShelf): void {
  fastify.get(
    '/v1/trainings',
    {
      schema: {
        tags,
        summary: 'The trainings of the server’s folder',
        response: { 200: Type.Array(AboutTraining) },
      },
    },
    async (_request, reply) => answer(reply, () => shelf.list()),
  );
  fastify.get<{ Params: { training: string } }>(
    '/v1/trainings/:training',
    {
      schema: {
        tags,
        summary: 'A training with its curves, its curriculum and its checkpoints',
        params: Training,
        response: { 200: TrainingDetail },
      },
    },
    async (request, reply) => answer(reply, () => shelf.detail(request.params.training)),
  );
}
