import { useCallback, useLayoutEffect, useRef } from 'react';
import { usePhone, useScreenState, useStore, useSurface } from '../../../src/sdk/react/hooks.ts';
import { Scroller } from './kit.ts';
import { useWords } from './hooks.ts';
import css from './restaurant.module.css';

/** A heading this far below the row already counts as in view. */
const SLACK = 24;

/** The section that was found in view, and what of the screen it was found for. */
interface Found {
  name: string;
  at: string;
}

const within = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)));
const reach = (scroller: HTMLElement): number => scroller.scrollHeight - scroller.clientHeight;

/** Where headings stand in the menu. `row` hides what is behind it. */
const placesIn = (menu: HTMLElement, row: HTMLElement): number[] =>
  [...menu.querySelectorAll<HTMLElement>('[data-section]')].map(s => s.offsetTop - row.offsetHeight);

/** The last section whose heading has come to the row; at the end of the menu the last of all. */
function sectionAt(menu: HTMLElement, row: HTMLElement, offset: number): number {
  const most = reach(menu);
  const places = placesIn(menu, row);
  if (most > 0 && offset >= most - 1) return places.length - 1;
  return Math.max(
    0,
    places.findLastIndex(place => place <= offset + SLACK),
  );
}

/** How far the row has to be scrolled for a tab to stand in its middle. */
function offsetFor(tab: HTMLElement): number {
  const strip = tab.closest<HTMLElement>('[data-scroller]')!;
  const isRtl = getComputedStyle(strip).direction === 'rtl';
  const start = isRtl ? strip.clientWidth - tab.offsetLeft - tab.offsetWidth : tab.offsetLeft;
  return within(start - (strip.clientWidth - tab.offsetWidth) / 2, strip.scrollWidth - strip.clientWidth);
}

/**
 * Tabs of a menu's sections. The one in view is marked, and the row brings it into view. Headings are measured
 * only where the offset or the number of dishes differs from that of the section that is marked.
 */
export function SectionTabs({ names, dishes }: { names: readonly string[]; dishes: number }) {
  const t = useWords();
  const store = useStore();
  const { id } = useSurface();
  const row = useRef<HTMLDivElement>(null);
  const [found] = useScreenState<Found | null>('section', null);
  const offset = usePhone(useCallback(p => p.ui.surfaces[id]?.scroll?.['main'] ?? 0, [id]));
  const at = `${offset} ${dishes}`;
  const marked = found && names.includes(found.name) ? found.name : names[0];

  /** Marks a section in the state, and scrolls the row to its tab and the menu to `to`. */
  const mark = (section: number, to: number) => {
    const tab = row.current?.querySelectorAll<HTMLElement>('[data-rid="section"]')[section];
    const name = names[section];
    if (!tab || name === undefined) return;
    const across = offsetFor(tab);
    store.update(p => {
      const surface = (p.ui.surfaces[id] ??= {});
      (surface.values ??= {})['section'] = { name, at: `${to} ${dishes}` } satisfies Found;
      const scroll = (surface.scroll ??= {});
      for (const [scroller, value] of [
        ['main', to],
        ['sections', across],
      ] as const)
        if (value > 0) scroll[scroller] = value;
        else delete scroll[scroller];
    });
  };
  const menuOf = () => row.current?.parentElement?.closest<HTMLElement>('[data-scroller]');
  const jump = (section: number) => {
    const menu = menuOf();
    if (menu) mark(section, within(placesIn(menu, row.current!)[section]!, reach(menu)));
  };
  useLayoutEffect(() => {
    const isNew = found === null && offset === 0;
    const menu = menuOf();
    if (isNew || found?.at === at || store.isLookedAt || !menu) return;
    mark(sectionAt(menu, row.current!, offset), offset);
  });

  return (
    <div className={css['sticky']} ref={row}>
      <Scroller name="sections" axis="x" label={t('sections')}>
        <div className={css['tabs']}>
          {names.map((name, i) => (
            <button
              key={name}
              type="button"
              data-rid="section"
              data-key={name}
              aria-current={name === marked || undefined}
              onClick={() => jump(i)}
              dir="auto"
            >
              {name}
            </button>
          ))}
        </div>
      </Scroller>
    </div>
  );
}
