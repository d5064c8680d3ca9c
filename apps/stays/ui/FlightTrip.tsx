import { useHasHandler, useStartIntent } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, ConfirmDialog, ListRow, Screen, SectionHeader, Stepper } from './kit.ts';
import { BAG_CENTS, checkInAt, flightRefund, flightShelf, flightTotal } from '../select.ts';
import { routeText } from '../actions/fares.ts';
import { ORDER_MS } from '../actions/shared.ts';
import { useAct, useNav, useOpen, useParams, useScreenState, useStays, useWords, useWrite } from './hooks.ts';
import { useFare } from './Flights.tsx';
import { useStatus } from './Trips.tsx';
import { Fact, Gone, parts, Point } from './Parts.tsx';
import { Refusal } from './Refusal.tsx';
import css from './flights.module.css';
import { waysOf } from './FlightChange.tsx';

/** Flights that were booked: when, who, what can be done. */
export function FlightScreen() {
  const { flight } = useParams('/flight/:flight');
  return <OneFlight id={flight} />;
}

export function OneFlight({ id }: { id: string }) {
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const w = useWrite();
  const fare = useFare();
  const status = useStatus();
  const start = useStartIntent();
  const [open, setOpen] = useOpen();
  const [bags, setBags] = useScreenState('bags', 1);
  const hasCalendar = useHasHandler({ verb: 'EDIT', mime: 'vnd.android.cursor.item/event' });
  const flight = state.flights[id];
  if (!flight) return <Gone title={t('flight')} />;
  const problem = state.problem?.of === id ? state.problem.why : null;
  const ways = waysOf(flight).length;
  if (problem || flight.status === 'unpaid') {
    const again = { label: t('tryAgain'), rid: 'try-again', onClick: () => act.putAway({}) };
    const pay = {
      label: t('payAmount', { amount: w.money(flightTotal(flight)) }),
      rid: 'pay',
      onClick: () => act.payFlight({ flight: id }),
    };
    const drop = { label: t('giveUp'), rid: 'give-up', onClick: () => act.discardFlight({ flight: id }) };
    const text =
      problem === 'early'
        ? t('earlyUntil', {
            when: `${w.format.day(flight.legs[0]!.departs - 48 * 3_600_000)} ${w.format.time(flight.legs[0]!.departs - 48 * 3_600_000)}`,
          })
        : undefined;
    return (
      <Screen title={routeText(flight)}>
        <Refusal
          why={problem ?? 'cancelled'}
          ways={flight.status === 'unpaid' ? [pay, drop] : [again]}
          {...(text ? { text } : {})}
        />
        <Fact label={t('bookingNumber')}>{id}</Fact>
        {flight.status === 'unpaid' && (
          <Fact label={t('heldUntil')}>{w.format.time(flight.bookedAt + ORDER_MS)}</Fact>
        )}
      </Screen>
    );
  }
  const zone = (code: string) => state.airports[code]!.zone;
  const toCome = flight.status === 'booked' && flightShelf(flight, w.now) === 'upcoming';
  const first = flight.legs[0]!;
  const when = checkInAt(flight, w.now);
  const event = () =>
    start({
      verb: 'EDIT',
      mime: 'vnd.android.cursor.item/event',
      extras: {
        title: `${first.number} ${routeText(flight)}`,
        from: first.departs,
        to: first.arrives,
        place: state.airports[first.from]!.name,
      },
    });
  return (
    <>
      <Screen label={routeText(flight)} appBar={<AppBar title={routeText(flight)} subtitle={id} />}>
        <div className={parts['chips']}>
          <span
            className={parts['status']}
            data-tone={flight.status === 'cancelled' ? 'bad' : undefined}
            role="status"
          >
            {status.flight(flight.status)}
          </span>
        </div>
        {flight.legs.map((leg, i) => (
          <div key={`${leg.number}${leg.day}`} className={css['chosen']}>
            <Fact label={leg.number}>{w.day(leg.day)}</Fact>
            <span className={css['line']}>
              <span className={css['end']}>
                <b>{w.timeIn(leg.departs, zone(leg.from))}</b>
                <span>{leg.from}</span>
              </span>
              <span className={css['middle']}>
                <span dir="auto">{w.hours(leg.arrives - leg.departs)}</span>
                <span className={css['track']} aria-hidden="true" />
                {leg.delay > 0 && <b dir="auto">{t('lateBy', { count: leg.delay })}</b>}
              </span>
              <span className={css['end']}>
                <b>{w.timeIn(leg.arrives, zone(leg.to))}</b>
                <span>{leg.to}</span>
              </span>
            </span>
            <Fact label={t('seats')}>{leg.seats.filter(Boolean).join(', ') || t('noSeats')}</Fact>
            {leg.gate !== '' && <Fact label={t('gate')}>{leg.gate}</Fact>}
            {toCome && !flight.checkedIn && (
              <Button
                variant="tonal"
                rid={`seats-${i}`}
                label={t('chooseSeatsOn', { number: leg.number })}
                onClick={() => nav.push('/flight/:flight/seats/:leg', { flight: id, leg: String(i) })}
              >
                {t('chooseSeats')}
              </Button>
            )}
          </div>
        ))}
        {toCome && (
          <>
            {flight.checkedIn ? (
              <ListRow
                leading="qr_code_2"
                title={t('boardingPass')}
                rid="boarding"
                onClick={() => nav.push('/boarding/:flight', { flight: id })}
              />
            ) : (
              <ListRow
                leading="check_circle"
                title={t('checkInNow')}
                subtitle={t(
                  when === 'open' ? 'checkInOpen' : when === 'early' ? 'checkInEarly' : 'checkInClosed',
                )}
                rid="check-in"
                onClick={() => act.checkIn({ flight: id })}
              />
            )}
            {hasCalendar && (
              <ListRow leading="calendar_month" title={t('toCalendar')} rid="to-calendar" onClick={event} />
            )}
            <ListRow
              leading="luggage"
              title={t('addBags')}
              subtitle={t('bagsHave', { count: flight.bags })}
              rid="add-bags"
              onClick={() => setOpen('bags')}
            />
            <ListRow
              leading="edit"
              title={t('changeFlights')}
              subtitle={t(
                flight.fare === 'light'
                  ? 'ruleNoChange'
                  : flight.fare === 'standard'
                    ? 'ruleChangeFee'
                    : 'ruleChangeFree',
              )}
              rid="change"
              onClick={() => nav.push('/flight/:flight/change', { flight: id })}
            />
            <ListRow
              leading="cancel"
              danger
              title={t('cancelFlights')}
              rid="cancel"
              onClick={() => setOpen('cancel')}
            />
          </>
        )}
        <SectionHeader title={t('passengers')} />
        {flight.passengers.map(p => (
          <Point key={p.number} icon="person">{`${p.name} · ${p.number}`}</Point>
        ))}
        <SectionHeader title={t('price')} />
        <Fact label={`${t('lineFares')} · ${fare(flight.fare)}`}>{w.money(flight.fareCents)}</Fact>
        {flight.seatCents > 0 && <Fact label={t('lineSeats')}>{w.money(flight.seatCents)}</Fact>}
        {flight.bagCents > 0 && <Fact label={t('lineBags')}>{w.money(flight.bagCents)}</Fact>}
        {flight.feeCents > 0 && <Fact label={t('lineFees')}>{w.money(flight.feeCents)}</Fact>}
        <Fact label={t('paid')} strong>
          {w.money(flight.paidCents)}
        </Fact>
        {flight.refundedCents > 0 && <Fact label={t('refunded')}>{w.money(flight.refundedCents)}</Fact>}
      </Screen>
      <ConfirmDialog
        open={open === 'cancel'}
        title={t('cancelFlightsAsk')}
        text={t('cancelFlightsText', { amount: w.money(flightRefund(flight, w.now)) })}
        confirmLabel={t('cancelFlights')}
        keepLabel={t('keepIt')}
        danger
        onConfirm={() => {
          setOpen(null);
          act.cancelFlights({ flight: id });
        }}
        onCancel={() => setOpen(null)}
      />
      <ConfirmDialog
        open={open === 'bags'}
        title={t('addBags')}
        text={t('bagsCost', { amount: w.money(bags * BAG_CENTS * ways) })}
        confirmLabel={t('pay')}
        onConfirm={() => {
          setOpen(null);
          act.addBags({ flight: id, bags });
        }}
        onCancel={() => setOpen(null)}
      >
        <Stepper label={t('extraBags')} rid="bags" value={bags} min={1} max={4} onChange={setBags} />
      </ConfirmDialog>
    </>
  );
}
