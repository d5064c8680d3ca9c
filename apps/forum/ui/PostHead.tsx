import type { ReactNode } from 'react';
import { Button, Icon, Picture } from './kit.ts';
import {
  commentProblem,
  isArchived,
  isModerator,
  percentUp,
  scoreOf,
  votesOf,
  commentCount,
} from '../select.ts';
import { ME } from '../state.ts';
import { useAct, useDates, useForum, useNav, useOpen, useScreenState, useWords } from './hooks.ts';
import { Badge, Banner, Text, Votes } from './Parts.tsx';
import { Tags } from './PostCard.tsx';
import css from './post.module.css';
import { PollBox } from './PollBox.tsx';

/** Notes above a post that say how it stands. */
export function useNotes(post: string): { key: string; node: ReactNode }[] {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const dates = useDates();
  const found = state.posts[post]!;
  const isMine = found.author === ME;
  const community = state.communities[found.community]!;
  const notes: { key: string; node: ReactNode }[] = [];
  if (found.removed)
    notes.push({
      key: 'removed',
      node: (
        <Banner
          icon="delete"
          title={t('removedBy', { community: community.name })}
          text={found.removed.reason}
          {...(isMine
            ? { action: { label: t('postAgain'), rid: 'post-again', onClick: () => act.postAgain({ post }) } }
            : isModerator(state, found.community)
              ? {
                  action: {
                    label: t('approve'),
                    rid: 'approve',
                    onClick: () => act.approveItem({ target: post }),
                  },
                }
              : {})}
        />
      ),
    });
  if (found.waiting)
    notes.push({
      key: 'waiting',
      node: <Banner icon="cloud_off" title={t('waiting')} text={t('waitingText')} />,
    });
  const why = commentProblem(state, post, dates.now);
  if (found.locked)
    notes.push({
      key: 'locked',
      node: <Banner icon="lock" title={t('lockedTitle')} text={t('lockedText')} />,
    });
  else if (isArchived(found, dates.now))
    notes.push({
      key: 'archived',
      node: <Banner icon="archive" title={t('archivedTitle')} text={t('archivedText')} />,
    });
  else if (why === 'banned')
    notes.push({
      key: 'banned',
      node: <Banner icon="block" title={t('bannedHere')} text={t('bannedHereText')} />,
    });
  return notes;
}

/** Whether the text of a post is covered, and how it is uncovered. */
export function useCovers(post: string) {
  const state = useForum();
  const [shown, setShown] = useScreenState('shown', false);
  const found = state.posts[post]!;
  return {
    text: found.spoiler && !shown,
    photos: found.sensitive && state.settings.blur && !shown,
    show: () => setShown(true),
  };
}

