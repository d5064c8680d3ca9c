import { compare } from '../../../src/sdk/core/compare.ts';
import { orderedEntries, orderedIds, rowsWhere } from '../../../src/state/order.ts';
import type { KeptDraft, List, Microblog, Post } from '../state.ts';

/** Drafts that were kept, newest first. */
export const draftRows = ({ drafts }: Pick<Microblog, 'drafts'>): [id: string, draft: KeptDraft][] =>
  orderedEntries(drafts, (a, b) => b.keptAt - a.keptAt);

/** What waits for its time, the soonest first. */
export const scheduledRows = ({ scheduled }: Pick<Microblog, 'scheduled'>) =>
  orderedEntries(scheduled, (a, b) => a.at - b.at);

/** Posts in the outbox, oldest first, each of a thread after the one that it answers. */
export function pendingIds({ posts }: Pick<Microblog, 'posts'>): string[] {
  const pending = rowsWhere(posts, post => post.status === 'pending');
  const depth = ({ replyTo }: Post): number => {
    const above = replyTo === null ? undefined : pending[replyTo];
    return above ? depth(above) + 1 : 0;
  };
  return orderedIds(
    pending,
    (a, b) => a.at - b.at,
    (a, b) => depth(a) - depth(b),
  );
}

/** The owner’s lists, in the order in which they were made. */
export const listRows = ({ lists }: Pick<Microblog, 'lists'>): [id: string, list: List][] =>
  orderedEntries(lists, (a, b) => a.at - b.at);

/** Folders of bookmarks, by name. */
export const folderRows = ({ folders }: Pick<Microblog, 'folders'>) =>
  orderedEntries(folders, (a, b) => compare(a.name, b.name));

/** All accounts, by name. */
export const accountsByName = ({ accounts }: Pick<Microblog, 'accounts'>): string[] =>
  orderedIds(accounts, (a, b) => compare(a.name, b.name));
