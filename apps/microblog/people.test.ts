import { describe, expect, test } from 'vitest';
import { lengthOf } from './text.ts';
import { linesOf } from './measure.ts';
import { draftOf } from './draft.ts';
import { followsOwner, foundPeople, foundPosts, messagesWith, readsOwner, relationTo } from './select.ts';
import { fresh, offline, problem, run, state, told, wait, world } from './testing.ts';

const MINUTE = 60_000;
const POST = 'post-cars';
const ZONE = world.clock.zone;

describe('reactions', () => {
  test('like, repost and vote write the ledger and are refused where they must be', () => {
    expect(told(run(world, 'like', { post: POST, on: true }))).toMatchObject([
      { kind: 'reaction', to: ['@harrowbaycouncil'], what: { value: 'like' } },
    ]);
    expect(problem(run(offline(world), 'like', { post: POST, on: true }))).toBe('offline');
    expect(told(run(world, 'repost', { post: 'post-rumour-park', on: false }))[0]).toMatchObject({
      what: { value: 'undo repost' },
    });
    expect(problem(run(world, 'repost', { post: 'post-poppy-party', on: true }))).toBe('protected');
    const voted = run(world, 'vote', { post: 'post-mira-poll', choice: 2 });
    expect(state(voted).posts['post-mira-poll']!.poll!.voted).toBe(2);
    expect(told(run(voted, 'vote', { post: 'post-mira-poll', choice: 1 }))).toHaveLength(1);
  });

  test('deletePost, hideReply, setRepliers, setPostAlt and pin change own posts alone', () => {
    expect(
      state(run(world, 'deletePost', { post: 'post-robin-sofa' })).posts['post-robin-sofa'],
    ).toBeUndefined();
    expect(state(run(world, 'deletePost', { post: POST })).posts[POST]).toBeDefined();
    expect(
      state(run(world, 'hideReply', { post: 'post-keele-ad', on: true })).posts['post-keele-ad']!.hidden,
    ).toBe(true);
    const limited = run(world, 'setRepliers', { post: 'post-robin-fog', repliers: 'mentioned' });
    expect(state(limited).posts['post-robin-fog']!.repliers).toBe('mentioned');
    const described = run(world, 'setPostAlt', { post: 'post-robin-fog', photo: 0, alt: ' A bridge ' });
    expect(state(described).posts['post-robin-fog']!.photos[0]!.alt).toBe('A bridge');
    expect(state(run(world, 'pin', { post: null })).accounts['me']!.pinned).toBeNull();
  });

  test('bookmark, fileBookmark, makeFolder, renameFolder and deleteFolder', () => {
    const kept = run(world, 'bookmark', { post: POST, on: true });
    expect(state(kept).bookmarks[POST]).toMatchObject({ folder: null });
    const made = run(kept, 'makeFolder', { name: 'Streets' });
    const folder = Object.keys(state(made).folders).find(f => f !== 'folder-gannet')!;
    const filed = run(made, 'fileBookmark', { post: POST, folder });
    expect(state(filed).bookmarks[POST]!.folder).toBe(folder);
    expect(state(run(filed, 'renameFolder', { folder, name: 'Roads' })).folders[folder]!.name).toBe('Roads');
    expect(state(run(filed, 'deleteFolder', { folder })).bookmarks[POST]!.folder).toBeNull();
  });

  test('sharePost, copyLink and report', () => {
    expect(run(world, 'sharePost', { post: POST }).ui).not.toEqual(world.ui);
    expect(run(world, 'copyLink', { post: POST }).os.clipboard?.text).toBe('chirrup.example/post/post-cars');
    const args = { account: 'account-fakeferries', post: null, reason: 'impostor', text: '' };
    expect(told(run(world, 'report', args))).toMatchObject([
      { kind: 'report', what: { on: '@harrowferrles', reason: 'impostor' } },
    ]);
  });
});

