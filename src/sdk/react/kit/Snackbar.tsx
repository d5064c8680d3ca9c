import type { ReactNode } from 'react';
import { useNow } from '../hooks.ts';
import { Button } from './buttons.tsx';
import css from './snackbar.module.css';

/** How long the snackbar offers Undo, ms. */
const SHOWN_MS = 10_000;

export interface Undoable {
  /** When the action happened, epoch ms. */ at: number;
  text: string;
  onUndo: () => void;
}

/** A snackbar with Undo for the `bottom` of a `Screen`. Undefined once its time is over. */
export function useSnackbar(done: Undoable | undefined): ReactNode {
  const now = useNow();
  if (!done || now - done.at >= SHOWN_MS) return undefined;
  return (
    <div className={css['snack']} role="status">
      <span dir="auto">{done.text}</span>
      <Button variant="text" className={css['snackButton']!} onClick={done.onUndo}>
        Undo
      </Button>
    </div>
  );
}
