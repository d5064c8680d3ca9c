// Over 300 lines: one test for each way of sharing with a chat.
import { fileAt, mediaOf } from '../../src/sdk/core/storage.ts';
import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import type { AnyPhone, Intent } from '../../src/state/phone/index.ts';
import { paidHere } from './testing.ts';
import { ME, type Chat, type Message } from './state.ts';

const world: AnyPhone = await createWorld();

const MIRA = 't-mira-osei';
const run = (phone: AnyPhone, name: string, args: object = {}, app = 'chat') =>
  dispatch(catalogue, phone, app, name, args).phone;
const wait = (phone: AnyPhone, ms: number) => advance(catalogue, phone, phone.clock.now + ms).phone;
const state = (phone: AnyPhone) => phone.apps['chat'] as Chat;
const change = (how: (chat: Chat, phone: AnyPhone) => void) =>
  produce(world, draft => how(draft.apps['chat'] as Chat, draft));
const granted = (...names: ('photos' | 'microphone')[]) =>
  produce(world, draft => {
    for (const name of names) (draft.os.permissions['chat'] ??= {})[name] = 'always';
  });
/** Messages that were not there in the world. */
const sent = (phone: AnyPhone) =>
  Object.entries(state(phone).messages)
    .filter(([id]) => !(id in state(world).messages))
    .map(([, m]) => m);
const offline = (phone: AnyPhone, on = true) => run(phone, 'setAeroplane', { on }, 'system');
const said = (phone: AnyPhone) => phone.ui.toast?.text;
const asked = (phone: AnyPhone): Intent | undefined => phone.ui.dialogs.at(-1)?.intent;
const message = (over: Partial<Message>): Message => ({
  thread: MIRA,
  from: 'c-mira-osei',
  at: world.clock.now - 60_000,
  kind: 'text',
  text: 'x',
  status: 'sent',
  recalled: false,
  starred: false,
  ...over,
});

