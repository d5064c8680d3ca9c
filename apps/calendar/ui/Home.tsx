import { civilOf, addMonths, monthStart, weekStart } from '../../../src/state/civil.ts';
import { isRtl } from '../../../src/sdk/core/screen.ts';
import { useBack } from '../../../src/sdk/react/back.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { useGoTo } from '../../../src/sdk/react/goTo.ts';
import { usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Fab, Icon, IconButton, Screen } from './kit.ts';
import { momentOf } from '../occurrences.ts';
import type { View } from '../state.ts';
import { monthWords } from '../words.ts';
import { Drawer } from './Drawer.tsx';
import { Days } from './Days.tsx';
import { MiniMonth } from './MiniMonth.tsx';
import { Month } from './Month.tsx';
import { Schedule, useShownMonth } from './Schedule.tsx';
import { useAct, useApp, useNav, useNow, useTodayNumber, useZone } from './hooks.ts';
import css from './home.module.css';

/** Points that a finger goes sideways for the next or the last page. */
const SWIPE = 56;
const SPAN: Record<View, number> = { schedule: 1, day: 1, three: 3, week: 7, month: 0 };

/** The days, in the view that was chosen last. */
export function Home() {
  const view = useApp(s => s.view);
  const firstDay = useApp(s => s.settings.firstDay);
  const today = useTodayNumber();
  const now = useNow();
  const zone = useZone();
  const [date, setDate] = useScreenState<number | null>('date', null);
  const [drawer, setDrawer] = useScreenState('drawer', false);
  const [picking, setPicking] = useScreenState('picking', false);
  /** Month in which a day was tapped: Back leads there again. */
  const [from, setFrom] = useScreenState<View | null>('from', null);
  const [, setSlot] = useScreenState<{ day: number; minute: number } | null>('slot', null);
  const { goTo } = useGoTo(view === 'schedule' ? 'schedule' : 'grid', 'here', {
    above: page => (view === 'schedule' ? 8 : page * 0.3),
  });
  const rtl = usePhone(isRtl);
  const act = useAct();
  const nav = useNav();
  const day = date ?? today;
  const scrolled = useShownMonth(view === 'schedule', day);
  useBack(from !== null && !drawer, () => {
    const to = from;
    setFrom(null);
    if (to) act.setView({ view: to });
  });
  const show = (to: number | null) => {
    setSlot(null);
    setDate(to === today ? null : to);
    goTo('here');
  };
  const turn = (by: number) => show(view === 'month' ? addMonths(day, by) : day + by * SPAN[view]);
  const choose = (next: View) => {
    setDrawer(false);
    setPicking(false);
    setFrom(null);
    setSlot(null);
    act.setView({ view: next });
    goTo('here');
  };
  const swipe = useGesture(
    view === 'schedule'
      ? {}
      : {
          drag: {
            axis: 'x',
            onMove: () => {},
            onEnd: p => {
              if (Math.abs(p.dx) >= SWIPE) turn(p.dx < 0 !== rtl ? 1 : -1);
            },
          },
        },
  );
  const create = () => {
    const hour = Math.floor((now - momentOf(today, 0, zone)) / 3_600_000) + 1;
    nav.push('/new', {}, day === today ? {} : { from: momentOf(day, Math.min(hour, 23) * 60, zone) });
  };
  const title = monthWords(
    view === 'schedule' ? scrolled : view === 'week' ? weekStart(day, firstDay) : day,
    today,
  );
  return (
    <>
      <Screen
        scroll={false}
        label="Calendar"
        fab={<Fab icon="add" label="New event" onClick={create} />}
        appBar={
          <AppBar
            leading="menu"
            onLeading={() => setDrawer(true)}
            onTitle={() => setPicking(!picking)}
            title={
              <span className={css['title']}>
                {title}
                <Icon name={picking ? 'arrow_drop_up' : 'arrow_drop_down'} size={20} />
              </span>
            }
            actions={
              <>
                <IconButton icon="search" label="Search" onClick={() => nav.push('/search')} />
                <button
                  type="button"
                  className={css['today']}
                  aria-label={`Go to today, ${civilOf(today).day}`}
                  data-rid="today"
                  onClick={() => {
                    setPicking(false);
                    show(null);
                  }}
                >
                  <span aria-hidden="true">{civilOf(today).day}</span>
                </button>
              </>
            }
          />
        }
      >
        {picking && (
          <MiniMonth
            day={day}
            onPick={d => {
              setPicking(view !== 'schedule');
              show(d);
            }}
            onMonth={by => show(addMonths(monthStart(day), by))}
          />
        )}
        <div className={css['body']} ref={swipe} data-key="days">
          {view === 'schedule' ? (
            <Schedule day={day} />
          ) : view === 'month' ? (
            <Month
              day={day}
              picking={picking}
              onDay={d => {
                setFrom('month');
                act.setView({ view: 'day' });
                show(d);
              }}
            />
          ) : (
            <Days first={view === 'week' ? weekStart(day, firstDay) : day} count={SPAN[view]} />
          )}
        </div>
      </Screen>
      <Drawer open={drawer} view={view} onView={choose} onClose={() => setDrawer(false)} />
    </>
  );
}
