import { Type } from 'typebox';
import { ME, Settings, SPANS } from '../state.ts';
import { archiveOf } from '../archive.ts';
import { mutedUntil } from '../select.ts';
import { twoDigits } from '../../../src/state/civil.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { orderedEntries } from '../../../src/state/order.ts';
import { words } from '../words.ts';
import { mutedTimer } from './arrivals.ts';
import { action, owner, refuse, T, Turn } from './shared.ts';

/** Recent searches that are kept. */
const MOST_SEARCHES = 10;
const Picture = Type.Union([T, Type.Null()]);
const OnList = Type.Object({ list: T });

export const ownActions = {
  editProfile: action(
    'Change the own name, line, place, link and pictures',
    Type.Object({ name: T, bio: T, place: T, link: T, picture: Picture, banner: Picture }),
    (state, { name, bio, place, link, picture, banner }, ctx) => {
      if (name.trim() === '') return ctx.toast(ctx.words(words)('nameNeeded'));
      Object.assign(owner(state), {
        name: name.trim(),
        bio: bio.trim(),
        place: place.trim(),
        link: link.trim(),
        picture,
        banner,
      });
      ctx.back();
    },
  ),
  pickPicture: action(
    'Choose a picture for the profile',
    Type.Object({ which: Type.Enum(['picture', 'banner']) }),
    (_state, { which }, ctx) => ctx.ask('photos', { action: 'pickPictureAllowed', args: { which } }),
  ),
  pickPictureAllowed: action(
    'Open the photo picker for the profile',
    Type.Object({ which: Type.Enum(['picture', 'banner']), result: Type.Boolean() }),
    (_state, { which, result }, ctx) => {
      if (!result) return ctx.toast(ctx.words(words)('allowPhotos'));
      ctx.start({
        verb: 'PICK',
        mime: 'image/*',
        result: { app: 'microblog', action: 'setPicture', args: { which } },
      });
    },
  ),
  setPicture: action(
    'Set the picture or the banner of the profile',
    Type.Object({
      which: Type.Enum(['picture', 'banner']),
      result: Type.Union([Type.Array(T), Type.Null()]),
    }),
    (state, { which, result }, ctx) => {
      const picture = ctx.provider('media')?.get(result?.[0] ?? '')?.media.picture;
      if (picture) owner(state)[which] = picture;
    },
  ),
  setProtected: action('Show the own posts to followers alone', Type.Object(Turn), (state, { on }) => {
    owner(state).protected = on;
  }),
  changeSettings: action(
    'Change settings',
    Type.Object({ settings: Type.Partial(Settings) }),
    (state, { settings }) => {
      Object.assign(state.settings, settings);
    },
  ),
  muteWord: action(
    'Leave out posts with a word, for some time or for good',
    Type.Object({ word: T, span: Type.Enum([...SPANS]) }),
    (state, { word, span }, ctx) => {
      const wanted = word.trim();
      if (wanted === '') return;
      const known = orderedEntries(state.mutedWords).find(
        ([, m]) => m.word.toLowerCase() === wanted.toLowerCase(),
      );
      const id = known?.[0] ?? ctx.id('muted');
      const muted = { word: wanted, span, at: ctx.now };
      state.mutedWords[id] = muted;
      if (span === 'ever') ctx.cancel(mutedTimer(id));
      else ctx.schedule(mutedUntil(muted), 'unmuteWord', { muted: id }, mutedTimer(id));
    },
  ),
  makeList: action(
    'Make a list',
    Type.Object({ name: T, private: Type.Boolean() }),
    (state, { name, private: hidden }, ctx) => {
      if (name.trim() === '') return;
      state.lists[ctx.id('list')] = {
        name: name.trim(),
        private: hidden,
        pinned: false,
        members: [],
        at: ctx.now,
      };
    },
  ),
  editList: action(
    'Rename a list, make it private, or a tab of the timeline',
    Type.Object({
      list: T,
      name: Type.Optional(T),
      private: Type.Optional(Type.Boolean()),
      pinned: Type.Optional(Type.Boolean()),
    }),
    (state, { list, name, private: hidden, pinned }) => {
      const found = state.lists[list];
      if (!found) return;
      if (name !== undefined && name.trim() !== '') found.name = name.trim();
      if (hidden !== undefined) found.private = hidden;
      if (pinned !== undefined) found.pinned = pinned;
    },
  ),
  deleteList: action('Delete a list', OnList, (state, { list }, ctx) => {
    if (!state.lists[list]) return;
    delete state.lists[list];
    ctx.back();
  }),
  setMember: action(
    'Put an account into a list or take it out',
    Type.Object({ list: T, account: T, ...Turn }),
    (state, { list, account, on }) => {
      const found = state.lists[list];
      if (!found || !state.accounts[account] || account === ME) return;
      const rest = found.members.filter(id => id !== account);
      found.members = on ? [...rest, account] : rest;
    },
  ),
  downloadArchive: action(
    'Write everything of the owner’s into a file of Download',
    Type.Object({}),
    (state, _, ctx) => {
      const files = ctx.provider('files');
      if (!files) return;
      if (!ctx.online()) return refuse(state, 'offline');
      const { year, month, day } = partsAt(ctx.now, ctx.zone);
      const name = `chirrup-archive-${year}-${twoDigits(month)}-${twoDigits(day)}.json`;
      files.writeText(`Download/${name}`, archiveOf(state), 'application/json');
      ctx.toast(ctx.words(words)('archiveSaved', { name }));
    },
  ),
  showNew: action('Show the posts that wait behind the pill', Type.Object({}), (state, _, ctx) => {
    state.timelineSeenAt = ctx.now;
  }),
  clearProblem: action('Put away why something was refused', Type.Object({}), state => {
    state.problem = null;
  }),
  remember: action('Remember a search', Type.Object({ query: T }), (state, { query }) => {
    const wanted = query.trim();
    if (wanted === '') return;
    state.searches = [wanted, ...state.searches.filter(s => s !== wanted)].slice(0, MOST_SEARCHES);
  }),
  forgetSearches: action('Forget recent searches', Type.Object({}), state => {
    state.searches = [];
  }),
};
