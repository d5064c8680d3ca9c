import type { FastifyReply } from 'fastify';
import { describeError } from '../errors.ts';

const STATUS: Record<string, number> = {
  RUN_NOT_FOUND: 404,
  EPISODE_NOT_FOUND: 404,
  EPISODE_OPEN: 409,
  PROMPT_NOT_FOUND: 404,
  PICTURE_NOT_FOUND: 404,
  REPORT_NOT_FOUND: 404,
  NO_PICTURES: 404,
  INVALID_GATE: 422,
  RUN_INVALID: 422,
  TRAINING_NOT_FOUND: 404,
  INVALID_TRAINING: 422,
  INVALID_STATE_FILE: 422,
  QUEUE_UNREACHABLE: 503,
};

/** Answers with what a shelf says, or with its error. */
export async function answer<T>(reply: FastifyReply, work: () => T | Promise<T>): Promise<T | FastifyReply> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = describeError(error);
    return reply.code(STATUS[code] ?? 500).send({ error: { code, message } });
  }
}
