import type { Replay, Retold } from '../../protocol/wire/replays.ts';

/** A moment of an episode to go to. */
export interface Jump {
  id: 'lost' | 'effect' | 'left' | 'progress';
  name: string;
  /** The key that goes there. */
  key: string;
  /** What the moment is. */
  says: string;
  /** The step; null where there is no such moment, or none is known yet. */
  step: number | null;
}

const orNull = (index: number): number | null => (index < 0 ? null : index);

/** The first step after which there was a side effect. */
export const firstSideEffect = ({ steps }: Pick<Replay, 'steps'>): number | null =>
  orNull(steps.findIndex(({ verdict }) => (verdict?.sideEffects.length ?? 0) > 0));

/** The last step that brought the task further. */
export function lastProgress({ steps }: Pick<Replay, 'steps'>): number | null {
  const progress = steps.map(({ verdict }) => verdict?.progress ?? 0);
  return orNull(progress.findLastIndex((value, i) => i > 0 && value > progress[i - 1]!));
}

/** The moments of an episode that are worth a look. */
export function jumpsOf(replay: Pick<Replay, 'steps'>, retold: Retold | undefined): Jump[] {
  return [
    {
      id: 'lost',
      name: 'Lost',
      key: 'L',
      says: 'The first step from which the solver could no longer have succeeded',
      step: retold?.turn?.step ?? null,
    },
    {
      id: 'left',
      name: 'Left the solver’s way',
      key: 'W',
      says: 'The first step that the template’s solver would not have taken',
      step: retold?.leftWay ?? null,
    },
    {
      id: 'effect',
      name: 'First side effect',
      key: 'E',
      says: 'The first step after which something had changed that had to stay',
      step: firstSideEffect(replay),
    },
    {
      id: 'progress',
      name: 'Last progress',
      key: 'P',
      says: 'The last step that brought the task further',
      step: lastProgress(replay),
    },
  ];
}
