import type { FastifyRequest } from 'fastify';
import type { Blobs } from '../blobs.ts';
import type { Episodes } from '../episodes/episodes.ts';
import { ApiError } from '../errors.ts';
import type { Phones } from '../phones/phones.ts';
import type { Stepper } from '../phones/stepper.ts';
import type { RendererPool } from '../renderers/pool.ts';

/** What every route reaches: the nouns, which know no HTTP. */
export interface Context { phones: Phones; episodes: Episodes; stepper: Stepper; blobs: Blobs; pool: Pick<RendererPool, 'run' | 'stats'>; token: string | undefined; bootJson: () => unknown }

export const bearer = (request: FastifyRequest): string | undefined => /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];

/** Whether a call is the operator's. Throws UNAUTHORIZED without a token, FORBIDDEN with another's. */
export function requireOperator(context: Context, request: FastifyRequest): void {
  const given = bearer(request);
  if (context.token === undefined) {
    if (given !== undefined && context.episodes.list().some(e => e.token === given)) throw new ApiError('FORBIDDEN', 'An episode’s token reaches its step and observe alone');
    return;
  }
  if (given === undefined) throw new ApiError('UNAUTHORIZED', 'Send the operator’s token: Authorization: Bearer …');
  if (given !== context.token) throw new ApiError('FORBIDDEN', 'This token does not reach here');
}
