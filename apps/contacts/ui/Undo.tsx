import type { ReactNode } from 'react';
import { useSnackbar } from './kit.ts';
import { mergesOf } from '../select.ts';
import { useAct, useApp } from './hooks.ts';

/** A bottom bar after a merge, with Undo. */
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
