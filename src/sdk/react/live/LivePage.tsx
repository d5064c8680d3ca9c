import { useCallback, useContext } from 'react';
import { StoreContext } from '../phone-hooks.ts';
import { LIVE_SIZE, livePages, type LiveSpec } from './pages.ts';

/**
 * A page that keeps its own state and is not in the tree: a phone that shows one can be neither forked nor
 * captured. As wide as what holds it.
 */
export function LivePage({ id, src, seed }: LiveSpec) {
  // There is one such page, and it cannot be in two places: a card in recents leaves it where it is.
  const elsewhere = useContext(StoreContext)?.isLookedAt === true;
  const ref = useCallback(
    (place: HTMLDivElement) => (elsewhere ? undefined : livePages.attach(place, { id, src, seed })),
    [id, src, seed, elsewhere],
  );
  return (
    <div
      ref={ref}
      style={{
        inlineSize: '100%',
        aspectRatio: `${LIVE_SIZE.width} / ${LIVE_SIZE.height}`,
        overflow: 'hidden',
        direction: 'ltr',
      }}
    />
  );
}
