// Over 300 lines: one test for each action.
import { describe, expect, test } from 'vitest';
import { codeOf, isDeceptive, piecesOf, readMailto, saysAttached } from './text.ts';
import { countOf, everybody, found, rowsOf, startOf } from './select.ts';
import {
  dialog,
  incoming,
  letter,
  made,
  MIRA,
  offline,
  open,
  path,
  run,
  state,
  toast,
  told,
  wait,
  world,
} from './testing.ts';

const ZONE = 'Europe/London';
const DRAFT = 'draft-a';
const DAY = 86_400_000;
const THREAD = 'thread-panel-8-margaret';
const thread = (phone: typeof world, id = THREAD) => state(phone).threads[id]!;
const send = (phone = world, over = {}) => run(phone, 'send', { draft: DRAFT, start: letter(over) });

describe('writing', () => {
  test('write opens an empty mail, or an answer with what it quotes', () => {
    const phone = run(open(world, '/'), 'write', { kind: 'reply', mail: 'mail-panel-8-margaret-0' });
    expect(path(phone)).toBe('/compose');
    const start = startOf(state(world), 'reply', 'mail-panel-8-margaret-0');
    expect(start).toMatchObject({
      from: 'robin@kittiwake.example',
      subject: 'Re: Panel 8: the title',
      quote: { kind: 'reply', from: { name: 'Margaret Hallam' } },
    });
    expect(state(phone).drafts).toEqual(state(world).drafts);
  });
  test('an answer to all goes to everybody but the owner, under either address', () => {
    const mail = state(world).mails['mail-snagging-date-1']!;
    const { to, cc } = everybody(state(world), mail);
    expect(to.map(p => p.address)).toEqual([
      'tess@kittiwake.example',
      'ruth@kittiwake.example',
      'gabriel@seixasmetal.example',
      'siyuan@kittiwake.example',
      'owen@kittiwake.example',
    ]);
    expect(cc.map(p => p.address)).toEqual(['m.hallam@hbmaritime.example']);
  });
  test('edit keeps a draft once something is written, and nothing once it is gone again', () => {
    const start = letter({ to: [], subject: '', text: '' });
    const kept = run(world, 'edit', { draft: DRAFT, start, text: 'Hello' });
    expect(state(kept).drafts[DRAFT]).toMatchObject({ text: 'Hello', status: 'draft' });
    expect(state(run(kept, 'edit', { draft: DRAFT, start, text: '' })).drafts[DRAFT]).toBeUndefined();
    const twice = { name: '', address: MIRA };
    expect(
      state(run(world, 'edit', { draft: DRAFT, start, to: [twice, twice] })).drafts[DRAFT]!.to,
    ).toHaveLength(1);
  });
  test('discard throws a draft away, and keepDraft puts it back', () => {
    const gone = run(world, 'discard', { draft: 'draft-donors' });
    expect(state(gone).drafts['draft-donors']).toBeUndefined();
    const content = state(world).drafts['draft-donors']!;
    expect(state(run(gone, 'keepDraft', { draft: 'draft-donors', content })).drafts['draft-donors']).toEqual(
      content,
    );
  });
  test('pickFiles and pickPhotos open the pickers; pickPhotosAllowed says where photos may not be seen', () => {
    expect(path(run(open(world, '/'), 'pickFiles', { draft: 'draft-donors' }))).toMatch(/pick/);
    const phone = run(open(world, '/'), 'pickPhotos', { draft: 'draft-donors' });
    expect(['permission', 'photos']).toContain(dialog(phone)?.kind);
    expect(toast(run(world, 'pickPhotosAllowed', { draft: 'draft-donors', result: false }))).toContain(
      'photos',
    );
  });
  test('attach takes files with what they say, detach takes one away, and what is too large is refused', () => {
    const { files } = world.device.storage;
    const id = Object.keys(files).find(f => files[f]!.name === 'sockets_quay.csv')!;
    const phone = run(world, 'attach', { draft: 'draft-donors', result: [id] });
    expect(state(phone).drafts['draft-donors']!.attachments).toMatchObject([
      { name: 'sockets_quay.csv', mime: 'text/csv' },
    ]);
    expect(
      state(run(phone, 'detach', { draft: 'draft-donors', index: 0 })).drafts['draft-donors']!.attachments,
    ).toEqual([]);
    const big = Object.keys(files).find(f => files[f]!.kind === 'file' && files[f]!.size > 25_000_000)!;
    const refused = run(world, 'attach', { draft: 'draft-donors', result: [big] });
    expect(state(refused).tooLarge).toBe(files[big]!.name);
    expect(state(refused).drafts['draft-donors']!.attachments).toEqual([]);
    expect(state(run(refused, 'forgetTooLarge')).tooLarge).toBeNull();
  });
  test('allowContacts asks, and contactsAllowed says what a refusal means', () => {
    expect(toast(run(world, 'contactsAllowed', { result: false }))).toContain('contacts');
    expect(() => run(open(world, '/'), 'allowContacts')).not.toThrow();
  });
});

