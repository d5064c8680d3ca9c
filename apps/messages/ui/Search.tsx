import type { ReactNode } from 'react';
import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useFieldText, useFields, useNow, usePhone, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Chip, ChipGroup, EmptyState, ListRow, Screen, SearchField, SectionHeader } from './kit.ts';
import {
  fits,
  foundIn,
  ME,
  rowsOf,
  starredOf,
  summaryOf,
  titleOf,
  type Message,
  type Messages,
  type Row,
  type Thread,
  type WithId,
} from '../select.ts';
import { Face } from './Face.tsx';
import { useAct, useApp, useFaces, useNav, useParams } from './hooks.ts';
import css from './messages.module.css';

type Hit = WithId<Message> & { where: Pick<Thread, 'people' | 'name'> };

const withWhere = (s: Messages, messages: WithId<Message>[]): Hit[] =>
  messages.flatMap(m =>
    s.threads[m.thread]
      ? [{ ...m, where: { people: s.threads[m.thread]!.people, name: s.threads[m.thread]!.name } }]
      : [],
  );

/** A text with the words looked for in bold, from a little before the first of them. */
function Marked({ text, query }: { text: string; query: string }): ReactNode {
  const words = query
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(w => w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return text;
  const first = text.search(new RegExp(words.join('|'), 'i'));
  const from = first > 34 ? text.indexOf(' ', first - 26) + 1 : 0;
  const shown = (from > 0 ? '…' : '') + text.slice(from);
  return shown.split(new RegExp(`(${words.join('|')})`, 'i')).map((part, i) =>
    i % 2 ? (
      <b key={i} className={css['hit']}>
        {part}
      </b>
    ) : (
      part
    ),
  );
}

function Hits({ hits, query }: { hits: readonly Hit[]; query: string }) {
  const faces = useFaces([...new Set(hits.flatMap(h => h.where.people))]);
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  return hits.map(h => (
    <ListRow
      key={h.id}
      id={h.id}
      rid="message"
      lines={3}
      leading={<Face people={h.where.people} title={titleOf(h.where, faces)} face={faces} />}
      title={titleOf(h.where, faces)}
      subtitle={
        <>
          {h.from === ME ? 'You: ' : h.where.people.length > 1 ? `${faces(h.from).name}: ` : ''}
          <Marked text={summaryOf(h)} query={query} />
        </>
      }
      meta={formatWhen(h.at, now, zone, h24)}
      onClick={() => {
        if (query) act.remember({ text: query });
        nav.push('/thread/:thread', { thread: h.thread }, { message: h.id });
      }}
    />
  ));
}

/** People and messages in which the words occur. */
export function Search() {
  const text = useFieldText('query');
  const fields = useFields();
  const recent = useApp(s => s.searches);
  const all = JSON.parse(useApp(s => JSON.stringify(rowsOf(s).filter(r => r.id !== null)))) as Row[];
  const hits = JSON.parse(useApp(s => JSON.stringify(withWhere(s, foundIn(s, text))))) as Hit[];
  const faces = useFaces([...new Set(all.flatMap(r => r.people))]);
  const act = useAct();
  const nav = useNav();
  const chats =
    text.trim() === ''
      ? []
      : all.filter(r => fits(text, r.thread!.name, ...r.people, ...r.people.map(p => faces(p).name)));
  const keep = () => act.remember({ text });
  return (
    <Screen
      label="Search"
      appBar={<AppBar title={<SearchField name="query" label="Search messages" onEnter={keep} />} />}
    >
      {text.trim() === '' && recent.length === 0 && (
        <EmptyState
          icon="search"
          title="Search messages"
          text="People, numbers and words in texts are found here."
        />
      )}
      {text.trim() === '' && recent.length > 0 && (
        <>
          <SectionHeader title="Recent" action={{ label: 'Clear', onClick: () => act.clearSearches() }} />
          <ChipGroup label="Recent searches">
            {recent.map(r => (
              <Chip key={r} label={r} onClick={() => fields.set('query', r)} />
            ))}
          </ChipGroup>
        </>
      )}
      {text.trim() !== '' && chats.length + hits.length === 0 && (
        <EmptyState icon="search" title="Nothing found" text={`Nothing has “${text.trim()}” in it.`} />
      )}
      {chats.length > 0 && <SectionHeader title="Conversations" />}
      {chats.map(r => (
        <ListRow
          key={r.id}
          id={r.id!}
          rid="conversation"
          leading={<Face people={r.people} title={titleOf(r.thread!, faces)} face={faces} />}
          title={titleOf(r.thread!, faces)}
          {...(r.last ? { subtitle: summaryOf(r.last) } : {})}
          onClick={() => {
            keep();
            nav.push('/thread/:thread', { thread: r.id! });
          }}
        />
      ))}
      {hits.length > 0 && <SectionHeader title="Messages" />}
      <Hits hits={hits} query={text} />
    </Screen>
  );
}

/** The same within one conversation. */
export function SearchIn() {
  const { thread } = useParams('/search/:thread');
  const text = useFieldText('query');
  const hits = JSON.parse(useApp(s => JSON.stringify(withWhere(s, foundIn(s, text, thread))))) as Hit[];
  return (
    <Screen
      label="Search in conversation"
      appBar={<AppBar title={<SearchField name="query" label="Search in conversation" />} />}
    >
      {hits.length === 0 && (
        <EmptyState
          icon="search"
          title={text.trim() === '' ? 'Search this conversation' : 'Nothing found'}
          {...(text.trim() === '' ? {} : { text: `Nothing here has “${text.trim()}” in it.` })}
        />
      )}
      <Hits hits={hits} query={text} />
    </Screen>
  );
}

/** Starred messages of all conversations. */
export function Starred() {
  const hits = JSON.parse(useApp(s => JSON.stringify(withWhere(s, starredOf(s))))) as Hit[];
  return (
    <Screen title="Starred">
      {hits.length === 0 ? (
        <EmptyState icon="star" title="No starred messages" text="Hold a message and tap the star." />
      ) : (
        <Hits hits={hits} query="" />
      )}
    </Screen>
  );
}
