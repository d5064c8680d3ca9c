import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Static } from 'typebox';
import type { Action } from '../../protocol/action.ts';
import type {
  AboutRecording,
  Builder,
  Doubts,
  Instance,
  Kept,
  Marked,
  RecordingCheck,
  RecordingDetail,
  RecordingDraft,
  StartTake,
} from '../../protocol/wire/recordings.ts';
import type { Operation } from '../../state/diff.ts';
import { call, CallError } from '../api.ts';

export type RecordingBuilder = Static<typeof Builder>;
export type RecordedInstance = Static<typeof Instance>;
export type RecordingDoubts = Static<typeof Doubts>;
export type CheckOfRecording = Static<typeof RecordingCheck>;
export type KeptFiles = Static<typeof Kept>;
export type MarkedPlaces = Static<typeof Marked>;
export type NewTake = Static<typeof StartTake>;

const ROOT = '/v1/recordings';
/** How often what the server works on is read again, ms. */
const WORKING_MS = 700;

/** Null while the server has not been asked for it yet. */
const orNone = <T>(error: CallError): T | null => {
  if (error.code.endsWith('_NOT_FOUND') && error.code !== 'RECORDING_NOT_FOUND') return null;
  throw error;
};

export const recordingQueries = {
  all: queryOptions({
    queryKey: ['recordings'],
    queryFn: () =>
      call<AboutRecording[]>('GET', ROOT).catch((error: CallError) => {
        if (error.code === 'UNREACHABLE') throw error;
        // A server that was started by a run records nothing.
        return null;
      }),
  }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['recordings', id],
      queryFn: () => call<RecordingDetail>('GET', `${ROOT}/${id}`),
      staleTime: Infinity,
    }),
  builders: queryOptions({
    queryKey: ['recording builders'],
    queryFn: () => call<RecordingBuilder[]>('GET', `${ROOT}/builders`),
    staleTime: Infinity,
  }),
  /** Instances of the recording as it stands; `file` is its file, with which they change. */
  instances: (id: string, count: number, file: string) =>
    queryOptions({
      queryKey: ['recordings', id, 'instances', count, file],
      queryFn: () => call<RecordedInstance[]>('GET', `${ROOT}/${id}/instances?count=${count}`),
      staleTime: Infinity,
      retry: false,
    }),
  doubts: (id: string) =>
    queryOptions({
      queryKey: ['recordings', id, 'doubts'],
      queryFn: () => call<RecordingDoubts>('GET', `${ROOT}/${id}/doubts`).catch(orNone<RecordingDoubts>),
      refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? WORKING_MS : false),
      retry: false,
    }),
  check: (id: string) =>
    queryOptions({
      queryKey: ['recordings', id, 'check'],
      queryFn: () => call<CheckOfRecording>('GET', `${ROOT}/${id}/check`).catch(orNone<CheckOfRecording>),
      refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? WORKING_MS : false),
      retry: false,
    }),
};

export const startRecording = (seed: number) => call<RecordingDetail>('POST', ROOT, { seed });
export const deleteRecording = (id: string) => call<undefined>('DELETE', `${ROOT}/${id}`);

/** The calls that change a recording. Each leaves what the server answers in the cache of the page. */
export function useRecordingCalls(id: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const at = `${ROOT}/${id}`;
    const changes = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
      const detail = await call<RecordingDetail>(method, at + path, body);
      client.setQueryData(recordingQueries.detail(id).queryKey, detail);
      void client.invalidateQueries({ queryKey: recordingQueries.all.queryKey, exact: true });
      return detail;
    };
    return {
      step: (action: Action) => changes('POST', '/step', { action }),
      undo: () => changes('POST', '/undo', {}),
      startTake: (take: NewTake) => changes('POST', '/takes', take),
      openTake: (take: string) => changes('POST', `/takes/${take}/open`, {}),
      dropTake: (take: string) => changes('DELETE', `/takes/${take}`),
      edit: (operations: Operation[]) => changes('PATCH', '/state', operations),
      build: (builder: string, settings: unknown) => changes('POST', '/build', { builder, settings }),
      draft: (draft: RecordingDraft) => changes('PUT', '/draft', draft),
      mark: (element: string) => call<MarkedPlaces>('POST', `${at}/mark`, { element }),
      doubt: async (mutants: number) => {
        client.setQueryData(
          recordingQueries.doubts(id).queryKey,
          await call<RecordingDoubts>('POST', `${at}/doubts`, { mutants }),
        );
      },
      check: async (seeds: number, mutants: number) => {
        client.setQueryData(
          recordingQueries.check(id).queryKey,
          await call<CheckOfRecording>('POST', `${at}/check`, { seeds, mutants }),
        );
      },
      keep: async () => {
        const kept = await call<KeptFiles>('POST', `${at}/keep`, {});
        await client.invalidateQueries({ queryKey: ['recordings'] });
        return kept;
      },
    };
  }, [id, client]);
}
export type RecordingCalls = ReturnType<typeof useRecordingCalls>;
