import { Type } from 'typebox';
import { mayRepost } from '../select.ts';
import { ME, REPLIERS } from '../state.ts';
import { words } from '../words.ts';
import { pollTimer, schedulePollEnd } from './answers.ts';
import {
  action,
  handleOf,
  noteAct,
  OnPost,
  owner,
  reachablePost,
  reaches,
  refuse,
  T,
  titleOf,
  Turn,
} from './shared.ts';

export const linkOf = (post: string): string => `chirrup.example/post/${post}`;

export const postActions = {
  like: action(
    'Like a post or take it back',
    Type.Object({ post: T, ...Turn }),
    (state, { post, on }, ctx) => {
      const found = reachablePost(state, post);
      if (!found || found.liked === on || !reaches(state, ctx)) return;
      ctx.effect('reaction', [handleOf(state, found.by)], { on: titleOf(found), value: on ? 'like' : '' });
      noteAct(state, ctx);
      found.liked = on;
    },
  ),
  repost: action(
    'Repost a post or take it back',
    Type.Object({ post: T, ...Turn }),
    (state, { post, on }, ctx) => {
      const found = reachablePost(state, post);
      if (!found || found.reposted === on) return;
      if (on && !mayRepost(state, found)) return refuse(state, 'protected', found.by);
      if (!reaches(state, ctx)) return;
      ctx.effect('reaction', [handleOf(state, found.by)], {
        on: titleOf(found),
        value: on ? 'repost' : 'undo repost',
      });
      noteAct(state, ctx);
      found.reposted = on;
    },
  ),
  vote: action(
    'Vote in a poll; a vote stays',
    Type.Object({ post: T, choice: Type.Integer({ minimum: 0 }) }),
    (state, { post, choice }, ctx) => {
      const found = reachablePost(state, post);
      const poll = found?.poll;
      if (!found || !poll || poll.voted !== null || !poll.choices[choice]) return;
      if (poll.endsAt <= ctx.now) return refuse(state, 'late');
      if (!reaches(state, ctx)) return;
      ctx.effect('reaction', [handleOf(state, found.by)], {
        on: titleOf(found),
        value: poll.choices[choice].text,
      });
      noteAct(state, ctx);
      poll.voted = choice;
      schedulePollEnd(ctx, post, poll.endsAt);
    },
  ),
  deletePost: action('Delete an own post', OnPost, (state, { post }, ctx) => {
    if (state.posts[post]?.by !== ME) return;
    delete state.posts[post];
    delete state.bookmarks[post];
    ctx.cancel(pollTimer(post));
    if (owner(state).pinned === post) owner(state).pinned = null;
  }),
  hideReply: action(
    'Hide a reply below an own post or show it again',
    Type.Object({ post: T, ...Turn }),
    (state, { post, on }) => {
      const found = state.posts[post];
      const above = found?.replyTo ? state.posts[found.replyTo] : undefined;
      if (found && above?.by === ME) found.hidden = on;
    },
  ),
  setRepliers: action(
    'Choose who may reply to an own post',
    Type.Object({ post: T, repliers: Type.Enum([...REPLIERS]) }),
    (state, { post, repliers }) => {
      const found = state.posts[post];
      if (found?.by === ME) found.repliers = repliers;
    },
  ),
  setPostAlt: action(
    'Describe a photo of an own post',
    Type.Object({ post: T, photo: Type.Integer({ minimum: 0 }), alt: T }),
    (state, { post, photo, alt }, ctx) => {
      const found = state.posts[post];
      if (found?.by !== ME || !found.photos[photo]) return;
      found.photos[photo].alt = alt.trim();
      ctx.back();
    },
  ),
  pin: action(
    'Pin an own post to the profile, or none',
    Type.Object({ post: Type.Union([T, Type.Null()]) }),
    (state, { post }) => {
      if (post === null || (state.posts[post]?.by === ME && state.posts[post].replyTo === null))
        owner(state).pinned = post;
    },
  ),
  bookmark: action(
    'Bookmark a post or take it out',
    Type.Object({ post: T, ...Turn }),
    (state, { post, on }, ctx) => {
      if (!on) delete state.bookmarks[post];
      else if (state.posts[post]) state.bookmarks[post] ??= { folder: null, at: ctx.now };
    },
  ),
  fileBookmark: action(
    'Put a bookmark into a folder, or into none',
    Type.Object({ post: T, folder: Type.Union([T, Type.Null()]) }),
    (state, { post, folder }, ctx) => {
      if (!state.posts[post] || (folder !== null && !state.folders[folder])) return;
      const kept = (state.bookmarks[post] ??= { folder: null, at: ctx.now });
      kept.folder = folder;
    },
  ),
  makeFolder: action('Make a folder of bookmarks', Type.Object({ name: T }), (state, { name }, ctx) => {
    if (name.trim() !== '') state.folders[ctx.id('folder')] = { name: name.trim() };
  }),
  renameFolder: action(
    'Rename a folder of bookmarks',
    Type.Object({ folder: T, name: T }),
    (state, { folder, name }) => {
      if (state.folders[folder] && name.trim() !== '') state.folders[folder].name = name.trim();
    },
  ),
  deleteFolder: action(
    'Delete a folder; its bookmarks stay',
    Type.Object({ folder: T }),
    (state, { folder }, ctx) => {
      if (!state.folders[folder]) return;
      for (const kept of Object.values(state.bookmarks)) if (kept.folder === folder) kept.folder = null;
      delete state.folders[folder];
      ctx.back();
    },
  ),
  sharePost: action('Share the address of a post', OnPost, (state, { post }, ctx) => {
    if (state.posts[post]) ctx.start({ verb: 'SEND', mime: 'text/plain', text: linkOf(post) });
  }),
  copyLink: action('Copy the address of a post', OnPost, (_state, { post }, ctx) => {
    ctx.copy(linkOf(post));
    ctx.toast(ctx.words(words)('linkCopied'));
  }),
  report: action(
    'Report a post or an account',
    Type.Object({ account: T, post: Type.Union([T, Type.Null()]), reason: T, text: T }),
    (state, { account, post, reason, text }, ctx) => {
      if (!state.accounts[account] || account === ME || !reaches(state, ctx)) return;
      const found = post === null ? undefined : state.posts[post];
      ctx.effect('report', [handleOf(state, account)], {
        on: found ? titleOf(found) : handleOf(state, account),
        reason,
        text: text.trim(),
      });
      noteAct(state, ctx);
      ctx.toast(ctx.words(words)('reported'));
      ctx.back();
    },
  ),
};
