import { Type } from 'typebox';
import { StringEnum } from '../../../src/state/schema.ts';
import { BADGES, LEVELS, ME, Needs, Rule, TONES, type Forum } from '../state.ts';
import { equal } from '../../../src/state/json.ts';
import { communityNamed } from '../select/people.ts';
import { words } from '../words.ts';
import { action, MINUTE, reaches, Str } from './shared.ts';

const Where = Type.Object({ community: Str });
/** How long moderators of a private community take to answer. */
const ANSWER_MS = 12 * MINUTE;
const MOST_RULES = 12;
const NAME = /^[a-z0-9]{3,21}$/;

/** Moderated by the owner, or undefined. */
const mine = (state: Forum, community: string) => {
  const found = state.communities[community];
  return found?.moderators.includes(ME) ? found : undefined;
};

export const places = {
  join: action(
    'Join a community, or leave it',
    Type.Object({ community: Str, on: Type.Boolean() }),
    (state, { community, on }, ctx) => {
      const found = state.communities[community];
      if (!found || (state.joined[community] !== undefined) === on) return;
      if (on && found.open === 'private') return;
      if (!on && found.moderators[0] === ME) return ctx.toast(ctx.words(words)('moderatorStays'));
      if (!reaches(ctx)) return;
      ctx.effect('connection', [community], { act: on ? 'join' : 'leave', note: '' });
      if (on) state.joined[community] = { at: ctx.now, level: 'highlights' };
      else delete state.joined[community];
    },
  ),
  setLevel: action(
    'Set of which posts of a community one is told',
    Type.Object({ community: Str, level: StringEnum([...LEVELS]) }),
    (state, { community, level }) => {
      if (state.joined[community]) state.joined[community].level = level;
    },
  ),
  askToJoin: action(
    'Ask the moderators of a private community to be let in',
    Type.Object({ community: Str, text: Str }),
    (state, { community, text }, ctx) => {
      const found = state.communities[community];
      if (found?.open !== 'private' || state.joined[community] || state.asked[community]?.status === 'asked')
        return;
      if (!reaches(ctx)) return;
      ctx.effect('connection', [community], { act: 'request', note: text.trim() });
      state.asked[community] = { text: text.trim(), at: ctx.now, status: 'asked' };
      delete state.writing[community];
      ctx.schedule(ctx.now + ANSWER_MS, 'joinAnswered', { community }, `forum-join-${community}`);
    },
  ),
  withdraw: action('Take back a request to join', Where, (state, { community }, ctx) => {
    if (state.asked[community]?.status !== 'asked' || !reaches(ctx)) return;
    ctx.effect('connection', [community], { act: 'cancel', note: state.asked[community].text });
    delete state.asked[community];
    ctx.cancel(`forum-join-${community}`);
  }),
  mute: action(
    'Leave a community out of all and popular, or no longer',
    Type.Object({ community: Str, on: Type.Boolean() }),
    (state, { community, on }, ctx) => {
      if (!state.communities[community]) return;
      if (!on) delete state.muted[community];
      else state.muted[community] ??= { at: ctx.now };
    },
  ),
  createCommunity: action(
    'Make a community of one’s own',
    Type.Object({
      name: Str,
      title: Str,
      about: Str,
      open: StringEnum(['public', 'restricted', 'private']),
      badge: StringEnum([...BADGES]),
      tone: StringEnum([...TONES]),
    }),
    (state, { name, title, about, open, badge, tone }, ctx) => {
      const t = ctx.words(words);
      const clean = name.trim().toLowerCase();
      if (!NAME.test(clean)) return ctx.toast(t('badName'));
      if (communityNamed(state, clean) !== undefined) return ctx.toast(t('nameTaken'));
      if (title.trim() === '') return ctx.toast(t('titleMissing'));
      if (!reaches(ctx)) return;
      const community = ctx.id('com');
      ctx.effect('post', [clean], {
        text: `${title.trim()}\n\n${about.trim()}`.trim(),
        photos: [],
        place: '',
        audience: open,
      });
      state.communities[community] = {
        name: clean,
        title: title.trim(),
        about: about.trim(),
        banner: null,
        badge,
        tone,
        language: 'en',
        createdAt: ctx.now,
        members: 0,
        open,
        moderators: [ME],
        rules: [],
        flairs: [],
        needs: {
          kinds: ['text', 'photo', 'link', 'poll', 'event'],
          flair: false,
          prefixes: [],
          titleMost: 120,
          textLeast: 0,
          links: true,
          karma: 0,
          days: 0,
          minutes: 0,
        },
        removals: [],
      };
      state.joined[community] = { at: ctx.now, level: 'all' };
      if (!ctx.showing('/create')) return;
      ctx.close('/create');
      ctx.open('/c/:community', { community });
    },
  ),
  describeCommunity: action(
    'Change what is said of a community that one moderates',
    Type.Object({ community: Str, title: Str, about: Str }),
    (state, { community, title, about }, ctx) => {
      const found = mine(state, community);
      if (!found || title.trim() === '') return;
      if (found.title === title.trim() && found.about === about.trim()) return;
      if (!amend(ctx, found.name, about.trim())) return;
      found.title = title.trim();
      found.about = about.trim();
    },
  ),
  setRules: action(
    'Write the rules of a community that one moderates',
    Type.Object({ community: Str, rules: Type.Array(Rule) }),
    (state, { community, rules }, ctx) => {
      const found = mine(state, community);
      if (!found || rules.length > MOST_RULES || rules.some(r => r.title.trim() === '')) return;
      if (!amend(ctx, found.name, rules.map(r => r.title).join('; '))) return;
      found.rules = rules.map(r => ({ title: r.title.trim(), text: r.text.trim() }));
    },
  ),
  addFlair: action(
    'Add a flair to a community that one moderates',
    Type.Object({ community: Str, text: Str, tone: StringEnum([...TONES]) }),
    (state, { community, text, tone }, ctx) => {
      const found = mine(state, community);
      const clean = text.trim();
      if (!found || clean === '') return;
      if (found.flairs.some(f => f.text.toLowerCase() === clean.toLowerCase())) return;
      if (!amend(ctx, found.name, clean)) return;
      found.flairs.push({ id: ctx.id('flair'), text: clean, tone });
    },
  ),
  removeFlair: action(
    'Remove a flair from a community that one moderates',
    Type.Object({ community: Str, flair: Str }),
    (state, { community, flair }, ctx) => {
      const found = mine(state, community);
      if (!found?.flairs.some(f => f.id === flair) || !amend(ctx, found.name, '')) return;
      found.flairs = found.flairs.filter(f => f.id !== flair);
      for (const post of Object.values(state.posts)) if (post.flair === flair) post.flair = null;
    },
  ),
  setNeeds: action(
    'Set what posts in a community that one moderates have to be like',
    Type.Object({ community: Str, needs: Type.Partial(Needs) }),
    (state, { community, needs }, ctx) => {
      const found = mine(state, community);
      if (!found || needs.kinds?.length === 0) return;
      const next = { ...found.needs, ...needs };
      if (equal(next, found.needs) || !amend(ctx, found.name, '')) return;
      found.needs = next;
    },
  ),
};

function amend(ctx: Parameters<typeof reaches>[0], of: string, note: string): boolean {
  if (!reaches(ctx)) return false;
  ctx.effect('amendment', [of], { of, act: 'change', note });
  return true;
}
