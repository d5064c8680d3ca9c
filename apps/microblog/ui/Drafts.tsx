import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, EmptyState, Icon, IconButton, ListRow, Screen, Tabs } from './kit.ts';
import { draftRows, pendingIds, scheduledRows } from '../select.ts';
import { shortOf } from '../text.ts';
import type { Draft } from '../state.ts';
import { useAct, useChirrup, useDates, useWords } from './hooks.ts';
import { Tools } from './Tools.tsx';
import { PostRow } from './Post.tsx';
import css from './people.module.css';

type Tab = 'unsent' | 'drafts' | 'scheduled';

/** What was written and not posted: drafts, what waits for its time, and what waits for a connection. */
export function Drafts() {
  const state = useChirrup();
  const t = useWords();
  const pending = pendingIds(state);
  const [tab, setTab] = useScreenState<Tab>('tab', pending.length > 0 ? 'unsent' : 'drafts');
  return (
    <Screen title={t('drafts')}>
      <Tabs
        label={t('drafts')}
        value={tab}
        onChange={id => setTab(id as Tab)}
        tabs={[
          { id: 'drafts', label: t('drafts') },
          { id: 'scheduled', label: t('scheduled') },
          { id: 'unsent', label: t('unsent'), badge: pending.length },
        ]}
      />
      {tab === 'drafts' && <Kept />}
      {tab === 'scheduled' && <Waiting />}
      {tab === 'unsent' && <Outbox ids={pending} />}
      <Tools />
    </Screen>
  );
}

const wordsOf = (draft: Draft): string => shortOf(draft.posts.map(p => p.text).join(' / '), 90);

function Kept() {
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  const rows = draftRows(state);
  if (rows.length === 0) return <EmptyState icon="drafts" title={t('noDrafts')} text={t('noDraftsText')} />;
  return rows.map(([draft, d]) => (
    <ListRow
      key={draft}
      id={draft}
      rid="draft"
      lines={2}
      leading={<Icon name="edit_note" />}
      title={wordsOf(d) || t('photo')}
      subtitle={t('draftKind', { kind: kindOf(d), count: d.posts.length })}
      trailing={
        <IconButton
          icon="delete"
          label={t('deleteDraft', { words: shortOf(wordsOf(d), 24) })}
          rid={`delete-${draft}`}
          onClick={() => act.deleteDraft({ draft })}
        />
      }
      onClick={() => act.openDraft({ draft })}
    />
  ));
}
function kindOf(draft: Draft): 'reply' | 'quote' | 'thread' | 'other' {
  if (draft.replyTo !== null) return 'reply';
  if (draft.quote !== null) return 'quote';
  return draft.posts.length > 1 ? 'thread' : 'other';
}

function Waiting() {
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  const { moment } = useDates();
  const rows = scheduledRows(state);
  if (rows.length === 0)
    return <EmptyState icon="schedule_send" title={t('nothingScheduled')} text={t('nothingScheduledText')} />;
  return rows.map(([id, { draft, at }]) => (
    <div key={id}>
      <ListRow
        id={id}
        rid="scheduled"
        lines={2}
        leading={<Icon name="schedule_send" />}
        title={wordsOf(draft)}
        subtitle={moment(at)}
        trailing={
          <IconButton
            icon="delete"
            label={t('deleteWords', { words: shortOf(wordsOf(draft), 24) })}
            rid={`delete-${id}`}
            onClick={() => act.dropScheduled({ scheduled: id })}
          />
        }
      />
      <div className={css['answers']}>
        <Button
          rid={`now-${id}`}
          label={t('postNowWords', { words: wordsOf(draft) })}
          onClick={() => act.publishScheduled({ scheduled: id })}
        >
          {t('postNow')}
        </Button>
        <Button
          variant="outlined"
          rid={`draft-${id}`}
          label={t('toDraftsWords', { words: wordsOf(draft) })}
          onClick={() => act.unschedule({ scheduled: id })}
        >
          {t('toDrafts')}
        </Button>
      </div>
    </div>
  ));
}

function Outbox({ ids }: { ids: readonly string[] }) {
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  if (ids.length === 0) return <EmptyState icon="outbox" title={t('allSent')} text={t('allSentText')} />;
  return ids.map(post => (
    <div key={post}>
      <PostRow id={post} replying />
      <div className={css['answers']}>
        <Button
          rid={`retry-${post}`}
          label={t('retryWords', { words: shortOf(state.posts[post]!.text, 24) })}
          onClick={() => act.retry({ post })}
        >
          {t('retry')}
        </Button>
        <Button
          variant="outlined"
          rid={`drop-${post}`}
          label={t('deleteWords', { words: shortOf(state.posts[post]!.text, 24) })}
          onClick={() => act.deletePost({ post })}
        >
          {t('delete')}
        </Button>
      </div>
    </div>
  ));
}
