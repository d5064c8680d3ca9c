import { useCallback, useEffect, useRef, useState } from 'react';
import type { RecordingDetail, RecordingDraft } from '../../protocol/wire/recordings.ts';

/** How long letters rest before they are saved, ms. */
const REST_MS = 300;

/** What the author says of a recording, as the page shows it before the server has saved it. */
export interface DraftState {
  draft: RecordingDraft;
  /** Whether something is not saved yet. */
  isSaving: boolean;
  change: (part: Partial<RecordingDraft>) => void;
  /** Saves what is not saved, at once, and waits for it. */
  saved: () => Promise<void>;
}

/**
 * The draft of a recording with changes of the page. They are saved by themselves, in order, and only the last of those that came
 * meanwhile.
 */
export function useDraft(
  detail: RecordingDetail,
  save: (draft: RecordingDraft) => Promise<unknown>,
  onProblem: (message: string) => void,
): DraftState {
  const [local, setLocal] = useState<RecordingDraft>();
  const next = useRef<RecordingDraft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(detail.draft);
  latest.current = local ?? detail.draft;
  const saved = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    const draft = next.current;
    next.current = undefined;
    if (draft)
      queue.current = queue.current.then(async () => {
        try {
          await save(draft);
        } catch (error) {
          onProblem((error as Error).message);
        }
        if (next.current === undefined) setLocal(now => (now === draft ? undefined : now));
      });
    return queue.current;
  }, [save, onProblem]);
  const change = useCallback(
    (part: Partial<RecordingDraft>) => {
      const draft = { ...latest.current, ...part };
      latest.current = draft;
      next.current = draft;
      setLocal(draft);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saved(), REST_MS);
    },
    [saved],
  );
  useEffect(() => () => void saved(), [saved]);
  return { draft: latest.current, isSaving: local !== undefined, change, saved };
}
