import { useHasHandler, useStartIntent } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, ListRow, Picture, Screen, SectionHeader, Sheet } from './kit.ts';
import type { IconName } from './icons.ts';
import { canMove, keptOf, messagesOf, requestsOf, roomOf, shelfOf } from '../select.ts';
import { REQUESTS } from '../state.ts';
import { momentOf } from '../actions/shared.ts';
import { useAct, useAsk, useNav, useOpen, useParams, useStays, useWords, useWrite } from './hooks.ts';
import { usePeople } from './Home.tsx';
import { Bill, Policy } from './Bill.tsx';
import { Fact, Gone, parts, Point } from './Parts.tsx';
import css from './trips.module.css';
import { toneOf, useStatus } from './Trips.tsx';

const REQUEST_WORDS = {
  lateArrival: 'askLate',
  earlyArrival: 'askEarly',
  cot: 'askCot',
  quietRoom: 'askQuiet',
  luggage: 'askLuggage',
  parking: 'askParking',
} as const;

const ANSWER_WORDS = { asked: 'answerAsked', agreed: 'answerAgreed', refused: 'answerRefused' } as const;

const ANSWER_ICONS = {
  asked: 'hourglass_empty',
  agreed: 'check_circle',
  refused: 'cancel',
} as const satisfies Record<string, IconName>;

/** One booking of a stay: when, where, what was paid, and all that can be done with it. */
export function TripScreen() {
  const { trip } = useParams('/trip/:trip');
  return <OneTrip id={trip} />;
}

