import type { ReactNode } from 'react';
import { useNow } from '../hooks.ts';
import { Button } from './buttons.tsx';
import css from './snackbar.module.css';

/** How long what was done can be taken back, ms. */
const SHOWN_MS = 10_000;

export interface Undoable {
  /** When it was done, epoch ms. */ at: number;
  text: string;
  onUndo: () => void;
}

/** What stands at the bottom of a `Screen` for a while after something was done: says it, and undoes it. Undefined when its time is over. */
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
