import { describe, expect, test } from 'vitest';
import { draftOf } from './draft.ts';
import { reversedKeys } from '../../src/state/order.ts';
import { draftRows, repliesTo, timeline, waitingCount } from './select.ts';
import { fresh, NO_TARGET, offline, problem, run, state, told, wait, world } from './testing.ts';

const MINUTE = 60_000;
const publish = (text: string, more: object = {}) => run(world, 'publish', { draft: draftOf(text, more) });
const FOG = 'post-robin-fog';

describe('posting', () => {
  test('publish posts, writes the ledger and empties the composer', () => {
    const written = run(world, 'write', { ...NO_TARGET, index: 0, text: 'Hello #LanternTrail' });
    expect(state(written).composer?.posts[0]?.text).toBe('Hello #LanternTrail');
    const phone = run(written, 'publish', { draft: state(written).composer! });
    const [id] = fresh(phone);
    expect(state(phone).posts[id!]).toMatchObject({ by: 'me', text: 'Hello #LanternTrail', status: 'sent' });
    expect(state(phone).composer).toBeNull();
    expect(told(phone)).toMatchObject([{ kind: 'post', to: [], what: { audience: 'everyone' } }]);
    expect(timeline(state(phone), 'following')[0]!.post).toBe(id);
  });

  test('a reply is a comment to its author, and those asked answer by rules', () => {
    const phone = publish('All boats run, Tom, there is no strike', { replyTo: 'post-tom-rumour' });
    expect(told(phone)).toMatchObject([{ kind: 'comment', to: ['@tom_longstrand'] }]);
    const later = wait(phone, 5 * MINUTE);
    const [reply] = repliesTo(state(later), fresh(phone)[0]!);
    expect(reply?.by).toBe('account-tom');
    expect(Object.values(state(later).notices).at(-1)).toMatchObject({ kind: 'reply', by: 'account-tom' });
  });

  test('a quote names whom it quotes, and a thread answers itself', () => {
    expect(told(publish('Wrong', { quote: 'post-tom-rumour' }))[0]).toMatchObject({
      to: ['@tom_longstrand'],
    });
    const phone = publish('', {
      posts: [
        { text: 'One', photos: [] },
        { text: 'Two', photos: [] },
      ],
    });
    const [one, two] = fresh(phone);
    expect(state(phone).posts[two!]!.replyTo).toBe(one);
    expect(told(phone)).toHaveLength(2);
  });

  test.each([
    ['long', draftOf('字'.repeat(141))],
    ['empty', draftOf(' ')],
    ['poll', draftOf('Which?', { choices: ['One', ''] })],
    ['protected', draftOf('See', { quote: 'post-poppy-party' })],
    ['blocked', draftOf('No', { replyTo: 'post-grump-1' })],
    ['gone', draftOf('Hm', { replyTo: 'post-nothing' })],
  ])('refuses %s', (kind, draft) => {
    const phone = run(world, 'publish', { draft });
    expect([problem(phone), fresh(phone), told(phone)]).toEqual([kind, [], []]);
    expect(problem(run(phone, 'clearProblem'))).toBeUndefined();
  });

  test('waits in the outbox while the phone is offline, and goes out by itself', () => {
    const waiting = run(offline(world), 'publish', { draft: draftOf('Later') });
    const [id] = fresh(waiting);
    expect([state(waiting).posts[id!]!.status, told(waiting)]).toEqual(['pending', []]);
    expect(problem(run(waiting, 'retry', { post: id! }))).toBe('offline');
    const online = offline(waiting, false);
    expect([state(online).posts[id!]!.status, told(online).length]).toEqual(['sent', 1]);
    expect(told(run(online, 'flushOutbox')).length).toBe(1);
  });

  test('the thirty-first act within an hour is refused until the first is an hour old', () => {
    let phone = world;
    for (let i = 0; i < 30; i++) phone = run(phone, 'like', { post: 'post-cars', on: i % 2 === 0 });
    const refused = run(phone, 'like', { post: 'post-cars', on: true });
    expect([problem(refused), state(refused).posts['post-cars']!.liked]).toEqual(['rate', false]);
    const next = wait(refused, 61 * MINUTE);
    expect(state(run(next, 'like', { post: 'post-cars', on: true })).posts['post-cars']!.liked).toBe(true);
  });

  test('editPost within five minutes keeps what it said; afterwards it is too late', () => {
    const phone = publish('Helo');
    const id = fresh(phone)[0]!;
    const edited = run(phone, 'editPost', { post: id, text: 'Hello' });
    expect(state(edited).posts[id]).toMatchObject({ text: 'Hello', edits: [{ text: 'Helo' }] });
    expect(problem(run(wait(phone, 6 * MINUTE), 'editPost', { post: id, text: 'Hello' }))).toBe('late');
  });

  test('schedule, unschedule, dropScheduled and publishScheduled', () => {
    const at = world.clock.now + 30 * MINUTE;
    const phone = run(world, 'schedule', { draft: draftOf('At ten'), at });
    const id = Object.keys(state(phone).scheduled).find(s => s !== 'scheduled-choir')!;
    expect(told(phone)).toEqual([]);
    expect(told(wait(phone, 31 * MINUTE)).map(e => e.kind)).toEqual(['post']);
    expect(told(run(phone, 'publishScheduled', { scheduled: id }))).toHaveLength(1);
    const back = run(phone, 'unschedule', { scheduled: id });
    expect(Object.values(state(back).drafts).some(d => d.posts[0]!.text === 'At ten')).toBe(true);
    expect(state(run(phone, 'dropScheduled', { scheduled: id })).scheduled[id]).toBeUndefined();
    expect(problem(run(world, 'schedule', { draft: draftOf('Past'), at: world.clock.now }))).toBe('late');
    const chosen = run(run(world, 'setDay', { result: at }), 'setTime', { result: 61 });
    expect(state(chosen).when).toEqual({ date: at, minutes: 61 });
  });
});

