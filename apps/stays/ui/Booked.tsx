import { useBack } from '../../../src/sdk/react/back.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { AppBar, Button, EmptyState, Icon, Picture, Screen, SectionHeader } from './kit.ts';
import { cheapest, dueNow } from '../select.ts';
import { ORDER_MS } from '../actions/shared.ts';
import { useAct, useNav, useParams, useStays, useWords, useWrite } from './hooks.ts';
import { Fact, Gone, parts } from './Parts.tsx';
import { PropertyCard } from './Card.tsx';
import { Refusal, type Way } from './Refusal.tsx';
import { Bill } from './Bill.tsx';

/** How an order ended: booked, waiting for the host, gone meanwhile, or not paid yet. */
export function Booked() {
  const { trip: id } = useParams('/booked/:trip');
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const w = useWrite();
  const trip = state.trips[id];
  const home = () => nav.replace('/trip/:trip', { trip: id });
  useBack(trip !== undefined && trip.status !== 'unpaid', home);
  if (!trip) return <Gone title={t('booking')} />;
  const p = state.properties[trip.property]!;
  const problem = state.problem?.of === id ? state.problem.why : null;
  if (trip.status === 'unpaid') {
    const until = w.format.time(trip.bookedAt + ORDER_MS);
    const ways: Way[] = [
      {
        label: t('payAmount', { amount: w.money(dueNow(p, trip.plan, trip.cents)) }),
        rid: 'pay',
        onClick: () => act.payTrip({ trip: id }),
      },
      { label: t('giveUp'), rid: 'give-up', onClick: () => act.discard({ trip: id }) },
    ];
    return (
      <Screen title={t('notPaidTitle')}>
        <Refusal why={problem ?? 'cancelled'} ways={ways} />
        <Fact label={t('bookingNumber')}>{id}</Fact>
        <Fact label={t('heldUntil')}>{until}</Fact>
        <Bill lines={trip.lines} />
      </Screen>
    );
  }
  if (trip.status === 'soldOut') {
    const others = orderedIds(state.properties)
      .filter(other => other !== trip.property && state.properties[other]!.place === p.place)
      .map(other =>
        cheapest(
          state,
          {
            ...state.search,
            place: p.place,
            from: trip.from,
            until: trip.until,
            adults: trip.adults,
            ages: trip.ages,
            rooms: trip.rooms,
            pets: trip.pets,
          },
          other,
          w.now,
          w.today,
        ),
      )
      .filter(f => f.stay !== null && f.cents <= trip.cents * 1.2)
      .sort((a, b) => a.cents - b.cents)
      .slice(0, 3);
    return (
      <Screen label={t('soldOutTitle')} appBar={<AppBar title={t('booking')} onLeading={home} />}>
        <Refusal
          why="soldOut"
          text={t('soldOutBack', { name: p.name, amount: w.money(trip.refundedCents) })}
          ways={[{ label: t('seeBooking'), rid: 'see-booking', onClick: home }]}
        />
        <SectionHeader title={t('likeIt')} />
        {others.map(f => (
          <PropertyCard key={f.id} found={f} />
        ))}
        {others.length === 0 && <EmptyState icon="bed" title={t('nothingFound')} />}
      </Screen>
    );
  }
  const waiting = trip.status === 'waiting';
  return (
    <Screen
      label={t('booking')}
      appBar={<AppBar title={t('booking')} leading="close" onLeading={home} />}
      bottom={
        <div className={parts['only']}>
          <Button wide rid="see-booking" onClick={home}>
            {t('seeBooking')}
          </Button>
        </div>
      }
    >
      <div className={parts['done']} role="status">
        <span className={parts['tick']} data-tone={waiting ? 'wait' : undefined}>
          <Icon name={waiting ? 'hourglass_empty' : 'check'} size={40} />
        </span>
        <span className={parts['title']} role="heading" aria-level={1}>
          {t(waiting ? 'askedHost' : 'bookedTitle')}
        </span>
        <span dir="auto">{p.name}</span>
        <span className={parts['quiet']}>{t(waiting ? 'askedHostText' : 'bookedText')}</span>
      </div>
      <Picture name={p.pictures[0]!} alt="" height={150} />
      <Fact label={t('bookingNumber')}>{id}</Fact>
      <Fact label={t('dates')}>{w.dates(trip.from, trip.until)}</Fact>
      <Fact label={t('paid')}>{w.money(trip.paidCents)}</Fact>
      {trip.cents > trip.paidCents && (
        <Fact label={t('dueThere')}>{w.money(trip.cents - trip.paidCents)}</Fact>
      )}
    </Screen>
  );
}