describe('sending', () => {
  test('send leaves after the time in which it can be undone: one entry, one mail', () => {
    const phone = send();
    expect(told(phone)).toEqual([]);
    expect(state(phone).drafts[DRAFT]).toMatchObject({ status: 'sending' });
    const sent = wait(phone, 11_000);
    expect(told(sent)).toMatchObject([{ kind: 'mail', to: [MIRA], what: { subject: 'Cake', cc: [] } }]);
    expect(state(sent).drafts[DRAFT]).toBeUndefined();
    expect(made(sent).filter(m => m.own)).toMatchObject([{ subject: 'Cake', own: true }]);
    expect(made(wait(sent, 3_600_000)).filter(m => m.sender.address === MIRA)).not.toEqual([]);
  });
  test('what has no recipient, or a wrong one, is not sent', () => {
    expect(toast(send(world, { to: [] }))).toContain('recipient');
    expect(toast(send(world, { to: [{ name: '', address: 'mira' }] }))).toContain('address');
    expect(state(send(world, { to: [] })).drafts[DRAFT]).toBeUndefined();
  });
  test('undoSend takes it back', () => {
    const phone = run(send(), 'undoSend', { draft: DRAFT });
    expect(state(wait(phone, DAY / 24)).drafts[DRAFT]).toMatchObject({ status: 'draft', leavesAt: null });
    expect(told(phone)).toEqual([]);
  });
  test('leave waits in the outbox without a connection; retry says so; goOnline sends', () => {
    const waiting = wait(send(offline(world)), 11_000);
    expect(state(waiting).drafts[DRAFT]).toMatchObject({ status: 'outbox' });
    expect(toast(run(waiting, 'retry'))).toContain('connection');
    const back = wait(offline(waiting, false), 60_000);
    expect(state(back).drafts[DRAFT]).toBeUndefined();
    expect(told(back)).toHaveLength(1);
    const online = run(run(send(), 'leave', { draft: DRAFT }), 'goOnline');
    expect(told(online)).toHaveLength(1);
  });
  test('bounce: an address that does not exist comes back from the mail daemon', () => {
    const phone = wait(send(world, { to: [{ name: '', address: 'mira.osie@inletmail.example' }] }), 60_000);
    const [back] = made(phone).filter(m => !m.own);
    expect(back).toMatchObject({ sender: { address: 'mailer-daemon@postbird.example' } });
    expect(back!.text).toContain('mira.osie@inletmail.example');
    expect(state(phone).mails[back!.id]!.thread).toBe(made(phone).find(m => m.own)!.thread);
    expect(run(world, 'bounce', { mail: 'mail-none', address: 'x' })).toEqual(world);
  });
  test('schedule sends at its time; cancelSchedule keeps it as a draft; a time that has passed is refused', () => {
    const at = world.clock.now + DAY;
    const phone = run(world, 'schedule', { draft: DRAFT, start: letter(), at });
    expect(state(phone).drafts[DRAFT]).toMatchObject({ status: 'scheduled', leavesAt: at });
    expect(told(wait(phone, DAY + 1_000)).filter(e => e.to.includes(MIRA))).toHaveLength(1);
    const kept = run(phone, 'cancelSchedule', { draft: DRAFT });
    expect(state(wait(kept, 2 * DAY)).drafts[DRAFT]).toMatchObject({ status: 'draft', leavesAt: null });
    expect(toast(run(world, 'schedule', { draft: DRAFT, start: letter(), at: 0 }))).toContain('passed');
  });
});

