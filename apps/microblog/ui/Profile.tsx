import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Button,
  ConfirmDialog,
  EmptyState,
  Icon,
  IconButton,
  ListRow,
  Picture,
  Screen,
  Sheet,
  Tabs,
} from './kit.ts';
import {
  follows,
  followersOf,
  followsOwner,
  isReadable,
  mayMessage,
  profileEntries,
  type ProfileTab,
} from '../select.ts';
import { ME } from '../state.ts';
import { Feed } from './Feed.tsx';
import { useAct, useChirrup, useDates, useNav, useOpen, useParams, useScale, useWords } from './hooks.ts';
import { FollowButton } from './People.tsx';
import { Tools } from './Tools.tsx';
import css from './people.module.css';

/** Points that the head of a profile takes about; posts below it are drawn a few rows early. */
const HEAD = 420;

/** An account: what it says of itself, and its posts. */
export function Profile() {
  const { account } = useParams('/account/:account');
  const state = useChirrup();
  const t = useWords();
  const scale = useScale();
  const [tab, setTab] = useScreenState<ProfileTab>('tab', 'posts');
  const [, setOpen] = useOpen();
  const found = state.accounts[account];
  if (!found)
    return (
      <Screen title={t('profile')}>
        <EmptyState icon="person_off" title={t('noAccount')} text={t('noAccountText')} />
      </Screen>
    );
  const readable = isReadable(state, account);
  const tabs: ProfileTab[] =
    account === ME ? ['posts', 'replies', 'media', 'likes'] : ['posts', 'replies', 'media'];
  const entries = readable ? profileEntries(state, account, tab) : [];
  const header = (
    <>
      <Head account={account} />
      {readable && (
        <Tabs
          label={t('profileTabs')}
          value={tab}
          onChange={id => setTab(id as ProfileTab)}
          tabs={tabs.map(id => ({ id, label: t(id) }))}
        />
      )}
      {readable && entries.length === 0 && <EmptyState icon="dynamic_feed" title={t('nothingPosted')} />}
      {!readable && <Closed account={account} />}
    </>
  );
  return (
    <Screen
      label={found.name}
      scroll={false}
      appBar={
        <AppBar
          title={found.name}
          actions={
            account === ME ? undefined : (
              <IconButton
                icon="more_vert"
                label={t('moreOptions')}
                rid="more-of-account"
                onClick={() => setOpen('menu')}
              />
            )
          }
        />
      }
    >
      <Feed
        key={tab}
        name={`profile-${tab}`}
        label={t('posts')}
        entries={entries}
        pinned={tab === 'posts' ? found.pinned : null}
        replying={tab !== 'posts'}
        header={header}
        headerHeight={HEAD * scale}
      />
      {account !== ME && <AccountSheets account={account} />}
      <Tools />
    </Screen>
  );
}

/** Why the posts of an account cannot be read. */
function Closed({ account }: { account: string }) {
  const state = useChirrup();
  const t = useWords();
  const { name, handle, status, blocked } = state.accounts[account]!;
  if (status === 'suspended')
    return <EmptyState icon="block" title={t('suspendedTitle')} text={t('suspendedText')} />;
  if (status === 'blocksOwner')
    return <EmptyState icon="block" title={t('blocksTitle')} text={t('blocksText', { name })} />;
  if (blocked)
    return (
      <EmptyState icon="block" title={t('youBlocked')} text={t('youBlockedText', { handle: `@${handle}` })} />
    );
  return <EmptyState icon="lock" title={t('protectedTitle')} text={t('protectedPosts', { name })} />;
}

