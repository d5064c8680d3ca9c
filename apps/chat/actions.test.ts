// Over 300 lines: one test or more for each action of the app.
import { mediaOf } from '../../src/sdk/core/storage.ts';
import { produce } from 'immer';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { undescribed } from '../../src/state/schema.ts';
import { validate } from '../../src/state/validate.ts';
import { isMentioned, PHOTO_BYTES, unreadOf, withMentions } from './select.ts';
import { Chat as Schema, ME, type Chat, type Contact, type Message, type Thread } from './state.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});

const T0 = Date.UTC(2026, 2, 1, 8);
const MINUTE = 60_000;
const person = (name: string, over: Partial<Contact> = {}): Contact => ({
  name,
  remark: '',
  handle: name.toLowerCase(),
  phone: '',
  city: '',
  about: '',
  portrait: null,
  tags: [],
  starred: false,
  blocked: false,
  ...over,
});
const thread = (over: Partial<Thread>): Thread => ({
  kind: 'direct',
  name: '',
  members: [],
  notice: '',
  pinned: false,
  muted: false,
  left: false,
  createdAt: T0,
  readAt: T0,
  draft: '',
  typing: null,
  ...over,
});
const message = (from: string, text: string, over: Partial<Message> = {}): Message => ({
  thread: 't-ann',
  from,
  at: T0,
  kind: 'text',
  text,
  status: 'sent',
  recalled: false,
  starred: false,
  ...over,
});

/** A phone with Ann, who answers `hello` after 10 s, Ben, and a group of both. */
const phoneWith = (over: (state: Chat) => void = () => {}) =>
  produce(world, draft => {
    const state = draft.apps['chat'] as Chat;
    state.contacts = { 'c-ann': person('Ann', { phone: '+44 20 7946 0001' }), 'c-ben': person('Ben') };
    state.threads = {
      't-ann': thread({ contact: 'c-ann' }),
      't-both': thread({ kind: 'group', name: 'Both', owner: ME, members: [ME, 'c-ann', 'c-ben'] }),
    };
    state.messages = {};
    state.replies = {
      'c-ann': [{ any: ['hello'], kind: null, question: false, delayMs: 10_000, text: ['hi yourself'] }],
    };
    over(state);
  });
const run = (phone: AnyPhone, name: string, args: object = {}, app = 'chat') =>
  dispatch(catalogue, phone, app, name, args).phone;
const wait = (phone: AnyPhone, ms: number) => advance(catalogue, phone, phone.clock.now + ms).phone;
const state = (phone: AnyPhone) => phone.apps['chat'] as Chat;
const texts = (phone: AnyPhone, of = 't-ann') =>
  Object.values(state(phone).messages)
    .filter(m => m.thread === of)
    .sort((a, b) => a.at - b.at)
    .map(m => [m.from, m.text]);
const posted = (phone: AnyPhone) =>
  Object.values(phone.os.notifications)
    .filter(n => n.app === 'chat' && ['t-ann', 't-both'].includes(n.tag!))
    .map(n => [n.tag, n.title, n.text]);
const offline = (phone: AnyPhone, on = true) => run(phone, 'setAeroplane', { on }, 'system');

test('every field of the schema says what it is, and the world fits it', () => {
  expect(undescribed(Schema)).toEqual([]);
  expect(validate(Schema, world.apps['chat'])).toEqual([]);
});

