import { useCallback, useContext, useLayoutEffect } from 'react';
import { ContainerContext, useEveryChange, usePhone, useScreenState, useStore, useSurface } from './hooks.ts';

/** How long the target stays highlighted, ms of the phone's clock. */
const MARKED_MS = 3_000;

interface Going {
  key: string;
  at: number;
  there: boolean;
}

/**
 * Scrolls to the element with a given `data-key`, or another attribute: once when `goTo` is called, or for
 * `first` when the screen opens. The element
 * moves to the middle of the scroller, or to the distance from its top that `above` returns. `marked` is its
 * key for three seconds of the phone's clock.
 */
export function useGoTo(
  scroller: string,
  first?: string,
  { attribute = 'data-key', above = (page: number, height: number) => (page - height) / 2 } = {},
): { marked: string | null; goTo: (key: string) => void } {
  const store = useStore();
  const container = useContext(ContainerContext);
  const { id } = useSurface();
  const [going, setGoing] = useScreenState<Going | null>('goTo', null);
  const marked = usePhone(
    useCallback(p => (going && p.clock.now - going.at < MARKED_MS ? going.key : null), [going]),
  );
  const key = going ? (going.there ? undefined : going.key) : first;
  // Until the target is drawn.
  useEveryChange(key !== undefined);
  useLayoutEffect(() => {
    if (key === undefined) return;
    const element = (container ?? document).querySelector<HTMLElement>(
      `[data-scroller="${CSS.escape(`${id}|${scroller}`)}"]`,
    );
    const found = element?.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(key)}"]`);
    if (!element || !found) return;
    const outer = element.getBoundingClientRect();
    const inner = found.getBoundingClientRect();
    const zoom = element.offsetHeight ? outer.height / element.offsetHeight : 1;
    const max = Math.max(0, element.scrollHeight - element.clientHeight);
    const wanted =
      element.scrollTop + (inner.top - outer.top) / zoom - above(element.clientHeight, inner.height / zoom);
    const position = Math.round(Math.max(0, Math.min(max, wanted)));
    const offset = element.dataset['anchor'] === 'end' ? max - position : position;
    store.update(p => {
      const surface = (p.ui.surfaces[id] ??= {});
      (surface.values ??= {})['goTo'] = { key, at: p.clock.now, there: true };
      const scroll = (surface.scroll ??= {});
      if (offset > 0) scroll[scroller] = offset;
      else delete scroll[scroller];
    });
  });
  return {
    marked,
    goTo: useCallback(
      to => setGoing({ key: to, at: store.phone.clock.now, there: false }),
      [setGoing, store],
    ),
  };
}