/** The post at the head of its thread. */
export function PostHead({ id }: { id: string }) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const dates = useDates();
  const [, setOpen] = useOpen();
  const covers = useCovers(id);
  const notes = useNotes(id);
  const post = state.posts[id]!;
  const community = state.communities[post.community]!;
  const author = state.people[post.author]!.name;
  const saved = state.saved[id] !== undefined;
  const votes = votesOf(state, id, post);
  const isFollowed = state.followed[id] !== undefined;
  return (
    <div className={css['head']}>
      <div className={css['by']}>
        <button
          type="button"
          className={css['place']}
          data-rid="community"
          onClick={() => nav.push('/c/:community', { community: post.community })}
        >
          <Badge community={community} size={36} />
          <span dir="ltr">{`c/${community.name}`}</span>
        </button>
        <button
          type="button"
          className={css['author']}
          data-rid="author"
          onClick={() =>
            post.author === ME ? nav.push('/you') : nav.push('/u/:person', { person: post.author })
          }
        >
          <span dir="ltr">{post.deleted ? t('deletedMark') : `u/${author}`}</span>
          <span dir="auto">{dates.ago(post.at)}</span>
        </button>
      </div>
      {notes.map(({ key, node }) => (
        <div key={key} className={css['note']}>
          {node}
        </div>
      ))}
      <div className={css['tags']}>
        <Tags post={{ ...post, id }} id={id} />
        {post.editedAt !== null && (
          <span className={css['edited']}>{t('editedAt', { when: dates.ago(post.editedAt) })}</span>
        )}
      </div>
      <h1 className={css['title']} dir="auto">
        {post.title}
      </h1>
      {post.text !== '' &&
        (covers.text ? (
          <button type="button" className={css['cover']} data-rid="show" onClick={covers.show}>
            <Icon name="visibility_off" size={20} />
            <span>{t('spoilerTap')}</span>
          </button>
        ) : (
          <div className={css['text']}>
            <Text text={post.text} />
          </div>
        ))}
      {post.photos.map((photo, i) => (
        <button
          key={photo}
          type="button"
          className={css['photo']}
          data-blurred={covers.photos || undefined}
          data-rid={`photo-${i + 1}`}
          aria-label={t(covers.photos ? 'sensitiveTap' : 'photoOf', { number: i + 1 })}
          onClick={() =>
            covers.photos ? covers.show() : nav.push('/photo/:post/:index', { post: id, index: String(i) })
          }
        >
          <Picture name={photo} alt="" />
        </button>
      ))}
      {post.link !== null && (
        <button
          type="button"
          className={css['link']}
          data-rid="open-link"
          onClick={() => act.openLink({ url: post.link! })}
        >
          <Icon name="open_in_new" size={20} />
          <span dir="ltr">{post.link}</span>
        </button>
      )}
      {post.poll && <PollBox id={id} />}
      {post.event && (
        <div className={css['event']}>
          <Icon name="event" />
          <span className={css['eventWords']}>
            <b dir="auto">
              {t('fromUntil', { from: dates.moment(post.event.from), until: dates.time(post.event.until) })}
            </b>
            <span dir="auto">{post.event.place}</span>
          </span>
          <Button variant="text" rid="calendar" onClick={() => act.addToCalendar({ post: id })}>
            {t('addToCalendar')}
          </Button>
        </div>
      )}
      {post.crosspost !== null && <Cross id={post.crosspost} />}
      <div className={css['acts']}>
        <Votes target={id} row what={post.title} />
        <span className={css['share']} dir="auto">
          {t('percentUp', { percent: percentUp(votes) })}
        </span>
        <span className={css['gap']} />
        <Act
          icon="bookmark"
          rid="save"
          on={saved}
          label={t(saved ? 'unsave' : 'save')}
          onClick={() => act.save({ target: id, on: !saved })}
        />
        <Act
          icon={isFollowed ? 'notifications_active' : 'notifications'}
          rid="follow"
          on={isFollowed}
          label={t(isFollowed ? 'unfollowPost' : 'followPost')}
          onClick={() => act.follow({ target: id, on: !isFollowed })}
        />
        <Act icon="more_vert" rid="more" label={t('moreOptions')} onClick={() => setOpen(`item ${id}`)} />
      </div>
    </div>
  );
}

function Act({
  icon,
  rid,
  label,
  on,
  onClick,
}: {
  icon: 'bookmark' | 'notifications' | 'notifications_active' | 'more_vert';
  rid: string;
  label: string;
  on?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={css['act']}
      data-rid={rid}
      aria-label={label}
      aria-pressed={on}
      onClick={onClick}
    >
      {icon === 'more_vert' ? <Icon name={icon} /> : <Icon name={icon} filled={on ?? false} />}
    </button>
  );
}

function Cross({ id }: { id: string }) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const post = state.posts[id];
  const isGone = !post || post.deleted || post.removed !== null;
  if (isGone)
    return (
      <div className={css['cross']}>
        <span>{t('postGone')}</span>
      </div>
    );
  const community = state.communities[post.community]!;
  return (
    <button
      type="button"
      className={css['cross']}
      data-key={id}
      data-rid="original"
      onClick={() => nav.push('/post/:post', { post: id })}
    >
      <span className={css['crossMeta']} dir="auto">
        {t('crosspostedFrom', { community: community.name })}
      </span>
      <span className={css['crossTitle']} dir="auto">
        {post.title}
      </span>
      <span className={css['crossMeta']} dir="auto">
        {t('scoreAndComments', { score: scoreOf(state, id, post), comments: commentCount(state, id) })}
      </span>
    </button>
  );
}
