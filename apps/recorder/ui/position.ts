import { useNow, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { positionOf, type Item } from '../select.ts';
import { useAct, useApp } from './hooks.ts';

/** Where the item is now, and whether it plays; while a finger seeks, where the finger is. */
export function usePosition(item: Item): {
  at: number;
  plays: boolean;
  seek: (to: number, done: boolean) => void;
} {
  const player = useApp(s => s.player);
  const playback = useApp(s => s.playback);
  const [held, setHeld] = useScreenState<number | null>('held', null);
  const now = useNow();
  const act = useAct();
  const own = player?.file === item.id ? player : null;
  return {
    at: held ?? (own ? positionOf(own, item, playback, now) : 0),
    plays: own?.since != null,
    seek: (to, done) => {
      setHeld(done ? null : to);
      if (done) act.seek({ file: item.id, to });
    },
  };
}
