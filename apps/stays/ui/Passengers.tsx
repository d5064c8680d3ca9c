import { Button, Chip, Screen, SectionHeader, Segmented, TextField } from './kit.ts';
import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { chosenOf, passengersOf } from '../actions/fares.ts';
import { travellersOf } from '../select.ts';
import { type Passenger } from '../state.ts';
import { useAct, useStays, useWords, useWrite } from './hooks.ts';
import { Gone, parts } from './Parts.tsx';

function OnePassenger({ index, passenger }: { index: number; passenger: Passenger }) {
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const field = (key: string) => `${key}-${index}`;
  const name = useFieldText(field('name'), passenger.name);
  const number = useFieldText(field('number'), passenger.number);
  const expires = useFieldText(field('expires'), passenger.expires);
  const save = (change: Partial<Passenger>) =>
    act.setPassenger({ index, ...passenger, name, number, expires, ...change });
  const take = (p: Passenger) => {
    fields.set(field('name'), p.name);
    fields.set(field('number'), p.number);
    fields.set(field('expires'), p.expires);
    act.setPassenger({ index, ...p, kind: passenger.kind });
  };
  return (
    <>
      <SectionHeader
        title={t(passenger.kind === 'adult' ? 'adultNumber' : 'childNumber', { count: index + 1 })}
      />
      <div className={parts['chips']}>
        {travellersOf(state).map(([id, p]) => (
          <Chip
            key={id}
            rid={`take-${index}-${id}`}
            label={p.name}
            selected={passenger.name === p.name}
            onClick={() => take(p)}
          />
        ))}
      </div>
      <div className={parts['fields']}>
        <TextField
          name={field('name')}
          label={t('nameOf', { count: index + 1 })}
          initial={passenger.name}
          capitalise
          maxLength={60}
          onInput={v => save({ name: v })}
        />
        <Segmented
          label={t('documentOf', { count: index + 1 })}
          value={passenger.document}
          onChange={document => save({ document })}
          options={[
            { value: 'passport', label: t('passport') },
            { value: 'idCard', label: t('idCard') },
          ]}
        />
        <TextField
          name={field('number')}
          label={t('numberOf', { count: index + 1 })}
          initial={passenger.number}
          maxLength={20}
          onInput={v => save({ number: v })}
        />
        <TextField
          name={field('expires')}
          label={t('expiresOf', { count: index + 1 })}
          initial={passenger.expires}
          hint="2031-05-17"
          maxLength={10}
          onInput={v => save({ expires: v })}
        />
      </div>
    </>
  );
}

/** Who flies, with their documents. */
export function Passengers() {
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const w = useWrite();
  if (chosenOf(state, w.today).length === 0) return <Gone title={t('passengers')} />;
  return (
    <Screen
      title={t('passengers')}
      bottom={
        <div className={parts['only']}>
          <Button wide rid="to-seats" onClick={() => act.toSeats({})}>
            {t('toSeats')}
          </Button>
        </div>
      }
    >
      {passengersOf(state.air).map((p, i) => (
        // Passengers are known by their place until they have a name.
        <OnePassenger key={`p${i}`} index={i} passenger={p} />
      ))}
    </Screen>
  );
}