describe('sending', () => {
  test('a text is trimmed, clears the draft, is read, and is answered when the clock says so', () => {
    const sent = run(run(phoneWith(), 'setDraft', { thread: 't-ann', text: ' Hello! ' }), 'sendText', {
      thread: 't-ann',
      text: ' Hello! ',
    });
    expect(texts(sent)).toEqual([[ME, 'Hello!']]);
    expect(state(sent).threads['t-ann']!.draft).toBe('');
    expect(texts(wait(sent, 9_999))).toEqual([[ME, 'Hello!']]);
    expect(state(wait(sent, 9_999)).threads['t-ann']!.typing).toBe('c-ann');
    const answered = wait(sent, 10_000);
    expect(texts(answered)).toEqual([
      [ME, 'Hello!'],
      ['c-ann', 'hi yourself'],
    ]);
    expect(state(answered).threads['t-ann']!.typing).toBeNull();
    expect(Object.values(state(answered).messages).find(m => m.from === ME)!.status).toBe('read');
    expect(posted(answered)).toEqual([['t-ann', 'Ann', 'hi yourself']]);
  });

  test('nothing is sent of blanks, nor to who is blocked, nor to a group that was left', () => {
    const was = phoneWith(s => {
      s.contacts['c-ann']!.blocked = true;
      s.threads['t-both']!.left = true;
    });
    for (const [to, text] of [
      ['t-ann', 'x'],
      ['t-both', 'x'],
      ['t-none', 'x'],
      ['t-ann', '  '],
    ])
      expect(state(run(was, 'sendText', { thread: to, text })).messages).toEqual({});
  });

  test('without a connection it waits, and goes out when there is one', () => {
    const waiting = run(offline(phoneWith()), 'sendText', { thread: 't-ann', text: 'hello' });
    expect(Object.values(state(waiting).messages).map(m => m.status)).toEqual(['pending']);
    expect(texts(wait(waiting, 5 * MINUTE))).toEqual([[ME, 'hello']]);
    const out = wait(offline(waiting, false), MINUTE);
    expect(texts(out)).toEqual([
      [ME, 'hello'],
      ['c-ann', 'hi yourself'],
    ]);
  });

  test('in a group only who is named answers', () => {
    const say = (text: string) =>
      texts(wait(run(phoneWith(), 'sendText', { thread: 't-both', text }), MINUTE), 't-both').length;
    expect([say('hello all'), say('hello @Ann'), say('hello @Ben')]).toEqual([1, 2, 1]);
  });

  test('forwarding copies what it says, without its star or whom it answered, and not what was recalled', () => {
    const was = phoneWith(s => {
      s.messages = {
        'm-a': message('c-ann', 'keep', { starred: true, replyTo: 'm-b' }),
        'm-b': message('c-ann', 'gone', { recalled: true }),
      };
    });
    const made = Object.values(
      state(run(was, 'forward', { messages: ['m-a', 'm-b'], threads: ['t-both'] })).messages,
    ).filter(m => m.thread === 't-both');
    expect(made).toEqual([
      { ...message(ME, 'keep', { thread: 't-both', at: was.clock.now }), forwarded: true },
    ]);
  });
});

describe('messages that are there', () => {
  test('only an own one is recalled, and only for two minutes', () => {
    const was = phoneWith(s => {
      s.messages = {
        'm-mine': message(ME, 'oops', { at: world.clock.now, starred: true }),
        'm-hers': message('c-ann', 'x', { at: world.clock.now }),
      };
    });
    const recalled = (phone: AnyPhone, id: string) =>
      state(run(phone, 'recall', { message: id })).messages[id]!;
    expect(recalled(was, 'm-mine')).toMatchObject({ recalled: true, starred: false });
    expect(recalled(was, 'm-hers').recalled).toBe(false);
    expect(recalled(wait(was, 2 * MINUTE), 'm-mine').recalled).toBe(true);
    expect(recalled(wait(was, 2 * MINUTE + 1), 'm-mine').recalled).toBe(false);
  });

  test('star, unread, read, delete, clear', () => {
    const was = phoneWith(s => {
      s.messages = {
        'm-a': message('c-ann', 'one'),
        'm-b': message('c-ann', '', { kind: 'photo', photo: 'x', at: T0 - MINUTE }),
        'm-c': message('c-ben', 'other', { thread: 't-both' }),
      };
    });
    expect(state(run(was, 'star', { message: 'm-a', on: true })).messages['m-a']!.starred).toBe(true);
    const unread = run(was, 'markUnread', { thread: 't-ann' });
    expect([
      unreadOf(state(was), 't-ann'),
      unreadOf(state(unread), 't-ann'),
      unreadOf(state(run(unread, 'markRead', { thread: 't-ann' })), 't-ann'),
    ]).toEqual([0, 1, 0]);
    const left = (name: string, args: object) => Object.keys(state(run(was, name, args)).messages).sort();
    expect(left('deleteMessages', { messages: ['m-a'] })).toEqual(['m-b', 'm-c']);
    expect(left('clearMedia', { thread: 't-ann' })).toEqual(['m-a', 'm-c']);
    expect(left('clearThread', { thread: 't-ann' })).toEqual(['m-c']);
    expect(Object.keys(state(run(was, 'deleteThread', { thread: 't-ann' })).threads)).toEqual(['t-both']);
  });
});

