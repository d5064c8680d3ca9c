import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useNow, useOs, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, IconButton, List, ListRow, Screen, SectionHeader } from './kit.ts';
import { readingOf } from '../select.ts';
import { shownAddress } from '../web/address.ts';
import { Mark } from './History.tsx';
import { useAct, useApp, useNav } from './hooks.ts';

/** The reading list, unread pages first. */
export function Reading() {
  const list = useApp(s => readingOf(s.reading));
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const part = (title: string, read: boolean) => {
    const rows = list.filter(r => r.read === read);
    return (
      rows.length > 0 && (
        <List label={title}>
          <SectionHeader title={title} />
          {rows.map(r => (
            <ListRow
              key={r.id}
              id={r.id}
              rid="reading"
              leading={<Mark url={r.url} />}
              strong={!read}
              title={r.title}
              subtitle={`${shownAddress(r.url).split('/')[0]} · ${formatWhen(r.at, now, zone, h24)}`}
              onClick={() => {
                act.setRead({ entry: r.id, read: true });
                act.open({ url: r.url });
                nav.push('/');
              }}
              trailing={
                <>
                  <IconButton
                    icon={read ? 'mark_as_unread' : 'done'}
                    label={read ? `Mark ${r.title} as unread` : `Mark ${r.title} as read`}
                    onClick={() => act.setRead({ entry: r.id, read: !read })}
                  />
                  <IconButton
                    icon="delete"
                    label={`Delete ${r.title}`}
                    onClick={() => act.removeReading({ entry: r.id })}
                  />
                </>
              }
            />
          ))}
        </List>
      )
    );
  };
  return (
    <Screen label="Reading list" appBar={<AppBar title="Reading list" />}>
      {list.length === 0 ? (
        <EmptyState
          icon="chrome_reader_mode"
          title="Nothing to read"
          text="Keep a page with Read later in its menu."
        />
      ) : (
        <>
          {part('Unread', false)}
          {part('Read', true)}
        </>
      )}
    </Screen>
  );
}
