import { describe, expect, test } from 'vitest';
import {
  findComments,
  findPosts,
  karmaOf,
  linesOf,
  noticesOf,
  problemsOf,
  emptyDraft,
  feedOf,
} from './select.ts';
import { ME } from './state.ts';
import { made, offline, open, path, run, state, toast, told, wait, world } from './testing.ts';

const POST = 'post-chair-wobble';
const OWN = 'post-panniers-mine';
const MINE = 'cmt-fare-wrong';
const SIGNS = 'com-ghostsigns';
const posts = (phone: typeof world) => made(state(phone).posts, state(world).posts);
const comments = (phone: typeof world) => made(state(phone).comments, state(world).comments);
const draft = (set: object, phone = world) => run(phone, 'editDraft', { draft: 'draft-t', set });

describe('writing posts', () => {
  test('startPost opens a draft that is nothing until a word is in it', () => {
    const begun = run(open(world, '/'), 'startPost', { community: 'com-fixing' });
    expect(path(begun)).toMatch(/^\/compose\/draft-/);
    expect(Object.keys(state(begun).drafts)).toHaveLength(1);
    expect(state(open(begun, '/drafts')).drafts).toEqual({});
  });
  test('editDraft keeps every word, and a flair of another community goes', () => {
    const kept = draft({ community: 'com-swaps', title: 'Clock, £10', flair: 'flair-swaps-selling' });
    expect(state(kept).drafts['draft-t']).toMatchObject({
      title: 'Clock, £10',
      flair: 'flair-swaps-selling',
    });
    const moved = draft({ community: 'com-fixing' }, kept);
    expect(state(moved).drafts['draft-t']!.flair).toBeNull();
    expect(state(run(kept, 'dropDraft', { draft: 'draft-t' })).drafts).toEqual({});
  });
  test('submitPost sends, writes to the ledger first, and opens the post', () => {
    const ready = draft({ community: 'com-fixing', title: 'Lamp hums', flair: 'flair-fixing-question' });
    const sent = run(open(ready, '/compose/draft-t'), 'submitPost', { draft: 'draft-t' });
    const [id, post] = posts(sent)[0]!;
    expect(post).toMatchObject({ author: ME, community: 'com-fixing', waiting: false });
    expect(told(sent)).toMatchObject([{ kind: 'post', to: ['com-fixing'] }]);
    expect(path(sent)).toBe(`/post/${id}`);
    expect(state(sent).drafts).toEqual({});
    expect(posts(run(sent, 'submitPost', { draft: 'draft-t' }))).toHaveLength(1);
    expect(state(wait(sent, 30)).posts[id]!.up).toBeGreaterThanOrEqual(1);
  });
  test('what a rule keeps back stays a draft', () => {
    const missing = draft({ community: 'com-fixing', title: 'Lamp hums' });
    const refused = run(open(missing, '/compose/draft-t'), 'submitPost', { draft: 'draft-t' });
    expect(path(refused)).toBe('/refused/draft-t');
    expect(posts(refused)).toEqual([]);
    const codes = (set: object) =>
      problemsOf(state(world), { ...emptyDraft(0, null), title: 'x', ...set }, world.clock.now).map(
        p => p.code,
      );
    expect(codes({})).toEqual(['community']);
    expect(codes({ community: 'com-birds' })).toEqual(['banned']);
    expect(codes({ community: 'com-smallbiz' })).toContain('karma');
    expect(codes({ community: 'com-smallbiz', text: 'see https://x.example' })).toContain('link');
    expect(codes({ community: 'com-stars', title: 'y'.repeat(81) })).toEqual(['titleLong']);
    expect(codes({ community: SIGNS })).toEqual(['prefix']);
    expect(codes({ community: 'com-tannersrow' })).toEqual(['private']);
    expect(codes({ community: 'com-crumb' })).toEqual(['textShort']);
    expect(codes({ community: 'com-pages', kind: 'poll', options: ['one'] })).toEqual(['options']);
    expect(codes({ community: 'com-pages', kind: 'link', link: 'nowhere' })).toEqual(['badLink']);
    expect(codes({ community: 'com-pages', kind: 'event', from: 5 })).toEqual(['soon']);
  });
  test('a second post too soon has to wait', () => {
    const first = run(draft({ community: 'com-askthebay', title: 'One' }), 'submitPost', {
      draft: 'draft-t',
    });
    const second = { ...emptyDraft(0, 'com-askthebay'), title: 'Two' };
    const later = wait(first, 21);
    expect(problemsOf(state(later), second, later.clock.now)).toEqual([{ code: 'wait', minutes: 9 }]);
  });
  test('offline a post waits, and flushOutbox sends it', () => {
    const ready = draft({ community: 'com-pages', title: 'Poems?' }, offline(world));
    const kept = run(ready, 'submitPost', { draft: 'draft-t' });
    expect([posts(kept)[0]![1].waiting, told(kept)]).toEqual([true, []]);
    const sent = run(offline(kept, false), 'flushOutbox');
    expect([posts(sent)[0]![1].waiting, told(sent).map(e => e.kind)]).toEqual([false, ['post']]);
  });
  test('postAgain takes over what was removed, a cross-post shows another post', () => {
    const again = run(world, 'postAgain', { post: 'post-clock-removed' });
    expect(Object.values(state(again).drafts)[0]).toMatchObject({
      title: 'Yellow wall clock, runs, £10',
      flair: null,
    });
    const cross = run(world, 'startPost', { community: null, crosspost: OWN });
    expect(Object.values(state(cross).drafts)[0]).toMatchObject({ crosspost: OWN, kind: 'text' });
  });
  test('photos and times come from the phone: pickPhotos, photosAllowed, photosPicked, setDay, setHour, takeShared', () => {
    expect(run(world, 'pickPhotos', { draft: 'draft-t' }).ui.dialogs.length).toBeGreaterThan(0);
    expect(toast(run(world, 'photosAllowed', { draft: 'draft-t', result: false }))).toMatch(/photos/);
    expect(
      state(run(world, 'photosPicked', { draft: 'draft-t', result: null })).drafts['draft-t']?.photos,
    ).toEqual([]);
    const day = run(world, 'setDay', { draft: 'draft-t', result: world.clock.now + 86_400_000 });
    const hour = run(day, 'setHour', { draft: 'draft-t', result: 19 * 60 });
    expect(state(hour).drafts['draft-t']!.from! - state(day).drafts['draft-t']!.from!).toBe(3_600_000);
    const shared = run(world, 'takeShared', { text: 'https://a.example/b', title: 'B', media: [] });
    expect(Object.values(state(shared).drafts)[0]).toMatchObject({
      kind: 'link',
      link: 'https://a.example/b',
    });
  });
});