describe('what is sent beside text', () => {
  test('pickPhotos asks for photos once, then opens the picker; a refusal says where to allow it', () => {
    const asking = run(world, 'pickPhotos', { thread: MIRA });
    expect(asking.ui.dialogs.at(-1)).toMatchObject({ kind: 'permission', app: 'chat', permission: 'photos' });
    expect(asked(run(granted('photos'), 'pickPhotos', { thread: MIRA }))).toMatchObject({
      verb: 'PICK',
      mime: 'image/*',
      multiple: true,
      max: 9,
      result: { action: 'sendPhotos', args: { thread: MIRA } },
    });
    const refused = run(world, 'pickPhotosAllowed', { thread: MIRA, result: false });
    expect(asked(refused)).toBeUndefined();
    expect(said(refused)).toContain('Settings');
  });

  test('sendPhotos sends each chosen photo that there is, and nothing where none was chosen', () => {
    const [first, second] = mediaOf(world.device.storage.files, 'photo').map(m => m.id);
    const photos = sent(run(world, 'sendPhotos', { thread: MIRA, result: [first, 'media-none', second] }));
    expect(photos.map(m => [m.kind, m.from, m.photo])).toEqual(
      [first, second].map(id => ['photo', ME, world.device.storage.files[id!]!.media!.picture]),
    );
    expect(sent(run(world, 'sendPhotos', { thread: MIRA, result: null }))).toEqual([]);
    expect(sent(run(world, 'sendPhotos', { thread: MIRA, result: first }))).toHaveLength(1);
    const camera = run(world, 'takePhoto', { thread: MIRA });
    expect(camera.ui.tasks.flatMap(t => t.stack).at(-1)).toMatchObject({
      app: 'camera',
      path: '/capture/photo',
      result: { app: 'chat', action: 'sendPhotos', args: { thread: MIRA } },
    });
  });

  test('sendFile sends a file with its size, and no folder', () => {
    const { files } = world.device.storage;
    const [file, folder] = ['file', 'folder'].map(kind =>
      Object.keys(files).find(id => files[id]!.kind === kind)!,
    );
    expect(sent(run(world, 'sendFile', { thread: MIRA, file: file! }))).toMatchObject([
      { kind: 'file', file: { name: files[file!]!.name, size: files[file!]!.size } },
    ]);
    for (const none of [folder!, 'file-none'])
      expect(sent(run(world, 'sendFile', { thread: MIRA, file: none }))).toEqual([]);
  });

  test('pickFiles asks the app that keeps files, and sendFiles sends each one that it gives', () => {
    const asking = run(run(world, 'openApp', { app: 'chat' }, 'system'), 'pickFiles', { thread: MIRA });
    expect(asking.ui.tasks.flatMap(t => t.stack).at(-1)).toMatchObject({
      app: 'files',
      path: '/pick',
      args: { multiple: true, max: 9 },
      result: { app: 'chat', action: 'sendFiles', args: { thread: MIRA } },
    });
    const { files } = world.device.storage;
    const [one, two] = Object.keys(files).filter(id => files[id]!.kind === 'file');
    expect(
      sent(run(world, 'sendFiles', { thread: MIRA, result: [one!, 'file-none', two!] })).map(
        m => m.file?.name,
      ),
    ).toEqual([files[one!]!.name, files[two!]!.name]);
    expect(sent(run(world, 'sendFiles', { thread: MIRA, result: null }))).toEqual([]);
  });

  test('openFile shows the file of the phone, or keeps the other’s in Download first', () => {
    const { files } = world.device.storage;
    const [id, there] = Object.entries(files).find(
      ([, f]) => f.mime === 'application/pdf' && f.binned === null,
    )!;
    const shown = (p: AnyPhone) => p.ui.tasks.flatMap(t => t.stack).at(-1);
    const was = change(chat => {
      chat.messages['m-own'] = message({
        from: ME,
        kind: 'file',
        text: '',
        file: { name: there.name, size: there.size, mime: there.mime },
      });
      chat.messages['m-new'] = message({
        kind: 'file',
        text: '',
        file: { name: 'new plan.pdf', size: 5_000, mime: 'application/pdf' },
      });
      chat.messages['m-gone'] = message({
        from: ME,
        kind: 'file',
        text: '',
        file: { name: 'gone.pdf', size: 1, mime: 'application/pdf' },
      });
    });
    const opened = run(run(was, 'openApp', { app: 'chat' }, 'system'), 'openFile', { message: 'm-own' });
    expect([shown(opened)?.path, opened.device.storage.files === was.device.storage.files]).toEqual([
      `/view/${id}`,
      true,
    ]);
    const kept = run(run(was, 'openApp', { app: 'chat' }, 'system'), 'openFile', { message: 'm-new' });
    expect(fileAt(kept.device.storage.files, 'Download/Parley/new plan.pdf')).toMatchObject({
      size: 5_000,
      mime: 'application/pdf',
    });
    expect(shown(kept)?.app).toBe('files');
    expect(said(run(was, 'openFile', { message: 'm-gone' }))).toBe('This file was moved or deleted');
    expect(sent(run(world, 'shareInto', { thread: MIRA, files: [id, 'file-none'] }))).toMatchObject([
      { kind: 'file', file: { name: there.name } },
    ]);
  });

  test('sendLocation, sendContact and sendVoice carry what they are about', () => {
    expect(
      sent(run(world, 'sendLocation', { thread: MIRA, name: 'Pier 3', address: 'Quayside' })),
    ).toMatchObject([{ kind: 'location', place: { name: 'Pier 3', address: 'Quayside' } }]);
    expect(sent(run(world, 'sendContact', { thread: MIRA, contact: 'c-luca-morandi' }))).toMatchObject([
      { kind: 'contact', contact: 'c-luca-morandi' },
    ]);
    expect(sent(run(world, 'sendContact', { thread: MIRA, contact: 'c-none' }))).toEqual([]);
    expect(sent(run(world, 'sendVoice', { thread: MIRA, seconds: 7 }))).toMatchObject([
      { kind: 'voice', seconds: 7 },
    ]);
  });

  test('askMicrophone asks; microphoneAnswered says where to allow it after a refusal alone', () => {
    expect(run(world, 'askMicrophone').ui.dialogs.at(-1)).toMatchObject({
      kind: 'permission',
      permission: 'microphone',
    });
    expect(said(run(world, 'microphoneAnswered', { result: false }))).toContain('microphone');
    expect(said(run(world, 'microphoneAnswered', { result: true }))).toBeUndefined();
  });

  test('sendMoney pays first: where nothing can pay, or the payment failed, nothing is sent', () => {
    const order = { thread: MIRA, kind: 'transfer', cents: 1_250, note: 'Ferry' } as const;
    const asked = run(world, 'sendMoney', order);
    expect(sent(asked)).toEqual([]);
    expect(topScreen(asked)?.path).toBe('/cashier');
    const withoutWallet = change((_, phone) => {
      delete phone.os.installed['wallet'];
    });
    const alone = run(withoutWallet, 'sendMoney', order);
    expect(said(alone)).toBe('No app can do this');
    for (const result of [null, { ok: false }, 'ok', { ok: true, payment: 'tx-001', status: 'settled' }])
      expect(sent(run(world, 'moneyPaid', { ...order, reference: 'pay-1', result }))).toEqual([]);
    expect(sent(paidHere(run(world, 'sendMoney', { ...order, kind: 'packet' })))).toMatchObject([
      { kind: 'packet', cents: 1_250, text: 'Ferry' },
    ]);
  });

  test('copyMessage copies words, and nothing of a photo', () => {
    const was = change(chat => {
      chat.messages['m-words'] = message({ text: 'Blue door' });
      chat.messages['m-photo'] = message({ kind: 'photo', text: '', photo: 'x' });
    });
    expect(run(was, 'copyMessage', { message: 'm-words' }).os.clipboard?.text).toBe('Blue door');
    expect(run(was, 'copyMessage', { message: 'm-photo' }).os.clipboard).toBeNull();
  });

  test('shareInto sends text and photos of another app, and goes back to it', () => {
    const [photo] = mediaOf(world.device.storage.files).map(m => m.id);
    const from = run(
      run(world, 'openApp', { app: 'notes' }, 'system'),
      'push',
      { app: 'chat', pattern: '/share' },
      'system',
    );
    const shared = run(from, 'shareInto', { thread: MIRA, text: 'Look', media: [photo, 'media-none'] });
    expect(
      sent(shared)
        .map(m => m.kind)
        .sort(),
    ).toEqual(['photo', 'text']);
    expect(
      sent(run(from, 'shareInto', { thread: MIRA, media: ['file-recordings-duck-brake'] })),
    ).toMatchObject([{ kind: 'file', file: { name: 'duck brake.m4a', size: 188_400, mime: 'audio/mp4' } }]);
    expect(
      sent(run(from, 'shareInto', { thread: MIRA, card: { name: 'Luca', text: 'BEGIN:VCARD' } })),
    ).toMatchObject([{ kind: 'file', file: { name: 'Luca.vcf', size: 11, mime: 'text/x-vcard' } }]);
    expect(shared.ui.tasks.flatMap(t => t.stack).some(s => s.path === '/share')).toBe(false);
  });
});

