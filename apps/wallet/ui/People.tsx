import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { formatNumber } from '../../../src/sdk/core/telephone.ts';
import { Button, ConfirmDialog, EmptyState, ListRow, Screen, TextField, SearchField } from './kit.ts';
import { centsOf, peopleOf, isSource } from '../select.ts';
import {
  formatMoney,
  useAct,
  useNav,
  useOpen,
  useParams,
  useScreenState,
  useWallet,
  useWords,
} from './hooks.ts';
import { AmountField, Flow, SourceRow } from './Flow.tsx';
import { Amount, Face } from './Parts.tsx';
import css from './cashier.module.css';
import list from './bills.module.css';

/** Whom money goes to, or is asked of. */
export function People() {
  const { then } = useParams('/people/:then');
  const isRequest = then === 'request';
  const state = useWallet();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const text = useFieldText('query');
  const name = useFieldText('name');
  const phone = useFieldText('phone');
  const [open, setOpen] = useOpen();
  const people = peopleOf(state, text);
  return (
    <>
      <Screen title={t(isRequest ? 'requestFrom' : 'sendTo')}>
        <div className={list['field']}>
          <SearchField name="query" label={t('nameOrNumber')} />
        </div>
        <ListRow
          leading="person_add"
          title={t('someoneNew')}
          rid="new-person"
          onClick={() => setOpen('new')}
        />
        {people.map(id => (
          <ListRow
            key={id}
            id={id}
            rid="person"
            leading={<Face account={id} />}
            title={state.accounts[id]!.name}
            subtitle={formatNumber(state.people[id]!.phone)}
            onClick={() => nav.push(isRequest ? '/request/:person' : '/transfer/:person', { person: id })}
          />
        ))}
        {people.length === 0 && <EmptyState icon="person_search" title={t('nobody')} />}
      </Screen>
      <ConfirmDialog
        open={open === 'new'}
        title={t('someoneNew')}
        confirmLabel={t('goOn')}
        disabled={name.trim() === '' || phone.trim() === ''}
        onConfirm={() => {
          setOpen(null);
          act.addPerson({ name, phone, then: isRequest ? 'request' : 'transfer' });
        }}
        onCancel={() => setOpen(null)}
      >
        <TextField name="name" label={t('name')} capitalise enterKey="next" maxLength={40} />
        <TextField name="phone" label={t('telephone')} inputMode="tel" maxLength={20} />
      </ConfirmDialog>
    </>
  );
}

/** Somebody, large: picture, name, number. */
export function Whom({ person }: { person: string }) {
  const state = useWallet();
  return (
    <div className={css['person']}>
      <Face account={person} size={64} />
      <span className={css['to']} dir="auto">
        {state.accounts[person]?.name}
      </span>
      <span>{formatNumber(state.people[person]?.phone ?? '')}</span>
    </div>
  );
}

/** Money to a person, with a note. */
export function Transfer() {
  const { person } = useParams('/transfer/:person');
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const cents = centsOf(useFieldText('amount'));
  const note = useFieldText('note');
  const first = isSource(state, state.settings.source) ? state.settings.source : 'balance';
  const [source, setSource] = useScreenState('source', first);
  const [, setSources] = useScreenState('sources', false);
  if (!state.people[person])
    return (
      <Screen title={t('transfer')}>
        <EmptyState icon="person_search" title={t('nobody')} />
      </Screen>
    );
  const amount = formatMoney(cents);
  return (
    <Flow
      title={t('transfer')}
      tries={`transfer ${person}`}
      button={cents > 0 ? t('sendAmount', { amount }) : t('enterAmount')}
      disabled={cents === 0}
      onCode={passcode => act.transfer({ to: person, cents, note, source, passcode })}
      onOther={() => setSources(true)}
      summary={
        <>
          <Face account={person} />
          <span className={css['to']} dir="auto">
            {state.accounts[person]!.name}
          </span>
          <Amount text={amount} />
        </>
      }
    >
      <Whom person={person} />
      <AmountField />
      <div className={css['fields']}>
        <TextField name="note" label={t('note')} capitalise maxLength={60} />
      </div>
      <div className={css['source']}>
        <SourceRow source={source} onChange={setSource} />
      </div>
    </Flow>
  );
}

/** Asks a person for money. */
export function RequestMoney() {
  const { person } = useParams('/request/:person');
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const cents = centsOf(useFieldText('amount'));
  const note = useFieldText('note');
  if (!state.people[person])
    return (
      <Screen title={t('requestMoney')}>
        <EmptyState icon="person_search" title={t('nobody')} />
      </Screen>
    );
  return (
    <Screen
      title={t('requestMoney')}
      bottom={
        <div className={css['only']}>
          <Button
            wide
            rid="ask"
            disabled={cents === 0}
            onClick={() => act.requestMoney({ person, cents, note })}
          >
            {cents > 0 ? t('askFor', { amount: formatMoney(cents) }) : t('enterAmount')}
          </Button>
        </div>
      }
    >
      <Whom person={person} />
      <AmountField />
      <div className={css['fields']}>
        <TextField name="note" label={t('whatFor')} capitalise maxLength={60} />
      </div>
    </Screen>
  );
}
