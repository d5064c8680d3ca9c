import { useInterval } from '@mantine/hooks';
import { useEffect } from 'react';

/** Shows steps one after the other, from `at` to `last` and each for `stepMs`. */
export function usePlay(at: number, last: number, onGo: (step: number) => void, stepMs: number) {
  const interval = useInterval(() => {
    if (at >= last) interval.stop();
    else onGo(at + 1);
  }, stepMs);
  useEffect(() => {
    if (at >= last) interval.stop();
  }, [at, last]);
  const toggle = () => {
    if (interval.active) return interval.stop();
    if (at >= last) onGo(0);
    interval.start();
  };
  return { isPlaying: interval.active, toggle };
}