describe('messages that come', () => {
  const receive = (phone: AnyPhone, from = 'c-ann', to = 't-ann') =>
    run(phone, 'receive', { thread: to, from, text: 'news' });
  test('notify, gather in one notification, and go when the thread is read', () => {
    const two = receive(wait(receive(phoneWith()), 1_000));
    expect(posted(two)).toEqual([['t-ann', 'Ann (2)', 'news']]);
    expect(posted(run(two, 'markRead', { thread: 't-ann' }))).toEqual([]);
    expect(posted(run(two, 'replyFromShade', { thread: 't-ann', text: 'ok' }))).toEqual([]);
  });
  test('do not notify where the thread is muted, is on the screen, or previews are off', () => {
    expect(posted(receive(run(phoneWith(), 'mute', { thread: 't-ann', on: true })))).toEqual([]);
    const open = run(phoneWith(), 'openDirect', { contact: 'c-ann' });
    const shown = receive(
      run(run(open, 'openApp', { app: 'chat' }, 'system'), 'openDirect', { contact: 'c-ann' }),
    );
    expect([posted(shown), unreadOf(state(shown), 't-ann')]).toEqual([[], 0]);
    expect(
      posted(
        receive(
          phoneWith(s => {
            s.settings.preview = false;
          }),
        ),
      ),
    ).toEqual([['t-ann', 'Ann', 'New message']]);
    expect(
      posted(
        receive(
          phoneWith(s => {
            s.settings.notifyGroups = false;
          }),
          'c-ben',
          't-both',
        ),
      ),
    ).toEqual([]);
  });
  test('do not come from who is blocked or into a group that was left', () => {
    expect(texts(receive(run(phoneWith(), 'block', { contact: 'c-ann', on: true })))).toEqual([]);
    expect(
      texts(receive(run(phoneWith(), 'leaveGroup', { thread: 't-both' }), 'c-ben', 't-both'), 't-both'),
    ).toEqual([]);
  });
});

