import type { ReactNode } from 'react';
import { useSnackbar } from './kit.ts';
import { mergesOf } from '../select.ts';
import { useAct, useApp } from './hooks.ts';

/** What stands at the bottom for a while after a merge: says it, and undoes it. */
export function useMergedBar(): ReactNode {
  const last = useApp(s => mergesOf(s)[0]);
  const act = useAct();
  return useSnackbar(
    last && {
      at: last.at,
      text: `${Object.keys(last.others).length + 1} contacts merged`,
      onUndo: () => act.undoMerge({ merge: last.id }),
    },
  );
}