describe('what comes in', () => {
  test('receive makes a conversation, tells of it, and a second mail of one key joins the first', () => {
    const one = run(world, 'receive', { mail: incoming({ thread: 'k' }) });
    const [mail] = made(one);
    expect(thread(one, mail!.thread)).toMatchObject({ place: 'inbox', category: 'updates' });
    expect(Object.values(one.os.notifications).some(n => n.app === 'mail' && n.title === 'Nell')).toBe(true);
    const two = run(one, 'receive', { mail: incoming({ thread: 'k', subject: 'Boats, again' }) });
    expect(new Set(made(two).map(m => m.thread)).size).toBe(1);
  });
  test('a mail waits for a connection', () => {
    const held = run(offline(world), 'receive', { mail: incoming() });
    expect(made(held)).toEqual([]);
    expect(made(wait(offline(held, false), 60_000))).toHaveLength(1);
  });
  test('arrive brings a planned mail once', () => {
    const phone = run(world, 'arrive', { plan: 'plan-mira-cake' });
    expect(made(phone)).toMatchObject([{ sender: { address: MIRA } }]);
    expect(made(run(phone, 'arrive', { plan: 'plan-mira-cake' }))).toHaveLength(1);
  });
  test('replyFromShade, archiveFromShade and copyCode act from a notification', () => {
    const reply = run(world, 'replyFromShade', { mail: 'mail-panel-8-margaret-0', text: ' Yes ' });
    expect(Object.values(state(reply).drafts)).toContainEqual(
      expect.objectContaining({ text: 'Yes', status: 'sending' }),
    );
    expect(thread(run(world, 'archiveFromShade', { thread: THREAD })).place).toBe('archive');
    expect(run(world, 'copyCode', { mail: 'mail-copperleaf-code-0' }).os.clipboard?.text).toBe('774106');
  });
  test('moveClock: a clock set by hand sends nothing and wakes nobody', () => {
    const phone = run(
      run(world, 'snooze', { threads: [THREAD], until: world.clock.now + DAY }),
      'moveClock',
      { by: DAY * 3 },
    );
    expect(state(phone).clockShift).toBe(DAY * 3);
    expect(phone.timers[`mail-wake-${THREAD}`]!.at).toBe(world.clock.now + DAY * 4);
  });
  test('setVacation answers each sender once, and only contacts where that is set', () => {
    const away = run(world, 'setVacation', { vacation: { on: true, text: 'Away.' } });
    const from = { name: 'Mira', address: MIRA };
    const once = run(run(away, 'receive', { mail: incoming({ from }) }), 'receive', {
      mail: incoming({ from }),
    });
    expect(told(once)).toMatchObject([{ kind: 'mail', to: [MIRA], what: { text: 'Away.' } }]);
    const strict = run(away, 'setVacation', { vacation: { onlyContacts: true } });
    expect(told(run(strict, 'receive', { mail: incoming() }))).toEqual([]);
    expect(told(run(away, 'receive', { mail: incoming({ list: 'x.example' }) }))).toEqual([]);
    expect(toast(run(world, 'setVacation', { vacation: { on: true } }))).toContain('answer');
    expect(
      toast(run(world, 'setVacation', { vacation: { from: '2026-04-02', until: '2026-04-01' } })),
    ).toContain('before');
  });
  test('setVacationDay takes the day that was chosen', () => {
    const result = Date.UTC(2026, 2, 27);
    expect(state(run(world, 'setVacationDay', { which: 'from', result })).vacation.from).toBe('2026-03-27');
  });
});

