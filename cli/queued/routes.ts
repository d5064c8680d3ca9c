import type { FastifyInstance } from 'fastify';
import { WatchedQueue } from '../../src/protocol/wire/queue.ts';
import { answer } from '../runs/answer.ts';
import type { QueueWatch } from './watch.ts';

/** Adds the call about the queue that a server watches, for the operator. */
export function queueRoutes(fastify: FastifyInstance, watch: QueueWatch | undefined): void {
  fastify.get(
    '/v1/queue',
    {
      schema: {
        tags: ['runs'],
        summary: 'The queue that this server watches: jobs, workers, and what failed',
        response: { 200: WatchedQueue },
      },
    },
    async (_request, reply) => answer(reply, async () => ({ queue: watch ? await watch.read() : null })),
  );
  fastify.addHook('onClose', async () => watch?.close());
}
