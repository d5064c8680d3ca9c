import { Button, ListRow, RadioGroup, Screen, SectionHeader, SwitchRow } from './kit.ts';
import { backOf, keptOf, refundOf } from '../select.ts';
import { moveCost } from '../actions/trips.ts';
import { useAct, useNav, useParams, useStays, useWords, useWrite } from './hooks.ts';
import { usePeople } from './Home.tsx';
import { Bill, Policy } from './Bill.tsx';
import { Fact, Gone, parts, PayBar, Point } from './Parts.tsx';
import { Refusal } from './Refusal.tsx';

/** Other dates, guests, room; what it costs more or less. */
export function ChangeTrip() {
  const { trip: id } = useParams('/trip/:trip/change');
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const w = useWrite();
  const people = usePeople();
  const trip = state.trips[id];
  const to = state.moving;
  if (!trip || !to) return <Gone title={t('changeBooking')} />;
  const p = state.properties[trip.property]!;
  const problem = state.problem?.of === id ? state.problem.why : null;
  const { lines, due } = moveCost(state, id, to, w.now, w.today);
  if (problem)
    return (
      <Screen title={t('changeBooking')}>
        <Refusal
          why={problem}
          ways={[
            { label: t('tryAgain'), rid: 'try-again', onClick: () => act.putAway({}) },
            {
              label: t('writeTo', { name: p.host }),
              rid: 'write',
              onClick: () => nav.push('/trip/:trip/messages', { trip: id }),
            },
          ]}
        />
      </Screen>
    );
  const note = due > 0 ? t('dueMore') : due < 0 ? t('comesBack') : t('sameDue');
  return (
    <Screen
      title={t('changeBooking')}
      bottom={
        <PayBar
          cents={Math.abs(due)}
          note={note}
          label={t(due > 0 ? 'payAndChange' : 'change')}
          rid="move"
          onClick={() => act.move({ trip: id })}
        />
      }
    >
      <ListRow
        leading="calendar_month"
        title={w.dates(to.from, to.until)}
        subtitle={t('nightsCount', { count: w.nights(to.from, to.until) })}
        rid="dates"
        onClick={() => nav.push('/dates/:for', { for: id })}
      />
      <ListRow
        leading="group"
        title={people(to)}
        subtitle={t('guestsAndRooms')}
        rid="guests"
        onClick={() => nav.push('/guests/:for', { for: id })}
      />
      {p.rooms.length > 1 && (
        <>
          <SectionHeader title={t('room')} />
          <RadioGroup
            label={t('room')}
            value={to.room}
            onChange={room => act.setMoving({ room })}
            options={p.rooms.map(r => ({
              value: r.id,
              label: r.name,
              subtitle: t('sleeps', { count: r.sleeps, size: r.sqm }),
            }))}
          />
        </>
      )}
      {p.breakfastCents !== null && p.breakfastCents > 0 && (
        <SwitchRow
          label={t('breakfast')}
          rid="breakfast"
          checked={to.breakfast}
          onChange={breakfast => act.setMoving({ breakfast })}
        />
      )}
      <SectionHeader title={t('newPrice')} />
      <Bill lines={lines} />
      <Fact label={t('paidSoFar')}>{w.money(keptOf(trip))}</Fact>
      <Policy trip={trip} />
    </Screen>
  );
}

/** What cancelling gives back, before it is done. */
export function CancelTrip() {
  const { trip: id } = useParams('/trip/:trip/cancel');
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const w = useWrite();
  const trip = state.trips[id];
  if (!trip) return <Gone title={t('cancelBooking')} />;
  const p = state.properties[trip.property]!;
  const problem = state.problem?.of === id ? state.problem.why : null;
  const cents = refundOf(trip, p, w.now, w.zone);
  const back = trip.status === 'waiting' ? 'all' : backOf(trip, p, w.now, w.zone);
  const says = { all: 'backAll', half: 'backHalf', nothing: 'backNothing' } as const;
  if (problem)
    return (
      <Screen title={t('cancelBooking')}>
        <Refusal
          why={problem}
          ways={[{ label: t('tryAgain'), rid: 'try-again', onClick: () => act.putAway({}) }]}
        />
      </Screen>
    );
  return (
    <Screen
      title={t('cancelBooking')}
      bottom={
        <div className={parts['only']}>
          <Button wide danger rid="cancel-now" onClick={() => act.cancelTrip({ trip: id })}>
            {t('cancelNow', { amount: w.money(cents) })}
          </Button>
          <Button wide variant="text" rid="keep" onClick={nav.back}>
            {t('keepIt')}
          </Button>
        </div>
      }
    >
      <div className={parts['box']}>
        <Point icon="bed">{p.name}</Point>
        <Point icon="calendar_month">{w.dates(trip.from, trip.until)}</Point>
      </div>
      <Fact label={t('paid')}>{w.money(keptOf(trip))}</Fact>
      <Fact label={t('comesBack')} strong>
        {w.money(cents)}
      </Fact>
      <div className={parts['text']}>{t(says[back])}</div>
      {trip.byBank && cents > 0 && <div className={parts['hint']}>{t('byBankHint')}</div>}
      <Policy trip={trip} />
    </Screen>
  );
}
