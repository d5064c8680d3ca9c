import { useInterval } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** How fast a replay may play: steps a second. */
export const SPEEDS = ['0.5', '1', '2', '4', '8'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Shows the steps of an episode one after the other, from `at` to `last`. */
export function usePlay(at: number, last: number, onGo: (step: number) => void) {
  const [speed, setSpeed] = useState<Speed>('1');
  const interval = useInterval(
    () => {
      if (at >= last) interval.stop();
      else onGo(at + 1);
    },
    1_000 / Number(speed),
  );
  useEffect(() => {
    if (at >= last) interval.stop();
  }, [at, last]);
  const toggle = () => {
    if (interval.active) return interval.stop();
    if (at >= last) onGo(0);
    interval.start();
  };
  return { isPlaying: interval.active, toggle, speed, setSpeed };
}
