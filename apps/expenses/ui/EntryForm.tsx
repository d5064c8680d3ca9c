import { useBack } from '../../../src/sdk/react/back.ts';
import { useFields, useFieldText, useScreenState, useSurface } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Chip,
  ChipGroup,
  Dialog,
  Divider,
  Icon,
  IconButton,
  ListRow,
  Picture,
  Screen,
  Segmented,
  TextField,
} from './kit.ts';
import { arrives as arriving, categoriesOf, currencyOf, namesLike } from '../lists.ts';
import { centsOf, plainAmount, SIGN } from '../money.ts';
import type { Draft } from '../state.ts';
import { AccountBadge } from './Badge.tsx';
import { ChooseAccount } from './Choose.tsx';
import { FormTags } from './FormTags.tsx';
import { FormWhen } from './FormWhen.tsx';
import { useAct, useApp, useExpenses, useOpen, usePhoto } from './hooks.ts';
import { Pad } from './Pad.tsx';
import css from './form.module.css';
import tones from './tones.module.css';

export interface FormTexts {
  amount: string;
  name: string;
  note: string;
  arrives: string;
}

/** The form of an entry: what is typed stays on the screen until it is saved, the rest waits in a draft. */
export function EntryForm({
  heading,
  given,
  texts,
  entry,
  recurring,
}: {
  heading: string;
  given: Draft;
  texts: FormTexts;
  entry?: string;
  recurring?: string;
}) {
  const { id: form } = useSurface();
  const state = useExpenses();
  // The moment of a new form is that of its opening.
  const [opened] = useScreenState('opened', given.at);
  const initial = entry || recurring ? given : { ...given, at: opened };
  const kept = useApp(s => s.drafts[form]);
  const draft = kept ?? initial;
  const at = { form, initial };
  const act = useAct();
  const fields = useFields();
  const [open, setOpen] = useOpen();
  const amount = useFieldText('amount', texts.amount);
  const name = useFieldText('name', texts.name);
  const note = useFieldText('note', texts.note);
  const arrives = useFieldText('arrives', texts.arrives);
  const photo = usePhoto(draft.receipt);
  const change = (fieldsOf: Partial<Draft>) => act.changeForm({ ...at, change: fieldsOf });
  const close = () => setOpen(null);
  const dirty =
    (JSON.stringify(draft) !== JSON.stringify(given) && kept !== undefined) ||
    amount !== texts.amount ||
    name !== texts.name ||
    note !== texts.note ||
    arrives !== texts.arrives;
  const leave = () => {
    fields.blur();
    if (dirty) setOpen('discard');
    else act.discard({ form });
  };
  useBack(dirty && open === null, leave);
  const save = () => {
    fields.blur();
    act.save({
      ...at,
      amount,
      name,
      note,
      ...(arrives === '' ? {} : { arrives }),
      ...(entry ? { entry } : {}),
      ...(recurring ? { recurring } : {}),
    });
  };
  const transfer = draft.kind === 'transfer';
  const currency = currencyOf(state, draft.account);
  const cents = centsOf(amount);
  const other =
    transfer && draft.to !== null && draft.account !== null && currencyOf(state, draft.to) !== currency;
  const offers = draft.kind === 'transfer' ? [] : namesLike(state, name, draft.kind);
  const accountRow = (key: 'account' | 'to', label: string) => {
    const account = state.accounts[draft[key] ?? ''];
    return (
      <ListRow
        leading={account ? <AccountBadge kind={account.kind} size={32} /> : 'account_balance_wallet'}
        title={account?.name ?? 'Choose an account'}
        subtitle={label}
        rid={key}
        onClick={() => {
          fields.blur();
          setOpen(key);
        }}
      />
    );
  };
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
        <div className={css['amount']}>
          <TextField
            name="amount"
            label="Amount"
            hint="0.00"
            initial={texts.amount}
            variant="filled"
            inputMode="decimal"
            enterKey="next"
            maxLength={14}
            leading={
              <span className={css['sign']} aria-hidden="true">
                {SIGN[currency]}
              </span>
            }
            error={amount !== '' && cents === null ? 'Write an amount such as 12.50' : null}
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
        {offers.length > 0 && (
          <div className={css['offers']}>
            <ChipGroup label="Used before">
              {offers.map(o => (
                <Chip
                  key={o.id}
                  label={o.name}
                  icon="history"
                  onClick={() => {
                    fields.set('name', o.name);
                    if (draft.category === null && o.category !== null) change({ category: o.category });
                  }}
                />
              ))}
            </ChipGroup>
          </div>
        )}
        {!transfer && (
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
                onClick={() => change({ category: c.id })}
              >
                <Icon name={draft.category === c.id ? 'check' : c.icon} size={18} />
                <span dir="auto">{c.name}</span>
              </button>
            ))}
          </div>
        )}
        <Divider />
        {accountRow('account', transfer ? 'From' : 'Account')}
        {transfer && accountRow('to', 'To')}
        {other && !recurring && (
          <div className={css['field']}>
            <TextField
              name="arrives"
              label={`Arrives in ${SIGN[currencyOf(state, draft.to)]}`}
              initial={texts.arrives}
              inputMode="decimal"
              maxLength={14}
              error={arrives !== '' && centsOf(arrives) === null ? 'Write an amount such as 12.50' : null}
              supporting={
                cents
                  ? `By the rate: ${plainAmount(arriving(state, cents, draft.account!, draft.to!))}`
                  : 'Left empty, it is worked out by the rate'
              }
            />
          </div>
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
        {!recurring && (
          <ListRow
            leading={
              photo ? (
                <span className={css['thumb']}>
                  <Picture name={photo.picture} alt="" />
                </span>
              ) : (
                'add_a_photo'
              )
            }
            title={photo ? 'Receipt attached' : draft.receipt ? 'Receipt: photo is gone' : 'Add a receipt'}
            {...(photo ? { subtitle: photo.words } : {})}
            rid="receipt"
            onClick={() => {
              fields.blur();
              act.pickReceipt(at);
            }}
            trailing={
              draft.receipt ? (
                <IconButton
                  icon="close"
                  label="Remove the receipt"
                  onClick={() => change({ receipt: null })}
                />
              ) : (
                <IconButton
                  icon="photo_camera"
                  label="Take a photo of the receipt"
                  onClick={() => {
                    fields.blur();
                    act.shootReceipt(at);
                  }}
                />
              )
            }
          />
        )}
      </Screen>
      <ChooseAccount
        open={open === 'account'}
        title={transfer ? 'From account' : 'Account'}
        value={draft.account}
        onClose={close}
        onChoose={account => {
          close();
          change({ account });
        }}
      />
      <ChooseAccount
        open={open === 'to'}
        title="To account"
        value={draft.to}
        {...(draft.account ? { without: draft.account } : {})}
        onClose={close}
        onChoose={to => {
          close();
          change({ to });
        }}
      />
      <Pad
        open={open === 'pad'}
        start={amount}
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
          { label: 'Discard', danger: true, onClick: () => act.discard({ form }) },
        ]}
      />
    </>
  );
}