describe('people', () => {
  test('follow asks a protected account, which accepts where it follows the owner', () => {
    const asked = run(world, 'follow', { account: 'account-wren', on: true });
    expect(relationTo(state(asked), 'account-wren')).toBe('asked');
    expect(relationTo(state(wait(asked, 5 * MINUTE)), 'account-wren')).toBe('mutual');
    expect(state(run(asked, 'acceptCame', { account: 'account-wren' })).asked).toEqual([]);
    expect(
      relationTo(state(run(world, 'follow', { account: 'account-mira', on: false })), 'account-mira'),
    ).toBe('none');
    expect(problem(run(world, 'follow', { account: 'account-deals', on: true }))).toBe('suspended');
  });

  test('block ends both ways; mute, bell and answerRequest', () => {
    const blocked = run(world, 'block', { account: 'account-mira', on: true });
    expect(state(blocked).accounts['account-mira']).toMatchObject({ blocked: true });
    expect(relationTo(state(blocked), 'account-mira')).toBe('none');
    expect(
      state(run(world, 'mute', { account: 'account-gossip', on: true })).accounts['account-gossip']!.muted,
    ).toBe(true);
    expect(
      state(run(world, 'bell', { account: 'account-mira', on: true })).accounts['account-mira']!.bell,
    ).toBe(true);
    const accepted = run(world, 'answerRequest', { account: 'account-okonjo', accept: true });
    expect(state(accepted).accounts['account-okonjo']!.follows).toContain('me');
    expect(state(accepted).requests).not.toContain('account-okonjo');
  });

  test('message goes where it is allowed, and is answered', () => {
    const sent = run(world, 'message', { account: 'account-tidy', text: 'We are 6' });
    expect(told(sent)).toMatchObject([{ kind: 'message', to: ['@baytidy'], what: { text: 'We are 6' } }]);
    expect(messagesWith(state(wait(sent, 3 * MINUTE)), 'account-tidy').at(-1)!.mine).toBe(false);
    expect(problem(run(world, 'message', { account: 'account-herons', text: 'Hi' }))).toBe('message');
    expect(told(run(world, 'sendPost', { account: 'account-mira', post: POST }))[0]).toMatchObject({
      what: { attached: [{ kind: 'post' }] },
    });
    expect(told(run(world, 'replyFromShade', { account: 'account-mira', text: 'Yes' }))).toHaveLength(1);
  });

  test('messageCame, acceptTalk, deleteMessage and deleteTalk', () => {
    const came = run(world, 'messageCame', { account: 'account-okonjo', text: 'Hello' });
    expect(state(came).talks['account-okonjo']).toMatchObject({ request: true });
    expect(
      state(run(came, 'acceptTalk', { account: 'account-okonjo' })).talks['account-okonjo']!.request,
    ).toBe(false);
    const [row] = messagesWith(state(came), 'account-okonjo');
    expect(state(run(came, 'deleteMessage', { message: row!.id })).talks['account-okonjo']).toBeUndefined();
    expect(
      messagesWith(state(run(came, 'deleteTalk', { account: 'account-okonjo' })), 'account-okonjo'),
    ).toEqual([]);
  });
});

describe('who reaches the owner', () => {
  const cameFrom = (account: string, dms: string) => {
    const set = run(world, 'changeSettings', { settings: { dms } });
    return state(run(set, 'messageCame', { account, text: 'Hello' })).talks[account];
  };
  test('messages come from whom the settings let in', () => {
    expect(cameFrom('account-iyer', 'everyone')).toMatchObject({ request: true });
    expect(cameFrom('account-iyer', 'following')).toBeUndefined();
    expect(cameFrom('account-hana', 'following')).toMatchObject({ request: false });
    expect(cameFrom('account-hana', 'nobody')).toBeUndefined();
  });
  test('a conversation that the owner takes part in stays open', () => {
    const set = run(world, 'changeSettings', { settings: { dms: 'nobody' } });
    const count = (phone: typeof world) =>
      Object.values(state(phone).messages).filter(message => message.with === 'account-mira').length;
    expect(count(run(set, 'messageCame', { account: 'account-mira', text: 'Hello' }))).toBe(count(set) + 1);
  });
  test('nobody follows a protected owner without being let in', () => {
    const followed = run(world, 'followCame', { account: 'account-iyer' });
    expect(relationTo(state(followed), 'account-iyer')).toBe('none');
    expect(followsOwner(state(followed), 'account-iyer')).toBe(true);
    const asked = run(run(world, 'setProtected', { on: true }), 'followCame', { account: 'account-archer' });
    expect(followsOwner(state(asked), 'account-archer')).toBe(false);
    expect(state(asked).requests).toContain('account-archer');
    const allowed = run(asked, 'answerRequest', { account: 'account-archer', accept: true });
    expect(followsOwner(state(allowed), 'account-archer')).toBe(true);
  });
  test('those who are not followers read no protected post', () => {
    const open = state(world);
    const guarded = state(run(world, 'setProtected', { on: true }));
    const post = open.posts['post-robin-trail']!;
    expect(readsOwner(open, 'account-museum', post)).toBe(true);
    expect(readsOwner(guarded, 'account-museum', post)).toBe(false);
    expect(readsOwner(guarded, 'account-mira', post)).toBe(true);
  });
  test('some of those whom the owner follows follow back, and no verified one', () => {
    const back = [
      'account-iyer',
      'account-okonjo',
      'account-brass',
      'account-puns',
      'account-birds',
      'account-council',
    ]
      .map(
        account =>
          [
            account,
            run(run(world, 'follow', { account, on: false }), 'follow', { account, on: true }),
          ] as const,
      )
      .filter(([account, phone]) => followsOwner(state(wait(phone, 25 * MINUTE)), account))
      .map(([account]) => account);
    expect(back.length).toBeGreaterThan(0);
    expect(back.length).toBeLessThan(5);
    expect(back).not.toContain('account-council');
  });
});

