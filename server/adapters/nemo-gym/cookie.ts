import type { FastifyInstance, FastifyRequest } from 'fastify';

const COOKIE = 'tapworld_session';

/** The name of the session in a caller's cookie. */
export function sessionInCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [, value] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(headers.cookie ?? '') ?? [];
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** The cookie by which later calls find a session. */
export const cookieOf = (session: string): string =>
  `${COOKIE}=${encodeURIComponent(session)}; Path=/; HttpOnly; SameSite=Lax`;

/** Repeats the cookie of a session on every answer, errors too: NeMo Gym's agents keep the cookies of the last answer alone. */
export function repeatCookies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const session = sessionInCookie(request);
    if (session !== undefined) void reply.header('set-cookie', cookieOf(session));
  });
}
