import type { AboutEpisode, EpisodeVerdict, MadeEpisode } from '../protocol/wire/episodes.ts';
import type {
  AboutPhone,
  Forked,
  KeptSnapshot,
  MadePhone,
  Moved,
  Snapshot,
} from '../protocol/wire/phones.ts';
import type { Prompt, Replay, Retold } from '../protocol/wire/replays.ts';
import type { AboutRun, RunComparison, RunDetail } from '../protocol/wire/runs.ts';
import type { LineLevel, LogTail, Machines } from '../protocol/wire/machines.ts';
import type { WatchedQueue } from '../protocol/wire/queue.ts';
import type { AboutTask } from '../protocol/wire/tasks.ts';
import type { AboutTraining, TrainingDetail } from '../protocol/wire/trainings.ts';
import type { Operation } from '../state/diff.ts';

/** An error of the server, or `UNREACHABLE`. */
export class CallError extends Error {
  readonly code: string;
  /** Such as each reason for which a state was refused. */
  readonly details: unknown;
  constructor(code: string, message: string, details?: unknown) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** Calls the server of this page. After opening the page with `?token=`, a cookie identifies the user. Throws CallError. */
export async function call<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
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
    text === ''
      ? undefined
      : (JSON.parse(text) as T & { error?: { code: string; message: string; details?: unknown } });
  if (!response.ok)
    throw new CallError(
      value?.error?.code ?? String(response.status),
      value?.error?.message ?? response.statusText,
      value?.error?.details,
    );
  return value as T;
}

/** The address of an episode of a run. */
export const episodeAt = (run: string, name: string) =>
  `/v1/runs/${encodeURIComponent(run)}/episodes/${encodeURIComponent(name)}`;

export const api = {
  phones: () => call<AboutPhone[]>('GET', '/v1/phones'),
  phone: (id: string) => call<AboutPhone>('GET', `/v1/phones/${id}`),
  create: () => call<MadePhone>('POST', '/v1/phones', {}),
  remove: (id: string) => call<undefined>('DELETE', `/v1/phones/${id}`),
  fork: (id: string) => call<Forked>('POST', `/v1/phones/${id}/fork`, { count: 1 }),
  /** Lets a phone wait. */
  wait: (id: string, ms: number) =>
    call<unknown>('POST', `/v1/phones/${id}/step`, {
      action: { type: 'wait', ms },
      observe: { screenshot: false, elements: false },
    }),
  snapshot: (id: string) => call<Snapshot>('GET', `/v1/phones/${id}/snapshot`),
  restore: (id: string, snapshot: unknown) => call<Moved>('PUT', `/v1/phones/${id}/snapshot`, snapshot),
  /** Changes a phone's state. */
  patch: (id: string, operations: readonly Operation[]) =>
    call<Moved>('PATCH', `/v1/phones/${id}/state`, operations),
  /** Keeps a phone's snapshot among the blobs. */
  keep: (id: string) => call<KeptSnapshot>('POST', `/v1/phones/${id}/snapshot`),
  /** Makes a phone of a snapshot, and gives its id. A phone that the snapshot does not fit is deleted again. */
  openSnapshot: async (snapshot: unknown): Promise<string> => {
    const { id } = await api.create();
    await api.restore(id, snapshot).catch(async (error: Error) => {
      await api.remove(id);
      throw error;
    });
    return id;
  },
  /** Makes a phone of a kept snapshot, and gives its id. */
  open: async (sha256: string): Promise<string> =>
    api.openSnapshot(await call<unknown>('GET', `/v1/blobs/${sha256}`)),
  tasks: () => call<AboutTask[]>('GET', '/v1/tasks'),
  episode: (task: string, seed: number) =>
    call<MadeEpisode>('POST', '/v1/episodes', {
      task,
      seed,
      observe: { screenshot: false, elements: false },
    }),
  episodeOf: (id: string) => call<AboutEpisode>('GET', `/v1/episodes/${id}`),
  /** The runs of the server's folder; null on a server that serves none. */
  runs: () =>
    call<AboutRun[]>('GET', '/v1/runs').catch((error: CallError) => {
      if (error.code === 'UNREACHABLE') throw error;
      return null;
    }),
  run: (id: string) => call<RunDetail>('GET', `/v1/runs/${encodeURIComponent(id)}`),
  /** An episode, played again. */
  replay: (run: string, name: string) => call<Replay>('GET', `${episodeAt(run, name)}/replay`),
  /** From which step it was lost. */
  retold: (run: string, name: string) => call<Retold>('GET', `${episodeAt(run, name)}/turn`),
  prompt: (run: string, name: string, step: number) =>
    call<Prompt>('GET', `${episodeAt(run, name)}/prompts/${step}`),
  /** A run beside a baseline, and whether it keeps gates such as `success >= -2%`. */
  compare: (id: string, against: string, gates: readonly string[] = []) =>
    call<RunComparison>(
      'GET',
      `/v1/runs/${encodeURIComponent(id)}/against/${encodeURIComponent(against)}?${new URLSearchParams(gates.map(gate => ['gate', gate]))}`,
    ),
  /** The trainings of the server's folder; null on a server that serves none. */
  trainings: () =>
    call<AboutTraining[]>('GET', '/v1/trainings').catch((error: CallError) => {
      if (error.code === 'UNREACHABLE') throw error;
      return null;
    }),
  training: (id: string) => call<TrainingDetail>('GET', `/v1/trainings/${encodeURIComponent(id)}`),
  machines: () => call<Machines>('GET', '/v1/machines'),
  /** The queue that the server watches; none on a server that has no such call. */
  queue: () =>
    call<WatchedQueue>('GET', '/v1/queue').catch((error: CallError): WatchedQueue => {
      if (error.code !== 'NOT_FOUND') throw error;
      return { queue: null };
    }),
  /** Lines of a machine's log after the one of a number. */
  log: (cell: string, level: LineLevel | undefined, after: number) =>
    call<LogTail>(
      'GET',
      `/v1/machines/${encodeURIComponent(cell)}/log?limit=1000&after=${after}${level ? `&level=${level}` : ''}`,
    ),
  verdict: (id: string) => call<EpisodeVerdict>('GET', `/v1/episodes/${id}/verdict`),
};

export const picture = (id: string, hash: string) =>
  `/v1/phones/${id}/screenshot?format=webp&scale=0.75&at=${hash.slice(0, 16)}`;
