import type { FastifyInstance } from 'fastify';
import { detachPicture } from '../src/protocol/wire/attached.ts';
import { acceptsMultipart, multipartOf } from '../src/protocol/wire/multipart.ts';

/**
 * Sends pictures as bytes, in answers of multipart/related, to callers whose Accept header asks for that. Answers without a picture, and
 * all answers to other callers, are JSON. Routes give the same answer in both cases.
 */
export function addAttachments(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', async (request, reply, answer) => {
    if (!acceptsMultipart(request.headers.accept)) return answer;
    const detached = detachPicture(answer);
    if (!detached) return answer;
    const { type, body } = multipartOf(JSON.stringify(detached.answer), detached.parts);
    // Fastify sends bytes as well as text, which its types do not say.
    void reply.type(type).serializer(() => body as unknown as string);
    return answer;
  });
}