describe('people', () => {
  test('groups are made, named, joined, and left', () => {
    const made = run(
      phoneWith(s => {
        s.threads = {};
      }),
      'createGroup',
      { name: ' Trip ', members: ['c-ann'] },
    );
    const [id] = Object.keys(state(made).threads);
    const of = (phone: AnyPhone) => state(phone).threads[id!]!;
    expect(of(made)).toMatchObject({ kind: 'group', name: 'Trip', owner: ME, members: [ME, 'c-ann'] });
    const more = run(made, 'addMembers', { thread: id, members: ['c-ben', 'c-ann', 'c-no'] });
    expect(of(more).members).toEqual([ME, 'c-ann', 'c-ben']);
    expect(of(run(more, 'removeMember', { thread: id, member: 'c-ann' })).members).toEqual([ME, 'c-ben']);
    expect(of(run(more, 'removeMember', { thread: id, member: ME })).members).toContain(ME);
    expect(of(run(more, 'renameGroup', { thread: id, name: 'Tour' })).name).toBe('Tour');
    expect(of(run(more, 'setNotice', { thread: id, text: 'Bring boots ' })).notice).toBe('Bring boots');
    expect(of(run(more, 'leaveGroup', { thread: id }))).toMatchObject({
      left: true,
      members: ['c-ann', 'c-ben'],
    });
    expect(texts(more, id).map(([, text]) => text)).toEqual(['You made the group with Ann', 'You added Ben']);
  });

  test('a number that is known is not added twice', () => {
    const add = (phone: string) =>
      Object.values(state(run(phoneWith(), 'addContact', { name: 'New', phone, message: '' })).contacts)
        .map(c => c.name)
        .sort();
    expect([add('+442079460001'), add('020 1')]).toEqual([
      ['Ann', 'Ben'],
      ['Ann', 'Ben', 'New'],
    ]);
  });

  test('remark, tags, star, and deletion with the thread', () => {
    const ann = (name: string, args: object) =>
      state(run(phoneWith(), name, { contact: 'c-ann', ...args })).contacts['c-ann'];
    expect(ann('setRemark', { remark: ' Boss ' })!.remark).toBe('Boss');
    expect(ann('setTags', { tags: ['work', ' work ', '', 'a'] })!.tags).toEqual(['a', 'work']);
    expect(ann('starContact', { on: true })!.starred).toBe(true);
    const gone = run(
      phoneWith(s => {
        s.messages = { 'm-a': message('c-ann', 'x') };
      }),
      'deleteContact',
      { contact: 'c-ann' },
    );
    expect([
      Object.keys(state(gone).contacts),
      Object.keys(state(gone).threads),
      state(gone).messages,
    ]).toEqual([['c-ben'], ['t-both'], {}]);
  });

  test('a request is answered once', () => {
    const was = phoneWith(s => {
      s.requests = {
        'request-a': {
          name: 'Dana',
          phone: '1',
          via: 'Phone number',
          portrait: null,
          message: 'It is me',
          at: T0,
          state: 'open',
        },
      };
    });
    const accepted = run(was, 'acceptRequest', { request: 'request-a' });
    const [id] = Object.keys(state(accepted).contacts).filter(
      c => state(accepted).contacts[c]!.name === 'Dana',
    );
    const [t] = Object.entries(state(accepted).threads).find(([, x]) => x.contact === id)!;
    expect(texts(accepted, t)).toEqual([[id, 'It is me']]);
    expect(state(run(accepted, 'refuseRequest', { request: 'request-a' })).requests['request-a']!.state).toBe(
      'accepted',
    );
    expect(state(run(was, 'refuseRequest', { request: 'request-a' })).requests['request-a']!.state).toBe(
      'refused',
    );
  });
});

describe('moments', () => {
  const mine = (phone: AnyPhone) =>
    Object.entries(state(phone).moments).filter(([, m]) => m.author === ME && m.text === 'Fog');
  const post = (phone: AnyPhone, over: object = {}) =>
    run(phone, 'postMoment', {
      text: 'Fog ',
      photos: [],
      place: '',
      visibility: 'everyone',
      tags: ['b', 'a'],
      ...over,
    });
  test('are posted with something in them and a connection; tags count where they choose who sees', () => {
    expect(mine(post(phoneWith())).map(([, m]) => [m.visibility, m.tags])).toEqual([['everyone', []]]);
    expect(mine(post(phoneWith(), { visibility: 'tags' })).map(([, m]) => m.tags)).toEqual([['a', 'b']]);
    expect(Object.keys(state(post(phoneWith(), { text: ' ' })).moments)).toEqual(
      Object.keys(state(world).moments),
    );
    expect(mine(post(offline(phoneWith())))).toEqual([]);
  });
  test('are liked once, commented, and deleted by their author alone', () => {
    const [other] = Object.entries(state(world).moments).find(
      ([, m]) => m.author !== ME && !m.likes.includes(ME),
    )!;
    const of = (phone: AnyPhone) => state(phone).moments[other]!;
    const liked = run(run(world, 'likeMoment', { moment: other, on: true }), 'likeMoment', {
      moment: other,
      on: true,
    });
    expect(of(liked).likes.filter(w => w === ME)).toEqual([ME]);
    expect(of(run(liked, 'likeMoment', { moment: other, on: false })).likes).not.toContain(ME);
    const commented = run(world, 'commentMoment', { moment: other, text: ' Nice ' });
    const [comment] = Object.keys(of(commented).comments).filter(c => !(c in of(world).comments));
    expect(of(commented).comments[comment!]).toMatchObject({ by: ME, text: 'Nice' });
    expect(of(run(commented, 'deleteComment', { moment: other, comment })).comments).toEqual(
      of(world).comments,
    );
    const [foreign] = Object.keys(of(world).comments);
    if (foreign)
      expect(of(run(world, 'deleteComment', { moment: other, comment: foreign })).comments).toEqual(
        of(world).comments,
      );
    expect(of(run(world, 'deleteMoment', { moment: other }))).toBeDefined();
    const posted = post(phoneWith());
    expect(mine(run(posted, 'deleteMoment', { moment: mine(posted)[0]![0] }))).toEqual([]);
  });
});

