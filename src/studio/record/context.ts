import { createContext, use } from 'react';
import type { RecordingDetail } from '../../protocol/wire/recordings.ts';
import type { DraftState } from './draft.ts';
import type { RecordingCalls } from './recordings.ts';
import type { StageName } from './stages.ts';
import type { RecordSearch } from './search.ts';
import type { TakeQueue } from './take.ts';

/** What every stage of a recording works with. */
export interface RecordingState extends DraftState {
  detail: RecordingDetail;
  calls: RecordingCalls;
  queue: TakeQueue;
  search: RecordSearch;
  /** Shows a stage, or another side of the present one. */
  go: (stage: StageName, search?: RecordSearch) => void;
  report: (problem: string) => void;
}

export const RecordingContext = createContext<RecordingState | null>(null);

/** The recording that the page shows. */
export function useRecording(): RecordingState {
  const state = use(RecordingContext);
  if (!state) throw new Error('A stage is shown outside of the page of a recording');
  return state;
}
