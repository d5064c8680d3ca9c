import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Action } from '../../protocol/action.ts';
import type { RecordingCalls } from './recordings.ts';
import { Typing } from './typing.ts';

/** What a person does in the open take, one after the other. */
export interface TakeQueue {
  typing: Typing;
  act: (action: Action) => void;
  undo: () => void;
  /** Runs another call after all that was done before it. */
  then: (work: () => Promise<unknown>) => void;
  /** What has not been answered yet. */
  waiting: number;
  isBusy: () => boolean;
}

/** Sends what a person does to the server in its order. Nothing is lost while a step is on its way; a failure is reported, and the queue goes on. */
export function useTakeQueue(calls: RecordingCalls, onProblem: (message: string) => void): TakeQueue {
  const queue = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);
  const [waiting, setWaiting] = useState(0);
  const then = useCallback(
    (work: () => Promise<unknown>) => {
      setWaiting(++count.current);
      queue.current = queue.current
        .then(work)
        .then(
          () => onProblem(''),
          (error: Error) => onProblem(error.message),
        )
        .finally(() => setWaiting(--count.current));
    },
    [onProblem],
  );
  const act = useCallback((action: Action) => then(() => calls.step(action)), [then, calls]);
  const typing = useMemo(() => new Typing(act), [act]);
  useEffect(() => () => void typing.flush(), [typing]);
  const undo = useCallback(() => then(() => calls.undo()), [then, calls]);
  return { typing, act, undo, then, waiting, isBusy: () => count.current > 0 };
}
