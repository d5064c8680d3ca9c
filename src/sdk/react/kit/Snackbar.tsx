import type { ReactNode } from 'react';
import { useNow } from '../hooks.ts';
import { Button } from './buttons.tsx';
import { useWordsOf } from '../words.ts';
import { words } from './words.ts';
import css from './snackbar.module.css';

/** How long the snackbar offers Undo, ms. */
const SHOWN_MS = 10_000;

export interface Undoable {
  /** When the action happened, epoch ms. */ at: number;
  text: string;
  onUndo: () => void;
}

/** A snackbar with Undo for the `bottom` of a `Screen`. Undefined once its time is over. */
export function useSnackbar(undoable: Undoable | undefined): ReactNode {
  const t = useWordsOf(words);
  const now = useNow();
  if (!undoable || now - undoable.at >= SHOWN_MS) return undefined;
  return (
    <div className={css['snack']} role="status">
      <span dir="auto">{undoable.text}</span>
      <Button variant="text" className={css['snackButton']!} onClick={undoable.onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