describe('conversations', () => {
  test('move, remove, restore and putBack', () => {
    const moved = run(world, 'move', { threads: [THREAD], to: 'archive' });
    expect(thread(moved).place).toBe('archive');
    const rows = [{ thread: THREAD, place: 'inbox', binned: false, snoozedUntil: null }];
    expect(thread(run(moved, 'putBack', { rows }))).toEqual(thread(world));
    const binned = run(world, 'remove', { threads: [THREAD] });
    expect(rowsOf(state(binned), 'bin').map(r => r.id)).toContain(THREAD);
    expect(thread(run(binned, 'restore', { threads: [THREAD] }))).toEqual(thread(world));
  });
  test('erase deletes for good, emptyBin everything in the bin', () => {
    const gone = run(world, 'erase', { threads: [THREAD] });
    expect([thread(gone), state(gone).mails['mail-panel-8-margaret-0']]).toEqual([undefined, undefined]);
    expect(rowsOf(state(run(world, 'emptyBin')), 'bin')).toEqual([]);
  });
  test('emptySpam deletes what is in spam, and nothing else', () => {
    const binned = run(world, 'remove', { threads: ['thread-spam-0'] });
    const gone = run(binned, 'emptySpam');
    expect(rowsOf(state(gone), 'spam')).toEqual([]);
    expect(rowsOf(state(gone), 'bin')).toEqual(rowsOf(state(binned), 'bin'));
    expect(rowsOf(state(gone), 'all')).toEqual(rowsOf(state(world), 'all'));
    expect(run(gone, 'emptySpam').apps['mail']).toEqual(gone.apps['mail']);
  });
  test('discardAll leaves scheduled mail', () => {
    const statuses = (phone: typeof world) => Object.values(state(phone).drafts).map(d => d.status);
    expect(statuses(world)).toContain('draft');
    expect(statuses(run(world, 'discardAll'))).toEqual(statuses(world).filter(s => s !== 'draft'));
  });
  test('markRead, star, setLabel and setCategory', () => {
    const read = run(world, 'markRead', { threads: [THREAD], read: true });
    expect(state(read).mails['mail-panel-8-margaret-0']!.read).toBe(true);
    expect(
      state(run(read, 'markRead', { threads: [THREAD], read: false })).mails['mail-panel-8-margaret-0']!.read,
    ).toBe(false);
    expect(thread(run(world, 'star', { threads: [THREAD], on: true })).starred).toBe(true);
    expect(
      thread(run(world, 'setLabel', { threads: [THREAD], label: 'label-flat', on: true })).labels,
    ).toContain('label-flat');
    expect(thread(run(world, 'setCategory', { threads: [THREAD], category: 'updates' })).category).toBe(
      'updates',
    );
  });
  test('snooze hides until wake brings it back on top', () => {
    const until = world.clock.now + 3_600_000;
    const hidden = run(world, 'snooze', { threads: [THREAD], until });
    expect(rowsOf(state(hidden), 'inbox').map(r => r.id)).not.toContain(THREAD);
    const back = wait(hidden, 3_601_000);
    expect(thread(back)).toMatchObject({ snoozedUntil: null, wokeAt: until });
    expect(run(world, 'wake', { thread: THREAD }).apps['mail']).toEqual(world.apps['mail']);
    expect(toast(run(world, 'snooze', { threads: [THREAD], until: 5 }))).toContain('passed');
  });
  test('addLabel, changeLabel and deleteLabel; a name is taken once', () => {
    const phone = run(world, 'addLabel', { name: 'Boats', threads: [THREAD] });
    const [id] = Object.keys(state(phone).labels).filter(l => !(l in state(world).labels));
    expect(thread(phone).labels).toContain(id);
    expect(state(run(phone, 'changeLabel', { label: id, name: 'Ships', colour: 'red' })).labels[id!]).toEqual(
      { name: 'Ships', colour: 'red' },
    );
    expect(thread(run(phone, 'deleteLabel', { label: id })).labels).toEqual(thread(world).labels);
    expect(toast(run(world, 'addLabel', { name: 'family' }))).toContain('name');
  });
  test('block sends later mails to spam', () => {
    const phone = run(world, 'block', { address: 'nell@elsewhere.example', on: true });
    const [mail] = made(run(phone, 'receive', { mail: incoming() }));
    expect(state(run(phone, 'receive', { mail: incoming() })).threads[mail!.thread]).toMatchObject({
      place: 'spam',
    });
    expect(state(run(phone, 'block', { address: 'nell@elsewhere.example', on: false })).blocked).toEqual(
      state(world).blocked,
    );
  });
  test('unsubscribe leaves a list once, and not without a connection', () => {
    const args = { mail: 'mail-lowtide-47-0' };
    const phone = run(run(world, 'unsubscribe', args), 'unsubscribe', args);
    expect(told(phone)).toMatchObject([
      { kind: 'connection', to: ['thelowtide.example'], what: { act: 'leave' } },
    ]);
    expect(toast(run(offline(world), 'unsubscribe', args))).toContain('connection');
  });
  test('reportPhishing tells, and puts it into spam', () => {
    const phone = run(world, 'reportPhishing', { mail: 'mail-fake-bank-mail-0' });
    expect(told(phone)).toMatchObject([{ kind: 'report', what: { reason: 'phishing' } }]);
    expect(thread(phone, 'thread-fake-bank-mail').place).toBe('spam');
    expect(told(run(offline(world), 'reportPhishing', { mail: 'mail-fake-bank-mail-0' }))).toEqual([]);
  });
});