describe('comments and messages', () => {
  test('write keeps what is typed, addComment sends it and people answer', () => {
    const begun = run(world, 'write', { target: 'post-cargo-bike-new', text: 'See' });
    expect(state(begun).writing['post-cargo-bike-new']!.text).toBe('See');
    const said = run(begun, 'addComment', {
      target: 'post-cargo-bike-new',
      text: 'hearthside:post-cargo-bike-2026',
    });
    expect(comments(said)).toHaveLength(1);
    expect(state(said).writing).toEqual({});
    expect(told(said)).toMatchObject([{ kind: 'comment', to: ['user-tidal_newbie'] }]);
    const later = wait(said, 10);
    expect(noticesOf(state(later))[0]).toMatchObject({
      kind: 'reply',
      who: 'user-tidal_newbie',
      read: false,
    });
  });
  test('locked, archived and banned threads take no comment', () => {
    for (const target of ['post-wind-eight', 'post-cargo-bike-2024', 'post-otter-not'])
      expect(comments(run(world, 'addComment', { target, text: 'Hi' }))).toEqual([]);
  });
  test('editComment, editPost, deleteComment and deletePost touch one’s own alone', () => {
    const right = run(world, 'editComment', { comment: MINE, text: 'Return is £11.20' });
    expect(state(right).comments[MINE]).toMatchObject({
      text: 'Return is £11.20',
      editedAt: world.clock.now,
    });
    expect(state(run(world, 'editComment', { comment: 'cmt-fare-right', text: 'No' }))).toEqual(state(world));
    expect(state(run(world, 'editPost', { post: OWN, text: 'Sold' })).posts[OWN]!.text).toBe('Sold');
    const gone = state(run(world, 'deleteComment', { target: MINE }));
    expect(gone.comments[MINE]).toMatchObject({ deleted: true, text: '' });
    expect(state(run(world, 'deletePost', { target: OWN })).posts[OWN]!.deleted).toBe(true);
    const alone = run(world, 'deletePost', { target: 'post-clock-removed' });
    expect(state(alone).posts['post-clock-removed']).toBeUndefined();
  });
  test('sendMessage reaches a person, who may answer', () => {
    const sent = run(world, 'sendMessage', { person: 'user-inky_thumb', text: 'You won the tea' });
    expect(told(sent)).toMatchObject([{ kind: 'message', to: ['user-inky_thumb'] }]);
    const back = Object.values(state(wait(sent, 12)).messages).filter(m => m.person === 'user-inky_thumb');
    expect(back.map(m => m.mine)).toEqual([true, false]);
  });
});

