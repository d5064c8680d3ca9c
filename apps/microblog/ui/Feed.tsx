import type { ReactNode } from 'react';
import { WindowedList } from './kit.ts';
import type { Entry } from '../select.ts';
import { useChirrup, useLook } from './hooks.ts';
import { PostRow, postHeight, type PostProps } from './Post.tsx';
import { useOpened } from './Tools.tsx';
import css from './feed.module.css';

/** A long list of posts that draws only those that are seen. */
export function Feed({
  name,
  label,
  entries,
  pinned = null,
  replying = false,
  header,
  headerHeight = 0,
}: {
  name: string;
  label: string;
  entries: readonly Entry[];
  pinned?: string | null;
  replying?: boolean;
  header?: ReactNode;
  headerHeight?: number;
}) {
  const state = useChirrup();
  const look = useLook();
  const [opened] = useOpened();
  const shown = entries.filter(e => state.posts[e.post]);
  const propsOf = (i: number): PostProps => {
    const { post, via } = shown[i]!;
    return { id: post, via, replying, pinned: i === 0 && post === pinned };
  };
  return (
    <WindowedList
      name={name}
      label={label}
      count={shown.length}
      rowHeight={i => postHeight(state, propsOf(i), look, opened)}
      header={header}
      headerHeight={headerHeight}
      footer={<div className={css['foot']} />}
      render={i => <PostRow {...propsOf(i)} />}
    />
  );
}
