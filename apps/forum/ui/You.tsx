import { AppBar, IconButton, ListRow, Screen, SectionHeader } from './kit.ts';
import { commentsBy, karmaOf, moderatedOf, postsBy, queueOf } from '../select.ts';
import { ME } from '../state.ts';
import { useDates, useForum, useNav, useWords } from './hooks.ts';
import { Badge, Face } from './Parts.tsx';
import { Places } from './Places.tsx';
import css from './lists.module.css';

/** The owner’s own page: what they wrote, saved, hid, read and moderate. */
export function You() {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const dates = useDates();
  const me = state.people[ME]!;
  const drafts = Object.keys(state.drafts).length;
  const lists = [
    ['posts', 'article', 'yourPosts', postsBy(state, ME).length],
    ['comments', 'chat_bubble', 'yourComments', commentsBy(state, ME).length],
    ['upvoted', 'arrow_upward', 'upvoted', null],
    ['hidden', 'visibility_off', 'hiddenPosts', Object.keys(state.hidden).length],
    ['followed', 'notifications', 'followedPosts', null],
    ['history', 'history', 'history', null],
  ] as const;
  return (
    <Screen
      appBar={
        <AppBar
          title={t('you')}
          leading="none"
          actions={<IconButton icon="settings" label={t('settings')} onClick={() => nav.push('/settings')} />}
        />
      }
      bottom={<Places at="you" />}
    >
      <div className={css['hero']}>
        <div className={css['heroTop']}>
          <Face person={ME} size={56} />
          <span className={css['heroWords']}>
            <span className={css['heroTitle']} dir="ltr">{`u/${me.name}`}</span>
            <span className={css['heroMeta']} dir="auto">
              {t('memberSince', { day: dates.date(me.joinedAt) })}
            </span>
          </span>
        </div>
        <span className={css['queueText']} dir="auto">
          {me.bio}
        </span>
      </div>
      <div className={css['stats']}>
        <span className={css['stat']}>
          <b dir="ltr">{karmaOf(state, ME)}</b>
          <span>{t('karma')}</span>
        </span>
        <span className={css['stat']}>
          <b dir="ltr">{postsBy(state, ME).length}</b>
          <span>{t('tabPosts')}</span>
        </span>
        <span className={css['stat']}>
          <b dir="ltr">{commentsBy(state, ME).length}</b>
          <span>{t('tabComments')}</span>
        </span>
      </div>
      <ListRow
        leading="bookmark"
        title={t('saved')}
        rid="saved"
        meta={Object.keys(state.saved).length}
        onClick={() => nav.push('/saved')}
      />
      <ListRow
        leading="edit_note"
        title={t('drafts')}
        rid="drafts"
        meta={drafts}
        onClick={() => nav.push('/drafts')}
      />
      {lists.map(([which, icon, title, count]) => (
        <ListRow
          key={which}
          leading={icon}
          title={t(title)}
          rid={`list-${which}`}
          {...(count === null ? {} : { meta: count })}
          onClick={() => nav.push('/list/:which', { which })}
        />
      ))}
      {moderatedOf(state).length > 0 && <SectionHeader title={t('youModerate')} />}
      {moderatedOf(state).map(id => (
        <ListRow
          key={id}
          id={id}
          leading={<Badge community={state.communities[id]!} />}
          title={state.communities[id]!.title}
          subtitle={t('queueCount', { count: queueOf(state, id).length })}
          onClick={() => nav.push('/mod/:community', { community: id })}
        />
      ))}
    </Screen>
  );
}
