import { AppBar, Button, Chip, EmptyState, IconButton, Menu, Screen, Scroller } from './kit.ts';
import { fareCents, flightsFor, type Journey } from '../select.ts';
import { chosenOf, priceOf } from '../actions/fares.ts';
import { FARES, type Fare } from '../state.ts';
import { useAct, useOpen, useParams, useStays, useWords, useWrite } from './hooks.ts';
import { Gone, Point } from './Parts.tsx';
import results from './results.module.css';
import css from './flights.module.css';

/** Departure, arrival and stops of a journey. */
export function JourneyLine({ journey }: { journey: Journey }) {
  const state = useStays();
  const t = useWords();
  const w = useWrite();
  const first = journey.hops[0]!;
  const last = journey.hops.at(-1)!;
  const zone = (code: string) => state.airports[code]!.zone;
  const stops = journey.hops.slice(1).map(h => h.from);
  return (
    <span className={css['line']}>
      <span className={css['end']}>
        <b>{w.timeIn(journey.departs, zone(first.from))}</b>
        <span>{first.from}</span>
      </span>
      <span className={css['middle']}>
        <span dir="auto">{w.hours(journey.arrives - journey.departs)}</span>
        <span className={css['track']} aria-hidden="true" />
        <span dir="auto">
          {stops.length === 0 ? t('direct') : t('viaStop', { airport: stops.join(', ') })}
        </span>
      </span>
      <span className={css['end']}>
        <b>{w.timeIn(journey.arrives, zone(last.to))}</b>
        <span>{last.to}</span>
      </span>
    </span>
  );
}

const SORTS = ['price', 'departs', 'arrives', 'time'] as const;

const SORT_WORDS = {
  price: 'sortPrice',
  departs: 'sortDeparts',
  arrives: 'sortArrives',
  time: 'sortTime',
} as const;

/** Flights of a day, out or back. */
export function Flights() {
  const { way: param } = useParams('/flights/:way');
  const way = param === 'back' ? 'back' : 'out';
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const w = useWrite();
  const [open, setOpen] = useOpen();
  const { air } = state;
  const found = flightsFor(state, way, w.now, w.today);
  const day = way === 'out' ? air.out : (air.back ?? air.out);
  const [from, to] = way === 'out' ? [air.from, air.to] : [air.to, air.from];
  const move = (by: number) => act.airMove({ way, by });
  return (
    <>
      <Screen
        label={t('flights')}
        appBar={
          <AppBar
            title={`${from} – ${to}`}
            subtitle={`${t(way === 'out' ? 'outbound' : 'inbound')} · ${w.day(day)}`}
          />
        }
      >
        <Scroller name="chips" axis="x">
          <div className={results['chipRow']}>
            <Chip
              icon="sort"
              rid="sort"
              label={t(SORT_WORDS[air.sort])}
              opens
              onClick={() => setOpen('sort')}
            />
            <Chip
              rid="direct-only"
              label={t('directOnly')}
              selected={!air.stops}
              onClick={() => act.setAir({ stops: !air.stops })}
            />
          </div>
        </Scroller>
        <div className={css['dayBar']}>
          <IconButton icon="chevron_left" label={t('dayBefore')} onClick={() => move(-1)} />
          <span>{w.day(day)}</span>
          <IconButton icon="chevron_right" label={t('dayAfter')} onClick={() => move(1)} />
        </div>
        {found.map(j => (
          <button
            key={j.key}
            type="button"
            className={css['flight']}
            data-key={j.key}
            data-rid="journey"
            onClick={() => act.chooseFlight({ way, key: j.key })}
          >
            <JourneyLine journey={j} />
            <span className={css['foot']}>
              <span dir="auto">{j.hops.map(h => h.number).join(' + ')}</span>
              <b dir="auto">{t('fromAmount', { amount: w.money(fareCents(j.cents, 'light', air.cabin)) })}</b>
            </span>
          </button>
        ))}
        {found.length === 0 && <EmptyState icon="flight" title={t('noFlights')} text={t('noFlightsText')} />}
      </Screen>
      <Menu
        open={open === 'sort'}
        label={t('sortBy')}
        anchor="top-start"
        onClose={() => setOpen(null)}
        items={SORTS.map(sort => ({
          label: t(SORT_WORDS[sort]),
          checked: air.sort === sort,
          rid: `sort-${sort}`,
          onClick: () => act.setAir({ sort }),
        }))}
      />
    </>
  );
}

const FARE_WORDS = {
  light: 'fareLight',
  standard: 'fareStandard',
  flex: 'fareFlex',
} as const satisfies Record<Fare, string>;

const RULES = {
  light: ['ruleCabinBag', 'ruleSeatPaid', 'ruleNoChange', 'ruleNoRefund'],
  standard: ['ruleHoldBag', 'ruleSeatPaid', 'ruleChangeFee', 'ruleHalfRefund'],
  flex: ['ruleHoldBag', 'ruleSeatFree', 'ruleChangeFree', 'ruleFullRefund'],
} as const;

export const useFare = () => {
  const t = useWords();
  return (fare: Fare) => t(FARE_WORDS[fare]);
};

/** The three fares, with what each allows. */
export function Fares() {
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const w = useWrite();
  const chosen = chosenOf(state, w.today);
  if (chosen.length === 0) return <Gone title={t('fares')} />;
  return (
    <Screen title={t('fares')}>
      {chosen.map(([way, j]) => (
        <div key={way} className={css['chosen']}>
          <JourneyLine journey={j} />
        </div>
      ))}
      {FARES.map(fare => {
        const { fares } = priceOf(state, w.today, { ...state.air, fare, seats: [], bags: 0 });
        return (
          <div
            key={fare}
            className={css['fare']}
            role="group"
            aria-label={t(FARE_WORDS[fare])}
            data-key={fare}
            data-rid="fare"
          >
            <span className={css['fareHead']}>
              <b>{t(FARE_WORDS[fare])}</b>
              <b dir="auto">{w.money(fares)}</b>
            </span>
            {RULES[fare].map(rule => (
              <Point key={rule} icon={rule.startsWith('ruleNo') ? 'close' : 'check'}>
                {t(rule)}
              </Point>
            ))}
            <Button
              wide
              rid={`take-${fare}`}
              label={`${t('choose')}: ${t(FARE_WORDS[fare])}`}
              onClick={() => act.chooseFare({ fare })}
            >
              {t('choose')}
            </Button>
          </div>
        );
      })}
    </Screen>
  );
}
