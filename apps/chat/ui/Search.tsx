import { formatCount, formatWhen } from '../../../src/sdk/core/format.ts';
import { useFieldText, useFields, useNow, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Chip,
  ChipGroup,
  EmptyState,
  ListRow,
  Screen,
  SearchField,
  SectionHeader,
} from './kit.ts';
import { nameOf, portraitOf, search, starredMessages, summaryOf, threadName } from '../select.ts';
import { useAct, useApp, useNav } from './hooks.ts';

interface Hit {
  id: string;
  name: string;
  text: string;
  portrait: string | null;
  thread?: string;
  at?: number;
}

/** People, groups and messages in which the words occur. */
export function Search() {
  const text = useFieldText('query');
  const fields = useFields();
  const recent = useApp(s => s.searches);
  const found = useApp(s => {
    const f = search(s, text);
    const people: Hit[] = f.people.map(id => ({
      id,
      name: nameOf(s, id),
      text: s.contacts[id]!.phone,
      portrait: portraitOf(s, id),
    }));
    const groups: Hit[] = f.groups.map(id => ({
      id,
      name: threadName(s, id),
      text: formatCount(s.threads[id]!.members.length, 'member'),
      portrait: null,
    }));
    const messages: Hit[] = f.messages.map(m => ({
      id: m.id,
      name: threadName(s, m.thread),
      text: `${m.from === 'me' ? 'You: ' : ''}${summaryOf(s, m)}`,
      portrait: portraitOf(s, s.threads[m.thread]?.contact ?? m.from),
      thread: m.thread,
      at: m.at,
    }));
    return JSON.stringify({ people, groups, messages });
  });
  const { people, groups, messages } = JSON.parse(found) as { people: Hit[]; groups: Hit[]; messages: Hit[] };
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  const keep = () => act.remember({ text });
  const none = text.trim() !== '' && people.length + groups.length + messages.length === 0;
  return (
    <Screen
      appBar={
        <AppBar
          title={
            <SearchField name="query" label="Search Parley" hint="People, groups, messages" onEnter={keep} />
          }
        />
      }
      label="Search"
    >
      {text.trim() === '' && recent.length > 0 && (
        <>
          <SectionHeader title="Recent" action={{ label: 'Clear', onClick: () => act.clearSearches() }} />
          <div style={{ padding: '0 16px' }}>
            <ChipGroup label="Recent searches">
              {recent.map(r => (
                <Chip key={r} label={r} onClick={() => fields.set('query', r)} />
              ))}
            </ChipGroup>
          </div>
        </>
      )}
      {none && (
        <EmptyState icon="search" title="Nothing found" text={`Nothing has “${text.trim()}” in it.`} />
      )}
      {people.length > 0 && <SectionHeader title="People" />}
      {people.map(h => (
        <ListRow
          key={h.id}
          id={h.id}
          rid="person"
          leading={<Avatar name={h.name} picture={h.portrait} />}
          title={h.name}
          subtitle={h.text}
          onClick={() => {
            keep();
            nav.push('/contact/:contact', { contact: h.id });
          }}
        />
      ))}
      {groups.length > 0 && <SectionHeader title="Groups" />}
      {groups.map(h => (
        <ListRow
          key={h.id}
          id={h.id}
          rid="group"
          leading={<Avatar name={h.name} icon="group" />}
          title={h.name}
          subtitle={h.text}
          onClick={() => {
            keep();
            nav.push('/thread/:thread', { thread: h.id });
          }}
        />
      ))}
      {messages.length > 0 && <SectionHeader title="Messages" />}
      {messages.map(h => (
        <ListRow
          key={h.id}
          id={h.id}
          rid="message"
          leading={<Avatar name={h.name} picture={h.portrait} />}
          title={h.name}
          subtitle={h.text}
          meta={formatWhen(h.at!, now, zone)}
          onClick={() => {
            keep();
            nav.push('/thread/:thread', { thread: h.thread! }, { message: h.id });
          }}
        />
      ))}
    </Screen>
  );
}

/** Starred messages of all conversations. */
export function Starred() {
  const rows = useApp(s =>
    JSON.stringify(
      starredMessages(s).map(m => ({
        id: m.id,
        name: threadName(s, m.thread),
        text: `${m.from === 'me' ? 'You' : nameOf(s, m.from)}: ${summaryOf(s, m)}`,
        portrait: portraitOf(s, s.threads[m.thread]?.contact ?? m.from),
        thread: m.thread,
        at: m.at,
      })),
    ),
  );
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  const list = JSON.parse(rows) as Hit[];
  return (
    <Screen title="Starred messages">
      {list.length === 0 ? (
        <EmptyState icon="star" title="No starred messages" text="Long-press a message and choose Star." />
      ) : (
        list.map(h => (
          <ListRow
            key={h.id}
            id={h.id}
            rid="message"
            lines={3}
            leading={<Avatar name={h.name} picture={h.portrait} />}
            title={h.name}
            subtitle={h.text}
            meta={formatWhen(h.at!, now, zone)}
            onClick={() => nav.push('/thread/:thread', { thread: h.thread! }, { message: h.id })}
          />
        ))
      )}
    </Screen>
  );
}
