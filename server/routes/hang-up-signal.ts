import type { FastifyReply } from 'fastify';

/** Aborted when the connection of a call ends before its answer was sent. */
export function hangUpSignal({ raw }: FastifyReply): AbortSignal {
  const hangUp = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) hangUp.abort();
  });
  return hangUp.signal;
}