describe('files, links and invitations', () => {
  test('openThread reads', () => {
    expect(state(run(world, 'openThread', { thread: THREAD })).mails['mail-panel-8-margaret-0']!.read).toBe(
      true,
    );
  });
  test('saveAttachment writes a file once; saveAttachmentTo and saveInFolder another folder', () => {
    const on = { mail: 'mail-inkwell-a3-0', index: 0 };
    const files = (phone: typeof world) =>
      Object.values(phone.device.storage.files).filter(f => f.name === 'invoice_IP-2049.pdf');
    const phone = run(run(world, 'saveAttachment', on), 'saveAttachment', on);
    expect(files(phone)).toHaveLength(1);
    expect(toast(phone)).toContain('already');
    expect(path(run(open(world, '/'), 'saveAttachmentTo', on))).toBeDefined();
    expect(
      files(run(phone, 'saveInFolder', { ...on, result: { folder: null, path: 'Documents/Work' } })),
    ).toHaveLength(2);
    expect(run(world, 'saveInFolder', { ...on, result: null })).toEqual(world);
    const photo = run(world, 'saveAttachment', { mail: 'mail-hana-sketches-0', index: 0 });
    expect(
      Object.values(photo.device.storage.files).find(f => f.name === 'panel4_pilot.jpg')?.media?.kind,
    ).toBe('photo');
  });
  test('openLink, copy, share, makeEvent and addContact start what takes them', () => {
    const at = open(world, '/');
    expect(path(run(at, 'openLink', { uri: 'tel:01632960160' }))).not.toBe('/');
    expect(path(run(at, 'openLink', { uri: 'mailto:a@b.example' }))).toContain('/to/');
    expect(run(world, 'copy', { text: 'x' }).os.clipboard?.text).toBe('x');
    expect(dialog(run(at, 'share', { mail: 'mail-leaflet-0' }))?.kind).toBe('share');
    expect(path(run(at, 'makeEvent', { mail: 'mail-leaflet-0' }))).not.toBe('/');
    expect(() => run(at, 'addContact', { name: 'Nell', address: 'nell@elsewhere.example' })).not.toThrow();
  });
  test('answerInvitation asks for the calendar; answered tells, and keeps the calendar in step', () => {
    const args = { mail: 'mail-archive-tour-0', answer: 'yes' };
    expect(toast(run(offline(world), 'answerInvitation', args))).toContain('connection');
    expect(() => run(open(world, '/'), 'answerInvitation', args)).not.toThrow();
    const events = (phone: typeof world) =>
      Object.values((phone.apps['calendar'] as { events: Record<string, { title: string }> }).events).filter(
        e => e.title === 'Behind the doors of the archive',
      );
    const asked = run(open(world, '/'), 'answerInvitation', args);
    const ask = dialog(asked);
    const allowed = ask ? run(asked, 'answerPermission', { id: ask.id, grant: 'always' }, 'system') : asked;
    expect(told(allowed)).toMatchObject([{ kind: 'invitation', what: { act: 'yes' } }]);
    expect(events(allowed)).toHaveLength(1);
    const no = run(allowed, 'answered', { mail: 'mail-archive-tour-0', answer: 'no', result: true });
    expect([events(no), state(no).mails['mail-archive-tour-0']!.invitation!.answer]).toEqual([[], 'no']);
  });
});

