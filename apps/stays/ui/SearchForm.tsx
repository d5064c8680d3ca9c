import { civilOf, dayNumber, dayOf, daysInMonth, isoOf, weekdayOf } from '../../../src/state/civil.ts';
import { Button, IconButton, Screen, Segmented, Stepper, AppBar } from './kit.ts';
import { useAct, useNav, useParams, useScreenState, useStays, useWords, useWrite } from './hooks.ts';
import { parts } from './Parts.tsx';
import css from './home.module.css';

/** The days of one month, of which a range is chosen. */
function Month({
  month,
  from,
  until,
  first,
  onDay,
}: {
  month: number;
  from: string;
  until: string;
  first: string | null;
  onDay: (iso: string) => void;
}) {
  const w = useWrite();
  const { year, month: m } = civilOf(month);
  const start = dayNumber({ year, month: m, day: 1 });
  const blank = (weekdayOf(start) + 6) % 7;
  const inRange = (day: number) => first === null && dayOf(from) <= day && day <= dayOf(until);
  const endOf = (day: number): string | undefined => {
    if (first !== null) return dayOf(first) === day ? 'both' : undefined;
    if (dayOf(from) === day) return 'from';
    return dayOf(until) === day ? 'until' : undefined;
  };
  return (
    <>
      <div className={css['week']} aria-hidden="true">
        {[1, 2, 3, 4, 5, 6, 0].map(d => (
          <span key={d}>{w.format.weekday(d, 'narrow')}</span>
        ))}
      </div>
      <div className={css['days']}>
        {Array.from({ length: blank }, (_, i) => (
          <span key={`b${i}`} />
        ))}
        {Array.from({ length: daysInMonth(year, m) }, (_, i) => {
          const day = start + i;
          const iso = isoOf(day);
          return (
            <button
              key={iso}
              type="button"
              className={css['dayCell']}
              data-key={iso}
              data-rid="day"
              data-in={inRange(day) || undefined}
              data-end={endOf(day)}
              disabled={day < w.today}
              aria-pressed={inRange(day) || endOf(day) !== undefined}
              aria-label={`${i + 1}, ${w.day(iso)}`}
              onClick={() => onDay(iso)}
            >
              {i + 1}
            </button>
          );
        })}
      </div>
    </>
  );
}

/** A calendar in which arrival and departure are tapped: of the search, or of a booking that is changed. */
export function Dates() {
  const { for: what } = useParams('/dates/:for');
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const w = useWrite();
  const isSearch = what === 'search';
  const range = isSearch ? state.search : (state.moving ?? state.search);
  const [month, setMonth] = useScreenState('month', dayNumber({ ...civilOf(dayOf(range.from)), day: 1 }));
  const [first, setFirst] = useScreenState<string | null>('first', null);
  const move = (by: number) => {
    const { year, month: m } = civilOf(month);
    setMonth(dayNumber({ year, month: m + by, day: 1 }));
  };
  const onDay = (iso: string) => {
    if (first === null || iso <= first) return setFirst(iso);
    if (isSearch) act.pickDay({ day: iso, first });
    else act.setMoving({ from: first, until: iso });
    setFirst(null);
  };
  const { year, month: m } = civilOf(month);
  const nights = w.nights(range.from, range.until);
  return (
    <Screen
      label={t('dates')}
      appBar={
        <AppBar
          title={t('dates')}
          subtitle={
            first === null
              ? `${w.dates(range.from, range.until)} · ${t('nightsCount', { count: nights })}`
              : t('chooseDeparture', { day: w.day(first) })
          }
        />
      }
      bottom={
        <div className={parts['only']}>
          <Button wide rid="done" disabled={first !== null} onClick={nav.back}>
            {t('done')}
          </Button>
        </div>
      }
    >
      <div className={css['monthHead']}>
        <IconButton
          icon="chevron_left"
          label={t('previousMonth')}
          disabled={month <= w.today - 31}
          onClick={() => move(-1)}
        />
        <span className={css['monthName']} role="heading" aria-level={2}>
          {w.format.month(year, m)}
        </span>
        <IconButton icon="chevron_right" label={t('nextMonth')} onClick={() => move(1)} />
      </div>
      <Month month={month} from={range.from} until={range.until} first={first} onDay={onDay} />
      <div className={parts['hint']}>{t(first === null ? 'datesHint' : 'departureHint')}</div>
    </Screen>
  );
}

const MOST = { adults: 16, children: 6, rooms: 5, pets: 4 } as const;

/** How many adults, which children, rooms and pets. */
export function Guests() {
  const { for: what } = useParams('/guests/:for');
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const done = (
    <div className={parts['only']}>
      <Button wide rid="done" onClick={nav.back}>
        {t('done')}
      </Button>
    </div>
  );
  if (what === 'air') {
    const { air } = state;
    return (
      <Screen title={t('passengers')} bottom={done}>
        <div className={parts['fields']}>
          <Stepper
            label={t('adults')}
            rid="adults"
            value={air.adults}
            min={1}
            max={9}
            onChange={adults => act.setAir({ adults })}
          />
          <Stepper
            label={t('children')}
            rid="children"
            value={air.children}
            min={0}
            max={8}
            onChange={children => act.setAir({ children })}
          />
          <Segmented
            label={t('cabin')}
            value={air.cabin}
            onChange={cabin => act.setAir({ cabin })}
            options={[
              { value: 'economy', label: t('economy') },
              { value: 'premium', label: t('premium') },
            ]}
          />
        </div>
      </Screen>
    );
  }
  const isSearch = what === 'search';
  const form = isSearch ? state.search : (state.moving ?? state.search);
  const set = (change: { adults?: number; ages?: number[]; rooms?: number; pets?: number }) =>
    isSearch ? act.setSearch(change) : act.setMoving(change);
  const ages = [...form.ages];
  return (
    <Screen title={t('guestsAndRooms')} bottom={done}>
      <div className={parts['fields']}>
        <Stepper
          label={t('adults')}
          rid="adults"
          value={form.adults}
          min={1}
          max={MOST.adults}
          onChange={adults => set({ adults })}
        />
        <Stepper
          label={t('children')}
          rid="children"
          value={ages.length}
          min={0}
          max={MOST.children}
          onChange={n => set({ ages: n > ages.length ? [...ages, 6] : ages.slice(0, n) })}
        />
        {ages.map((age, i) => (
          <Stepper
            // The children have no names: the place in the list is what they are known by.
            key={`age-${i}`}
            label={t('ageOf', { count: i + 1 })}
            rid={`age-${i + 1}`}
            value={age}
            min={0}
            max={17}
            onChange={next => set({ ages: ages.map((a, j) => (j === i ? next : a)) })}
          />
        ))}
        <Stepper
          label={t('rooms')}
          rid="rooms"
          value={form.rooms}
          min={1}
          max={MOST.rooms}
          onChange={rooms => set({ rooms })}
        />
        <Stepper
          label={t('pets')}
          rid="pets"
          value={form.pets}
          min={0}
          max={MOST.pets}
          onChange={pets => set({ pets })}
        />
      </div>
      <div className={parts['hint']}>{t('cotHint')}</div>
    </Screen>
  );
}
