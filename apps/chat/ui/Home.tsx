import { formatCount } from '../../../src/sdk/core/format.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  BottomBar,
  Icon,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  SectionHeader,
  WindowedList,
} from './kit.ts';
import { usePhone } from '../../../src/sdk/react/hooks.ts';
import { contactList, momentList, nameOf, starredMessages, totalUnread } from '../select.ts';
import { ChatList } from './ChatList.tsx';
import { useApp, useNav } from './hooks.ts';
import css from './home.module.css';

/** Parley's first screen: chats, contacts, discover, me. */
export function Home() {
  const [tab, setTab] = useScreenState('tab', 'chats');
  const unread = useApp(totalUnread);
  const open = useApp(s => Object.values(s.requests).filter(r => r.state === 'open').length);
  const fresh = useApp(s => momentList(s).some(m => m.at > s.momentsSeenAt && m.author !== 'me'));
  const [menu, setMenu] = useScreenState('menu', false);
  const nav = useNav();
  const go = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  const titles: Record<string, string> = {
    chats: 'Parley',
    contacts: 'Contacts',
    discover: 'Discover',
    me: 'Me',
  };
  return (
    <Screen
      scroll={false}
      label="Parley"
      appBar={
        <AppBar
          title={titles[tab] ?? 'Parley'}
          leading="none"
          actions={
            tab === 'me' ? undefined : (
              <>
                <IconButton icon="search" label="Search" rid="search" onClick={() => nav.push('/search')} />
                <IconButton icon="add" label="New" rid="new" onClick={() => setMenu(true)} />
              </>
            )
          }
        />
      }
      bottom={
        <BottomBar
          label="Parley"
          value={tab}
          onChange={setTab}
          items={[
            { id: 'chats', label: 'Chats', icon: 'chat_bubble', ...(unread ? { badge: unread } : {}) },
            { id: 'contacts', label: 'Contacts', icon: 'contacts', ...(open ? { badge: open } : {}) },
            { id: 'discover', label: 'Discover', icon: 'explore', ...(fresh ? { badge: true } : {}) },
            { id: 'me', label: 'Me', icon: 'person' },
          ]}
        />
      }
    >
      {tab === 'chats' && <ChatList />}
      {tab === 'contacts' && <ContactsTab />}
      {tab === 'discover' && (
        <List label="Discover">
          <ListRow
            leading={
              <span className={css['round']}>
                <Icon name="photo_library" />
              </span>
            }
            title="Moments"
            subtitle={fresh ? 'New moments' : 'What your contacts share'}
            rid="moments"
            onClick={() => nav.push('/moments')}
            trailing={<Icon name="chevron_right" />}
          />
        </List>
      )}
      {tab === 'me' && <MeTab />}
      <Menu
        open={menu}
        label="New"
        onClose={() => setMenu(false)}
        items={[
          { label: 'New group', icon: 'group_add', onClick: go(() => nav.push('/new-group')) },
          { label: 'Add contact', icon: 'person_add', onClick: go(() => nav.push('/add-contact')) },
          { label: 'New moment', icon: 'add_a_photo', onClick: go(() => nav.push('/compose-moment')) },
        ]}
      />
    </Screen>
  );
}

interface PersonRow {
  id: string;
  name: string;
  portrait: string | null;
  letter: string | null;
  starred: boolean;
}

function ContactsTab() {
  const nav = useNav();
  const open = useApp(s => Object.values(s.requests).filter(r => r.state === 'open').length);
  const groups = useApp(s => Object.values(s.threads).filter(t => t.kind === 'group' && !t.left).length);
  const scale = usePhone(p => p.os.settings.textScale);
  const rows = useApp(s => {
    let last = '';
    const person = (id: string, letter: string | null): PersonRow => ({
      id,
      name: nameOf(s, id),
      portrait: s.contacts[id]!.portrait,
      letter,
      starred: s.contacts[id]!.starred,
    });
    const starred = contactList(s, { starred: true }).map((id, i) => person(id, i === 0 ? 'Starred' : null));
    const all = contactList(s).map(id => {
      const first = [...nameOf(s, id)][0]!.toUpperCase();
      const letter = /[A-Z]/.test(first.normalize('NFD')[0]!) ? first.normalize('NFD')[0]! : '#';
      const head = letter === last ? null : letter;
      last = letter;
      return person(id, head);
    });
    return JSON.stringify([...starred, ...all]);
  });
  const list = JSON.parse(rows) as PersonRow[];
  const row = Math.round(64 * Math.max(1, scale));
  const head = Math.round(36 * Math.max(1, scale));
  const heads = 2;
  return (
    <WindowedList
      name="contacts"
      label="Contacts"
      count={list.length + heads}
      rowHeight={i => (i < heads ? row : row + (list[i - heads]!.letter ? head : 0))}
      render={i => {
        if (i === 0)
          return (
            <div key="requests" style={{ height: row }}>
              <ListRow
                leading={
                  <span className={css['round']}>
                    <Icon name="person_add" />
                  </span>
                }
                title="New friends"
                meta={open ? String(open) : undefined}
                rid="new-friends"
                onClick={() => nav.push('/requests')}
              />
            </div>
          );
        if (i === 1)
          return (
            <div key="groups" style={{ height: row }}>
              <ListRow
                leading={
                  <span className={css['round']}>
                    <Icon name="group" />
                  </span>
                }
                title="New group"
                subtitle={formatCount(groups, 'group')}
                rid="groups"
                onClick={() => nav.push('/new-group')}
              />
            </div>
          );
        const p = list[i - heads]!;
        return (
          <div
            key={`${p.id}-${p.letter === 'Starred' || i - heads < list.findIndex(r => r.letter !== null && r.letter !== 'Starred') ? 'star' : 'all'}`}
            style={{ height: row + (p.letter ? head : 0) }}
          >
            {p.letter && (
              <div className={css['letter']} style={{ height: head }}>
                {p.letter}
              </div>
            )}
            <ListRow
              id={p.id}
              rid="contact"
              leading={<Avatar name={p.name} picture={p.portrait} />}
              title={p.name}
              onClick={() => nav.push('/contact/:contact', { contact: p.id })}
            />
          </div>
        );
      }}
    />
  );
}

function MeTab() {
  const me = useApp(s => s.me);
  const starred = useApp(s => starredMessages(s).length);
  const nav = useNav();
  const more = <Icon name="chevron_right" />;
  return (
    <div>
      <button type="button" className={css['me']} data-rid="profile" onClick={() => nav.push('/profile')}>
        <Avatar name={me.name} picture={me.portrait} size={72} />
        <span className={css['meWords']}>
          <span className={css['meName']} dir="auto">
            {me.name}
          </span>
          <span className={css['meSub']}>{me.handle}</span>
          <span className={css['meSub']} dir="auto">
            {me.about}
          </span>
        </span>
      </button>
      <SectionHeader title="More" />
      <List label="Me">
        <ListRow
          leading="star"
          title="Starred messages"
          meta={String(starred)}
          rid="starred"
          onClick={() => nav.push('/starred')}
          trailing={more}
        />
        <ListRow
          leading="photo_library"
          title="My moments"
          rid="my-moments"
          onClick={() => nav.push('/moments/:contact', { contact: 'me' })}
          trailing={more}
        />
        <ListRow
          leading="settings"
          title="Settings"
          rid="settings"
          onClick={() => nav.push('/settings')}
          trailing={more}
        />
      </List>
    </div>
  );
}
