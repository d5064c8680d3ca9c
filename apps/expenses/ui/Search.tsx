import { useFieldText, useFields, useScreenArgs, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  Button,
  Chip,
  ChipGroup,
  Dialog,
  IconButton,
  RadioGroup,
  Screen,
  Scroller,
  SearchField,
  SectionHeader,
  Sheet,
  TextField,
} from './kit.ts';
import { found, sumsOf, type Filter } from '../lists.ts';
import { centsOf } from '../money.ts';
import { dateWords } from '../months.ts';
import type { Entry, Span } from '../state.ts';
import { ChooseAccount, ChooseCategory } from './Choose.tsx';
import { EntryList } from './EntryList.tsx';
import { useAct, useExpenses, useMoney, useNav, useOpen, usePicked, useZone } from './hooks.ts';
import { SelectBar } from './SelectBar.tsx';
import { SpanRows } from './SpanRows.tsx';
import css from './tables.module.css';

const KINDS: Record<Entry['kind'], string> = { expense: 'Expenses', income: 'Income', transfer: 'Transfers' };
function spanWords({ from, to }: Span): string {
  if (from !== null && to !== null)
    return from === to ? dateWords(from) : `${dateWords(from)} – ${dateWords(to)}`;
  if (from !== null) return `From ${dateWords(from)}`;
  return to !== null ? `Until ${dateWords(to)}` : 'Dates';
}

/** Finds entries by words, category, account, amount and dates. */
export function Search() {
  const state = useExpenses();
  const zone = useZone();
  const money = useMoney();
  const given = useScreenArgs<{ query?: string }>()?.query ?? '';
  const text = useFieldText('query', given);
  const [kind, setKind] = useScreenState<Entry['kind'] | null>('kind', null);
  const [category, setCategory] = useScreenState<string | null>('category', null);
  const [account, setAccount] = useScreenState<string | null>('account', null);
  const least = centsOf(useFieldText('least'));
  const most = centsOf(useFieldText('most'));
  const [open, setOpen] = useOpen();
  const [picked] = usePicked();
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const close = () => {
    fields.blur();
    setOpen(null);
  };
  const span = state.spans.search;
  const filter: Filter = { text, kind, category, account, least, most, span };
  const limited =
    kind !== null ||
    category !== null ||
    account !== null ||
    least !== null ||
    most !== null ||
    span.from !== null ||
    span.to !== null;
  const any = limited || text.trim() !== '';
  const entries = any ? found(state, filter, zone) : [];
  const { spent, income } = sumsOf(state, entries);
  const clear = () => {
    setKind(null);
    setCategory(null);
    setAccount(null);
    fields.set('least', '');
    fields.set('most', '');
    act.setSpan({ which: 'search', from: null, to: null });
  };
  const amountWords = () => {
    if (least !== null && most !== null) return `${money(least)} – ${money(most)}`;
    if (least !== null) return `From ${money(least)}`;
    return most !== null ? `Up to ${money(most)}` : 'Amount';
  };
  const chip = (key: string, label: string, on: boolean) => (
    <Chip
      key={key}
      rid={`filter-${key}`}
      label={label}
      opens
      selected={on}
      onClick={() => {
        fields.blur();
        setOpen(key);
      }}
    />
  );
  return (
    <>
      <Screen
        label="Search"
        scroll={false}
        appBar={
          picked === null ? (
            <SearchField
              name="query"
              label="Search entries"
              initial={given}
              leading={<IconButton icon="arrow_back" label="Back" onClick={nav.back} />}
              onEnter={query => {
                act.remember({ text: query });
                fields.blur();
              }}
            />
          ) : (
            <SelectBar ids={entries.map(e => e.id)} />
          )
        }
      >
        <Scroller name="filters" axis="x" label="Filters">
          <div className={css['filters']}>
            {chip(
              'category',
              category === null ? 'Category' : (state.categories[category]?.name ?? 'Category'),
              category !== null,
            )}
            {chip(
              'account',
              account === null ? 'Account' : (state.accounts[account]?.name ?? 'Account'),
              account !== null,
            )}
            {chip('amount', amountWords(), least !== null || most !== null)}
            {chip('dates', spanWords(span), span.from !== null || span.to !== null)}
            {chip('kind', kind === null ? 'Kind' : KINDS[kind], kind !== null)}
            {limited && <Chip label="Clear" icon="close" onClick={clear} />}
          </div>
        </Scroller>
        {!any && state.searches.length > 0 ? (
          <>
            <SectionHeader title="Recent" action={{ label: 'Clear', onClick: () => act.clearSearches() }} />
            <div className={css['wrap']}>
              <ChipGroup label="Recent searches">
                {state.searches.map(s => (
                  <Chip key={s} label={s} icon="history" onClick={() => fields.set('query', s)} />
                ))}
              </ChipGroup>
            </div>
          </>
        ) : (
          <EntryList
            entries={entries}
            headerHeight={24}
            empty={
              any
                ? { title: 'Nothing found', text: 'Try other words or fewer filters.', icon: 'search' }
                : {
                    title: 'Search your entries',
                    text: 'By words, category, account, amount or dates.',
                    icon: 'search',
                  }
            }
            header={
              entries.length > 0 && (
                <div className={css['found']}>
                  {[
                    `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`,
                    spent > 0 && `${money(spent)} spent`,
                    income > 0 && `${money(income)} in`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              )
            }
          />
        )}
      </Screen>
      <ChooseCategory
        open={open === 'category'}
        title="Category"
        kind={kind === 'income' ? 'income' : 'expense'}
        value={category}
        onClose={close}
        onChoose={id => {
          close();
          setCategory(id === category ? null : id);
        }}
      />
      <ChooseAccount
        open={open === 'account'}
        title="Account"
        value={account}
        onClose={close}
        onChoose={id => {
          close();
          setAccount(id === account ? null : id);
        }}
      />
      <Dialog
        open={open === 'kind'}
        title="Kind"
        onClose={close}
        actions={[
          {
            label: 'Any',
            onClick: () => {
              close();
              setKind(null);
            },
          },
        ]}
      >
        <RadioGroup
          label="Kind"
          value={kind}
          onChange={k => {
            close();
            setKind(k);
            setCategory(null);
          }}
          options={(Object.keys(KINDS) as Entry['kind'][]).map(k => ({ value: k, label: KINDS[k] }))}
        />
      </Dialog>
      <Dialog
        open={open === 'amount'}
        title="Amount"
        onClose={close}
        actions={[
          {
            label: 'Clear',
            onClick: () => {
              fields.set('least', '');
              fields.set('most', '');
              close();
            },
          },
          { label: 'Done', onClick: close },
        ]}
      >
        <TextField
          name="least"
          label="At least"
          inputMode="decimal"
          enterKey="next"
          hint="0.00"
          maxLength={12}
        />
        <TextField
          name="most"
          label="At most"
          inputMode="decimal"
          enterKey="done"
          hint="Any"
          maxLength={12}
          onEnter={close}
        />
      </Dialog>
      <Sheet
        open={open === 'dates'}
        title="Dates"
        onClose={close}
        footer={
          <div className={css['sheetFoot']}>
            <Button
              variant="text"
              onClick={() => {
                act.setSpan({ which: 'search', from: null, to: null });
                close();
              }}
            >
              Any day
            </Button>
            <Button onClick={close}>Done</Button>
          </div>
        }
      >
        <SpanRows which="search" />
      </Sheet>
    </>
  );
}
