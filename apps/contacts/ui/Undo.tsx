import type { ReactNode } from 'react';
import { useNow } from '../../../src/sdk/react/hooks.ts';
import { Button } from '../../../src/sdk/react/kit/index.ts';
import { mergesOf } from '../select.ts';
import { useAct, useApp } from './hooks.ts';
import css from './contacts.module.css';

/** How long what was merged can be undone at once, ms. */
const SHOWN_MS = 10_000;

/** What stands at the bottom for a while after a merge: says it, and undoes it. */
export function useMergedBar(): ReactNode {
  const now = useNow();
  const last = useApp(s => mergesOf(s)[0]);
  const act = useAct();
  if (!last || now - last.at >= SHOWN_MS) return undefined;
  return <div className={css['snack']} role="status"><span>{`${Object.keys(last.others).length + 1} contacts merged`}</span><Button variant="text" className={css['snackButton']!} onClick={() => act.undoMerge({ merge: last.id })}>Undo</Button></div>;
}
