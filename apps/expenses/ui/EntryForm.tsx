import { useBack } from '../../../src/sdk/react/back.ts';
import { useFields } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Dialog, Divider, Screen, Segmented, TextField } from './kit.ts';
import { currencyOf } from '../lists.ts';
import { SIGN } from '../money.ts';
import { FormAccountDialogs, FormAccounts, FormArrives } from './FormAccounts.tsx';
import { FormReceipt } from './FormReceipt.tsx';
import { FormTags } from './FormTags.tsx';
import { FormAmount, FormCategories, FormOffers } from './FormText.tsx';
import { FormWhen } from './FormWhen.tsx';
import { useExpenses, useOpen } from './hooks.ts';
import { Pad } from './Pad.tsx';
import { useEntryForm, type FormOptions } from './useEntryForm.ts';
import css from './form.module.css';

/** The form of an entry or of a recurring rule. */
export function EntryForm({ heading, ...options }: FormOptions & { heading: string }) {
  const { texts, entry, recurring } = options;
  const { at, draft, typed, isChanged, change, discard, save } = useEntryForm(options);
  const state = useExpenses();
  const fields = useFields();
  const [open, setOpen] = useOpen();
  const close = () => setOpen(null);
  const leave = () => {
    fields.blur();
    if (isChanged) setOpen('discard');
    else discard();
  };
  useBack(isChanged && open === null, leave);
  const transfer = draft.kind === 'transfer';
  const currency = currencyOf(state, draft.account);
  return (
    <>
      <Screen
        label={heading}
        appBar={
          <AppBar
            leading="close"
            title={heading}
            onLeading={leave}
            actions={
              <span className={css['save']}>
                <Button rid="save" onClick={save}>
                  Save
                </Button>
              </span>
            }
          />
        }
      >
        <div className={css['kinds']}>
          <Segmented
            label="Kind"
            value={draft.kind}
            onChange={kind => change({ kind })}
            options={[
              { value: 'expense', label: 'Expense' },
              { value: 'income', label: 'Income' },
              { value: 'transfer', label: 'Transfer' },
            ]}
          />
        </div>
        <FormAmount initial={texts.amount} amount={typed.amount} currency={currency} />
        <div className={css['field']}>
          <TextField
            name="name"
            label="Name"
            initial={texts.name}
            hint={transfer ? 'What it is for' : 'Shop, person or purpose'}
            capitalise
            enterKey="done"
            maxLength={80}
          />
        </div>
        <FormOffers name={typed.name} draft={draft} onChange={change} />
        {!transfer && <FormCategories draft={draft} onChange={change} />}
        <Divider />
        <FormAccounts draft={draft} />
        {!recurring && (
          <FormArrives draft={draft} initial={texts.arrives} amount={typed.amount} arrives={typed.arrives} />
        )}
        <FormWhen at={at} draft={draft} repeats={!entry} rule={recurring !== undefined} onChange={change} />
        <Divider />
        <div className={css['field']}>
          <TextField
            name="note"
            label="Note"
            initial={texts.note}
            multiline
            rows={1}
            autoGrow
            maxLength={500}
          />
        </div>
        <FormTags tags={draft.tags} onChange={tags => change({ tags })} />
        {!recurring && <FormReceipt at={at} draft={draft} onChange={change} />}
      </Screen>
      <FormAccountDialogs draft={draft} onChange={change} />
      <Pad
        open={open === 'pad'}
        start={typed.amount}
        sign={SIGN[currency]}
        onClose={close}
        onDone={text => {
          fields.set('amount', text);
          close();
        }}
      />
      <Dialog
        open={open === 'discard'}
        title="Discard your changes?"
        text={entry || recurring ? 'It stays as it was.' : 'The entry is not saved.'}
        onClose={close}
        actions={[
          { label: 'Keep editing', onClick: close },
          { label: 'Discard', danger: true, onClick: discard },
        ]}
      />
    </>
  );
}
