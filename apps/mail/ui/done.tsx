import type { ReactNode } from 'react';
import { useNow, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { useSnackbar } from './kit.ts';
import { draftRows } from '../select.ts';
import type { Place } from '../state.ts';
import { useAct, useDates, useMail, useNav, useWords } from './hooks.ts';

interface Before {
  thread: string;
  place: Place;
  binned: boolean;
  snoozedUntil: number | null;
}
interface Done {
  at: number;
  text: string;
  rows: Before[];
}

/** Moves conversations, and keeps where they were so that the snackbar can put them back. */
export function useDone() {
  const t = useWords();
  const act = useAct();
  const state = useMail();
  const { now, moment } = useDates();
  const [, setDone] = useScreenState<Done | null>('done', null);
  const keep = (threads: readonly string[], text: string) =>
    setDone({
      at: now,
      text,
      rows: threads.flatMap(thread => {
        const found = state.threads[thread];
        if (!found) return [];
        const { place, binnedAt, snoozedUntil } = found;
        return [{ thread, place, binned: binnedAt !== null, snoozedUntil }];
      }),
    });
  const WORD = { archive: 'archived', inbox: 'movedToInbox', spam: 'movedToSpam' } as const;
  return {
    move: (threads: readonly string[], to: Place) => {
      keep(threads, t(WORD[to], { count: threads.length }));
      act.move({ threads: [...threads], to });
    },
    remove: (threads: readonly string[]) => {
      keep(threads, t('deleted', { count: threads.length }));
      act.remove({ threads: [...threads] });
    },
    restore: (threads: readonly string[]) => {
      keep(threads, t('restored', { count: threads.length }));
      act.restore({ threads: [...threads] });
    },
    snooze: (threads: readonly string[], until: number) => {
      keep(threads, t('snoozedUntil', { when: moment(until) }));
      act.snooze({ threads: [...threads], until });
    },
  };
}

/** Undo of what was just done here; while a mail leaves, of sending it. */
export function useUndo(): ReactNode {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const state = useMail();
  const [done, setDone] = useScreenState<Done | null>('done', null);
  const [leaving] = draftRows(state, 'sending');
  const snack = useSnackbar(
    leaving
      ? {
          at: now,
          text: t('sentIn'),
          onUndo: () => {
            act.undoSend({ draft: leaving.id });
            nav.push('/draft/:draft', { draft: leaving.id });
          },
        }
      : done
        ? {
            at: done.at,
            text: done.text,
            onUndo: () => {
              act.putBack({ rows: done.rows });
              setDone(null);
            },
          }
        : undefined,
  );
  return snack;
}
