import { useCallback } from 'react';
import { LIVE_SIZE, livePages, type LiveSpec } from './pages.ts';

/**
 * A page that keeps its own state and is not in the tree: a phone that shows one can be neither forked nor
 * captured. As wide as what holds it.
 */
export function LivePage({ id, src, seed }: LiveSpec) {
  const ref = useCallback(
    (place: HTMLDivElement) => livePages.attach(place, { id, src, seed }),
    [id, src, seed],
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
