import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AboutEpisode, EpisodeVerdict, MadeEpisode } from '../../protocol/wire/episodes.ts';
import type {
  JudgedNearMiss,
  TaskDetail,
  TaskExpectation,
  TaskSourceText,
} from '../../protocol/wire/tasks.ts';
import type { Action } from '../../protocol/action.ts';
import { call } from '../api.ts';

/** An instance of a template. */
export interface InstanceId {
  /** `suite/name`. */
  task: string;
  seed: number;
}

/** How long an episode that a person plays is kept if the page vanishes, ms. */
const TTL_MS = 3_600_000;
const UNSEEN = { screenshot: false, elements: false };

/** A template, what an instance expects, and how it is judged. None of it changes while the server runs. */
export const taskQueries = {
  detail: (task: string) =>
    queryOptions({
      queryKey: ['task', task],
      queryFn: () => call<TaskDetail>('GET', `/v1/tasks/${task}`),
      staleTime: Infinity,
    }),
  expectation: ({ task, seed }: InstanceId) =>
    queryOptions({
      queryKey: ['task', task, 'expectation', seed],
      queryFn: () => call<TaskExpectation>('POST', `/v1/tasks/${task}/expectation`, { seed }),
      staleTime: Infinity,
    }),
  nearMisses: ({ task, seed }: InstanceId) =>
    queryOptions({
      queryKey: ['task', task, 'near misses', seed],
      queryFn: () => call<JudgedNearMiss[]>('POST', `/v1/tasks/${task}/near-misses`, { seed }),
      staleTime: Infinity,
    }),
  source: (task: string) =>
    queryOptions({
      queryKey: ['task', task, 'source'],
      queryFn: () => call<TaskSourceText>('GET', `/v1/tasks/${task}/source`),
      staleTime: Infinity,
    }),
  /** The verdict on an episode's phone in a state. */
  verdict: (episode: string, state: string) =>
    queryOptions({
      queryKey: ['verdict', episode, state],
      queryFn: () => call<EpisodeVerdict>('GET', `/v1/episodes/${episode}/verdict`),
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    }),
};

/** An episode that a person plays. */
export const played = {
  start: ({ task, seed }: InstanceId) =>
    call<MadeEpisode>('POST', '/v1/episodes', { task, seed, observe: UNSEEN, ttl: TTL_MS }),
  step: (id: string, action: Action) =>
    call<{ observation: { messages?: { from: string; text: string }[] } }>(
      'POST',
      `/v1/episodes/${id}/step`,
      {
        action,
        observe: UNSEEN,
      },
    ),
  about: (id: string) => call<AboutEpisode>('GET', `/v1/episodes/${id}`),
  /** Also while the page is being left. */
  remove: (id: string) =>
    void fetch(`/v1/episodes/${id}`, { method: 'DELETE', keepalive: true }).catch(() => {}),
};

export const startPicture = ({ task, seed }: InstanceId) => `/v1/tasks/${task}/start?seed=${seed}`;