describe('the composer', () => {
  test('adds and removes posts, choices, options and photos', () => {
    const two = run(world, 'addPost', NO_TARGET);
    expect(state(two).composer?.posts).toHaveLength(2);
    expect(state(run(two, 'removePost', { ...NO_TARGET, index: 1 })).composer).toBeNull();
    const poll = run(world, 'setChoices', { ...NO_TARGET, choices: ['a', 'b'] });
    expect(state(poll).composer?.choices).toEqual(['a', 'b']);
    const warned = run(world, 'setOptions', { ...NO_TARGET, warning: 'Fog' });
    expect(state(warned).composer?.warning).toBe('Fog');
    const photo = Object.entries(world.device.storage.files).find(
      ([, f]) => f.kind === 'file' && f.media?.kind === 'photo',
    )![0];
    const put = (result: string[]) => run(world, 'addPhotos', { ...NO_TARGET, index: 0, result });
    const one = put([photo]);
    expect(state(one).composer?.posts[0]?.photos).toHaveLength(1);
    expect(problem(put(Array.from({ length: 5 }, () => photo)))).toBe('media');
    const told = run(one, 'setAlt', { ...NO_TARGET, index: 0, photo: 0, alt: 'A gull' });
    expect(state(told).composer?.posts[0]?.photos[0]?.alt).toBe('A gull');
    expect(state(run(one, 'removePhoto', { ...NO_TARGET, index: 0, photo: 0 })).composer).toBeNull();
  });

  test('asks for photos, and says what to do where they are refused', () => {
    expect(run(world, 'pickPhotos', { ...NO_TARGET, index: 0 }).ui).not.toEqual(world.ui);
    const refused = run(world, 'pickPhotosAllowed', { ...NO_TARGET, index: 0, result: false });
    expect(refused.ui.toast?.text).toMatch(/Allow photos/u);
  });

  test('keepDraft, openDraft, deleteDraft and discard', () => {
    const written = run(world, 'write', { ...NO_TARGET, index: 0, text: 'Half' });
    const kept = run(written, 'keepDraft');
    const id = Object.keys(state(kept).drafts).find(d => d !== 'draft-herons')!;
    expect(state(run(kept, 'openDraft', { draft: id })).composer?.posts[0]?.text).toBe('Half');
    expect(state(run(kept, 'deleteDraft', { draft: id })).drafts[id]).toBeUndefined();
    expect(state(run(written, 'discard')).composer).toBeNull();
  });

  test('drafts are listed newest first, and those of one moment by their ids, whatever the order of keys', () => {
    const keep = (phone: typeof world, text: string) =>
      run(run(phone, 'write', { ...NO_TARGET, index: 0, text }), 'keepDraft');
    const phone = keep(wait(keep(world, 'Earlier'), MINUTE), 'Later');
    const texts = (s: ReturnType<typeof state>) => draftRows(s).map(([, draft]) => draft.posts[0]!.text);
    expect(texts(state(phone)).slice(0, 2)).toEqual(['Later', 'Earlier']);
    expect(texts(reversedKeys(state(phone)))).toEqual(texts(state(phone)));
    const twins = state(keep(keep(world, 'One'), 'Two'));
    expect(draftRows(reversedKeys(twins))).toEqual(draftRows(twins));
  });

  test('a draft that is opened and kept again is the newest', () => {
    const written = run(world, 'write', { ...NO_TARGET, index: 0, text: 'Half' });
    const later = wait(run(written, 'keepDraft'), MINUTE);
    const again = run(run(later, 'openDraft', { draft: 'draft-herons' }), 'keepDraft');
    expect(state(again).composer).toBeNull();
    const [, first] = draftRows(state(again))[0]!;
    expect(first.posts[0]!.text).toMatch(/^Second night/u);
    expect(first.keptAt).toBe(again.clock.now);
  });

  test('what is written for another post is kept as a draft', () => {
    const written = run(world, 'write', { ...NO_TARGET, index: 0, text: 'Half' });
    const other = run(written, 'write', { replyTo: 'post-cars', quote: null, index: 0, text: 'For' });
    expect(Object.values(state(other).drafts).some(d => d.posts[0]!.text === 'Half')).toBe(true);
    expect(state(other).composer?.replyTo).toBe('post-cars');
  });
});

