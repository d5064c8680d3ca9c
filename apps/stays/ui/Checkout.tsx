import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { Button, RadioGroup, Screen, SectionHeader, TextField } from './kit.ts';
import { dueNow, linesOf, roomOf, totalOf } from '../select.ts';
import { useAct, useNav, useStays, useWords, useWrite } from './hooks.ts';
import { usePeople } from './Home.tsx';
import { Gone, parts, PayBar, Point } from './Parts.tsx';
import { Refusal, type Way } from './Refusal.tsx';
import { Bill, Policy } from './Bill.tsx';

/** Who comes, and what they wish. */
export function Details() {
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const w = useWrite();
  const people = usePeople();
  const { draft } = state;
  const lead = useFieldText('lead', draft?.lead ?? '');
  const companions = useFieldText('companions', draft?.companions.join(', ') ?? '');
  const wish = useFieldText('wish', draft?.wish ?? '');
  if (!draft) return <Gone title={t('guestDetails')} />;
  const p = state.properties[draft.property]!;
  return (
    <Screen
      title={t('guestDetails')}
      bottom={
        <div className={parts['only']}>
          <Button
            wide
            rid="go-on"
            disabled={lead.trim() === ''}
            onClick={() => act.setGuests({ lead, companions, wish })}
          >
            {t('goOn')}
          </Button>
        </div>
      }
    >
      <div className={parts['box']}>
        <Point icon="bed">{`${p.name}, ${roomOf(p, draft.room)?.name ?? ''}`}</Point>
        <Point icon="calendar_month">{w.dates(draft.from, draft.until)}</Point>
        <Point icon="group">{people(draft)}</Point>
      </div>
      <div className={parts['fields']}>
        <TextField
          name="lead"
          label={t('leadGuest')}
          initial={draft.lead}
          capitalise
          enterKey="next"
          maxLength={60}
        />
        <TextField
          name="companions"
          label={t('companions')}
          initial={draft.companions.join(', ')}
          supporting={t('companionsHint')}
          maxLength={200}
        />
        <TextField
          name="wish"
          label={t('wish')}
          initial={draft.wish}
          multiline
          rows={3}
          maxLength={300}
          supporting={t('wishHint')}
        />
      </div>
      {draft.ages.length > 0 && (
        <div className={parts['hint']}>{t('agesAre', { ages: w.format.list(draft.ages) })}</div>
      )}
    </Screen>
  );
}

/** The price by its parts, a code, what is paid now; then the wallet. */
export function Checkout() {
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const w = useWrite();
  const fields = useFields();
  const people = usePeople();
  const code = useFieldText('code');
  const { draft } = state;
  if (!draft) return <Gone title={t('checkout')} />;
  const p = state.properties[draft.property]!;
  const lines = linesOf(state, draft, w.now, w.today, draft.code);
  const cents = totalOf(lines);
  const now = dueNow(p, draft.plan, cents);
  const problem = state.problem?.of === 'checkout' ? state.problem.why : null;
  const search = () => {
    act.putAway({});
    nav.push('/rooms/:property', { property: draft.property });
  };
  const retry: Way = { label: t('tryAgain'), rid: 'try-again', onClick: () => act.putAway({}) };
  const dates: Way = {
    label: t('otherDates'),
    rid: 'other-dates',
    onClick: () => nav.push('/dates/:for', { for: 'search' }),
  };
  const rooms: Way = { label: t('otherRooms'), rid: 'other-rooms', onClick: search };
  if (problem)
    return (
      <Screen title={t('checkout')}>
        {problem === 'price' ? (
          <Refusal
            why="price"
            text={t('priceWas', {
              was: w.money(draft.quotedCents),
              now: w.money(totalOf(linesOf(state, draft, w.now, w.today))),
            })}
            ways={[
              { label: t('acceptPrice'), rid: 'accept-price', onClick: () => act.acceptPrice({}) },
              rooms,
            ]}
          />
        ) : (
          <Refusal
            why={problem}
            ways={
              problem === 'offline'
                ? [retry]
                : problem === 'past' || problem === 'minStay' || problem === 'closed'
                  ? [dates, rooms]
                  : [rooms, dates]
            }
          />
        )}
      </Screen>
    );
  return (
    <Screen
      title={t('checkout')}
      bottom={
        <PayBar
          cents={now}
          note={draft.plan === 'deposit' ? t('depositNow') : t('payNow')}
          label={t('bookAndPay')}
          rid="book"
          onClick={() => act.book({})}
        />
      }
    >
      <div className={parts['box']}>
        <Point icon="bed">{`${p.name}, ${roomOf(p, draft.room)?.name ?? ''}`}</Point>
        <Point icon="calendar_month">{w.dates(draft.from, draft.until)}</Point>
        <Point icon="group">{people(draft)}</Point>
        <Policy trip={draft} />
      </div>
      <SectionHeader title={t('price')} />
      <Bill lines={lines} />
      <div className={parts['fields']}>
        {draft.code === null ? (
          <TextField
            name="code"
            label={t('discountCode')}
            maxLength={16}
            trailing={
              <Button
                variant="text"
                rid="take-code"
                disabled={code.trim() === ''}
                onClick={() => {
                  fields.blur();
                  act.takeCode({ code });
                }}
              >
                {t('apply')}
              </Button>
            }
          />
        ) : (
          <Button variant="tonal" icon="sell" rid="drop-code" onClick={() => act.dropCode({})}>
            {t('dropCode', { code: draft.code })}
          </Button>
        )}
      </div>
      {p.deposit !== null && draft.rate === 'flex' && (
        <>
          <SectionHeader title={t('whatToPay')} />
          <RadioGroup
            label={t('whatToPay')}
            value={draft.plan}
            onChange={plan => act.setPlan({ plan })}
            options={[
              { value: 'all', label: t('payAll'), subtitle: w.money(cents) },
              {
                value: 'deposit',
                label: t('payDeposit', { percent: p.deposit }),
                subtitle: t('depositRest', {
                  now: w.money(dueNow(p, 'deposit', cents)),
                  rest: w.money(cents - dueNow(p, 'deposit', cents)),
                }),
              },
            ]}
          />
        </>
      )}
      {p.confirms === 'host' && <div className={parts['hint']}>{t('hostConfirmsHint')}</div>}
    </Screen>
  );
}
