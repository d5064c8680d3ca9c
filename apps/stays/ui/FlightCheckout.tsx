import { Screen, SectionHeader, Stepper } from './kit.ts';
import { BAG_CENTS, bagsIn } from '../select.ts';
import { chosenOf, passengersOf, priceOf } from '../actions/fares.ts';
import { useAct, useStays, useWords, useWrite } from './hooks.ts';
import { Fact, Gone, parts, PayBar, Point } from './Parts.tsx';
import { Refusal } from './Refusal.tsx';
import css from './flights.module.css';
import { JourneyLine, useFare } from './Flights.tsx';

/** Bags and the price of flights; then the wallet. */
export function FlightCheckout() {
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const w = useWrite();
  const fare = useFare();
  const chosen = chosenOf(state, w.today);
  const { air } = state;
  const problem = state.problem?.of === 'flight-checkout' ? state.problem.why : null;
  if (chosen.length === 0) return <Gone title={t('checkout')} />;
  if (problem)
    return (
      <Screen title={t('checkout')}>
        <Refusal
          why={problem}
          ways={[{ label: t('tryAgain'), rid: 'try-again', onClick: () => act.putAway({}) }]}
        />
      </Screen>
    );
  const price = priceOf(state, w.today);
  const included = bagsIn(air.fare) * passengersOf(air).length;
  return (
    <Screen
      title={t('checkout')}
      bottom={
        <PayBar
          cents={price.total}
          note={fare(air.fare)}
          label={t('bookAndPay')}
          rid="book-flights"
          onClick={() => act.bookFlights({})}
        />
      }
    >
      {chosen.map(([way, j]) => (
        <div key={way} className={css['chosen']}>
          <span
            className={parts['hint']}
          >{`${t(way === 'out' ? 'outbound' : 'inbound')} · ${w.day(j.hops[0]!.day)}`}</span>
          <JourneyLine journey={j} />
        </div>
      ))}
      <SectionHeader title={t('passengers')} />
      {passengersOf(air).map((p, i) => (
        <Point key={p.number} icon="person">
          {[p.name, ...air.seats.map(row => row[i] ?? '').filter(Boolean)].join(' · ')}
        </Point>
      ))}
      <SectionHeader title={t('bags')} />
      <div className={parts['fields']}>
        <Stepper
          label={t('extraBags')}
          rid="bags"
          value={air.bags}
          min={0}
          max={4}
          onChange={bags => act.setBags({ bags })}
        />
      </div>
      <div className={parts['hint']}>{t('bagsHint', { count: included, amount: w.money(BAG_CENTS) })}</div>
      <SectionHeader title={t('price')} />
      <Fact label={t('lineFares')}>{w.money(price.fares)}</Fact>
      <Fact label={t('lineSeats')}>{w.money(price.seats)}</Fact>
      <Fact label={t('lineBags')}>{w.money(price.bags)}</Fact>
      <Fact label={t('total')} strong>
        {w.money(price.total)}
      </Fact>
    </Screen>
  );
}
