import { Icon, IconButton, Menu, type MenuItem } from './kit.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { durationWords, type Itinerary } from '../select.ts';
import { MODES, type Mode, type Spot } from '../state.ts';
import { useAct, useApp, useNav } from './hooks.ts';
import { MODE_LOOK } from './kinds.ts';
import css from './directions.module.css';
import common from './maps.module.css';

/** A, B, C and so on, as on the pins. */
export const stopLetter = (index: number): string => String.fromCharCode(65 + index);

/** What a stop is called by its place in the list of `count` stops. */
function roleOf(index: number, count: number): { name: string; prompt: string } {
  if (index === 0) return { name: 'start', prompt: 'Choose a start' };
  if (index === count - 1) return { name: 'destination', prompt: 'Choose a destination' };
  return { name: `stop ${index}`, prompt: 'Choose a stop' };
}

/** The stops of the plan and its modes, over the map. */
export function DirectionsStops({ routes }: { routes: Record<Mode, Itinerary | null> }) {
  const stops = useApp(s => s.plan.stops);
  const [, setMenu] = useStopMenu();
  const act = useAct();
  const nav = useNav();
  return (
    <div className={css['stops']}>
      <div className={css['stopLine']}>
        <IconButton icon="arrow_back" label="Back" onClick={() => nav.back()} />
        <div className={css['stopList']}>
          {stops.map((stop, i) => (
            <div key={i} className={css['stopLine']}>
              <StopButton stop={stop} index={i} count={stops.length} />
              {stops.length > 2 && (
                <IconButton
                  icon="more_vert"
                  label={`Options of stop ${stopLetter(i)}`}
                  onClick={() => setMenu(i)}
                />
              )}
            </div>
          ))}
        </div>
        <IconButton icon="swap_vert" label="Swap start and destination" onClick={() => act.swapStops()} />
      </div>
      <ModeTabs routes={routes} />
    </div>
  );
}

/** Index of the stop whose menu is open. */
const useStopMenu = () => useScreenState<number | null>('menu', null);

function StopButton({ stop, index, count }: { stop: Spot | null; index: number; count: number }) {
  const nav = useNav();
  const { name, prompt } = roleOf(index, count);
  return (
    <button
      type="button"
      className={css['stop']}
      data-rid="stop"
      data-key={`stop-${index}`}
      data-empty={stop === null || undefined}
      aria-label={`${stop?.name ?? prompt}, ${name}`}
      onClick={() => nav.push('/choose/:for', { for: `stop:${index}` })}
    >
      <span
        className={common['stopDot']}
        data-end={index === count - 1 || undefined}
        data-letter={stopLetter(index)}
        aria-hidden="true"
      />
      <span aria-hidden="true" dir="auto">
        {stop?.name ?? prompt}
      </span>
    </button>
  );
}

function ModeTabs({ routes }: { routes: Record<Mode, Itinerary | null> }) {
  const plan = useApp(s => s.plan);
  const act = useAct();
  const isComplete = plan.stops.every(s => s !== null);
  const labelOf = (mode: Mode) => {
    const [, name] = MODE_LOOK[mode];
    const route = routes[mode];
    if (route) return `${name}, ${durationWords(route.seconds)}`;
    return isComplete ? `${name}, no way` : name;
  };
  return (
    <div className={css['modes']} role="tablist" aria-label="Mode">
      {MODES.map(m => (
        <button
          key={m}
          type="button"
          role="tab"
          aria-selected={m === plan.mode}
          className={css['mode']}
          data-rid={`mode-${m}`}
          aria-label={labelOf(m)}
          onClick={() => act.setMode({ mode: m })}
        >
          <Icon name={MODE_LOOK[m][0]} size={20} />
          <span aria-hidden="true">{routes[m] ? durationWords(routes[m].seconds) : '–'}</span>
        </button>
      ))}
    </div>
  );
}

/** What can be done with one stop of several. */
export function StopMenu() {
  const count = useApp(s => s.plan.stops.length);
  const [index, setIndex] = useStopMenu();
  const act = useAct();
  const nav = useNav();
  const close = () => setIndex(null);
  const then = (run: () => void) => () => {
    close();
    run();
  };
  const itemsFor = (i: number): MenuItem[] => [
    {
      label: 'Change',
      icon: 'edit',
      onClick: then(() => nav.push('/choose/:for', { for: `stop:${i}` })),
    },
    {
      label: 'Move up',
      icon: 'arrow_upward',
      disabled: i === 0,
      onClick: then(() => act.moveStop({ index: i, to: i - 1 })),
    },
    {
      label: 'Move down',
      icon: 'arrow_downward',
      disabled: i === count - 1,
      onClick: then(() => act.moveStop({ index: i, to: i + 1 })),
    },
    {
      label: 'Remove',
      icon: 'delete',
      danger: true,
      disabled: count <= 2,
      onClick: then(() => act.removeStop({ index: i })),
    },
  ];
  return (
    <Menu
      open={index !== null}
      label="Stop"
      anchor="center"
      onClose={close}
      items={index === null ? [] : itemsFor(index)}
    />
  );
}
