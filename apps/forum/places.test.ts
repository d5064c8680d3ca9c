import { describe, expect, test } from 'vitest';
import { banOf, mayRead, queueOf } from './select.ts';
import { made, offline, run, state, toast, told, wait, world } from './testing.ts';

const SIGNS = 'com-ghostsigns';
const ENAMEL = 'post-enamel-seller';

describe('communities', () => {
  test('join and leave, setLevel, mute', () => {
    const joined = run(world, 'join', { community: 'com-stars', on: true });
    expect(told(joined)).toMatchObject([{ kind: 'connection', what: { act: 'join' } }]);
    expect(state(run(joined, 'join', { community: 'com-stars', on: false })).joined).toEqual(
      state(world).joined,
    );
    expect(
      state(run(world, 'setLevel', { community: 'com-fixing', level: 'off' })).joined['com-fixing']!.level,
    ).toBe('off');
    expect(state(run(world, 'mute', { community: 'com-stars', on: true })).muted['com-stars']).toBeDefined();
    expect(told(run(world, 'join', { community: SIGNS, on: false }))).toEqual([]);
    expect(told(run(offline(world), 'join', { community: 'com-stars', on: true }))).toEqual([]);
  });
  test('askToJoin is answered on the clock by joinAnswered, withdraw takes it back', () => {
    const asked = run(world, 'askToJoin', { community: 'com-tannersrow', text: 'I live at number 27.' });
    expect(mayRead(state(wait(asked, 13)), 'com-tannersrow')).toBe(true);
    const mute = run(world, 'askToJoin', { community: 'com-tannersrow', text: '' });
    expect(state(wait(mute, 13)).asked['com-tannersrow']!.status).toBe('refused');
    const back = run(asked, 'withdraw', { community: 'com-tannersrow' });
    expect(mayRead(state(wait(back, 13)), 'com-tannersrow')).toBe(false);
    expect(state(run(world, 'joinAnswered', { community: 'com-tannersrow' }))).toEqual(state(world));
  });
  test('createCommunity, describeCommunity, setRules, addFlair, removeFlair, setNeeds', () => {
    const args = { title: 'Lamps', about: '', open: 'public', badge: 'group', tone: 'plum' };
    const lamps = run(world, 'createCommunity', { name: 'Lamps', ...args });
    expect(made(state(lamps).communities, state(world).communities)[0]![1]).toMatchObject({ name: 'lamps' });
    expect(toast(run(world, 'createCommunity', { name: 'fixing', ...args }))).toMatch(/taken/);
    expect(toast(run(world, 'createCommunity', { name: 'no way', ...args }))).toMatch(/short name/i);
    const said = run(world, 'describeCommunity', { community: SIGNS, title: 'Signs', about: 'Walls' });
    expect(state(said).communities[SIGNS]).toMatchObject({ title: 'Signs', about: 'Walls' });
    expect(told(run(world, 'describeCommunity', { community: 'com-fixing', title: 'x', about: '' }))).toEqual(
      [],
    );
    const ruled = run(world, 'setRules', { community: SIGNS, rules: [{ title: ' One ', text: '' }] });
    expect(state(ruled).communities[SIGNS]!.rules).toEqual([{ title: 'One', text: '' }]);
    const flair = run(world, 'addFlair', { community: SIGNS, text: 'Tile', tone: 'sea' });
    expect(state(flair).communities[SIGNS]!.flairs.at(-1)!.text).toBe('Tile');
    const none = run(world, 'removeFlair', { community: SIGNS, flair: 'flair-ghostsigns-found' });
    expect(state(none).posts['post-soap-gable']!.flair).toBeNull();
    const needs = run(world, 'setNeeds', { community: SIGNS, needs: { flair: true } });
    expect(state(needs).communities[SIGNS]!.needs.flair).toBe(true);
  });
});

