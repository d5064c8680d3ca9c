import type { ReactNode } from 'react';
import { formatDayHeading, formatTime } from '../../../src/sdk/core/format.ts';
import { EmptyState, Icon, ListRow, WindowedList } from './kit.ts';
import type { IconName } from './icons.ts';
import { currencyOf, daysOf, nameOf, placeOf, sumsOf, type EntryRow } from '../lists.ts';
import { EntryBadge } from './Badge.tsx';
import { useExpenses, useH24, useMoney, useNav, useNow, usePicked, useScale, useZone } from './hooks.ts';
import css from './list.module.css';

const ROW = 72;
const DAY_ROW = 44;

/** One entry. */
export function EntryLine({
  entry,
  account,
  picked,
  onOpen,
  onPick,
}: {
  entry: EntryRow;
  account?: string;
  picked?: boolean;
  onOpen: () => void;
  onPick?: () => void;
}) {
  const state = useExpenses();
  const money = useMoney();
  const zone = useZone();
  const h24 = useH24();
  // Seen from the account that a transfer reaches, it is money in.
  const arriving = entry.kind === 'transfer' && account !== undefined && entry.to === account;
  const cents = arriving ? (entry.toCents ?? entry.cents) : entry.cents;
  const sign =
    entry.kind === 'income' || arriving
      ? '+'
      : entry.kind === 'expense' || account !== undefined
        ? '−'
        : undefined;
  return (
    <ListRow
      id={entry.id}
      rid="entry"
      lines={2}
      leading={picked ? 'check_circle' : <EntryBadge entry={entry} />}
      title={nameOf(state, entry)}
      subtitle={placeOf(state, entry)}
      meta={
        <span className={css['meta']}>
          <span className={css['amount']} data-kind={arriving ? 'income' : entry.kind}>
            {money(cents, currencyOf(state, arriving ? entry.to : entry.account), sign)}
          </span>
          <span className={css['below']}>
            {entry.receipt !== null && <Icon name="receipt_long" size={14} />}
            {entry.recurring !== null && <Icon name="repeat" size={14} />}
            {formatTime(entry.at, zone, h24)}
          </span>
        </span>
      }
      onClick={onOpen}
      {...(onPick ? { onLongPress: onPick } : {})}
      {...(picked === undefined ? {} : { selected: picked })}
    />
  );
}

export interface EntryListProps {
  entries: readonly EntryRow[];
  header?: ReactNode;
  headerHeight?: number;
  empty: { title: string; text?: string; icon?: IconName };
  account?: string;
}

/** Entries by day, newest first. A long press begins to pick (`SelectBar` stands on top then), and a tap picks more. */
export function EntryList({ entries, header, headerHeight = 0, empty, account }: EntryListProps) {
  const state = useExpenses();
  const zone = useZone();
  const now = useNow();
  const money = useMoney();
  const scale = useScale();
  const nav = useNav();
  const [picked, setPicked] = usePicked();
  const pick = (id: string) =>
    setPicked(was => {
      const next = was?.includes(id) ? was.filter(x => x !== id) : [...(was ?? []), id];
      return next.length ? next : null;
    });
  const days = daysOf(state.entries, zone);
  const lines: ({ day: string; first: EntryRow } | EntryRow)[] = [];
  for (const [i, e] of entries.entries()) {
    const day = days.get(e.id)!;
    if (i === 0 || days.get(entries[i - 1]!.id) !== day) lines.push({ day, first: e });
    lines.push(e);
  }
  const row = Math.max(ROW, Math.round(62 * scale));
  const head = Math.round(DAY_ROW * Math.max(1, scale * 0.9));
  return (
    <WindowedList
      name="main"
      label="Entries"
      count={lines.length}
      rowHeight={i => ('day' in lines[i]! ? head : row)}
      header={
        <>
          {header}
          {entries.length === 0 && (
            <EmptyState
              icon={empty.icon ?? 'receipt_long'}
              title={empty.title}
              {...(empty.text ? { text: empty.text } : {})}
            />
          )}
        </>
      }
      headerHeight={headerHeight}
      footer={<div className={css['foot']} />}
      render={i => {
        const line = lines[i]!;
        if ('day' in line) {
          const { spent } = sumsOf(
            state,
            entries.filter(e => days.get(e.id) === line.day),
          );
          return (
            <div className={css['day']}>
              <span role="heading" aria-level={2}>
                {formatDayHeading(line.first.at, now, zone)}
              </span>
              <span>{spent > 0 ? money(spent) : ''}</span>
            </div>
          );
        }
        return (
          <div className={css['entry']}>
            <EntryLine
              entry={line}
              {...(account === undefined ? {} : { account })}
              {...(picked === null ? {} : { picked: picked.includes(line.id) })}
              onOpen={() => (picked ? pick(line.id) : nav.push('/entry/:entry', { entry: line.id }))}
              onPick={() => pick(line.id)}
            />
          </div>
        );
      }}
    />
  );
}
