import { useMemo } from 'react';
import { useSurface } from '../../../src/sdk/react/hooks.ts';
import type { Draft } from '../state.ts';
import { equal } from '../../../src/state/json.ts';
import { useAct, useApp, usePicker } from './hooks.ts';

/** An open form: what it shows, and the ways to change it. Text that is typed stays on the screen until it is saved. */
export function useForm(given: Draft, form?: string) {
  const { id } = useSurface();
  const key = form ?? id;
  const text = JSON.stringify(given);
  const initial = useMemo(() => JSON.parse(text) as Draft, [text]);
  const draft = useApp(s => s.drafts[key]) ?? initial;
  const act = useAct();
  const pick = usePicker();
  const at = { form: key, initial };
  return {
    at,
    draft,
    initial,
    change: (change: Partial<Draft>) => act.changeForm({ ...at, change }),
    act,
    pick,
    touched: !equal(draft, initial),
  };
}
export type Form = ReturnType<typeof useForm>;