describe('moderating', () => {
  test('removeItem and approveItem close reports and write the log', () => {
    const removed = run(world, 'removeItem', { target: ENAMEL, reason: 'Nothing for sale' });
    expect(state(removed).posts[ENAMEL]!.removed).toMatchObject({ reason: 'Nothing for sale' });
    expect(queueOf(state(removed), SIGNS)).toHaveLength(queueOf(state(world), SIGNS).length - 1);
    expect(made(state(removed).log, state(world).log)[0]![1]).toMatchObject({
      act: 'remove',
      target: ENAMEL,
    });
    const kept = run(removed, 'approveItem', { target: ENAMEL });
    expect(state(kept).posts[ENAMEL]!.removed).toBeNull();
    expect(told(run(world, 'removeItem', { target: 'post-zip-tent', reason: 'x' }))).toEqual([]);
  });
  test('lock, pin, setFlair, ban and unban', () => {
    expect(state(run(world, 'lock', { target: ENAMEL, on: true })).posts[ENAMEL]!.locked).toBe(true);
    expect(state(run(world, 'pin', { target: ENAMEL, on: true })).posts[ENAMEL]!.pinned).toBe(true);
    const sold = run(world, 'setFlair', { post: 'post-lamp-mine', flair: 'flair-swaps-sold' });
    expect(state(sold).posts['post-lamp-mine']!.flair).toBe('flair-swaps-sold');
    const args = { community: SIGNS, person: 'user-brass_monk_ey', days: 7, reason: 'Sells' };
    const banned = run(world, 'ban', args);
    const ban = banOf(state(banned), SIGNS, banned.clock.now, 'user-brass_monk_ey');
    expect(ban).toMatchObject({ days: 7, reason: 'Sells' });
    const id = made(state(banned).bans, state(world).bans)[0]![0];
    expect(state(run(banned, 'unban', { ban: id })).bans).toEqual(state(world).bans);
  });
});

describe('others, and the desk', () => {
  test('happen, answer, tally, pollMoves, removeByHand and reportRead are what people do', () => {
    const later = wait(world, 40);
    expect(Object.keys(state(later).comments).length).toBeGreaterThan(
      Object.keys(state(world).comments).length,
    );
    expect(state(run(world, 'happen', { plan: 'plan-none' }))).toEqual(state(world));
    expect(state(run(world, 'answer', { habit: 'habit-none', target: ENAMEL, pick: 0 }))).toEqual(
      state(world),
    );
    expect(state(run(world, 'tally', { target: ENAMEL, up: 2, down: 1 })).posts[ENAMEL]).toMatchObject({
      up: 3,
      down: 6,
    });
    expect(state(run(world, 'pollMoves', { post: ENAMEL }))).toEqual(state(world));
    const gone = run(world, 'removeByHand', {
      target: 'post-panniers-mine',
      reason: 'Sales belong in c/swaps',
    });
    expect(state(gone).posts['post-panniers-mine']!.removed).not.toBeNull();
    expect(made(state(gone).notices, state(world).notices)[0]![1]).toMatchObject({ kind: 'removed' });
    expect(state(run(world, 'reportRead', { target: ENAMEL }))).toEqual(state(world));
  });
  test('a post that breaks a rule is removed by hand after a while', () => {
    const set = { community: 'com-spokes', title: 'Panniers for sale' };
    const sent = run(run(world, 'editDraft', { draft: 'draft-t', set }), 'submitPost', { draft: 'draft-t' });
    const [id] = made(state(sent).posts, state(world).posts)[0]!;
    expect(state(wait(sent, 8)).posts[id]!.removed).toMatchObject({ by: 'user-granny_gear' });
  });
  test('readNotice, readAll, remember, forgetSearches, clearHistory, changeSettings, moveClock', () => {
    expect(state(run(world, 'readNotice', { notice: 'notice-2' })).notices['notice-2']!.read).toBe(true);
    expect(Object.values(state(run(world, 'readAll')).notices).every(n => n.read)).toBe(true);
    expect(state(run(world, 'remember', { text: ' glue ' })).searches[0]).toBe('glue');
    expect(state(run(world, 'forgetSearches')).searches).toEqual([]);
    expect(state(run(world, 'clearHistory')).visits).toEqual({});
    expect(state(run(world, 'changeSettings', { settings: { sort: 'new' } })).settings.sort).toBe('new');
    expect(state(run(world, 'moveClock', { by: 60_000 })).clockShift).toBe(60_000);
  });
});