export function OneTrip({ id }: { id: string }) {
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const w = useWrite();
  const start = useStartIntent();
  const ask = useAsk();
  const people = usePeople();
  const status = useStatus();
  const [open, setOpen] = useOpen();
  const hasCalendar = useHasHandler({ verb: 'EDIT', mime: 'vnd.android.cursor.item/event' });
  const trip = state.trips[id];
  if (!trip) return <Gone title={t('booking')} />;
  const p = state.properties[trip.property]!;
  const room = roomOf(p, trip.room);
  const isLive = trip.status === 'confirmed' || trip.status === 'waiting';
  const toCome = isLive && shelfOf(trip, w.today) === 'upcoming';
  const asked = requestsOf(state, id);
  const written = messagesOf(state, id);
  const reviewed = Object.values(state.reviews).some(r => r.trip === id);
  const request = (kind: (typeof REQUESTS)[number]) => {
    setOpen(null);
    if (kind === 'lateArrival')
      return ask('time', t('askLate'), p.checkInUntil % 1440, 'askAt', { trip: id, kind });
    if (kind === 'earlyArrival')
      return ask('time', t('askEarly'), p.checkIn - 60, 'askAt', { trip: id, kind });
    act.ask({ trip: id, kind, minute: null });
  };
  const event = () =>
    start({
      verb: 'EDIT',
      mime: 'vnd.android.cursor.item/event',
      extras: {
        title: p.name,
        from: momentOf(trip.from, p.checkIn, w.zone),
        to: momentOf(trip.until, p.checkOut, w.zone),
        place: p.address,
      },
    });
  return (
    <>
      <Screen label={p.name} appBar={<AppBar title={p.name} subtitle={id} />}>
        <Picture name={p.pictures[0]!} alt="" height={170} />
        <div className={css['headline']}>
          <span className={parts['status']} data-tone={toneOf(trip.status)} role="status">
            {status.stay(trip.status)}
          </span>
          <b dir="auto">{w.dates(trip.from, trip.until)}</b>
          <span dir="auto">{`${t('nightsCount', { count: w.nights(trip.from, trip.until) })} · ${people(trip)}`}</span>
        </div>
        <div className={parts['box']}>
          <Point icon="bed">{`${room?.name ?? trip.room}${trip.breakfast ? ` · ${t('withBreakfast')}` : ''}`}</Point>
          <Point icon="login">
            {t('fromTo', { from: w.clock(p.checkIn), until: w.clock(p.checkInUntil) })}
          </Point>
          <Point icon="logout">{t('untilTime', { time: w.clock(p.checkOut) })}</Point>
          <Point icon="location_on">{p.address}</Point>
          <Point icon="person">{[trip.lead, ...trip.companions].join(', ')}</Point>
          {trip.wish && <Point icon="edit">{trip.wish}</Point>}
          {trip.keySafe && <Point icon="key">{t('keySafe', { code: trip.keySafe })}</Point>}
        </div>
        <div className={css['actions']}>
          <Button
            variant="tonal"
            icon="directions"
            rid="directions"
            onClick={() => start({ verb: 'VIEW', uri: `geo:${p.latitude},${p.longitude}?q=${p.name}` })}
          >
            {t('directions')}
          </Button>
          {hasCalendar && toCome && (
            <Button variant="tonal" icon="calendar_month" rid="to-calendar" onClick={event}>
              {t('toCalendar')}
            </Button>
          )}
          <Button
            variant="tonal"
            icon="call"
            rid="call"
            onClick={() => start({ verb: 'DIAL', uri: `tel:${p.phone}` })}
          >
            {t('call')}
          </Button>
        </div>
        <ListRow
          leading="chat"
          title={t('messages')}
          subtitle={t('messagesWith', { name: p.host, count: written.length })}
          rid="messages"
          onClick={() => nav.push('/trip/:trip/messages', { trip: id })}
        />
        <ListRow
          leading="description"
          title={t('document')}
          subtitle={t('documentText')}
          rid="document"
          onClick={() => nav.push('/trip/:trip/document', { trip: id })}
        />
        <ListRow
          leading="bed"
          title={t('seeProperty')}
          rid="see-property"
          onClick={() => nav.push('/property/:property', { property: trip.property })}
        />
        {toCome && (
          <>
            <ListRow
              leading="concierge"
              title={t('askForSomething')}
              rid="ask"
              onClick={() => setOpen('ask')}
            />
            <ListRow
              leading="edit"
              title={t('changeBooking')}
              subtitle={t(canMove(trip, p, w.now, w.zone) ? 'changeText' : 'changeNo')}
              rid="change"
              onClick={() => act.startMove({ trip: id })}
            />
            <ListRow
              leading="cancel"
              danger
              title={t('cancelBooking')}
              rid="cancel"
              onClick={() => nav.push('/trip/:trip/cancel', { trip: id })}
            />
          </>
        )}
        {trip.status === 'stayed' && !reviewed && (
          <ListRow
            leading="star"
            title={t('writeReview')}
            rid="review"
            onClick={() => nav.push('/trip/:trip/review', { trip: id })}
          />
        )}
        {asked.length > 0 && <SectionHeader title={t('requests')} />}
        {asked.map(r => {
          const { kind, minute, status: s } = state.requests[r]!;
          return (
            <ListRow
              key={r}
              id={r}
              leading={ANSWER_ICONS[s]}
              title={
                minute === null ? t(REQUEST_WORDS[kind]) : `${t(REQUEST_WORDS[kind])}, ${w.clock(minute)}`
              }
              subtitle={t(ANSWER_WORDS[s])}
            />
          );
        })}
        <SectionHeader title={t('price')} />
        <Bill lines={trip.lines} />
        <Fact label={t(trip.byBank ? 'paidByBank' : 'paid')}>{w.money(trip.paidCents)}</Fact>
        {trip.refundedCents > 0 && <Fact label={t('refunded')}>{w.money(trip.refundedCents)}</Fact>}
        {isLive && trip.cents > keptOf(trip) && (
          <Fact label={t('dueThere')}>{w.money(trip.cents - keptOf(trip))}</Fact>
        )}
        <Policy trip={trip} />
      </Screen>
      <Sheet open={open === 'ask'} title={t('askForSomething')} onClose={() => setOpen(null)}>
        {REQUESTS.map(kind => (
          <ListRow
            key={kind}
            rid={`ask-${kind}`}
            title={t(REQUEST_WORDS[kind])}
            onClick={() => request(kind)}
          />
        ))}
      </Sheet>
    </>
  );
}