describe('what the other side does', () => {
  test('otherRead marks what was sent, not what still waits; otherTypes shows who writes', () => {
    const was = change(chat => {
      chat.messages['m-one'] = message({ from: ME });
      chat.messages['m-two'] = message({ from: ME, status: 'pending' });
    });
    expect(state(run(was, 'otherRead', { message: 'm-one' })).messages['m-one']!.status).toBe('read');
    expect(state(run(was, 'otherRead', { message: 'm-two' })).messages['m-two']!.status).toBe('pending');
    expect(state(run(was, 'otherTypes', { thread: MIRA, who: 'c-mira-osei' })).threads[MIRA]!.typing).toBe(
      'c-mira-osei',
    );
  });

  test('flushOutbox sends what waited in its order, and takes in what was held', () => {
    let phone = offline(world);
    for (const text of ['one', 'two']) phone = wait(run(phone, 'sendText', { thread: MIRA, text }), 1_000);
    expect(sent(phone).map(m => m.status)).toEqual(['pending', 'pending']);
    phone = run(
      produce(phone, draft => {
        draft.device.radios.aeroplane = false;
        (draft.apps['chat'] as Chat).held = [{ thread: MIRA, from: 'c-mira-osei', text: 'Are you there?' }];
      }),
      'flushOutbox',
    );
    expect(
      sent(phone)
        .filter(m => m.from === ME)
        .map(m => [m.text, m.status]),
    ).toEqual([
      ['one', 'sent'],
      ['two', 'sent'],
    ]);
    expect(sent(phone).find(m => m.from !== ME)?.text).toBe('Are you there?');
    expect(state(phone).held).toBeUndefined();
  });
});