describe('mentions', () => {
  const group = (over: (state: Chat) => void = () => {}) =>
    phoneWith(s => {
      s.threads['t-both']!.muted = true;
      s.messages = {};
      over(s);
    });
  test('a call by name is heard in a muted group, and told in the list until it is read', () => {
    const me = state(group()).me.name;
    const quiet = run(group(), 'receive', { thread: 't-both', from: 'c-ann', text: 'hello all' });
    expect([posted(quiet), isMentioned(state(quiet), 't-both')]).toEqual([[], false]);
    const called = run(group(), 'receive', { thread: 't-both', from: 'c-ann', text: `@${me} are you in?` });
    expect(posted(called).map(([tag]) => tag)).toEqual(['t-both']);
    expect(isMentioned(state(called), 't-both')).toBe(true);
    expect(isMentioned(state(run(called, 'markRead', { thread: 't-both' })), 't-both')).toBe(false);
  });
  test('a text falls into words and names, the longer name first', () => {
    expect(withMentions('hi @Ann Lee and @Ann, @Bo', ['Ann', 'Ann Lee', ''])).toEqual([
      'hi ',
      '@Ann Lee',
      ' and ',
      '@Ann',
      ', @Bo',
    ]);
    expect(withMentions('a.b @J. (x)', ['J. (x)'])).toEqual(['a.b ', '@J. (x)', '']);
    expect(withMentions('nobody', [])).toEqual(['nobody']);
  });
});

test('a photo is saved once, and not after it was recalled', () => {
  const was = phoneWith(s => {
    s.messages = {
      'm-1': message('c-ann', '', { kind: 'photo', photo: 'bookshelf' }),
      'm-2': message('c-ann', '', { kind: 'photo', photo: 'bookshelf', recalled: true }),
    };
  });
  const media = (phone: AnyPhone) =>
    mediaOf(phone.device.storage.files)
      .filter(({ id }) => !world.device.storage.files[id])
      .map(({ path, media: m }) => [path.split('/')[1], m.picture, m.takenAt]);
  const saved = run(run(was, 'savePhoto', { message: 'm-1' }), 'savePhoto', { message: 'm-1' });
  expect(media(saved)).toEqual([['Parley', 'bookshelf', T0]]);
  expect(media(run(was, 'savePhoto', { message: 'm-2' }))).toEqual([]);
});

