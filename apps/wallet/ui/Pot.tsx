import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  ConfirmDialog,
  EmptyState,
  IconButton,
  Screen,
  SectionHeader,
  Segmented,
  TextField,
} from './kit.ts';
import { amountText, balanceOf, centsOf, rowsOf } from '../select.ts';
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
import { AmountField } from './Flow.tsx';
import { Amount, BillRow, Engraving } from './Parts.tsx';
import css from './cashier.module.css';

/** A savings pot: what is in it, what it is for, money in and out. */
export function OnePot() {
  const { pot } = useParams('/pot/:pot');
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const money = useMoney();
  const [into, setInto] = useScreenState<'in' | 'out'>('into', 'in');
  const [open, setOpen] = useOpen();
  const cents = centsOf(useFieldText('amount'));
  const name = useFieldText('name', state.accounts[pot]?.name ?? '');
  const goal = useFieldText('goal', amountText(state.pots[pot]?.goalCents ?? 0));
  const found = state.pots[pot];
  if (!found)
    return (
      <Screen title={t('savingsPot')}>
        <EmptyState icon="savings" title={t('noPot')} />
      </Screen>
    );
  const has = balanceOf(state, pot);
  const share = Math.min(100, Math.floor((has * 100) / found.goalCents));
  const rows = rowsOf(state.transactions)
    .filter(r => r.from === pot || r.to === pot)
    .slice(0, 6);
  return (
    <>
      <Screen
        label={t('savingsPot')}
        appBar={
          <AppBar
            title={t('savingsPot')}
            actions={<IconButton icon="edit" label={t('editGoal')} onClick={() => setOpen('goal')} />}
          />
        }
      >
        <div className={css['pot']}>
          <Engraving />
          <span dir="auto">{state.accounts[pot]!.name}</span>
          <Amount text={money(has)} />
          <div className={css['goal']} aria-hidden="true">
            <span style={{ inlineSize: `${share}%` }} />
          </div>
          <span>{t('ofGoal', { share, amount: money(found.goalCents) })}</span>
        </div>
        <div className={css['fields']}>
          <Segmented
            label={t('direction')}
            value={into}
            onChange={setInto}
            options={[
              { value: 'in', label: t('putIn') },
              { value: 'out', label: t('takeOut') },
            ]}
          />
        </div>
        <AmountField />
        <div className={css['hint']}>{t('inBalance', { amount: money(balanceOf(state, BALANCE)) })}</div>
        <div className={css['only']}>
          <Button
            wide
            rid="move"
            disabled={cents === 0}
            onClick={() => act.movePot({ pot, cents, into: into === 'in' })}
          >
            {cents === 0
              ? t('enterAmount')
              : t(into === 'in' ? 'putInAmount' : 'takeOutAmount', { amount: formatMoney(cents) })}
          </Button>
        </div>
        {rows.length > 0 && <SectionHeader title={t('latest')} />}
        {rows.map(row => (
          <BillRow
            key={row.id}
            row={row}
            onClick={() => nav.push('/bill/:transaction', { transaction: row.id })}
          />
        ))}
      </Screen>
      <ConfirmDialog
        open={open === 'goal'}
        title={t('editGoal')}
        confirmLabel={t('save')}
        disabled={centsOf(goal) === 0 || name.trim() === ''}
        onConfirm={() => {
          setOpen(null);
          act.setGoal({ pot, name, goalCents: centsOf(goal) });
        }}
        onCancel={() => setOpen(null)}
      >
        <TextField
          name="name"
          label={t('name')}
          initial={state.accounts[pot]!.name}
          capitalise
          enterKey="next"
          maxLength={40}
        />
        <TextField
          name="goal"
          label={t('goal')}
          initial={amountText(found.goalCents)}
          inputMode="decimal"
          maxLength={10}
        />
      </ConfirmDialog>
    </>
  );
}