function Head({ account }: { account: string }) {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const { count, month } = useDates();
  const a = state.accounts[account]!;
  const canWrite = account !== ME && mayMessage(state, account);
  return (
    <>
      <div className={css['banner']}>
        {a.banner && <Picture name={a.banner} alt={t('bannerOf', { name: a.name })} />}
      </div>
      <div className={css['head']}>
        <span className={css['picture']}>
          <Avatar name={a.name} picture={a.picture} size={72} />
        </span>
        <span className={css['buttons']}>
          {follows(state, account) && (
            <IconButton
              icon="notifications"
              label={t('tellMe')}
              rid="bell"
              selected={a.bell}
              onClick={() => act.bell({ account, on: !a.bell })}
            />
          )}
          {canWrite && (
            <IconButton
              icon="mail"
              label={t('message')}
              rid="write"
              onClick={() => nav.push('/talk/:account', { account })}
            />
          )}
          {account === ME ? (
            <Button variant="outlined" rid="edit-profile" onClick={() => nav.push('/edit-profile')}>
              {t('editProfile')}
            </Button>
          ) : (
            a.status === 'open' && <FollowButton account={account} />
          )}
        </span>
      </div>
      <div className={css['about']}>
        <span className={css['name']}>
          <span dir="auto">{a.name}</span>
          {a.verified && <Icon name="verified" size={18} filled />}
          {a.protected && <Icon name="lock" size={18} filled />}
        </span>
        <span className={css['handle']}>
          <span dir="ltr">@{a.handle}</span>
          {followsOwner(state, account) && <span className={css['tag']}>{t('followsYou')}</span>}
          {a.muted && <span className={css['tag']}>{t('muted')}</span>}
        </span>
        {a.bio !== '' && (
          <span className={css['line']} dir="auto">
            {a.bio}
          </span>
        )}
        <span className={css['facts']}>
          {a.place !== '' && (
            <span>
              <Icon name="location_on" size={16} />
              <span dir="auto">{a.place}</span>
            </span>
          )}
          {a.link !== '' && (
            <span>
              <Icon name="link" size={16} />
              <span dir="ltr">{a.link}</span>
            </span>
          )}
          <span>
            <Icon name="calendar_month" size={16} />
            <span>{t('joined', { month: month(a.joined) })}</span>
          </span>
        </span>
        <span className={css['counts']}>
          <button
            type="button"
            data-rid="follows"
            onClick={() => nav.push('/people/:account/:which', { account, which: 'following' })}
          >
            {t('followsCount', { count: a.follows.length })}
          </button>
          <button
            type="button"
            data-rid="followers"
            onClick={() => nav.push('/people/:account/:which', { account, which: 'followers' })}
          >
            {t('followersCount', {
              count: followersOf(state, account),
              shown: count(followersOf(state, account)),
            })}
          </button>
        </span>
      </div>
    </>
  );
}

function AccountSheets({ account }: { account: string }) {
  const state = useChirrup();
  const [open, setOpen] = useOpen();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const a = state.accounts[account]!;
  const handle = `@${a.handle}`;
  const close = () => setOpen(null);
  const then = (how: () => void) => () => {
    close();
    how();
  };
  return (
    <>
      <Sheet open={open === 'menu'} title={t('account')} onClose={close}>
        <ListRow
          rid="add-to-list"
          leading="playlist_add"
          title={t('addToList')}
          onClick={then(() => nav.push('/add-to-list/:account', { account }))}
        />
        <ListRow
          rid="mute"
          leading="volume_off"
          title={t(a.muted ? 'unmuteHandle' : 'muteHandle', { handle })}
          onClick={then(() => act.mute({ account, on: !a.muted }))}
        />
        {a.blocked ? (
          <ListRow
            rid="unblock"
            leading="block"
            title={t('unblockHandle', { handle })}
            onClick={then(() => act.block({ account, on: false }))}
          />
        ) : (
          <ListRow
            rid="block"
            leading="block"
            title={t('blockHandle', { handle })}
            onClick={() => setOpen('block')}
          />
        )}
        <ListRow
          rid="report"
          leading="flag"
          title={t('reportHandle', { handle })}
          onClick={then(() => nav.push('/report/:account/:post', { account, post: 'none' }))}
        />
      </Sheet>
      <ConfirmDialog
        open={open === 'block'}
        title={t('blockAccount')}
        text={t('blockText', { name: a.name })}
        confirmLabel={t('block')}
        danger
        rid="confirm-block"
        onConfirm={then(() => act.block({ account, on: true }))}
        onCancel={close}
      />
    </>
  );
}
