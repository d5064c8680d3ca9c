import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useNow, useOs, useZone } from '../../../src/sdk/react/hooks.ts';
import { Avatar, EmptyState, List, ListRow, Scroller } from './kit.ts';
import { clockWords, voicemailRows } from '../select.ts';
import { useApp, useNav, usePeople } from './hooks.ts';
import css from './phone.module.css';

/** Messages left, newest first. */
export function Voicemails() {
  const table = useApp(s => s.voicemails);
  const greeting = useApp(s => s.settings.greeting.kind);
  const people = usePeople();
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const nav = useNav();
  const rows = voicemailRows({ voicemails: table });
  return (
    <Scroller name="voicemails" label="Voicemail">
      <List>
        <ListRow
          leading="voicemail"
          title="Greeting"
          subtitle={greeting === 'own' ? 'Your own words' : 'Standard greeting'}
          onClick={() => nav.push('/settings/greeting')}
          divider
        />
      </List>
      {rows.length === 0 && (
        <EmptyState icon="voicemail" title="No voicemail" text="What callers leave stands here." />
      )}
      <List>
        {rows.map(v => {
          const name = people.name(v.number, v.name);
          return (
            <ListRow
              key={v.id}
              id={v.id}
              rid="voicemail"
              lines={3}
              strong={!v.heard}
              leading={
                <Avatar
                  name={name}
                  picture={people.portrait(v.number)}
                  {...(people.of(v.number)
                    ? {}
                    : { icon: v.name ? ('storefront' as const) : ('person' as const) })}
                />
              }
              title={name}
              subtitle={v.text || 'No transcript'}
              meta={
                <span className={css['vmMeta']}>
                  <span>{formatWhen(v.at, now, zone, h24)}</span>
                  <span>{clockWords(v.seconds * 1000)}</span>
                  {!v.heard && <span className={css['vmNew']}>New</span>}
                </span>
              }
              onClick={() => nav.push('/voicemail/:voicemail', { voicemail: v.id })}
            />
          );
        })}
      </List>
      <div className={css['tail']} />
    </Scroller>
  );
}
