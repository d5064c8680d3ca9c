import { useMemo } from 'react';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { ConfirmDialog, Dialog, ListRow, RadioGroup, Scroller, Sheet } from './kit.ts';
import { folderRows, mayRepost } from '../select.ts';
import { REPLIERS } from '../state.ts';
import { useAct, useChirrup, useDates, useNav, useWords } from './hooks.ts';
import { PROBLEM_WORDS, REPLIER_WORDS } from './names.ts';
import { PostMenu, type ToolKind } from './PostMenu.tsx';

interface Tool {
  kind: ToolKind;
  post: string;
}
const useTool = () => useScreenState<Tool | null>('tool', null);
/** Opens the sheets that belong to a post. */
export function useTools() {
  const [, set] = useTool();
  return useMemo(() => ({ open: (kind: ToolKind, post: string) => set({ kind, post }) }), [set]);
}
/** Posts with a content warning that were opened on this screen. */
export const useOpened = () => useScreenState<readonly string[]>('opened', []);

/** The sheets and dialogs of the posts of a screen, and what was refused. Every screen that shows posts has it once. */
export function Tools() {
  return (
    <>
      <PostSheets />
      <Refusal />
    </>
  );
}

/** Why the last act was refused, and what can be done. */
export function Refusal() {
  const state = useChirrup();
  const act = useAct();
  const nav = useNav();
  const t = useWords();
  const { time } = useDates();
  const { problem } = state;
  if (!problem) return null;
  const [title, text] = PROBLEM_WORDS[problem.kind];
  const name = state.accounts[problem.about]?.name ?? '';
  const clear = () => act.clearProblem();
  const goesOn = problem.kind === 'offline';
  return (
    <Dialog
      open
      icon="error"
      title={t(title)}
      text={t(text, { name, time: problem.until === null ? '' : time(problem.until) })}
      onClose={clear}
      actions={[
        ...(goesOn
          ? [{ label: t('openOutbox'), rid: 'open-outbox', onClick: () => (clear(), nav.push('/drafts')) }]
          : []),
        { label: t('ok'), rid: 'understood', onClick: clear },
      ]}
    />
  );
}

function PostSheets() {
  const state = useChirrup();
  const [tool, setTool] = useTool();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const close = () => setTool(null);
  const post = tool ? state.posts[tool.post] : undefined;
  if (!tool || !post) return null;
  const id = tool.post;
  const author = state.accounts[post.by]!;
  const then = (how: () => void) => () => {
    close();
    how();
  };
  const open = (kind: ToolKind) => setTool({ kind, post: id });
  return (
    <>
      <Sheet open={tool.kind === 'menu'} title={t('post')} onClose={close}>
        <Scroller name="menu-rows" style={{ maxBlockSize: 520 }}>
          <PostMenu id={id} then={then} open={open} />
        </Scroller>
      </Sheet>
      <Sheet open={tool.kind === 'repost'} title={t('repost')} onClose={close}>
        <ListRow
          rid="do-repost"
          leading="repeat"
          title={post.reposted ? t('undoRepost') : t('repost')}
          subtitle={mayRepost(state, post) ? '' : t('repostNotAllowed')}
          onClick={then(() => act.repost({ post: id, on: !post.reposted }))}
        />
        <ListRow
          rid="do-quote"
          leading="format_quote"
          title={t('quote')}
          onClick={then(() => nav.push('/compose/:kind/:post', { kind: 'quote', post: id }))}
        />
      </Sheet>
      <Sheet open={tool.kind === 'share'} title={t('sharePost')} onClose={close}>
        <ListRow
          rid="send-directly"
          leading="mail"
          title={t('sendDirectly')}
          onClick={then(() => nav.push('/send/:post', { post: id }))}
        />
        <ListRow
          rid="copy-link"
          leading="link"
          title={t('copyLink')}
          onClick={then(() => act.copyLink({ post: id }))}
        />
        <ListRow
          rid="share-with"
          leading="share"
          title={t('shareWith')}
          onClick={then(() => act.sharePost({ post: id }))}
        />
        <ListRow
          rid="to-folder"
          leading="bookmark_add"
          title={t('bookmarkInto')}
          onClick={() => open('folder')}
        />
      </Sheet>
      <Sheet open={tool.kind === 'folder'} title={t('bookmarkInto')} onClose={close}>
        <ListRow
          rid="folder-none"
          leading="bookmark"
          title={t('noFolder')}
          selected={state.bookmarks[id]?.folder === null}
          onClick={then(() => act.fileBookmark({ post: id, folder: null }))}
        />
        {folderRows(state).map(([folder, { name }]) => (
          <ListRow
            key={folder}
            id={folder}
            rid="folder"
            leading="folder"
            title={name}
            selected={state.bookmarks[id]?.folder === folder}
            onClick={then(() => act.fileBookmark({ post: id, folder }))}
          />
        ))}
      </Sheet>
      <Sheet open={tool.kind === 'repliers'} title={t('whoCanReply')} onClose={close}>
        <RadioGroup
          label={t('whoCanReply')}
          value={post.repliers}
          options={REPLIERS.map(value => ({ value, label: t(REPLIER_WORDS[value]) }))}
          onChange={repliers => then(() => act.setRepliers({ post: id, repliers }))()}
        />
      </Sheet>
      <ConfirmDialog
        open={tool.kind === 'delete'}
        title={t('deletePost')}
        text={t('deletePostText')}
        confirmLabel={t('delete')}
        danger
        rid="confirm-delete"
        onConfirm={then(() => act.deletePost({ post: id }))}
        onCancel={close}
      />
      <ConfirmDialog
        open={tool.kind === 'block'}
        title={t('blockThem')}
        text={t('blockText', { name: author.name })}
        confirmLabel={t('block')}
        danger
        rid="confirm-block"
        onConfirm={then(() => act.block({ account: post.by, on: true }))}
        onCancel={close}
      />
    </>
  );
}
