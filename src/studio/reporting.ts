import { useCallback, useState } from 'react';

/** Runs what may fail, and keeps the message of the last failure for the page to show. */
export function useReporting() {
  const [problem, setProblem] = useState('');
  const reporting = useCallback(
    (work: () => unknown) => () => {
      setProblem('');
      Promise.resolve()
        .then(work)
        .catch((error: Error) => setProblem(error.message));
    },
    [],
  );
  return { problem, reporting, report: setProblem, clear: useCallback(() => setProblem(''), []) };
}
export type Reporting = ReturnType<typeof useReporting>['reporting'];
