import { emptyDraft } from './select.ts';
import type { Phone } from '../catalogue.ts';
import type { Act, OutwardPlay, OutwardPlays } from '../outward.ts';

/** What the owner writes in these plays. */
const SAID = {
  lamp: 'A lamp hums',
  glue: 'Glue it is',
  gone: 'Gone soon',
  fare: 'Return is £11.20',
  hello: 'Hello',
  later: 'Later',
  here: 'I live here.',
  lamps: 'Lamps',
  signs: 'Signs',
  one: 'One',
  tile: 'Tile',
} as const;
const POST = 'post-chair-wobble';
const OWN = 'post-panniers-mine';
const MINE = 'cmt-fare-wrong';
const PERSON = 'user-tram34';
const SIGNS = 'com-ghostsigns';
const FLAGGED = 'post-enamel-seller';

const { at: _at, ...blank } = emptyDraft(0, 'com-fixing');
const draft: Act = {
  action: 'editDraft',
  args: { draft: 'draft-out', set: { ...blank, title: SAID.lamp, flair: 'flair-fixing-question' } },
};
/** Own posts and comments of the last hour go; what stays on the phone is what the owner cannot take away. */
const erase = (phone: Phone): Act[] => {
  const { posts, comments } = phone.apps.forum;
  const since = phone.clock.now - 3_600_000;
  const mine = (rows: Record<string, { author: string; at: number }>): string[] =>
    Object.keys(rows).filter(id => rows[id]!.author === 'user-me' && rows[id]!.at > since);
  return [
    ...mine(posts).map(target => ({ action: 'deletePost', args: { target } })),
    ...mine(comments).map(target => ({ action: 'deleteComment', args: { target } })),
  ];
};
const play = (
  action: string,
  writes: OutwardPlay['writes'],
  args: object | ((phone: Phone) => object),
  more: Partial<OutwardPlay> = {},
): OutwardPlay => ({
  writes,
  act: phone => ({ action, args: typeof args === 'function' ? args(phone) : args }),
  erase,
  ...more,
});
const taken = (action: string, args: object): Partial<OutwardPlay> => ({ erase: () => [{ action, args }] });
const aeroplane = (on: boolean): Act => ({ app: 'system', action: 'setAeroplane', args: { on } });

/** How each act of Hearthside that reaches others is played. */
export const outward: OutwardPlays = {
  submitPost: play('submitPost', 'post', { draft: 'draft-out' }, { before: () => [draft] }),
  addComment: play('addComment', 'comment', { target: POST, text: SAID.glue }),
  editPost: play('editPost', 'amendment', { post: OWN, text: SAID.gone }),
  editComment: play('editComment', 'amendment', { comment: MINE, text: SAID.fare }),
  deletePost: play('deletePost', 'recall', { target: OWN }),
  deleteComment: play('deleteComment', 'recall', { target: MINE }),
  sendMessage: play('sendMessage', 'message', { person: PERSON, text: SAID.hello }, { to: [PERSON] }),
  flushOutbox: {
    writes: 'comment',
    before: () => [aeroplane(true), { action: 'addComment', args: { target: POST, text: SAID.later } }],
    act: () => aeroplane(false),
    takesMs: 60_000,
    erase,
  },
  vote: play(
    'vote',
    'reaction',
    { target: 'post-zip-tent', value: 1 },
    taken('vote', { target: 'post-zip-tent', value: 0 }),
  ),
  choose: play('choose', 'reaction', { post: 'post-cake-rota', option: 0 }),
  follow: play(
    'follow',
    'connection',
    { target: POST, on: true },
    taken('follow', { target: POST, on: false }),
  ),
  thank: play('thank', 'reaction', { target: POST }),
  block: play(
    'block',
    'connection',
    { target: 'user-gullible', on: true },
    taken('block', { target: 'user-gullible', on: false }),
  ),
  report: play('report', 'report', { target: 'post-quay-studio-390', reason: 'Own photos only', text: '' }),
  join: play(
    'join',
    'connection',
    { community: 'com-stars', on: true },
    taken('join', { community: 'com-stars', on: false }),
  ),
  askToJoin: play(
    'askToJoin',
    'connection',
    { community: 'com-tannersrow', text: SAID.here },
    taken('withdraw', { community: 'com-tannersrow' }),
  ),
  withdraw: play(
    'withdraw',
    'connection',
    { community: 'com-tannersrow' },
    {
      before: () => [{ action: 'askToJoin', args: { community: 'com-tannersrow', text: SAID.here } }],
    },
  ),
  createCommunity: play('createCommunity', 'post', {
    name: 'lamps',
    title: SAID.lamps,
    about: '',
    open: 'public',
    badge: 'group',
    tone: 'plum',
  }),
  describeCommunity: play('describeCommunity', 'amendment', {
    community: SIGNS,
    title: SAID.signs,
    about: 'Walls',
  }),
  setRules: play('setRules', 'amendment', { community: SIGNS, rules: [{ title: SAID.one, text: '' }] }),
  addFlair: play('addFlair', 'amendment', { community: SIGNS, text: SAID.tile, tone: 'plum' }),
  removeFlair: play('removeFlair', 'amendment', { community: SIGNS, flair: 'flair-ghostsigns-faded' }),
  setNeeds: play('setNeeds', 'amendment', { community: SIGNS, needs: { flair: true } }),
  removeItem: play('removeItem', 'amendment', { target: FLAGGED, reason: 'Nothing for sale' }),
  approveItem: play('approveItem', 'amendment', { target: FLAGGED }),
  lock: play(
    'lock',
    'amendment',
    { target: FLAGGED, on: true },
    taken('lock', { target: FLAGGED, on: false }),
  ),
  pin: play('pin', 'amendment', { target: FLAGGED, on: true }, taken('pin', { target: FLAGGED, on: false })),
  setFlair: play('setFlair', 'amendment', { post: 'post-lamp-mine', flair: 'flair-swaps-sold' }),
  ban: play('ban', 'connection', {
    community: SIGNS,
    person: 'user-brass_monk_ey',
    days: 7,
    reason: 'Sells',
  }),
  unban: play('unban', 'connection', { ban: 'ban-2' }),
};
