import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { AppBar, DayHeader, EmptyState, List, ListRow, Screen, SearchField, SectionHeader } from './kit.ts';
import type { Occurrence } from '../occurrences.ts';
import { found } from '../select.ts';
import { dayWords, hoursWords } from '../words.ts';
import { Block } from './Block.tsx';
import { useAct, useBirthdays, useCalendar, useH24, useTodayNumber, useZone } from './hooks.ts';
import css from './search.module.css';

/** Events by title, place, notes and people. */
export function Search() {
  const state = useCalendar();
  const born = useBirthdays();
  const query = useFieldText('query');
  const today = useTodayNumber();
  const zone = useZone();
  const fields = useFields();
  const act = useAct();
  const { coming, past } = found(state, born, query, today, zone);
  const again = (words: string) => {
    fields.set('query', words);
    fields.blur();
  };
  return (
    <Screen appBar={<AppBar title="Search" />}>
      <SearchField
        name="query"
        label="Search events"
        onEnter={words => {
          fields.blur();
          act.remember({ query: words });
        }}
      />
      {query.trim() === '' && state.searches.length > 0 && (
        <>
          <SectionHeader title="Recent" action={{ label: 'Clear', onClick: () => act.forgetSearches() }} />
          <List>
            {state.searches.map(s => (
              <ListRow key={s} leading="history" title={s} onClick={() => again(s)} />
            ))}
          </List>
        </>
      )}
      {query.trim() === '' && state.searches.length === 0 && (
        <EmptyState icon="search" title="Search your calendars" text="By title, place, notes or people." />
      )}
      {query.trim() !== '' && coming.length + past.length === 0 && (
        <EmptyState
          icon="event_busy"
          title="No events found"
          text={`Nothing matches “${query.trim()}” in the calendars that are shown.`}
        />
      )}
      <Found title="Coming" list={coming} />
      <Found title="Past" list={past} />
    </Screen>
  );
}

function Found({ title, list }: { title: string; list: readonly Occurrence[] }) {
  const today = useTodayNumber();
  const zone = useZone();
  const h24 = useH24();
  if (list.length === 0) return null;
  const days = [...new Set(list.map(o => o.first))];
  return (
    <>
      <SectionHeader title={title} />
      {days.map(d => (
        <div key={d} role="group" aria-label={dayWords(d, today, true)}>
          <DayHeader>{d === today ? 'Today' : dayWords(d, today, true)}</DayHeader>
          <div className={css['hits']}>
            {list
              .filter(o => o.first === d)
              .map(o => (
                <Block
                  key={o.key}
                  o={o}
                  day={d}
                  className={css['hit']!}
                  label={[hoursWords(o, d, zone, h24), o.event.place, dayWords(d, today)]}
                >
                  <span className={css['sub']} dir="auto" aria-hidden="true">
                    {[hoursWords(o, d, zone, h24), o.event.place].filter(Boolean).join(' · ')}
                  </span>
                </Block>
              ))}
          </div>
        </div>
      ))}
    </>
  );
}
