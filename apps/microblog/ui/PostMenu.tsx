import { Icon, ListRow } from './kit.ts';
import { canEdit, follows } from '../select.ts';
import { ME } from '../state.ts';
import { useAct, useChirrup, useDates, useNav, useWords } from './hooks.ts';
import { REPLIER_WORDS } from './names.ts';

/** Sheets and dialogs of a post. */
export type ToolKind = 'menu' | 'repost' | 'share' | 'delete' | 'folder' | 'repliers' | 'block';
export interface MenuProps {
  id: string;
  then: (how: () => void) => () => void;
  open: (kind: ToolKind) => void;
}

/** What can be done with a post: more with an own one. */
export function PostMenu(props: MenuProps) {
  const post = useChirrup().posts[props.id]!;
  return post.by === ME ? <OwnMenu {...props} /> : <OtherMenu {...props} />;
}

function OwnMenu({ id, then, open }: MenuProps) {
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const { now } = useDates();
  const post = state.posts[id]!;
  const pinned = state.accounts[ME]!.pinned === id;
  return (
    <>
      {canEdit(post, now) && (
        <ListRow
          rid="edit"
          leading="edit"
          title={t('edit')}
          onClick={then(() => nav.push('/edit/:post', { post: id }))}
        />
      )}
      <ListRow rid="delete" leading="delete" title={t('delete')} danger onClick={() => open('delete')} />
      {post.replyTo === null && (
        <ListRow
          rid="pin"
          leading="keep"
          title={pinned ? t('unpin') : t('pinPost')}
          onClick={then(() => act.pin({ post: pinned ? null : id }))}
        />
      )}
      <ListRow
        rid="repliers"
        leading="chat_bubble"
        title={t('whoCanReply')}
        subtitle={t(REPLIER_WORDS[post.repliers])}
        onClick={() => open('repliers')}
      />
      {post.photos.map((photo, i) => (
        <ListRow
          key={i}
          rid={`alt-${i + 1}`}
          leading="image"
          title={t('altOf', { number: i + 1 })}
          subtitle={photo.alt || t('altMissing')}
          onClick={then(() => nav.push('/alt/:post/:photo', { post: id, photo: String(i) }))}
        />
      ))}
      <ListRow
        rid="statistics"
        leading="show_chart"
        title={t('statistics')}
        onClick={then(() => nav.push('/statistics/:post', { post: id }))}
      />
      <ListRow
        rid="hidden-replies"
        leading="visibility_off"
        title={t('hiddenReplies')}
        onClick={then(() => nav.push('/hidden/:post', { post: id }))}
      />
      {post.edits.length > 0 && <HistoryRow id={id} then={then} />}
    </>
  );
}

function HistoryRow({ id, then }: Pick<MenuProps, 'id' | 'then'>) {
  const t = useWords();
  const nav = useNav();
  return (
    <ListRow
      rid="history"
      leading="history"
      title={t('editHistory')}
      onClick={then(() => nav.push('/history/:post', { post: id }))}
    />
  );
}

function OtherMenu({ id, then, open }: MenuProps) {
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const post = state.posts[id]!;
  const account = post.by;
  const author = state.accounts[account]!;
  const handle = `@${author.handle}`;
  const above = post.replyTo === null ? undefined : state.posts[post.replyTo];
  const on = follows(state, account) || state.asked.includes(account);
  return (
    <>
      <ListRow
        rid="follow"
        leading={on ? 'person_remove' : 'person_add'}
        title={t(on ? 'unfollowHandle' : 'followHandle', { handle })}
        onClick={then(() => act.follow({ account, on: !on }))}
      />
      <ListRow
        rid="add-to-list"
        leading="playlist_add"
        title={t('addToList')}
        onClick={then(() => nav.push('/add-to-list/:account', { account }))}
      />
      <ListRow
        rid="mute"
        leading="volume_off"
        title={t(author.muted ? 'unmuteHandle' : 'muteHandle', { handle })}
        onClick={then(() => act.mute({ account, on: !author.muted }))}
      />
      <ListRow
        rid="block"
        leading="block"
        title={t('blockHandle', { handle })}
        onClick={() => open('block')}
      />
      <ListRow
        rid="report"
        leading="flag"
        title={t('reportPost')}
        onClick={then(() => nav.push('/report/:account/:post', { account, post: id }))}
      />
      {above?.by === ME && (
        <ListRow
          rid="hide-reply"
          leading={<Icon name={post.hidden ? 'visibility' : 'visibility_off'} />}
          title={post.hidden ? t('showReply') : t('hideReply')}
          onClick={then(() => act.hideReply({ post: id, on: !post.hidden }))}
        />
      )}
      {post.edits.length > 0 && <HistoryRow id={id} then={then} />}
    </>
  );
}
