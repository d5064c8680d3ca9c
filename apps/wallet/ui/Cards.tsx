import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  ConfirmDialog,
  EmptyState,
  Fab,
  ListRow,
  Screen,
  SwitchRow,
  TextField,
} from './kit.ts';
import { balanceOf, cardsOf, centsOf, debitCardsOf, rowsOf, spendable } from '../select.ts';
import { digitsOf, expiryOf, numberProblem } from '../cards.ts';
import { BALANCE } from '../state.ts';
import {
  formatMoney,
  useAct,
  useMoney,
  useNav,
  useOpen,
  useParams,
  useScreenState,
  useWallet,
  useWords,
} from './hooks.ts';
import { AmountField, Flow, SourceRow } from './Flow.tsx';
import { Amount, BillRow, CardFace, Line } from './Parts.tsx';
import { Places } from './Home.tsx';
import css from './cashier.module.css';
import list from './bills.module.css';

/** The cards in the wallet. */
export function Cards() {
  const state = useWallet();
  const t = useWords();
  const nav = useNav();
  const cards = cardsOf(state);
  return (
    <Screen
      label={t('cards')}
      appBar={<AppBar title={t('cards')} leading="none" />}
      bottom={<Places at="cards" />}
      fab={
        <Fab
          icon="add_card"
          label={t('addCard')}
          extended
          rid="add-card"
          onClick={() => nav.push('/add-card')}
        />
      }
    >
      {cards.length === 0 && <EmptyState icon="credit_card" title={t('noCards')} text={t('noCardsText')} />}
      <div className={css['stack']}>
        {cards.map(id => (
          <button
            key={id}
            type="button"
            className={css['cardButton']}
            data-key={id}
            data-rid="card"
            onClick={() => nav.push('/card/:card', { card: id })}
          >
            <CardFace card={id} />
          </button>
        ))}
      </div>
    </Screen>
  );
}

/** One card: what is owed on it, what it paid, and what it may do. */
export function OneCard() {
  const { card: id } = useParams('/card/:card');
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const [open, setOpen] = useOpen();
  const card = state.cards[id];
  if (!card?.bound)
    return (
      <Screen title={t('card')}>
        <EmptyState icon="credit_card" title={t('cardGone')} />
      </Screen>
    );
  const name = state.accounts[id]!.name;
  const rows = rowsOf(state.transactions)
    .filter(r => r.from === id || r.to === id)
    .slice(0, 8);
  return (
    <>
      <Screen label={name} appBar={<AppBar title={name} />}>
        <div className={css['card']}>
          <CardFace card={id} />
        </div>
        {card.kind === 'credit' && (
          <div className={list['box']}>
            <Line label={t('owed')}>{formatMoney(Math.max(0, -balanceOf(state, id)))}</Line>
            <Line label={t('left')}>{formatMoney(spendable(state, id))}</Line>
          </div>
        )}
        <SwitchRow
          leading="mode_cool"
          label={t('freeze')}
          subtitle={t('freezeText')}
          checked={card.frozen}
          onChange={on => act.freezeCard({ card: id, on })}
        />
        <SwitchRow
          leading="wallet"
          label={t('paysFirst')}
          subtitle={t('paysFirstText')}
          checked={state.settings.source === id}
          onChange={on => act.setSource({ source: on ? id : BALANCE })}
        />
        <ListRow
          leading="delete"
          title={t('removeCard')}
          danger
          rid="remove"
          onClick={() => setOpen('remove')}
        />
        {rows.map(row => (
          <BillRow
            key={row.id}
            row={row}
            onClick={() => nav.push('/bill/:transaction', { transaction: row.id })}
          />
        ))}
      </Screen>
      <ConfirmDialog
        open={open === 'remove'}
        title={t('removeCardAsk')}
        text={t('removeCardText')}
        confirmLabel={t('remove')}
        danger
        onConfirm={() => {
          setOpen(null);
          act.removeCard({ card: id });
        }}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}

/** Binds a card by its number. */
export function AddCard() {
  const t = useWords();
  const act = useAct();
  const number = useFieldText('number');
  const expires = useFieldText('expires');
  const code = useFieldText('code');
  const [tried, setTried] = useScreenState('tried', false);
  const digits = digitsOf(number);
  const problem = numberProblem(number);
  const words = { length: 'numberLength', check: 'numberWrong', range: 'cardUnknown' } as const;
  // A number of full length is checked at once, a shorter one when it is to be added.
  const numberError = problem !== null && (tried || digits.length === 16) ? t(words[problem]) : null;
  return (
    <Screen
      title={t('addCard')}
      bottom={
        <div className={css['only']}>
          <Button
            wide
            rid="add"
            onClick={() => {
              setTried(true);
              act.addCard({ number, expires, code });
            }}
          >
            {t('addCard')}
          </Button>
        </div>
      }
    >
      <div className={css['fields']}>
        <TextField
          name="number"
          label={t('cardNumber')}
          inputMode="numeric"
          enterKey="next"
          leading="credit_card"
          maxLength={19}
          supporting={t('cardNumberText')}
          error={numberError}
        />
        <TextField
          name="expires"
          label={t('expires')}
          hint="09/28"
          inputMode="text"
          enterKey="next"
          maxLength={5}
          error={tried && expiryOf(expires) === null ? t('expiryWrong') : null}
        />
        <TextField
          name="code"
          label={t('securityCode')}
          inputMode="numeric"
          password
          maxLength={3}
          error={tried && !/^\d{3}$/.test(code) ? t('codeWrong') : null}
        />
      </div>
      <div className={css['hint']}>{t('addCardHint')}</div>
    </Screen>
  );
}

function BankMove({ into }: { into: boolean }) {
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const money = useMoney();
  const cards = debitCardsOf(state);
  const [chosen, setCard] = useScreenState('source', cards[0] ?? '');
  const [, setSources] = useScreenState('sources', false);
  const cents = centsOf(useFieldText('amount'));
  const title = t(into ? 'topUp' : 'withdraw');
  const card = cards.includes(chosen) ? chosen : (cards[0] ?? '');
  if (card === '')
    return (
      <Screen title={title}>
        <EmptyState icon="credit_card" title={t('noDebit')} text={t('noDebitText')} />
        <div className={css['only']}>
          <Button wide rid="add-card" onClick={() => nav.push('/add-card')}>
            {t('addCard')}
          </Button>
        </div>
      </Screen>
    );
  const amount = formatMoney(cents);
  const act2 = into ? act.topUp : act.withdraw;
  return (
    <Flow
      title={title}
      tries={into ? 'topUp' : 'withdraw'}
      button={cents > 0 ? t(into ? 'topUpAmount' : 'withdrawAmount', { amount }) : t('enterAmount')}
      disabled={cents === 0}
      onCode={passcode => act2({ card, cents, passcode })}
      {...(into ? { onOther: () => setSources(true) } : {})}
      summary={
        <>
          <span className={css['to']}>{title}</span>
          <Amount text={amount} />
        </>
      }
    >
      <div className={css['hint']}>{t('inBalance', { amount: money(balanceOf(state, BALANCE)) })}</div>
      <AmountField />
      <span className={css['label']}>{t(into ? 'topUpFrom' : 'withdrawTo')}</span>
      <div className={css['source']}>
        <SourceRow source={card} onChange={setCard} only={cards} />
      </div>
      {!into && <div className={css['hint']}>{t('withdrawalTakes')}</div>}
    </Flow>
  );
}
export const TopUp = () => <BankMove into />;
export const Withdraw = () => <BankMove into={false} />;
