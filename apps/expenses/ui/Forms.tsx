import { useMemo } from 'react';
import { useScreenArgs } from '../../../src/sdk/react/hooks.ts';
import { EmptyState, Screen } from './kit.ts';
import { plainAmount } from '../money.ts';
import { momentOf } from '../months.ts';
import type { Draft, Entry } from '../state.ts';
import { EntryForm } from './EntryForm.tsx';
import { useApp, useExpenses, useNow, useParams, useZone } from './hooks.ts';

type Given = { kind?: Entry['kind']; account?: string; to?: string; category?: string };
const none = { category: null, to: null, tags: [], receipt: null, every: null, interval: 1, until: null };

/** The form of a new entry; of an account's screen it begins with that account. */
export function NewEntry() {
  const given = useScreenArgs<Given>();
  const state = useExpenses();
  const now = useNow();
  // The clock goes on while the form is open: minutes are what it shows.
  const minute = now - (now % 60_000);
  const draft: Draft = {
    ...none,
    kind: given?.kind ?? 'expense',
    category: given?.category ?? null,
    account: given?.account ?? state.settings.account,
    to: given?.to ?? null,
    at: minute,
  };
  return (
    <EntryForm heading="New entry" given={draft} texts={{ amount: '', name: '', note: '', arrives: '' }} />
  );
}

export function EditEntry() {
  const { entry: id } = useParams('/edit/:entry');
  const e = useApp(s => s.entries[id]);
  const draft = useMemo(
    (): Draft | undefined =>
      e && {
        ...none,
        kind: e.kind,
        category: e.category,
        account: e.account,
        to: e.to,
        tags: [...e.tags],
        receipt: e.receipt,
        at: e.at,
      },
    [e],
  );
  if (!e || !draft)
    return (
      <Screen title="Edit entry">
        <EmptyState icon="receipt_long" title="This entry was deleted" />
      </Screen>
    );
  return (
    <EntryForm
      heading="Edit entry"
      given={draft}
      texts={{
        amount: plainAmount(e.cents),
        name: e.name,
        note: e.note,
        arrives: e.toCents === null ? '' : plainAmount(e.toCents),
      }}
      entry={id}
    />
  );
}

/** The same form for what comes again: its day is that of the next one. */
export function EditRecurring() {
  const { recurring: id } = useParams('/edit-recurring/:recurring');
  const r = useApp(s => s.recurring[id]);
  const zone = useZone();
  if (!r)
    return (
      <Screen title="Edit recurring entry">
        <EmptyState icon="event_repeat" title="This recurring entry was deleted" />
      </Screen>
    );
  const draft: Draft = {
    kind: r.kind,
    category: r.category,
    account: r.account,
    to: r.to,
    tags: [...r.tags],
    receipt: null,
    at: momentOf(r.next ?? r.start, r.minute, zone),
    every: r.every,
    interval: r.interval,
    until: r.until,
  };
  return (
    <EntryForm
      heading="Edit recurring entry"
      given={draft}
      texts={{ amount: plainAmount(r.cents), name: r.name, note: r.note, arrives: '' }}
      recurring={id}
    />
  );
}
