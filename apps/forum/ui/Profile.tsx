import { AppBar, Button, ConfirmDialog, EmptyState, IconButton, Screen, Segmented } from './kit.ts';
import { commentsBy, karmaOf, postsBy } from '../select.ts';
import { useAct, useDates, useForum, useNav, useOpen, useParams, useScreenState, useWords } from './hooks.ts';
import { CommentLine } from './CommentLine.tsx';
import { Banner, Face } from './Parts.tsx';
import { PostLine } from './PostCard.tsx';
import css from './lists.module.css';

/** Somebody: what they say of themselves, their karma, posts and comments. */
export function Profile() {
  const { person } = useParams('/u/:person');
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const dates = useDates();
  const [tab, setTab] = useScreenState<'posts' | 'comments'>('tab', 'posts');
  const [open, setOpen] = useOpen();
  const found = state.people[person];
  if (!found)
    return (
      <Screen title={t('profile')}>
        <EmptyState icon="person" title={t('nobodyThere')} />
      </Screen>
    );
  const isBlocked = state.blocked[person] !== undefined;
  const isFollowed = state.followed[person] !== undefined;
  const visible = (post: string): boolean => {
    const community = state.posts[post]!.community;
    return state.communities[community]!.open !== 'private' || state.joined[community] !== undefined;
  };
  const posts = postsBy(state, person).filter(visible);
  const comments = commentsBy(state, person).filter(id => visible(state.comments[id]!.post));
  const list = tab === 'posts' ? posts : comments;
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title={`u/${found.name}`}
            actions={
              <IconButton
                icon="block"
                label={t(isBlocked ? 'unblock' : 'block')}
                onClick={() => (isBlocked ? act.block({ target: person, on: false }) : setOpen('block'))}
              />
            }
          />
        }
      >
        <div className={css['hero']}>
          <div className={css['heroTop']}>
            <Face person={person} size={56} />
            <span className={css['heroWords']}>
              <span className={css['heroTitle']} dir="ltr">{`u/${found.name}`}</span>
              <span className={css['heroMeta']} dir="auto">
                {t('memberSince', { day: dates.date(found.joinedAt) })}
              </span>
              <span className={css['heroMeta']} dir="auto">
                {t('karmaOf', { count: karmaOf(state, person) })}
              </span>
            </span>
          </div>
          {found.bio !== '' && (
            <span className={css['queueText']} dir="auto">
              {found.bio}
            </span>
          )}
          {isBlocked && <Banner icon="block" title={t('blockedTitle')} text={t('blockedText')} />}
          <div className={css['row']}>
            <Button
              variant={isFollowed ? 'outlined' : 'filled'}
              rid="follow"
              onClick={() => act.follow({ target: person, on: !isFollowed })}
            >
              {t(isFollowed ? 'following' : 'follow')}
            </Button>
            <Button
              variant="tonal"
              icon="mail"
              rid="message"
              onClick={() => nav.push('/messages/:person', { person })}
            >
              {t('message')}
            </Button>
          </div>
        </div>
        <div className={css['tabs']}>
          <Segmented
            label={t('profile')}
            value={tab}
            onChange={setTab}
            options={[
              { value: 'posts', label: t('postsTab', { count: posts.length }) },
              { value: 'comments', label: t('commentsTab', { count: comments.length }) },
            ]}
          />
        </div>
        {list.length === 0 && <EmptyState icon="forum" title={t('nothingWritten')} />}
        {list.map(id => (tab === 'posts' ? <PostLine key={id} id={id} /> : <CommentLine key={id} id={id} />))}
      </Screen>
      <ConfirmDialog
        open={open === 'block'}
        title={t('blockAsk')}
        text={t('blockText', { name: found.name })}
        confirmLabel={t('block')}
        danger
        onCancel={() => setOpen(null)}
        onConfirm={() => {
          setOpen(null);
          act.block({ target: person, on: true });
        }}
      />
    </>
  );
}
