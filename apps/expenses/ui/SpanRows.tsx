import { List, ListRow } from './kit.ts';
import { dateWords, momentOf } from '../months.ts';
import { useApp, useAsk, useTodayIso, useZone } from './hooks.ts';

/** First and last day, each by the phone's date dialog. */
export function SpanRows({ which }: { which: 'search' | 'export' }) {
  const span = useApp(s => s.spans[which]);
  const zone = useZone();
  const today = useTodayIso();
  const ask = useAsk();
  const row = (end: 'from' | 'to', label: string) => (
    <ListRow
      leading="event"
      title={span[end] === null ? 'Any day' : dateWords(span[end])}
      subtitle={label}
      rid={`${end}-day`}
      onClick={() => ask('date', label, momentOf(span[end] ?? today, 0, zone), 'pickSpan', { which, end })}
    />
  );
  return (
    <List label="Days">
      {row('from', 'First day')}
      {row('to', 'Last day')}
    </List>
  );
}