describe('rules and settings', () => {
  const filter = {
    from: 'bazari',
    to: '',
    subject: '',
    words: '',
    hasAttachment: false,
    label: 'label-money',
    archive: true,
    star: false,
    markRead: false,
    delete: false,
  };
  test('addFilter runs on what comes, and on what is here if that is wished', () => {
    const phone = run(world, 'addFilter', { filter, toExisting: true });
    const rows = rowsOf(state(phone), 'inbox').filter(r => r.last.sender.address.includes('bazari'));
    expect(rows).toEqual([]);
    const came = run(phone, 'receive', {
      mail: incoming({ from: { name: 'Bazari', address: 'orders@bazari.example' } }),
    });
    expect(thread(came, made(came)[0]!.thread)).toMatchObject({ place: 'archive', labels: ['label-money'] });
    expect(toast(run(world, 'addFilter', { filter: { ...filter, from: ' ' } }))).toContain('which');
    expect(toast(run(world, 'addFilter', { filter: { ...filter, label: null, archive: false } }))).toContain(
      'what',
    );
  });
  test('changeFilter and deleteFilter', () => {
    const phone = run(world, 'changeFilter', { filter: 'filter-tonearm', to: filter });
    expect(state(phone).filters['filter-tonearm']).toEqual(filter);
    expect(
      state(run(phone, 'deleteFilter', { filter: 'filter-tonearm' })).filters['filter-tonearm'],
    ).toBeUndefined();
  });
  test('changeSettings takes what fits', () => {
    expect(state(run(world, 'changeSettings', { settings: { undoSeconds: 30 } })).settings.undoSeconds).toBe(
      30,
    );
    expect(state(run(world, 'changeSettings', { settings: { undoSeconds: 7 } })).settings.undoSeconds).toBe(
      10,
    );
    expect(state(run(world, 'changeSettings', { settings: { sendFrom: 'x@y.example' } }))).toEqual(
      state(world),
    );
  });
  test('remember and forgetSearches', () => {
    const phone = run(world, 'remember', { query: ' ferry ' });
    expect(state(phone).searches[0]).toBe('ferry');
    expect(state(run(phone, 'forgetSearches')).searches).toEqual([]);
  });
  test('plan, planDay and planTime choose a time', () => {
    const phone = run(world, 'plan', { at: world.clock.now });
    const day = run(phone, 'planDay', { result: Date.UTC(2026, 2, 20) });
    const time = run(day, 'planTime', { result: 15 * 60 });
    expect(new Date(state(time).planned!).toISOString()).toBe('2026-03-20T15:00:00.000Z');
  });
});

describe('searching and reading', () => {
  const ids = (query: string) => found(state(world), query, world.clock.now, ZONE).map(r => r.id);
  test.each([
    ['from:margaret subject:title', ['thread-panel-8-margaret']],
    ['filename:SM-091', ['thread-invoice-seixas-2']],
    ['"hair like rope"', ['thread-pilot-letters']],
    ['in:spam parcel', ['thread-spam-0']],
    ['from:crumb is:unread', ['thread-crumb-34']],
    ['subject:crumb before:2026/02/01 -heel', ['thread-crumb-31']],
    ['larger:4.3M', ['thread-freya-map']],
    ['label:gannet-isle has:attachment', ['thread-gannet-plan']],
    ['from:alina OR from:amina is:unread', ['thread-crane-permit']],
    ['from:typeandrope older_than:1m', ['thread-typerope-18']],
  ])('%s', (query, expected) => expect(ids(query).toSorted()).toEqual(expected.toSorted()));
  test('links, codes, addresses', () => {
    expect(piecesOf('See [a](https://x.test/y) or call 01632 960179.').map(p => p.uri)).toEqual([
      undefined,
      'https://x.test/y',
      undefined,
      'tel:01632960179',
      undefined,
    ]);
    expect(isDeceptive({ text: 'baymutual.example/x', uri: 'https://baymutual-secure.test/x' })).toBe(true);
    expect(isDeceptive({ text: 'pay here', uri: 'https://baymutual-secure.test/x' })).toBe(false);
    expect(codeOf('enter this code: 774106.')).toBe('774106');
    expect(saysAttached('The plan is attached.')).toBe(true);
    expect(
      readMailto('mailto:a@b.example,c@d.example?cc=e@f.example&subject=Tea%20time&body=Hi'),
    ).toMatchObject({
      to: [{ address: 'a@b.example' }, { address: 'c@d.example' }],
      cc: [{ address: 'e@f.example' }],
      subject: 'Tea time',
      text: 'Hi',
    });
    expect(countOf(state(world), 'drafts')).toBe(5);
  });
});
