import type { Phone } from '../catalogue.ts';
import type { Act, OutwardPlay, OutwardPlays } from '../outward.ts';
import { draftOf } from './draft.ts';

const TEXT = 'The gate is the green one.';
const MIRA = 'account-mira';
const of = ({ apps }: Phone) => apps.microblog;
const own = (phone: Phone): string =>
  Object.keys(of(phone).posts).find(id => of(phone).posts[id]!.text === TEXT)!;
const aeroplane = (on: boolean): Act => ({ app: 'system', action: 'setAeroplane', args: { on } });
const write: Act = { action: 'publish', args: { draft: draftOf(TEXT) } };
const remove = (phone: Phone): Act[] =>
  own(phone) ? [{ action: 'deletePost', args: { post: own(phone) } }] : [];
const talk = (account: string): Act[] => [{ action: 'deleteTalk', args: { account } }];
const scheduled = (phone: Phone): string =>
  Object.keys(of(phone).scheduled).find(id => of(phone).scheduled[id]!.draft.posts[0]!.text === TEXT)!;
/** Nothing on the phone tells of it but what can be turned back, which is told as well. */
const nothing = (): Act[] => [{ action: 'clearProblem' }];
const play = (
  writes: OutwardPlay['writes'],
  act: Act,
  erase: OutwardPlay['erase'] = nothing,
  more: Partial<OutwardPlay> = {},
): OutwardPlay => ({ writes, act: () => act, erase, ...more });

/** How each act of Chirrup that reaches others is played. */
export const outward: OutwardPlays = {
  publish: play('post', write, remove),
  retry: {
    writes: 'post',
    before: () => [aeroplane(true), write, { action: 'clearProblem' }],
    // Back online the outbox empties by itself; `retry` is for what was left over.
    act: () => aeroplane(false),
    erase: remove,
  },
  flushOutbox: {
    writes: 'post',
    before: () => [aeroplane(true), write],
    act: () => aeroplane(false),
    erase: remove,
  },
  publishScheduled: {
    writes: 'post',
    before: phone => [
      { action: 'schedule', args: { draft: draftOf(TEXT), at: phone.clock.now + 3_600_000 } },
    ],
    act: phone => ({ action: 'publishScheduled', args: { scheduled: scheduled(phone) } }),
    erase: remove,
  },
  editPost: {
    writes: 'post',
    before: () => [{ action: 'publish', args: { draft: draftOf('The gate.') } }],
    act: phone => ({
      action: 'editPost',
      args: {
        post: Object.keys(of(phone).posts).find(id => of(phone).posts[id]!.text === 'The gate.')!,
        text: TEXT,
      },
    }),
    erase: remove,
  },
  like: play('reaction', { action: 'like', args: { post: 'post-cars', on: true } }, nothing, {
    to: ['@harrowbaycouncil'],
  }),
  repost: play('reaction', { action: 'repost', args: { post: 'post-cars', on: true } }),
  vote: play('reaction', { action: 'vote', args: { post: 'post-mira-poll', choice: 1 } }, nothing, {
    to: ['@mira_reads'],
  }),
  follow: play('connection', { action: 'follow', args: { account: 'account-layla', on: true } }),
  answerRequest: play('connection', {
    action: 'answerRequest',
    args: { account: 'account-okonjo', accept: true },
  }),
  block: play('connection', { action: 'block', args: { account: 'account-gossip', on: true } }),
  report: play('report', {
    action: 'report',
    args: { account: 'account-fakeferries', post: null, reason: 'impostor', text: '' },
  }),
  message: play('message', { action: 'message', args: { account: MIRA, text: TEXT } }, () => talk(MIRA), {
    to: ['@mira_reads'],
  }),
  sendPost: play('message', { action: 'sendPost', args: { account: MIRA, post: 'post-cars' } }, () =>
    talk(MIRA),
  ),
  replyFromShade: play('message', { action: 'replyFromShade', args: { account: MIRA, text: TEXT } }, () =>
    talk(MIRA),
  ),
  acceptTalk: play('connection', { action: 'acceptTalk', args: { account: 'account-keele' } }, () =>
    talk('account-keele'),
  ),
};
