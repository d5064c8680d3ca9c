import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { WireError } from '../../bench/run/client.ts';
import { describeError } from '../errors.ts';
import { STATUS } from './errors.ts';

/** Answers with what a call gives, or with its error: ours, or that of the phone that it was about. */
export async function answer<T>(reply: FastifyReply, work: () => T | Promise<T>): Promise<T | FastifyReply> {
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

export const tags = ['recordings'];
export const Id = Type.Object({ id: Type.String({ description: 'Id of a recording.' }) });
export const IdAndTake = Type.Object({ ...Id.properties, take: Type.String() });
export type ById = { Params: { id: string } };
export type ByTake = { Params: { id: string; take: string } };
