import type { ReactNode } from 'react';
import { useSnackbar } from './kit.ts';
import { useAct, useApp } from './hooks.ts';

/** What stands at the bottom for a while after activities were deleted or merged: says it, and undoes it. */
export function useUndoBar(): ReactNode {
  const undo = useApp(s => s.undo);
  const act = useAct();
  return useSnackbar(undo ? { at: undo.at, text: undo.text, onUndo: () => act.undo() } : undefined);
}
