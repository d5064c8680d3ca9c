import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { Button, Chip, Screen, SectionHeader, TextField } from './kit.ts';
import { roomOf } from '../select.ts';
import { useAct, useParams, useScreenState, useStays, useWords, useWrite } from './hooks.ts';
import { usePeople } from './Home.tsx';
import { Bill } from './Bill.tsx';
import { Fact, Gone, parts } from './Parts.tsx';
import css from './trips.module.css';

const WHO = ['solo', 'couple', 'family', 'friends', 'work'] as const;

const WHO_WORDS = {
  solo: 'whoSolo',
  couple: 'whoCouple',
  family: 'whoFamily',
  friends: 'whoFriends',
  work: 'whoWork',
} as const;

/** A score and what was good and bad. */
export function WriteReview() {
  const { trip: id } = useParams('/trip/:trip/review');
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const [score, setScore] = useScreenState<number | null>('score', null);
  const [who, setWho] = useScreenState<(typeof WHO)[number]>('who', 'couple');
  const good = useFieldText('good');
  const bad = useFieldText('bad');
  const trip = state.trips[id];
  if (!trip) return <Gone title={t('writeReview')} />;
  return (
    <Screen
      title={t('writeReview')}
      bottom={
        <div className={parts['only']}>
          <Button
            wide
            rid="send-review"
            disabled={score === null}
            onClick={() => act.writeReview({ trip: id, score: score!, who, good, bad })}
          >
            {t('sendReview')}
          </Button>
        </div>
      }
    >
      <SectionHeader title={state.properties[trip.property]!.name} />
      <div className={css['stars']} role="group" aria-label={t('yourScore')}>
        {Array.from({ length: 10 }, (_, i) => (
          <Chip
            key={i}
            rid={`give-${i + 1}`}
            label={String(i + 1)}
            selected={score === i + 1}
            onClick={() => setScore(i + 1)}
          />
        ))}
      </div>
      <div className={css['stars']} role="group" aria-label={t('withWhom')}>
        {WHO.map(each => (
          <Chip
            key={each}
            rid={`who-${each}`}
            label={t(WHO_WORDS[each])}
            selected={who === each}
            onClick={() => setWho(each)}
          />
        ))}
      </div>
      <div className={parts['fields']}>
        <TextField name="good" label={t('whatWasGood')} multiline rows={3} maxLength={600} />
        <TextField name="bad" label={t('whatWasBad')} multiline rows={3} maxLength={600} />
      </div>
    </Screen>
  );
}

/** The confirmation as a paper. */
export function Document() {
  const { trip: id } = useParams('/trip/:trip/document');
  const state = useStays();
  const t = useWords();
  const w = useWrite();
  const people = usePeople();
  const trip = state.trips[id];
  if (!trip) return <Gone title={t('document')} />;
  const p = state.properties[trip.property]!;
  return (
    <Screen title={t('document')}>
      <div className={css['paper']}>
        <div className={css['paperHead']}>{t('confirmationOf', { number: id })}</div>
        <Fact label={t('property')}>{p.name}</Fact>
        <Fact label={t('address')}>{p.address}</Fact>
        <Fact label={t('phone')}>{p.phone}</Fact>
        <Fact label={t('room')}>{roomOf(p, trip.room)?.name ?? trip.room}</Fact>
        <Fact label={t('guests')}>{people(trip)}</Fact>
        <Fact label={t('leadGuest')}>{trip.lead}</Fact>
        <Fact label={t('checkIn')}>{`${w.day(trip.from)}, ${w.clock(p.checkIn)}`}</Fact>
        <Fact label={t('checkOut')}>{`${w.day(trip.until)}, ${w.clock(p.checkOut)}`}</Fact>
        <Fact label={t('bookedOn')}>{w.format.date(trip.bookedAt)}</Fact>
        <Bill lines={trip.lines} />
        <Fact label={t(trip.byBank ? 'paidByBank' : 'paid')}>{w.money(trip.paidCents)}</Fact>
      </div>
    </Screen>
  );
}
