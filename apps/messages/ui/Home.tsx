import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Chip, EmptyState, Fab, IconButton, Menu, Screen, Scroller } from './kit.ts';
import { inCategory, isSpam, rowsOf, unreadIn, type Category, type Row } from '../select.ts';
import { ConversationList, usePicked } from './ConversationList.tsx';
import { useAct, useApp, useBlocked, useNav } from './hooks.ts';
import { SelectBar } from './SelectBar.tsx';
import css from './messages.module.css';

/** Rows of the conversations that fit, as JSON so that an unchanged list draws nothing. */
export function useRows(fits: (row: Row, spam: boolean) => boolean): Row[] {
  const all = JSON.parse(useApp(s => JSON.stringify(rowsOf(s)))) as Row[];
  const blocked = useBlocked([...new Set(all.flatMap(r => (r.people.length === 1 ? r.people : [])))]);
  return all.filter(r => fits(r, r.thread !== null && isSpam(r.thread, { isBlocked: blocked })));
}

const CHIPS: { id: Category; label: string; empty: string }[] = [
  { id: 'all', label: 'All', empty: 'Start a chat and it stands here.' },
  { id: 'unread', label: 'Unread', empty: 'You have read everything.' },
  { id: 'personal', label: 'Personal', empty: 'Texts from people stand here.' },
  { id: 'codes', label: 'Codes', empty: 'Verification codes stand here.' },
];

/** Conversations, with chips for those that are unread, from people, or hold codes. */
export function Home() {
  const rows = useRows((r, spam) => !spam && !r.thread?.archived);
  const [category, setCategory] = useScreenState<Category>('category', 'all');
  const [menu, setMenu] = useScreenState('menu', false);
  const [picked] = usePicked();
  const act = useAct();
  const nav = useNav();
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  const unread = unreadIn(rows);
  const shown = inCategory(rows, category);
  return (
    <>
      <Screen
        label="Messages"
        fab={
          picked === null ? (
            <Fab icon="chat" label="Start chat" extended onClick={() => nav.push('/compose')} />
          ) : undefined
        }
        appBar={
          picked === null ? (
            <AppBar
              title="Messages"
              leading="none"
              actions={
                <>
                  <IconButton icon="search" label="Search" onClick={() => nav.push('/search')} />
                  <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
                </>
              }
            />
          ) : (
            <SelectBar rows={shown} />
          )
        }
      >
        <Scroller name="categories" axis="x" label="Categories">
          <div className={css['chips']}>
            {CHIPS.map(c => (
              <Chip
                key={c.id}
                rid={`category-${c.id}`}
                label={c.id === 'unread' && unread > 0 ? `${c.label} ${unread}` : c.label}
                selected={category === c.id}
                onClick={() => setCategory(c.id)}
              />
            ))}
          </div>
        </Scroller>
        {shown.length === 0 ? (
          <EmptyState
            icon="chat_bubble"
            title={category === 'all' ? 'No conversations' : 'Nothing here'}
            text={CHIPS.find(c => c.id === category)!.empty}
            {...(category === 'all'
              ? { action: { label: 'Start chat', onClick: () => nav.push('/compose') } }
              : {})}
          />
        ) : (
          <ConversationList rows={shown} label="Conversations" />
        )}
      </Screen>
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          { label: 'Archived', icon: 'archive', onClick: then(() => nav.push('/archived')) },
          { label: 'Spam & blocked', icon: 'block', onClick: then(() => nav.push('/spam')) },
          { label: 'Scheduled', icon: 'schedule_send', onClick: then(() => nav.push('/scheduled')) },
          { label: 'Starred', icon: 'star', onClick: then(() => nav.push('/starred')) },
          {
            label: 'Mark all as read',
            icon: 'mark_chat_read',
            disabled: unread === 0,
            divider: true,
            onClick: then(() => act.markAllRead()),
          },
          {
            label: 'Messages settings',
            icon: 'settings',
            divider: true,
            onClick: then(() => nav.push('/settings')),
          },
        ]}
      />
    </>
  );
}
