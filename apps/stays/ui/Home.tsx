import {
  Button,
  Icon,
  ListRow,
  Picture,
  Screen,
  Scroller,
  SectionHeader,
  Segmented,
  SwitchRow,
} from './kit.ts';
import type { IconName } from './icons.ts';
import { cheapest, offerOf, placesOf } from '../select.ts';
import { dayOf } from '../../../src/state/civil.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { useAct, useAsk, useNav, useScreenState, useStays, useWords, useWrite } from './hooks.ts';
import { Places, Score, parts } from './Parts.tsx';
import css from './home.module.css';

function Slot({
  icon,
  label,
  value,
  rid,
  onClick,
}: {
  icon: IconName;
  label: string;
  value: string;
  rid: string;
  onClick: () => void;
}) {
  return (
    <button type="button" className={css['slot']} data-rid={rid} onClick={onClick}>
      <Icon name={icon} size={22} />
      <span className={css['slotWords']}>
        <span>{label}</span>
        <b dir="auto">{value}</b>
      </span>
    </button>
  );
}

/** Who travels, in a line. */
export function usePeople() {
  const t = useWords();
  return ({
    adults,
    ages,
    rooms,
    pets,
  }: {
    adults: number;
    ages: readonly number[];
    rooms: number;
    pets: number;
  }): string => {
    const all = [
      t('adultsCount', { count: adults }),
      ages.length > 0 ? t('childrenCount', { count: ages.length }) : '',
      t('roomsCount', { count: rooms }),
      pets > 0 ? t('petsCount', { count: pets }) : '',
    ];
    return all.filter(Boolean).join(' · ');
  };
}

function StaySearch() {
  const { search, places } = useStays();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const w = useWrite();
  const people = usePeople();
  return (
    <div className={css['form']}>
      <Slot
        icon="location_on"
        rid="where"
        label={t('where')}
        value={search.place === null ? t('anywhere') : places[search.place]!.name}
        onClick={() => nav.push('/where')}
      />
      <Slot
        icon="calendar_month"
        rid="dates"
        label={t('nightsCount', { count: w.nights(search.from, search.until) })}
        value={w.dates(search.from, search.until)}
        onClick={() => nav.push('/dates/:for', { for: 'search' })}
      />
      <Slot
        icon="group"
        rid="guests"
        label={t('guestsAndRooms')}
        value={people(search)}
        onClick={() => nav.push('/guests/:for', { for: 'search' })}
      />
      <Button wide icon="search" rid="search" onClick={() => act.runSearch({})}>
        {t('searchStays')}
      </Button>
    </div>
  );
}

function FlightSearch() {
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const ask = useAsk();
  const nav = useNav();
  const w = useWrite();
  const { air, airports } = state;
  const city = (code: string) => `${airports[code]?.city ?? code} (${code})`;
  return (
    <div className={css['form']}>
      <Slot
        icon="flight_takeoff"
        rid="from"
        label={t('from')}
        value={city(air.from)}
        onClick={() => nav.push('/where', {}, { airport: 'from' })}
      />
      <Slot
        icon="flight_land"
        rid="to"
        label={t('to')}
        value={city(air.to)}
        onClick={() => nav.push('/where', {}, { airport: 'to' })}
      />
      <div className={css['pair']}>
        <Slot
          icon="calendar_month"
          rid="day-out"
          label={t('outbound')}
          value={w.day(air.out)}
          onClick={() => ask('date', t('outbound'), w.noon(air.out), 'airDay', { way: 'out' })}
        />
        {air.back !== null && (
          <Slot
            icon="calendar_month"
            rid="day-back"
            label={t('inbound')}
            value={w.day(air.back)}
            onClick={() => ask('date', t('inbound'), w.noon(air.back!), 'airDay', { way: 'back' })}
          />
        )}
      </div>
      <SwitchRow
        label={t('returnTrip')}
        checked={air.back !== null}
        rid="return"
        onChange={on => act.setAir({ back: on ? air.out : null })}
      />
      <Slot
        icon="group"
        rid="flyers"
        label={t(air.cabin === 'premium' ? 'premium' : 'economy')}
        value={[
          t('adultsCount', { count: air.adults }),
          ...(air.children > 0 ? [t('childrenCount', { count: air.children })] : []),
        ].join(' · ')}
        onClick={() => nav.push('/guests/:for', { for: 'air' })}
      />
      <div className={css['pair']}>
        <Button variant="tonal" icon="swap_vert" rid="swap" onClick={() => act.swapAirports({})}>
          {t('swap')}
        </Button>
        <Button icon="search" rid="search-flights" onClick={() => act.searchFlights({})}>
          {t('searchFlights')}
        </Button>
      </div>
    </div>
  );
}

