import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';
import type { Episodes } from './episodes/episodes.ts';

export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1']);
const COOKIE = 'tapworld';

const digest = (text: string) => createHash('sha256').update(text).digest();
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** The token that a caller sends: as Bearer or, as clients of ORS do, as a key. */
export function bearer({ headers }: FastifyRequest): string | undefined {
  const [, token] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  const key = headers['x-api-key'];
  return token ?? (typeof key === 'string' && key !== '' ? key : undefined);
}
const cookie = (request: FastifyRequest): string | undefined =>
  (request.headers.cookie ?? '')
    .split(/;\s*/)
    .find(c => c.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/**
 * Decides which caller may use which route. With an operator's token, everything asks for it; an episode's token reaches that episode's step and observe; the
 * pages that draw phones have a key of their own, which only reads. Without one the server is for this machine alone.
 */
export class Auth {
  /** What a page that draws phones opens `/renderer.html?key=…` with. */
  readonly pageKey = randomBytes(18).toString('base64url');
  private readonly token: string | undefined;
  /** What a browser holds once it has shown the token, so that the token itself lies in no cookie. */
  private readonly session = randomBytes(18).toString('base64url');
  private readonly episodes: Episodes;

  constructor(token: string | undefined, episodes: Episodes) {
    this.token = token;
    this.episodes = episodes;
  }

  /** What no log may show. */
  secrets(): string[] {
    return [this.token, this.session, this.pageKey].filter(secret => secret !== undefined);
  }

  /** Whether this is the operator’s token. */
  isOperators(credential: string): boolean {
    return this.token !== undefined && same(credential, this.token);
  }

  /** Throws UNAUTHORIZED for a caller without a valid token, and FORBIDDEN for an agent. */
  operator(request: FastifyRequest): void {
    const credential = bearer(request);
    if (credential !== undefined && this.episodes.ofToken(credential))
      throw new ApiError('FORBIDDEN', 'An episode’s token reaches its step and observe alone');
    if (this.token === undefined || (credential !== undefined && this.isOperators(credential))) return;
    const session = cookie(request);
    if (session !== undefined && same(session, this.session)) return;
    throw new ApiError(
      'UNAUTHORIZED',
      credential === undefined
        ? 'Send the operator’s token: Authorization: Bearer …'
        : 'This is not the operator’s token',
    );
  }

  /** For what the pages that draw phones read as well. */
  reader(request: FastifyRequest): void {
    if (!this.isPage(request)) this.operator(request);
  }

  /** Whether a page that draws phones calls. */
  isPage(request: FastifyRequest): boolean {
    const { key } = request.query as Record<string, unknown>;
    return [cookie(request), key].some(value => typeof value === 'string' && same(value, this.pageKey));
  }

  /** The cookie that a page's `?key=` or a person's `?token=` earns, if it does. */
  cookieFor(query: { key?: unknown; token?: unknown }): string | undefined {
    const cookieValue =
      typeof query.key === 'string' && same(query.key, this.pageKey)
        ? this.pageKey
        : typeof query.token === 'string' && this.token !== undefined && same(query.token, this.token)
          ? this.session
          : undefined;
    return cookieValue && `${COOKIE}=${cookieValue}; Path=/; HttpOnly; SameSite=Strict`;
  }

  /**
   * Keeps other sites' pages out, which a browser on this machine would let in: they may neither call nor open a socket, and a name that
   * was made to point here is not ours. Throws FORBIDDEN.
   */
  sameSite(request: FastifyRequest): void {
    const { host = '' } = request.headers;
    const name = host
      .replace(/:\d+$/, '')
      .replace(/^\[|\]$/g, '')
      .toLowerCase();
    if (
      this.token === undefined &&
      !LOOPBACK.has(name) &&
      !name.endsWith('.localhost') &&
      !/^127\.\d+\.\d+\.\d+$/.test(name)
    ) {
      throw new ApiError(
        'FORBIDDEN',
        `This server answers to localhost alone, not to ${host}; start it with --token to reach it by another name`,
      );
    }
    refuseForeignPage(request);
  }
}

/** Keeps pages of other sites from calling, and from opening a socket, with what a browser has of its own. Throws FORBIDDEN. */
export function refuseForeignPage(request: FastifyRequest): void {
  const { host = '', origin, upgrade } = request.headers;
  if (origin === undefined || bearer(request) !== undefined) return;
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || upgrade !== undefined)
    throw new ApiError('FORBIDDEN', `Pages of ${origin} may not call this server`);
}
