import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Phone } from '../phones/phone.ts';

/** A hook that counts each call on a phone, from its body until its answer, so that the phone does not expire meanwhile. */
export const countCalls =
  (find: (id: string) => Phone | undefined) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { id } = request.params as { id?: string };
    const phone = id === undefined ? undefined : find(id);
    if (phone) reply.raw.once('close', phone.begin());
  };
