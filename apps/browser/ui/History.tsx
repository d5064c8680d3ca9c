import { formatTime } from '../../../src/sdk/core/format.ts';
import { useFieldText, useNow, useOs, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, DayHeader, EmptyState, IconButton, List, ListRow, Screen, SearchField } from './kit.ts';
import { historyDays } from '../select.ts';
import { hostOf, shownAddress } from '../web/address.ts';
import { FACES } from '../web/sites/faces.ts';
import { useAct, useApp, useNav } from './hooks.ts';
import css from './browser.module.css';

/** The mark of a site: the first letter of its name on its colours. */
export function Mark({ url }: { url: string }) {
  const face = FACES[hostOf(url)];
  return (
    <span
      className={css['mark']}
      aria-hidden="true"
      style={
        face
          ? { background: face.tint, color: face.ink, inlineSize: 40, blockSize: 40 }
          : { inlineSize: 40, blockSize: 40 }
      }
    >
      {(face?.name ?? (hostOf(url) || 'F'))[0]}
    </span>
  );
}

/** Visited pages by day. */
export function History() {
  const state = useApp(s => s);
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const query = useFieldText('query');
  const days = historyDays(state, now, zone, query);
  const open = (url: string) => {
    act.open({ url });
    nav.push('/');
  };
  return (
    <Screen
      label="History"
      appBar={
        <>
          <AppBar
            title="History"
            actions={
              <IconButton
                icon="delete_sweep"
                label="Clear browsing data"
                onClick={() => nav.push('/clear')}
              />
            }
          />
          <SearchField name="query" label="Search history" />
        </>
      }
    >
      {days.length === 0 ? (
        <EmptyState
          icon="history"
          title={query.trim() === '' ? 'No history' : 'Nothing found'}
          text={
            query.trim() === '' ? 'Pages that you visit are kept here.' : 'No visited page has these words.'
          }
        />
      ) : (
        days.map(({ day, visits }) => (
          <List key={day} label={day}>
            <DayHeader>{day}</DayHeader>
            {visits.map(v => (
              <ListRow
                key={v.id}
                id={v.id}
                rid="visit"
                leading={<Mark url={v.url} />}
                title={v.title}
                subtitle={shownAddress(v.url)}
                meta={formatTime(v.at, zone, h24)}
                onClick={() => open(v.url)}
                trailing={
                  <IconButton
                    icon="close"
                    size={20}
                    label={`Delete ${v.title} of ${formatTime(v.at, zone, h24)} from history`}
                    onClick={() => act.removeVisit({ entry: v.id })}
                  />
                }
              />
            ))}
          </List>
        ))
      )}
    </Screen>
  );
}