describe('arrivals', () => {
  test('arrive puts posts behind the pill, and showNew shows them', () => {
    const later = wait(world, 12 * MINUTE);
    expect(waitingCount(state(later), 'following')).toBe(4);
    expect(state(later).posts['post-ferry-update']?.by).toBe('account-ferries');
    expect(Object.values(later.os.notifications).some(n => n.title.includes('Harrow Bay Ferries'))).toBe(
      true,
    );
    expect(waitingCount(state(run(later, 'showNew')), 'following')).toBe(0);
    expect(
      state(run(world, 'arrive', { id: 'post-ferry-update' })).coming['post-ferry-update'],
    ).toBeUndefined();
  });

  test('answerCame, likeCame, votesCame and followCame', () => {
    const answered = run(world, 'answerCame', { post: FOG, by: 'account-mira', text: 'oh', lang: 'en' });
    expect(repliesTo(state(answered), FOG)).toHaveLength(1);
    const liked = run(world, 'likeCame', { post: FOG, by: 'account-mira' });
    expect(state(liked).posts[FOG]!.likes).toBe(state(world).posts[FOG]!.likes + 1);
    const polled = publish('Which?', { choices: ['One', 'Two'] });
    const id = fresh(polled)[0]!;
    const voted = run(polled, 'votesCame', { post: id, choice: 1, votes: 3 });
    expect(state(voted).posts[id]!.poll!.choices[1]!.votes).toBe(3);
    const ended = wait(polled, 25 * 60 * MINUTE);
    expect(Object.values(state(ended).notices).some(n => n.kind === 'poll' && n.post === id)).toBe(true);
    expect(state(run(world, 'pollEnds', { post: 'post-mira-poll' })).notices).not.toEqual(
      state(world).notices,
    );
    const followed = run(world, 'followCame', { account: 'account-okonjo' });
    expect(state(followed).accounts['account-okonjo']!.follows).toContain('me');
  });
});