describe('what is the owner’s', () => {
  test('editProfile, setProtected, changeSettings and pictures', () => {
    const profile = { name: 'Robin', bio: '', place: '', link: '', picture: null, banner: null };
    expect(state(run(world, 'editProfile', profile)).accounts['me']!.name).toBe('Robin');
    expect(state(run(world, 'setProtected', { on: true })).accounts['me']!.protected).toBe(true);
    expect(state(run(world, 'changeSettings', { settings: { dms: 'nobody' } })).settings.dms).toBe('nobody');
    expect(run(world, 'pickPicture', { which: 'banner' }).ui).not.toEqual(world.ui);
    expect(run(world, 'pickPictureAllowed', { which: 'banner', result: false }).ui.toast?.text).toMatch(
      /Allow/u,
    );
    const photo = Object.entries(world.device.storage.files).find(
      ([, f]) => f.kind === 'file' && f.media?.kind === 'photo' && f.media.picture,
    )![0];
    const put = run(world, 'setPicture', { which: 'picture', result: [photo] });
    expect(state(put).accounts['me']!.picture).not.toBe(state(world).accounts['me']!.picture);
  });

  test('muteWord hides posts until its time is over', () => {
    const muted = run(world, 'muteWord', { word: 'otter', span: 'week' });
    expect(foundPosts(state(muted), 'otter', ZONE)).toEqual([]);
    expect(foundPosts(state(wait(muted, 8 * 24 * 60 * MINUTE)), 'otter', ZONE)).not.toEqual([]);
    const id = Object.keys(state(muted).mutedWords).find(m => m !== 'muted-barbell')!;
    expect(state(run(muted, 'unmuteWord', { muted: id })).mutedWords[id]).toBeUndefined();
    expect(state(run(muted, 'moveClock', { by: 0 })).mutedWords[id]).toBeDefined();
  });

  test('makeList, editList, setMember and deleteList', () => {
    const made = run(world, 'makeList', { name: 'Birds', private: true });
    const list = Object.keys(state(made).lists).find(l => !(l in state(world).lists))!;
    expect(state(run(made, 'editList', { list, name: 'Gulls', pinned: true })).lists[list]).toMatchObject({
      name: 'Gulls',
      pinned: true,
    });
    const put = run(made, 'setMember', { list, account: 'account-birds', on: true });
    expect(state(put).lists[list]!.members).toEqual(['account-birds']);
    expect(state(run(put, 'deleteList', { list })).lists[list]).toBeUndefined();
  });

  test('downloadArchive writes a file; remember and forgetSearches', () => {
    const saved = run(world, 'downloadArchive');
    const files = Object.values(saved.device.storage.files).map(f => f.name);
    expect(files).toContain('chirrup-archive-2026-03-12.json');
    expect(state(run(world, 'remember', { query: 'gull' })).searches[0]).toBe('gull');
    expect(state(run(world, 'forgetSearches')).searches).toEqual([]);
  });
});

describe('texts and searches', () => {
  test('counts links, wide characters and emoji as the field does', () => {
    expect(lengthOf('See harrowferries.example/timetable')).toBe(4 + 23);
    expect(lengthOf('桥开了')).toBe(6);
    expect(lengthOf('hi 🐦')).toBe(5);
  });
  test('lines follow the width', () => {
    expect(linesOf('short', 15, 276)).toBe(1);
    expect(linesOf('word '.repeat(40), 15, 276)).toBeGreaterThan(4);
    expect(linesOf('一'.repeat(40), 15, 276)).toBe(3);
  });
  test('operators', () => {
    const found = (text: string) => foundPosts(state(world), text, ZONE).map(p => p.by);
    expect(new Set(found('from:harrowferries since:2026-03-11'))).toEqual(new Set(['account-ferries']));
    expect(found('"second night" #PaperHerons until:2026-03-11')).toEqual(['account-amina']);
    expect(found('has:media bridge fog').length).toBeGreaterThan(1);
    expect(foundPeople(state(world), '@sam_').map(a => a.handle)).toEqual(['sam_whitlow', 'sam_okafor']);
  });
  test('a post that is published is found', () => {
    const phone = run(world, 'publish', { draft: draftOf('Zeppelin over the bay') });
    expect(foundPosts(state(phone), 'zeppelin', ZONE).map(p => p.id)).toEqual(fresh(phone));
  });
});