describe('moments', () => {
  const draft = change(chat => {
    chat.momentPhotos = ['a', 'b'];
  });
  const own = change(chat => {
    chat.moments['moment-own'] = {
      author: ME,
      at: world.clock.now,
      text: 'Fog',
      photos: [],
      place: '',
      likes: [],
      comments: {},
      visibility: 'everyone',
      tags: [],
    };
  });

  test('pickMomentPhotos asks, and momentPhotosAllowed offers as many as still fit', () => {
    expect(run(world, 'pickMomentPhotos').ui.dialogs.at(-1)).toMatchObject({
      kind: 'permission',
      permission: 'photos',
    });
    expect(asked(run(draft, 'momentPhotosAllowed', { result: true }))).toMatchObject({
      verb: 'PICK',
      max: 7,
    });
    expect(asked(run(draft, 'momentPhotosAllowed', { result: false }))).toBeUndefined();
  });

  test('addMomentPhotos keeps nine at most, removeMomentPhoto takes one out', () => {
    const [photo] = mediaOf(world.device.storage.files).map(m => m.id);
    const nine = run(draft, 'addMomentPhotos', { result: Array.from({ length: 12 }, () => photo) });
    expect(state(nine).momentPhotos).toEqual([
      'a',
      'b',
      ...Array.from({ length: 7 }, () => world.device.storage.files[photo!]!.media!.picture),
    ]);
    expect(state(run(draft, 'addMomentPhotos', { result: null })).momentPhotos).toEqual(['a', 'b']);
    expect(state(run(draft, 'removeMomentPhoto', { index: 0 })).momentPhotos).toEqual(['b']);
  });

  test('momentAnswered likes and comments, waits without a connection, and is not for who is blocked', () => {
    const answer = { moment: 'moment-own', who: 'c-mira-osei', text: 'Lovely' };
    const liked = (phone: AnyPhone) => {
      const m = state(phone).moments['moment-own']!;
      return [m.likes, Object.values(m.comments).map(c => c.text)];
    };
    expect(liked(run(own, 'momentAnswered', answer))).toEqual([['c-mira-osei'], ['Lovely']]);
    expect(
      liked(
        run(
          produce(own, d => {
            (d.apps['chat'] as Chat).contacts['c-mira-osei']!.blocked = true;
          }),
          'momentAnswered',
          answer,
        ),
      ),
    ).toEqual([[], []]);
    const held = run(offline(own), 'momentAnswered', answer);
    expect(liked(held)).toEqual([[], []]);
    expect(liked(wait(offline(held, false), 60_000))).toEqual([['c-mira-osei'], ['Lovely']]);
  });
});

describe('contacts and the phone', () => {
  test('dialContact and saveContact hand the number to who can take it, and say where nothing can', () => {
    const takes = (verb: string) =>
      [...catalogue.metas.values()].some(m => m.intents.some(i => i.verb === verb));
    for (const [action, verb] of [
      ['dialContact', 'DIAL'],
      ['saveContact', 'EDIT'],
    ] as const) {
      const phone = run(world, action, { contact: 'c-mira-osei' });
      if (takes(verb)) expect(phone.ui.tasks[0]?.stack.at(-1)?.args).toMatchObject({ verb });
      else expect(said(phone)).toBe('No app can do this');
    }
    expect(said(run(world, 'dialContact', { contact: 'c-none' }))).toBeUndefined();
  });
});

describe('lists and the person', () => {
  test('remember keeps eight searches, the newest first and once; clearSearches forgets them', () => {
    let phone = world;
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', ' b ', '  '])
      phone = run(phone, 'remember', { text });
    expect(state(phone).searches).toEqual(['b', 'h', 'g', 'f', 'e', 'd', 'c', 'a']);
    expect(state(run(phone, 'clearSearches')).searches).toEqual([]);
  });

  test('pin changes one thread', () => {
    const { pinned } = state(world).threads[MIRA]!;
    expect(state(run(world, 'pin', { thread: MIRA, on: !pinned })).threads[MIRA]!.pinned).toBe(!pinned);
    expect(state(run(world, 'pin', { thread: 't-none', on: true }))).toEqual(state(world));
  });

  test('editProfile keeps the name where a blank one is given', () => {
    expect(state(run(world, 'editProfile', { name: ' ', about: 'Away' })).me).toEqual({
      ...state(world).me,
      about: 'Away',
    });
    expect(state(run(world, 'editProfile', { name: ' Rob ' })).me.name).toBe('Rob');
  });

  test('changeSettings takes settings that there are, with values that they can have', () => {
    const { settings } = state(world);
    expect(
      state(run(world, 'changeSettings', { settings: { readReceipts: !settings.readReceipts, none: 1 } }))
        .settings,
    ).toEqual({ ...settings, readReceipts: !settings.readReceipts });
    expect(() => run(world, 'changeSettings', { settings: { readReceipts: 'often' } })).toThrow(
      'chat.changeSettings: /settings/readReceipts must be boolean',
    );
  });
});