describe('photos that arrive', () => {
  const photo = (autoDownload: Chat['settings']['autoDownload'], mobile: boolean) => {
    const was = produce(
      phoneWith(s => {
        s.settings.autoDownload = autoDownload;
      }),
      p => {
        if (mobile) {
          p.device.radios.wifi = false;
          p.device.radios.network = null;
        }
      },
    ) as AnyPhone;
    return run(was, 'receive', { thread: 't-ann', from: 'c-ann', text: 'look', photo: 'bookshelf' });
  };
  const only = (phone: AnyPhone) => Object.entries(state(phone).messages)[0]!;
  test('load by themselves as the person set it', () => {
    for (const [set, mobile, waits] of [
      ['always', true, false],
      ['wifi', false, false],
      ['wifi', true, true],
      ['never', false, true],
    ] as const) {
      expect([set, mobile, only(photo(set, mobile))[1]]).toEqual([
        set,
        mobile,
        expect.objectContaining({ kind: 'photo', photo: 'bookshelf', text: 'look' }),
      ]);
      expect(only(photo(set, mobile))[1].unloaded === true).toBe(waits);
    }
  });
  test('wait until they are tapped, or their thread is opened where they may load; what is loaded counts as data', () => {
    const waiting = photo('wifi', true);
    const [id] = only(waiting);
    const used = (phone: AnyPhone) => phone.os.settings.dataLimit.usedBytes;
    const loaded = run(waiting, 'loadPhoto', { message: id });
    expect([only(loaded)[1].unloaded, used(loaded) - used(waiting)]).toEqual([undefined, PHOTO_BYTES]);
    const opened = (phone: AnyPhone) =>
      run(phone, 'openAt', { app: 'chat', path: '/thread/t-ann' }, 'system');
    expect(only(opened(waiting))[1].unloaded).toBe(true);
    expect(only(opened(run(waiting, 'setWifi', { on: true }, 'system')))[1].unloaded).toBeUndefined();
    expect(run(offline(waiting), 'loadPhoto', { message: id }).ui.toast!.text).toContain('No connection');
    expect(only(run(offline(waiting), 'loadPhoto', { message: id }))[1].unloaded).toBe(true);
  });
  test('are sent by a rule that has one', () => {
    const asked = run(
      phoneWith(s => {
        s.replies['c-ann']![0]!.photo = 'bookshelf';
      }),
      'sendText',
      { thread: 't-ann', text: 'hello' },
    );
    expect(
      Object.values(state(wait(asked, 10_000)).messages)
        .filter(m => m.from === 'c-ann')
        .map(m => [m.kind, m.photo, m.text]),
    ).toEqual([['photo', 'bookshelf', 'hi yourself']]);
  });
});

describe('own moments', () => {
  const postedBy = (over: (s: Chat) => void, args: object = {}) =>
    run(
      phoneWith(s => {
        s.replies['c-ann'] = [{ any: [], kind: 'photo', question: false, delayMs: 5_000, text: ['lovely'] }];
        s.moments = {};
        over(s);
      }),
      'postMoment',
      { text: '', photos: ['bookshelf'], place: '', visibility: 'everyone', tags: [], ...args },
    );
  const answer = (phone: AnyPhone) => {
    const m = Object.values(state(phone).moments)[0]!;
    return [
      m.likes,
      Object.values(m.comments).map(c => [c.by, c.text]),
      Object.values(phone.os.notifications).filter(n => n.channel === 'moments').length,
    ];
  };
  test('are liked and commented on by who answers photos, and that is told as the person set it', () => {
    const on = postedBy(s => {
      s.settings.notifyMoments = true;
    });
    expect(answer(wait(on, 4_999))).toEqual([[], [], 0]);
    expect(answer(wait(on, 5_000))).toEqual([['c-ann'], [['c-ann', 'lovely']], 1]);
    expect(
      answer(
        wait(
          postedBy(s => {
            s.settings.notifyMoments = false;
          }),
          5_000,
        ),
      ),
    ).toEqual([['c-ann'], [['c-ann', 'lovely']], 0]);
  });
  test('are answered by nobody who does not see them', () => {
    for (const args of [
      { visibility: 'private' },
      { visibility: 'tags', tags: ['work'] },
      { photos: [], text: 'words' },
    ])
      expect(
        answer(
          wait(
            postedBy(() => {}, args),
            60_000,
          ),
        ),
      ).toEqual([[], [], 0]);
    expect(
      answer(
        wait(
          postedBy(
            s => {
              s.contacts['c-ann']!.tags = ['work'];
            },
            { visibility: 'tags', tags: ['work'] },
          ),
          60_000,
        ),
      )[0],
    ).toEqual(['c-ann']);
  });
});