/** The search, prices that are down, what was looked for, and towns. */
export function Home() {
  const state = useStays();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const w = useWrite();
  const people = usePeople();
  const [what, setWhat] = useScreenState<'stays' | 'flights'>('what', 'stays');
  const down = orderedIds(state.properties, (a, b) => compare(a.name, b.name)).filter(
    id => offerOf(state, id, w.now) > 0,
  );
  return (
    <Screen label={t('appName')} bottom={<Places at="home" />}>
      <div className={css['hero']}>
        <Picture name="town-nordvik" alt="" className={css['heroPicture'] ?? ''} />
        <div className={css['brand']}>
          <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
            <path d="M15 3L28 26H2z" fill="currentColor" />
            <path d="M15 14l7 12H8z" fill="var(--c-primary)" />
          </svg>
          <span role="heading" aria-level={1}>
            {t('appName')}
          </span>
        </div>
      </div>
      <div className={css['panel']}>
        <Segmented
          label={t('whatToBook')}
          value={what}
          onChange={setWhat}
          options={[
            { value: 'stays', label: t('stays'), icon: 'bed' },
            { value: 'flights', label: t('flights'), icon: 'flight' },
          ]}
        />
        {what === 'stays' ? <StaySearch /> : <FlightSearch />}
      </div>
      {what === 'stays' && state.searches.length > 0 && (
        <>
          <SectionHeader
            title={t('recentSearches')}
            action={{ label: t('clear'), rid: 'forget', onClick: () => act.forgetSearches({}) }}
          />
          {state.searches.slice(0, 3).map((s, i) => (
            <ListRow
              key={JSON.stringify(s)}
              id={`recent-${i}`}
              rid="recent"
              leading="schedule"
              title={s.place === null ? t('anywhere') : state.places[s.place]!.name}
              subtitle={`${w.dates(s.from, s.until)} · ${people(s)}`}
              disabled={dayOf(s.until) <= w.today}
              onClick={() => act.searchAgain({ index: i })}
            />
          ))}
        </>
      )}
      {down.length > 0 && <SectionHeader title={t('pricesDown')} />}
      <Scroller name="down" axis="x" className={css['rail'] ?? ''}>
        {down.map(id => {
          const property = state.properties[id]!;
          const found = cheapest(state, state.search, id, w.now, w.today);
          return (
            <button
              key={id}
              type="button"
              className={css['small']}
              data-key={id}
              data-rid="offer"
              onClick={() => nav.push('/property/:property', { property: id })}
            >
              <span className={css['smallPhoto']}>
                <Picture name={property.pictures[0]!} alt="" />
                <span className={parts['tag']}>
                  {t('percentOff', { percent: offerOf(state, id, w.now) })}
                </span>
              </span>
              <span className={css['smallName']} dir="auto">
                {property.name}
              </span>
              <span className={css['smallMeta']}>
                <Score property={property} />
                <span dir="auto">
                  {found.stay ? t('perNight', { amount: w.money(found.nightCents) }) : t('whySoldOut')}
                </span>
              </span>
            </button>
          );
        })}
      </Scroller>
      <SectionHeader title={t('placesToGo')} />
      <div className={css['grid']}>
        {placesOf(state).map(([id, place]) => (
          <button
            key={id}
            type="button"
            className={css['town']}
            data-key={id}
            data-rid="town"
            onClick={() => {
              act.setSearch({ place: id });
              act.runSearch({});
            }}
          >
            <Picture name={place.picture} alt="" />
            <span dir="auto">{place.name}</span>
          </button>
        ))}
      </div>
    </Screen>
  );
}
