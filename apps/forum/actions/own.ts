import { Type } from 'typebox';
import { textOfMarkdown } from '../markdown.ts';
import { ME } from '../state.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { words } from '../words.ts';
import { action, itemOf, MINUTE, On, reaches, saidBy, Str, Target } from './shared.ts';

const OrNone = Type.Union([Str, Type.Null()]);
/** How long moderators take to look at a report. */
const REPORT_MS = 8 * MINUTE;
export const SCHEME = 'hearthside:';

export const own = {
  vote: action(
    'Vote something up or down, or take the vote back',
    Type.Object({ target: Str, value: Type.Integer({ minimum: -1, maximum: 1 }) }),
    (state, { target, value }, ctx) => {
      const item = itemOf(state, target);
      const t = ctx.words(words);
      if (!item || item.deleted || item.removed || (state.votes[target]?.value ?? 0) === value) return;
      if (item.author === ME) return ctx.toast(t('ownVote'));
      if (!reaches(ctx)) return;
      const said = value > 0 ? 'up' : 'down';
      ctx.effect('reaction', [item.author], { on: saidBy(state, target), value: value === 0 ? '' : said });
      if (value === 0) delete state.votes[target];
      else state.votes[target] = { value };
    },
  ),
  choose: action(
    'Vote in a poll, or choose another option',
    Type.Object({ post: Str, option: Type.Integer({ minimum: 0 }) }),
    (state, { post, option }, ctx) => {
      const found = state.posts[post];
      const chosen = found?.poll?.options[option];
      if (!found || !chosen || found.poll!.endsAt <= ctx.now || state.choices[post]?.option === option)
        return;
      if (!reaches(ctx)) return;
      ctx.effect('reaction', [found.author], { on: found.title, value: chosen.text });
      state.choices[post] = { option };
    },
  ),
  save: action('Save a post or comment, or no longer', On, (state, { target, on }, ctx) => {
    if (!itemOf(state, target)) return;
    if (!on) delete state.saved[target];
    else state.saved[target] ??= { folder: null, at: ctx.now };
  }),
  saveInto: action(
    'Put something into a folder of what is saved',
    Type.Object({ target: Str, folder: OrNone }),
    (state, { target, folder }, ctx) => {
      if (!itemOf(state, target) || (folder !== null && !state.folders[folder])) return;
      state.saved[target] = { folder, at: state.saved[target]?.at ?? ctx.now };
    },
  ),
  addFolder: action(
    'Make a folder, and put something into it',
    Type.Object({ name: Str, target: Type.Optional(OrNone) }),
    (state, { name, target }, ctx) => {
      const clean = name.trim();
      if (clean === '') return;
      const same = orderedIds(state.folders).find(
        id => state.folders[id]!.name.toLowerCase() === clean.toLowerCase(),
      );
      const folder = same ?? ctx.id('folder');
      state.folders[folder] ??= { name: clean, at: ctx.now };
      if (target && itemOf(state, target))
        state.saved[target] = { folder, at: state.saved[target]?.at ?? ctx.now };
    },
  ),
  renameFolder: action(
    'Rename a folder',
    Type.Object({ folder: Str, name: Str }),
    (state, { folder, name }) => {
      if (state.folders[folder] && name.trim() !== '') state.folders[folder].name = name.trim();
    },
  ),
  deleteFolder: action(
    'Delete a folder; what was in it stays saved',
    Type.Object({ folder: Str }),
    (state, { folder }) => {
      delete state.folders[folder];
      for (const saved of Object.values(state.saved)) if (saved.folder === folder) saved.folder = null;
    },
  ),
  hide: action('Leave a post out of feeds, or no longer', On, (state, { target, on }, ctx) => {
    if (!state.posts[target]) return;
    if (!on) delete state.hidden[target];
    else state.hidden[target] ??= { at: ctx.now };
  }),
  follow: action('Follow a post or a person, or no longer', On, (state, { target, on }, ctx) => {
    const person = state.people[target];
    const post = state.posts[target];
    if ((!person && !post) || target === ME || (state.followed[target] !== undefined) === on) return;
    if (!reaches(ctx)) return;
    ctx.effect('connection', [target], { act: on ? 'follow' : 'unfollow', note: post?.title ?? '' });
    if (on) state.followed[target] = { at: ctx.now };
    else delete state.followed[target];
  }),
  thank: action('Give thanks for a post or comment, once', Target, (state, { target }, ctx) => {
    const item = itemOf(state, target);
    if (!item || item.author === ME || item.deleted || state.thanked[target] || !reaches(ctx)) return;
    ctx.effect('reaction', [item.author], { on: saidBy(state, target), value: 'thanks' });
    state.thanked[target] = { at: ctx.now };
    ctx.toast(ctx.words(words)('thanksGiven', { name: state.people[item.author]!.name }));
  }),
  block: action('Block a person, or no longer', On, (state, { target, on }, ctx) => {
    if (!state.people[target] || target === ME || (state.blocked[target] !== undefined) === on) return;
    if (!reaches(ctx)) return;
    ctx.effect('connection', [target], { act: on ? 'block' : 'unblock', note: '' });
    if (on) state.blocked[target] = { at: ctx.now };
    else delete state.blocked[target];
  }),
  report: action(
    'Report a post or comment to the moderators',
    Type.Object({ target: Str, reason: Str, text: Str }),
    (state, { target, reason, text }, ctx) => {
      const item = itemOf(state, target);
      if (!item || item.author === ME || state.reports[target] || reason === '' || !reaches(ctx)) return;
      const { community } = state.posts[target] ?? state.posts[state.comments[target]!.post]!;
      ctx.effect('report', [community], { on: saidBy(state, target), reason, text: text.trim() });
      state.reports[target] = { reason, text: text.trim(), at: ctx.now };
      ctx.schedule(ctx.now + REPORT_MS, 'reportRead', { target }, `forum-report-${target}`);
      ctx.toast(ctx.words(words)('reported'));
      ctx.close(`/report/${target}`);
    },
  ),
  share: action('Share a post or comment with another app', Target, (state, { target }, ctx) => {
    const item = itemOf(state, target);
    if (!item) return;
    const title = state.posts[target]?.title ?? textOfMarkdown(item.text);
    ctx.start({ verb: 'SEND', mime: 'text/plain', title, text: `${title}\n${SCHEME}${target}` });
  }),
  copyLink: action('Copy the link to a post or comment', Target, (state, { target }, ctx) => {
    if (!itemOf(state, target)) return;
    ctx.copy(`${SCHEME}${target}`);
    ctx.toast(ctx.words(words)('linkCopied'));
  }),
  copyText: action('Copy the text of a post or comment', Target, (state, { target }, ctx) => {
    const item = itemOf(state, target);
    if (!item) return;
    ctx.copy(state.posts[target] ? `${saidBy(state, target)}\n\n${item.text}`.trim() : item.text);
    ctx.toast(ctx.words(words)('textCopied'));
  }),
  addToCalendar: action(
    'Open a new event of the calendar with what a post tells',
    Type.Object({ post: Str }),
    (state, { post }, ctx) => {
      const found = state.posts[post];
      if (!found?.event) return;
      const { from, until, place } = found.event;
      ctx.start({
        verb: 'EDIT',
        mime: 'vnd.android.cursor.item/event',
        extras: { title: found.title, from, to: until, place },
      });
    },
  ),
  openLink: action('Open an address in the browser', Type.Object({ url: Str }), (_state, { url }, ctx) => {
    const full = /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`;
    ctx.start({ verb: 'VIEW', uri: full });
  }),
};
