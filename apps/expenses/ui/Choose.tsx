import { Dialog, RadioGroup, Scroller } from './kit.ts';
import { accountsOf, balanceOf, categoriesOf } from '../lists.ts';
import { ACCOUNT_WORDS, AccountBadge, CategoryBadge } from './Badge.tsx';
import { useExpenses, useMoney } from './hooks.ts';
import css from './choose.module.css';

interface ChooseProps {
  open: boolean;
  title: string;
  value: string | null;
  onClose: () => void;
  onChoose: (id: string) => void;
  /** Left out of the list. */ without?: string;
  text?: string;
}

/** Asks for one of the accounts. */
export function ChooseAccount({ open, title, value, onClose, onChoose, without, text }: ChooseProps) {
  const state = useExpenses();
  const money = useMoney();
  return (
    <Dialog
      open={open}
      title={title}
      {...(text ? { text } : {})}
      onClose={onClose}
      actions={[{ label: 'Cancel', onClick: onClose }]}
    >
      <Scroller name="choose" className={css['list']}>
        <RadioGroup
          label={title}
          value={value}
          onChange={onChoose}
          options={accountsOf(state.accounts)
            .filter(a => a.id !== without)
            .map(a => ({
              value: a.id,
              label: a.name,
              subtitle: `${ACCOUNT_WORDS[a.kind]} · ${money(balanceOf(state, a.id), a.currency)}`,
              trailing: <AccountBadge kind={a.kind} size={32} />,
            }))}
        />
      </Scroller>
    </Dialog>
  );
}

/** Asks for one of the categories of a kind. */
export function ChooseCategory({
  open,
  title,
  kind,
  value,
  onClose,
  onChoose,
  without,
  text,
}: ChooseProps & { kind: 'expense' | 'income' }) {
  const state = useExpenses();
  return (
    <Dialog
      open={open}
      title={title}
      {...(text ? { text } : {})}
      onClose={onClose}
      actions={[{ label: 'Cancel', onClick: onClose }]}
    >
      <Scroller name="choose" className={css['list']}>
        <RadioGroup
          label={title}
          value={value}
          onChange={onChoose}
          options={categoriesOf(state, kind)
            .filter(c => c.id !== without)
            .map(c => ({
              value: c.id,
              label: c.name,
              trailing: <CategoryBadge category={c.id} size={32} />,
            }))}
        />
      </Scroller>
    </Dialog>
  );
}
