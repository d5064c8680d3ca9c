import type { ReactNode } from 'react';
import { useNow } from '../../../src/sdk/react/hooks.ts';
import { Button } from '../../../src/sdk/react/kit/index.ts';
import { useAct, useApp } from './hooks.ts';
import css from './todo.module.css';

/** How long what was done can be taken back, ms. */
const SHOWN_MS = 10_000;

/** What stands at the bottom for a while after tasks were completed, moved or deleted: says it, and undoes it. */
export function useUndoBar(): ReactNode {
  const now = useNow();
  const undo = useApp(s => s.undo);
  const act = useAct();
  if (!undo || now - undo.at >= SHOWN_MS) return undefined;
  return <div className={css['snack']} role="status"><span dir="auto">{undo.text}</span><Button variant="text" className={css['snackButton']!} onClick={() => act.undo()}>Undo</Button></div>;
}
