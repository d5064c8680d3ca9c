import { allFiles } from '../../../src/sdk/core/storage.ts';
import { useDevice, useIntent, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Checkbox, EmptyState, List, ListRow, Screen, SectionHeader } from './kit.ts';
import { accountFor, categoryFor, isKnown, readCsv } from '../csv.ts';
import { periodWords } from '../months.ts';
import { Badge, CategoryBadge } from './Badge.tsx';
import { ChooseAccount } from './Choose.tsx';
import { useAct, useExpenses, useMoney, useNav, useOpen, useParams, useZone } from './hooks.ts';
import css from './tables.module.css';

/** Tables of the shared storage. */
export function ImportList() {
  const files = useDevice(d => d.storage.files);
  const nav = useNav();
  const tables = allFiles(files)
    .filter(f => f.kind === 'file' && (f.mime === 'text/csv' || f.name.toLowerCase().endsWith('.csv')))
    .map(f => ({
      id: f.id,
      name: f.name,
      folder: f.path.slice(0, -f.name.length),
      readable: f.text !== undefined,
      at: f.at,
    }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
  return (
    <Screen title="Import">
      {tables.length === 0 ? (
        <EmptyState
          icon="file_open"
          title="No tables on this phone"
          text="A file ending in .csv, in Documents or Download, can be imported here."
        />
      ) : (
        <>
          <SectionHeader title="Tables on this phone" />
          <List>
            {tables.map(t => (
              <ListRow
                key={t.id}
                id={t.id}
                rid="file"
                leading="description"
                title={t.name}
                subtitle={t.readable ? t.folder : `${t.folder} · too large to read here`}
                disabled={!t.readable}
                onClick={() => nav.push('/import/:file', { file: t.id })}
              />
            ))}
          </List>
        </>
      )}
    </Screen>
  );
}

/** The preview of an import. Lines that exist already are not ticked. */
function Preview({ text, from }: { text: string; from: string }) {
  const state = useExpenses();
  const zone = useZone();
  const money = useMoney();
  const { rows, bad } = readCsv(text);
  const [ticked, setTicked] = useScreenState<number[] | null>('ticked', null);
  const [account, setAccount] = useScreenState('account', state.settings.account);
  const [open, setOpen] = useOpen();
  const act = useAct();
  const known = rows.map(r => isKnown(state, r, zone));
  const which = ticked ?? rows.flatMap((_, i) => (known[i] ? [] : [i]));
  const toggle = (i: number) =>
    setTicked(which.includes(i) ? which.filter(x => x !== i) : [...which, i].sort((a, b) => a - b));
  if (rows.length === 0)
    return (
      <Screen appBar={<AppBar title="Import" leading="close" />}>
        <EmptyState
          icon="file_open"
          title="No entries in it"
          text={`${from || 'What was sent'} has no columns called date and amount.`}
        />
      </Screen>
    );
  const makes = [
    ...new Set(
      rows
        .filter((r, i) => which.includes(i) && r.category !== '' && categoryFor(state, r) === null)
        .map(r => r.category),
    ),
  ];
  return (
    <>
      <Screen
        label="Import"
        appBar={
          <AppBar
            title="Import"
            subtitle={[from, `${which.length} of ${rows.length} chosen`].filter(Boolean).join(' · ')}
            leading="close"
            actions={
              <span className={css['save']}>
                <Button
                  rid="import"
                  disabled={which.length === 0}
                  onClick={() => act.importRows({ text, which, account })}
                >
                  Import
                </Button>
              </span>
            }
          />
        }
      >
        <ListRow
          leading="account_balance_wallet"
          title={state.accounts[account]?.name ?? 'Account'}
          subtitle="Account, where a line names none"
          rid="account"
          onClick={() => setOpen('account')}
        />
        {(bad > 0 || makes.length > 0) && (
          <div className={css['found']}>
            {[
              bad > 0 && `${bad} ${bad === 1 ? 'line has' : 'lines have'} no date or amount`,
              makes.length > 0 && `New: ${makes.join(', ')}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
        )}
        <List label="Lines">
          {rows.map((r, i) => {
            const category = categoryFor(state, r);
            const name = r.name || r.category || 'Entry';
            return (
              <ListRow
                key={i}
                id={`line-${i}`}
                rid="line"
                lines={3}
                leading={
                  category === null ? (
                    <Badge icon="category" tone="grey" />
                  ) : (
                    <CategoryBadge category={category} />
                  )
                }
                title={name}
                subtitle={`${periodWords(r.date)} · ${known[i] ? 'already there' : `${r.category || 'no category'}, ${state.accounts[accountFor(state, r, account)]?.name ?? ''}`}`}
                meta={money(
                  r.cents,
                  r.currency ?? state.accounts[accountFor(state, r, account)]?.currency ?? 'GBP',
                  r.kind === 'income' ? '+' : '−',
                )}
                onClick={() => toggle(i)}
                trailing={
                  <Checkbox
                    bare
                    label={`Import ${name}, line ${i + 1}`}
                    checked={which.includes(i)}
                    onChange={() => toggle(i)}
                  />
                }
              />
            );
          })}
        </List>
      </Screen>
      <ChooseAccount
        open={open === 'account'}
        title="Account"
        value={account}
        onClose={() => setOpen(null)}
        onChoose={id => {
          setOpen(null);
          setAccount(id);
        }}
      />
    </>
  );
}

export function ImportFile() {
  const { file } = useParams('/import/:file');
  const found = useDevice(d => d.storage.files[file]);
  return <Preview text={found?.text ?? ''} from={found?.name ?? 'This file'} />;
}

/** A table that another app sent. */
export function ImportText() {
  const intent = useIntent();
  return <Preview text={intent?.text ?? ''} from={intent?.title ?? ''} />;
}
