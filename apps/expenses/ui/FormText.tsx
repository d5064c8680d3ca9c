import { useFields } from '../../../src/sdk/react/hooks.ts';
import { Chip, ChipGroup, Icon, IconButton, TextField } from './kit.ts';
import { categoriesOf, namesLike } from '../lists.ts';
import { centsOf, SIGN, type Currency } from '../money.ts';
import type { Draft } from '../state.ts';
import { useExpenses, useOpen } from './hooks.ts';
import css from './form.module.css';
import tones from './tones.module.css';

/** Error of an amount's field while its text is no amount. */
export const amountError = (text: string): string | null =>
  text !== '' && centsOf(text) === null ? 'Write an amount such as 12.50' : null;

/** The amount, with a calculator's pad. */
export function FormAmount({
  initial,
  amount,
  currency,
}: {
  initial: string;
  amount: string;
  currency: Currency;
}) {
  const fields = useFields();
  const [, setOpen] = useOpen();
  return (
    <div className={css['amount']}>
      <TextField
        name="amount"
        label="Amount"
        hint="0.00"
        initial={initial}
        variant="filled"
        inputMode="decimal"
        enterKey="next"
        maxLength={14}
        leading={
          <span className={css['sign']} aria-hidden="true">
            {SIGN[currency]}
          </span>
        }
        error={amountError(amount)}
        trailing={
          <IconButton
            icon="calculate"
            label="Amount pad"
            onClick={() => {
              fields.blur();
              setOpen('pad');
            }}
          />
        }
      />
    </div>
  );
}

/** Names that were used before and match the typed one; a tap fills in the name and its category. */
export function FormOffers({
  name,
  draft,
  onChange,
}: {
  name: string;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}) {
  const state = useExpenses();
  const fields = useFields();
  const offers = draft.kind === 'transfer' ? [] : namesLike(state, name, draft.kind);
  if (offers.length === 0) return null;
  return (
    <div className={css['offers']}>
      <ChipGroup label="Used before">
        {offers.map(o => (
          <Chip
            key={o.id}
            label={o.name}
            icon="history"
            onClick={() => {
              fields.set('name', o.name);
              if (draft.category === null && o.category !== null) onChange({ category: o.category });
            }}
          />
        ))}
      </ChipGroup>
    </div>
  );
}

/** The categories of the entry's kind. */
export function FormCategories({
  draft,
  onChange,
}: {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}) {
  const state = useExpenses();
  return (
    <div className={css['categories']} role="radiogroup" aria-label="Category">
      {categoriesOf(state, draft.kind === 'income' ? 'income' : 'expense').map(c => (
        <button
          key={c.id}
          type="button"
          role="radio"
          aria-checked={draft.category === c.id}
          className={`${css['category']} ${tones['tone']}`}
          data-tone={c.colour}
          data-rid="category"
          data-key={c.id}
          onClick={() => onChange({ category: c.id })}
        >
          <Icon name={draft.category === c.id ? 'check' : c.icon} size={18} />
          <span dir="auto">{c.name}</span>
        </button>
      ))}
    </div>
  );
}
