import type { FastifyRequest } from 'fastify';
import { deviceIn } from '../adapters/mcp/device.ts';
import { sessionInCookie } from '../adapters/nemo-gym/cookie.ts';
import { bearer } from '../auth.ts';
import { digestOf } from '../episodes/tokens.ts';
import type { CellInfo } from '../store/cells.ts';
import type { Bodies } from './body.ts';
import type { Directory } from './directory.ts';

/** Where a call goes. */
export interface Route {
  /** The phone or episode that it is about, if it names one by its id. */
  id: string | undefined;
  cell: CellInfo;
}

type Body = Record<string, unknown>;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const bodyOf = (json: unknown): Body => (typeof json === 'object' && json !== null ? (json as Body) : {});

/** Calls that open a session by a name, and the part of the store that knows such names. */
const OPENINGS: Readonly<Record<string, string>> = {
  '/v1/phones': 'phonesName',
  '/v1/episodes': 'episodesName',
};

/** Calls of NeMo Gym that may name their session in the body, which then counts. */
const NAMED_IN_BODY: readonly string[] = ['/seed_session', '/verify', '/close_session'];

/** The path of a call, as it is at the root. */
const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0]!.replace(/^\/envs\/phone\//, '/');

/** The id of the phone or episode that a call is about, if its address or a header names one. */
function idOf({ url, query, headers }: FastifyRequest): string | undefined {
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
 * Where a call goes. What names a phone, an episode, a session or an environment goes where that is played; everything else to the cell with
 * the fewest phones. Without a cell where none lives. Throws STORE_UNAVAILABLE, and as `Bodies.jsonOf`.
 */
export async function routeOf(
  directory: Directory,
  bodies: Bodies,
  request: FastifyRequest,
): Promise<Partial<Route> & Pick<Route, 'id'>> {
  const id = idOf(request);
  if (id !== undefined) return { id, cell: directory.ofId(id) };
  if (pathOf(request) === '/mcp') return ofMcp(directory, bodies, request);
  return { id, cell: (await ofSession(directory, bodies, request)) ?? directory.leastLoaded() };
}

/**
 * The cell for a message of MCP, whose caller is known by the secret of a session or of an episode, or else names the place of its sessions
 * or a phone in the message.
 */
async function ofMcp(
  directory: Directory,
  bodies: Bodies,
  request: FastifyRequest,
): Promise<{ id: string | undefined; cell: CellInfo | undefined }> {
  const secret = textOf(request.headers['x-nemo-gym-session-token']);
  const token = bearer(request);
  const known =
    (secret !== undefined && (await directory.ofName('openenv', secret))) ||
    (token !== undefined && (await directory.ifKnown('token', digestOf(token))));
  if (known) return { id: undefined, cell: known };
  const body = bodyOf(await bodies.jsonOf(request));
  const place = textOf(bodyOf(body['params'])['session_id']);
  if (place !== undefined) return { id: undefined, cell: await directory.ofPlace(place) };
  const id = deviceIn(body);
  return { id, cell: id === undefined ? directory.leastLoaded() : directory.ofId(id) };
}

/** The cell that has the session that a call is about, or the one where a session of its name belongs; undefined if it names none. */
async function ofSession(
  directory: Directory,
  bodies: Bodies,
  request: FastifyRequest,
): Promise<CellInfo | undefined> {
  const path = pathOf(request);
  const query = request.query as Record<string, unknown>;
  const key = textOf(request.headers['idempotency-key']);
  const opening = request.method === 'POST' ? OPENINGS[path] : undefined;
  if (opening !== undefined && key !== undefined) return directory.ofName(opening, key);
  if (path.startsWith('/android-world/'))
    return directory.ofName('androidWorld', textOf(query['env']) ?? 'default');
  const place = path === '/ws' ? textOf(query['session_id']) : undefined;
  if (place !== undefined) return directory.ofPlace(place);
  const name = (await nameInBody(path, bodies, request)) ?? nameInHeaders(request);
  if (name !== undefined) return directory.ofName('openenvName', name);
  const secret = textOf(request.headers['x-nemo-gym-session-token']);
  return secret === undefined ? undefined : directory.ofName('openenv', secret);
}

/** The name of a session in the body of a call, with its protocol. */
async function nameInBody(
  path: string,
  bodies: Bodies,
  request: FastifyRequest,
): Promise<string | undefined> {
  const isCuaLite = path.startsWith('/cua-lite/');
  if (!isCuaLite && !NAMED_IN_BODY.includes(path)) return undefined;
  const body = bodyOf(await bodies.jsonOf(request));
  const name = textOf(body[isCuaLite ? 'instance_id' : 'session_id']);
  return name && `${isCuaLite ? 'cua-lite' : 'nemo-gym'} ${name}`;
}

/** The name of a session of ORS or of NeMo Gym in the headers of a call, with its protocol. */
function nameInHeaders(request: FastifyRequest): string | undefined {
  const ors = textOf(request.headers['x-session-id']);
  if (ors !== undefined) return `ors ${ors.trim()}`;
  const cookie = sessionInCookie(request);
  return cookie === undefined ? undefined : `nemo-gym ${cookie}`;
}