describe('the owner’s marks', () => {
  test('vote counts, changes and is taken back; karma follows', () => {
    const up = run(world, 'vote', { target: 'post-zip-tent', value: 1 });
    expect(karmaOf(state(up), 'user-guyline') - karmaOf(state(world), 'user-guyline')).toBe(1);
    expect(state(run(up, 'vote', { target: 'post-zip-tent', value: 0 })).votes).toEqual(state(world).votes);
    expect(told(run(world, 'vote', { target: OWN, value: 1 }))).toEqual([]);
    expect(told(run(offline(world), 'vote', { target: 'post-zip-tent', value: 1 }))).toEqual([]);
  });
  test('choose votes in an open poll alone', () => {
    expect(
      state(run(world, 'choose', { post: 'post-cake-rota', option: 1 })).choices['post-cake-rota'],
    ).toEqual({ option: 1 });
    expect(told(run(world, 'choose', { post: 'post-nothing', option: 1 }))).toEqual([]);
  });
  test('save, saveInto, addFolder, renameFolder, deleteFolder', () => {
    const saved = run(world, 'save', { target: 'cmt-rep-bramwell', on: true });
    expect(state(saved).saved['cmt-rep-bramwell']!.folder).toBeNull();
    const into = run(saved, 'saveInto', { target: 'cmt-rep-bramwell', folder: 'folder-flat' });
    const named = run(into, 'renameFolder', { folder: 'folder-flat', name: 'House' });
    expect(state(named).folders['folder-flat']!.name).toBe('House');
    const gone = state(run(named, 'deleteFolder', { folder: 'folder-flat' }));
    expect(gone.saved['cmt-rep-bramwell']!.folder).toBeNull();
    const made2 = run(world, 'addFolder', { name: 'Sewing', target: 'cmt-rep-bramwell' });
    expect(Object.values(state(made2).folders).map(f => f.name)).toContain('Sewing');
  });
  test('hide, follow, thank, block and report', () => {
    expect(state(run(world, 'hide', { target: POST, on: true })).hidden[POST]).toBeDefined();
    expect(told(run(world, 'follow', { target: POST, on: true }))).toMatchObject([{ kind: 'connection' }]);
    expect(told(run(run(world, 'thank', { target: POST }), 'thank', { target: POST }))).toHaveLength(1);
    const blocked = run(world, 'block', { target: 'user-gullible', on: true });
    const lines = linesOf(state(blocked), 'post-cable-delay', {
      sort: 'best',
      folded: [],
      opened: [],
      root: null,
    });
    expect(lines.some(l => l.kind === 'comment' && l.folded)).toBe(true);
    const reported = run(world, 'report', {
      target: 'post-quay-studio-390',
      reason: 'Own photos only',
      text: '',
    });
    expect(told(reported)).toMatchObject([{ kind: 'report', to: ['com-rooms'] }]);
    expect(state(wait(reported, 10)).posts['post-quay-studio-390']!.removed).not.toBeNull();
  });
  test('share, copyLink, copyText, addToCalendar and openLink leave Hearthside as it was', () => {
    for (const [action, args] of [
      ['share', { target: POST }],
      ['copyLink', { target: POST }],
      ['copyText', { target: POST }],
      ['addToCalendar', { post: 'post-spring-ride' }],
      ['openLink', { url: 'harrowferries.example/fares' }],
    ] as const)
      expect(state(run(world, action, args))).toEqual(state(world));
    expect(run(world, 'copyLink', { target: POST }).os.clipboard).toMatchObject({
      text: `hearthside:${POST}`,
    });
  });
});

describe('what is read', () => {
  test('feeds are in the order of their formulas', () => {
    const top = feedOf(state(world), 'all', 'top', 'ever', world.clock.now);
    expect(top[0]!.up - top[0]!.down).toBeGreaterThanOrEqual(top[1]!.up - top[1]!.down);
    const news = feedOf(state(world), 'home', 'new', 'ever', world.clock.now);
    expect(news.map(p => p.at)).toEqual(news.map(p => p.at).sort((a, b) => b - a));
  });
  test('search knows its operators', () => {
    const find = (text: string) =>
      findPosts(state(world), { text, sort: 'new', period: 'ever' }, world.clock.now);
    expect(
      find('community:fixing flair:solved').every(id => state(world).posts[id]!.community === 'com-fixing'),
    ).toBe(true);
    expect(find('author:lee_shore cargo')).toEqual(['post-cargo-bike-2026', 'post-cargo-bike-2024']);
    expect(find('"cargo bike" -window -dry')).toEqual(['post-cargo-bike-new']);
    expect(find('title:kettle')).toContain('post-kettle-red');
    expect(find('Title:kettle')).toEqual(find('title:kettle'));
    const said = findComments(
      state(world),
      { text: 'bramwell', sort: 'new', period: 'ever' },
      world.clock.now,
    );
    expect(said.length).toBeGreaterThan(5);
  });
});
