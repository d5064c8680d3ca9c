import type { FastifyRequest } from 'fastify';
import { sessionInCookie } from '../adapters/nemo-gym/cookie.ts';
import type { CellInfo } from '../store/cells.ts';
import type { Directory } from './directory.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Calls that open a session by a name, and the part of the store that knows such names. */
const OPENINGS: Readonly<Record<string, string>> = {
  '/v1/phones': 'phonesName',
  '/v1/episodes': 'episodesName',
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0]!;

/** The name of the session that a call of ORS, of NeMo Gym or of its agents is about, and the part of the store that knows it. */
function sessionOf(request: FastifyRequest): [part: string, name: string] | undefined {
  const ors = textOf(request.headers['x-session-id']);
  if (ors !== undefined) return ['openenvName', `ors ${ors.trim()}`];
  const token = textOf(request.headers['x-nemo-gym-session-token']);
  if (token !== undefined) return ['openenv', token];
  const cookie = sessionInCookie(request);
  return cookie === undefined ? undefined : ['openenvName', `nemo-gym ${cookie}`];
}

/** The id of the phone or episode that a call is about, if it names one. */
export function idOf({ url, query, headers }: FastifyRequest): string | undefined {
  const [, id] = /^\/v1\/(?:phones|episodes)\/([^/?]+)/.exec(url) ?? [];
  if (id !== undefined) return decodeURIComponent(id);
  const asked = query as Record<string, unknown>;
  return (
    textOf(asked['phone']) ??
    textOf(asked['episode']) ??
    textOf(headers['x-tapworld-phone']) ??
    textOf(headers['x-tapworld-episode'])
  );
}

/**
 * The cell for a call. What names a phone, an episode, a session or an environment goes where that is played; everything else to the
 * cell with the fewest phones. Undefined where no cell lives. Throws STORE_UNAVAILABLE.
 */
export async function cellFor(directory: Directory, request: FastifyRequest): Promise<CellInfo | undefined> {
  const id = idOf(request);
  if (id !== undefined) return directory.ofId(id);
  const path = pathOf(request);
  const key = textOf(request.headers['idempotency-key']);
  const opening = request.method === 'POST' ? OPENINGS[path] : undefined;
  if (opening !== undefined && key !== undefined) return directory.ofName(opening, key);
  if (path.startsWith('/android-world/')) {
    const env = textOf((request.query as Record<string, unknown>)['env']) ?? 'default';
    return directory.ofName('androidWorld', env);
  }
  const session = sessionOf(request);
  return session ? directory.ofName(...session) : directory.leastLoaded();
}
