import type { Operation } from '../state/diff.ts';

/** What a call was refused with. */
export class CallError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A call of the server that served this page. A person who came with `?token=` has a session by cookie. Throws CallError. */
export async function call<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new CallError('UNREACHABLE', 'The server does not answer');
  });
  const text = await response.text();
  const value =
    text === '' ? undefined : (JSON.parse(text) as T & { error?: { code: string; message: string } });
  if (!response.ok)
    throw new CallError(
      value?.error?.code ?? String(response.status),
      value?.error?.message ?? response.statusText,
    );
  return value as T;
}

export interface AboutPhone {
  id: string;
  foreground: string;
  route: string;
  steps: number;
  resident: boolean;
  clock: number;
  zone: string;
  stateHash: string;
  episode?: string;
}
export interface AboutTask {
  id: string;
  level: number;
  kind: string;
  budget: number;
  apps: string[];
  tags: string[];
}
export interface Snapshot {
  format: 1;
  world: string;
  scenario: Operation[];
  session: Operation[];
}

export const api = {
  phones: () => call<AboutPhone[]>('GET', '/v1/phones'),
  phone: (id: string) => call<AboutPhone>('GET', `/v1/phones/${id}`),
  create: () => call<{ id: string }>('POST', '/v1/phones', {}),
  remove: (id: string) => call<undefined>('DELETE', `/v1/phones/${id}`),
  fork: (id: string) => call<{ phones: { id: string }[] }>('POST', `/v1/phones/${id}/fork`, { count: 1 }),
  snapshot: (id: string) => call<Snapshot>('GET', `/v1/phones/${id}/snapshot`),
  restore: (id: string, snapshot: unknown) =>
    call<{ stateHash: string }>('PUT', `/v1/phones/${id}/snapshot`, snapshot),
  tasks: () => call<AboutTask[]>('GET', '/v1/tasks'),
  episode: (task: string, seed: number) =>
    call<{ id: string; phone: string; goal: string }>('POST', '/v1/episodes', {
      task,
      seed,
      observe: { screenshot: false, elements: false },
    }),
  episodeOf: (id: string) =>
    call<{ task: string; seed: number; goal: string; steps: number; budget: number }>(
      'GET',
      `/v1/episodes/${id}`,
    ),
  verdict: (id: string) => call<Verdict>('GET', `/v1/episodes/${id}/verdict`),
};

/** The part of a verdict that people read. */
export interface Verdict {
  success: boolean;
  progress: number;
  changes: { name: string; weight: number; met: boolean; share: number; metAtStart: boolean }[];
  invariants: { name: string; held: boolean }[];
  sideEffects: { path: string; was?: unknown; now?: unknown; words: string }[];
}
export const picture = (id: string, hash: string) =>
  `/v1/phones/${id}/screenshot?format=webp&scale=0.75&at=${hash.slice(0, 16)}`;
