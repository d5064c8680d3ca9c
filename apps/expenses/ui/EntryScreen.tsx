import { formatTime } from '../../../src/sdk/core/format.ts';
import {
  AppBar,
  Chip,
  ChipGroup,
  ConfirmDialog,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Menu,
  Picture,
  Screen,
} from './kit.ts';
import { currencyOf, nameOf } from '../lists.ts';
import { everyWords } from '../recur.ts';
import { isoAt, monthOf, periodWords } from '../months.ts';
import { AccountBadge, CategoryBadge, EntryBadge } from './Badge.tsx';
import {
  useAct,
  useApp,
  useExpenses,
  useH24,
  useMoney,
  useNav,
  useOpen,
  useParams,
  usePhoto,
  useZone,
} from './hooks.ts';
import css from './entry.module.css';

const KIND_WORDS = { expense: 'Expense', income: 'Income', transfer: 'Transfer' } as const;

/** Everything about an entry. */
export function OneEntry() {
  const { entry: id } = useParams('/entry/:entry');
  const state = useExpenses();
  const entry = useApp(s => s.entries[id]);
  const photo = usePhoto(entry?.receipt ?? null);
  const zone = useZone();
  const h24 = useH24();
  const money = useMoney();
  const [open, setOpen] = useOpen();
  const nav = useNav();
  const act = useAct();
  if (!entry)
    return (
      <Screen title="Entry">
        <EmptyState icon="receipt_long" title="This entry was deleted" />
      </Screen>
    );
  const close = () => setOpen(null);
  const then = (run: () => void) => () => {
    close();
    run();
  };
  const remove = () => act.remove({ entries: [id] });
  const day = isoAt(entry.at, zone);
  const [from, to, rule] = [
    state.accounts[entry.account],
    state.accounts[entry.to ?? ''],
    state.recurring[entry.recurring ?? ''],
  ];
  const sign = entry.kind === 'income' ? '+' : entry.kind === 'expense' ? '−' : undefined;
  return (
    <>
      <Screen
        label="Entry"
        appBar={
          <AppBar
            title={KIND_WORDS[entry.kind]}
            actions={
              <>
                <IconButton
                  icon="edit"
                  label="Edit"
                  onClick={() => nav.push('/edit/:entry', { entry: id })}
                />
                <IconButton
                  icon="delete"
                  label="Delete"
                  onClick={() => (state.settings.confirmDelete ? setOpen('delete') : remove())}
                />
                <IconButton icon="more_vert" label="More options" onClick={() => setOpen('menu')} />
              </>
            }
          />
        }
      >
        <div className={css['head']}>
          <EntryBadge entry={entry} size={56} />
          <span className={css['name']} dir="auto" role="heading" aria-level={2}>
            {nameOf(state, entry)}
          </span>
          <span className={css['cents']} data-kind={entry.kind}>
            {money(entry.cents, currencyOf(state, entry.account), sign)}
          </span>
          {entry.toCents !== null && (
            <span
              className={css['arrives']}
            >{`${money(entry.toCents, currencyOf(state, entry.to))} arrives`}</span>
          )}
        </div>
        <List card label="Details">
          {entry.category !== null && (
            <ListRow
              leading={<CategoryBadge category={entry.category} size={32} />}
              title={state.categories[entry.category]?.name ?? 'No category'}
              subtitle="Category"
              rid="category"
              onClick={() =>
                nav.push('/entries/:kind/:of/:period', {
                  kind: entry.kind,
                  of: entry.category!,
                  period: monthOf(day, state.settings),
                })
              }
            />
          )}
          {from && (
            <ListRow
              leading={<AccountBadge kind={from.kind} size={32} />}
              title={from.name}
              subtitle={entry.kind === 'transfer' ? 'From' : 'Account'}
              rid="account"
              onClick={() => nav.push('/account/:account', { account: entry.account })}
            />
          )}
          {to && (
            <ListRow
              leading={<AccountBadge kind={to.kind} size={32} />}
              title={to.name}
              subtitle="To"
              rid="to"
              onClick={() => nav.push('/account/:account', { account: entry.to! })}
            />
          )}
          <ListRow leading="schedule" title={periodWords(day)} subtitle={formatTime(entry.at, zone, h24)} />
          {rule && (
            <ListRow
              leading="repeat"
              title={everyWords(rule.every, rule.interval)}
              subtitle="Added by a recurring entry"
              rid="recurring"
              onClick={() => nav.push('/recurring/:recurring', { recurring: entry.recurring! })}
            />
          )}
        </List>
        {entry.note !== '' && (
          <div className={css['note']}>
            <span className={css['label']}>Note</span>
            <span dir="auto">{entry.note}</span>
          </div>
        )}
        {entry.tags.length > 0 && (
          <div className={css['tags']}>
            <ChipGroup label="Tags">
              {entry.tags.map(t => (
                <Chip
                  key={t}
                  label={`#${t}`}
                  onClick={() => nav.push('/search', undefined, { query: `#${t}` })}
                />
              ))}
            </ChipGroup>
          </div>
        )}
        {entry.receipt !== null &&
          (photo ? (
            <button
              type="button"
              className={css['photo']}
              data-rid="receipt"
              aria-label={`Receipt: ${photo.words}`}
              onClick={() => nav.push('/receipt/:media', { media: entry.receipt! })}
            >
              <Picture name={photo.picture} alt="" />
            </button>
          ) : (
            <div className={css['note']}>
              <span className={css['label']}>Receipt</span>
              <span>The photo is no longer on this phone.</span>
            </div>
          ))}
      </Screen>
      <Menu
        open={open === 'menu'}
        label="More options"
        onClose={close}
        items={[
          { label: 'Duplicate', icon: 'content_copy', onClick: then(() => act.duplicate({ entry: id })) },
          { label: 'Copy amount', icon: 'payments', onClick: then(() => act.copyAmount({ entry: id })) },
        ]}
      />
      <ConfirmDialog
        open={open === 'delete'}
        title="Delete this entry?"
        text="This can’t be undone."
        confirmLabel="Delete"
        danger
        onConfirm={remove}
        onCancel={close}
      />
    </>
  );
}

/** The photo of a receipt, as large as it goes. */
export function Receipt() {
  const { media } = useParams('/receipt/:media');
  const photo = usePhoto(media);
  if (!photo)
    return (
      <Screen title="Receipt">
        <EmptyState icon="image" title="The photo is no longer on this phone" />
      </Screen>
    );
  return (
    <Screen
      label="Receipt"
      dark
      scroll={false}
      background="#000"
      appBar={<AppBar title="Receipt" subtitle={photo.name} color="#000" ink="#fff" />}
    >
      <div className={css['whole']}>
        <Picture name={photo.picture} alt={photo.words} fit="contain" />
      </div>
    </Screen>
  );
}
