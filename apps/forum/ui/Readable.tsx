import { useMemo } from 'react';
import { useStore, useSurface } from '../../../src/sdk/react/hooks.ts';
import { rowStarts } from '../../../src/sdk/react/kit/offsets.ts';
import { AppBar, Chip, EmptyState, Icon, IconButton, ListRow, Screen, Sheet, WindowedList } from './kit.ts';
import { commentCount, commentProblem, linesOf, type CommentSort, type Line } from '../select.ts';
import { CommentRow, Rails } from './CommentRow.tsx';
import {
  useForum,
  useNav,
  useOpen,
  useDates,
  useScale,
  useScreenState,
  useWidth,
  useWords,
} from './hooks.ts';
import { ItemMenu } from './ItemMenu.tsx';
import { commentHeight, EDGE, headHeight, RAIL } from './layout.ts';
import { PostHead, useCovers, useNotes } from './PostHead.tsx';
import css from './post.module.css';
import lists from './lists.module.css';

export const COMMENT_SORTS = {
  best: 'sortBest',
  new: 'sortNew',
  old: 'sortOld',
  controversial: 'sortControversial',
} as const;

function useLines(id: string, root: string | null) {
  const state = useForum();
  const [sort, setSort] = useScreenState<CommentSort>('sort', state.settings.commentSort);
  const [folded, setFolded] = useScreenState<string[]>('folded', []);
  const [opened, setOpened] = useScreenState<string[]>('opened', []);
  const lines = useMemo(
    () => linesOf(state, id, { sort, folded, opened, root }),
    [state, id, sort, folded, opened, root],
  );
  return {
    sort,
    setSort,
    lines,
    fold: (comment: string) =>
      setFolded(folded.includes(comment) ? folded.filter(c => c !== comment) : [...folded, comment]),
    openAll: (key: string) => setOpened([...opened, key]),
  };
}

const SORT_BAR = 56;
const MORE = 48;

export function Readable({ id, root }: { id: string; root: string | null }) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const width = useWidth();
  const scale = useScale();
  const { now } = useDates();
  const store = useStore();
  const surface = useSurface().id;
  const [open, setOpen] = useOpen();
  const { sort, setSort, lines, fold, openAll } = useLines(id, root);
  const covers = useCovers(id);
  const notes = useNotes(id);
  const post = state.posts[id]!;
  const head = headHeight(state, post, width, scale, { notes: notes.length, covered: covers.text });
  const heightOf = (line: Line): number =>
    line.kind === 'comment'
      ? commentHeight(state.comments[line.id]!, line.depth, width, scale, line.folded)
      : MORE;
  const rowHeight = (i: number): number => {
    if (i === 0) return head;
    return i === 1 ? SORT_BAR : heightOf(lines[i - 2]!);
  };
  const close = () => setOpen(null);
  /** Scrolls to the first comment of the next branch. */
  const next = () => {
    const starts = rowStarts(lines.length + 2, rowHeight);
    const at = store.phone.ui.surfaces[surface]?.scroll?.['main'] ?? 0;
    const tops = lines.flatMap((line, i) =>
      line.kind === 'comment' && line.depth === 0 ? [starts[i + 2]!] : [],
    );
    const to = tops.find(top => top > at + 4) ?? tops[0] ?? 0;
    store.update(p => {
      ((p.ui.surfaces[surface] ??= {}).scroll ??= {})['main'] = Math.round(to);
    });
  };
  const problem = commentProblem(state, id, now);
  const isEmpty = lines.length === 0;
  return (
    <>
      <Screen
        label={post.title}
        scroll={false}
        appBar={
          <AppBar
            title={t('thread')}
            actions={
              <IconButton
                icon="keyboard_double_arrow_down"
                label={t('nextTop')}
                disabled={isEmpty}
                onClick={next}
              />
            }
          />
        }
        bottom={
          <div className={css['writer']}>
            {problem === null ? (
              <button
                type="button"
                className={css['writeButton']}
                data-rid="write"
                onClick={() => nav.push('/reply/:target', { target: root ?? id })}
              >
                {state.writing[root ?? id]?.text ?? t(root === null ? 'addComment' : 'addReply')}
              </button>
            ) : (
              <span className={css['writeButton']} style={{ lineHeight: '48px' }}>
                {t('cannotComment', { why: problem })}
              </span>
            )}
          </div>
        }
      >
        <WindowedList
          name="main"
          label={t('comments')}
          count={lines.length + 2}
          rowHeight={rowHeight}
          overscan={3}
          footer={
            isEmpty ? (
              <EmptyState icon="chat_bubble" title={t('noComments')} text={t('noCommentsText')} />
            ) : (
              <div style={{ blockSize: 32 }} />
            )
          }
          render={i => {
            if (i === 0) return <PostHead id={id} />;
            if (i === 1)
              return (
                <div className={css['sortBar']}>
                  {root === null ? (
                    <span>{t('commentsCount', { count: commentCount(state, id) })}</span>
                  ) : (
                    <button
                      type="button"
                      className={css['moreLine']}
                      data-rid="whole"
                      onClick={() => nav.push('/post/:post', { post: id })}
                    >
                      {t('wholeThread')}
                    </button>
                  )}
                  <Chip
                    label={t(COMMENT_SORTS[sort])}
                    opens
                    rid="comment-sort"
                    onClick={() => setOpen('commentSort')}
                  />
                </div>
              );
            const line = lines[i - 2]!;
            if (line.kind === 'comment')
              return <CommentRow line={line} here={line.id === root} onFold={() => fold(line.id)} />;
            return (
              <div className={css['comment']} style={{ paddingInlineStart: EDGE + line.depth * RAIL }}>
                <Rails depth={line.depth} />
                <button
                  type="button"
                  className={css['moreLine']}
                  data-key={line.id}
                  data-rid={line.kind}
                  onClick={() =>
                    line.kind === 'more'
                      ? openAll(line.id)
                      : nav.push('/thread/:post/:comment', { post: id, comment: line.id })
                  }
                >
                  <Icon name={line.kind === 'more' ? 'add' : 'arrow_forward'} size={18} />
                  <span>
                    {t(line.kind === 'more' ? 'moreReplies' : 'continueThread', { count: line.count })}
                  </span>
                </button>
              </div>
            );
          }}
        />
      </Screen>
      <Sheet open={open === 'commentSort'} title={t('orderOfComments')} onClose={close}>
        <div className={lists['sheet']}>
          {(Object.keys(COMMENT_SORTS) as CommentSort[]).map(each => (
            <ListRow
              key={each}
              id={`comments-${each}`}
              title={t(COMMENT_SORTS[each])}
              selected={each === sort}
              onClick={() => {
                setSort(each);
                close();
              }}
            />
          ))}
        </div>
      </Sheet>
      <ItemMenu />
    </>
  );
}
