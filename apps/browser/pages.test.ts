import { describe, expect, it } from 'vitest';
import { browserOf, did, later, offline, opened, visitOn, world } from './testing.ts';
import { historyDays, suggestions } from './select.ts';

const LIGHT = 'https://commonplace.example/Gullwing_Lighthouse';
const hosts = (phone: Awaited<ReturnType<typeof world>>) =>
  browserOf(phone).tabs[browserOf(phone).active!]!.visits.map(v => v.url);

describe('pages', () => {
  it('go opens an address, searches for anything else, and keeps the search', async () => {
    const start = await opened(LIGHT);
    expect(visitOn(start)).toMatchObject({ title: 'Gullwing Lighthouse', status: 'ok' });
    expect(visitOn(did(start, 'go', { text: 'bayecho.example' }))).toMatchObject({
      url: 'https://bayecho.example',
      title: 'Bay Echo',
    });
    const searched = did(start, 'go', { text: 'fresnel lens' });
    expect(visitOn(searched).url).toBe('https://seek.example/search?q=fresnel+lens');
    expect(browserOf(searched).searches[0]).toBe('fresnel lens');
    expect(browserOf(did(searched, 'removeSearch', { search: 'fresnel lens' })).searches).not.toContain(
      'fresnel lens',
    );
    expect(visitOn(did(start, 'searchFor', { words: 'bayecho.example' })).url).toContain(
      'seek.example/search',
    );
    expect(did(start, 'go', { text: '  ' })).toEqual(start);
  });
  it('back and forward walk the pages of the tab; a new page drops what lay ahead', async () => {
    let phone = await opened(LIGHT);
    phone = did(did(phone, 'open', { url: 'https://bayecho.example/' }), 'back');
    expect(visitOn(phone).url).toBe(LIGHT);
    expect(visitOn(did(phone, 'forward')).url).toBe('https://bayecho.example/');
    expect(hosts(did(phone, 'open', { url: 'https://tinhouse.example/' })).at(-1)).toBe(
      'https://tinhouse.example/',
    );
    expect(visitOn(did(did(phone, 'open', { url: 'https://tinhouse.example/' }), 'forward')).url).toBe(
      'https://tinhouse.example/',
    );
  });
  it('a site that is not there, no connection, a slow site, stop and reload', async () => {
    const start = await world();
    expect(visitOn(await opened('https://nosuch.example/')).status).toBe('unknown');
    const off = await opened(LIGHT, offline(start));
    expect(visitOn(off).status).toBe('offline');
    const back = did({ ...off, device: start.device }, 'reload');
    expect(visitOn(back).status).toBe('ok');
    const slow = await opened('https://tidecam.example/');
    expect(visitOn(slow).status).toBe('loading');
    expect(visitOn(later(slow, 9_000)).status).toBe('ok');
    expect(visitOn(later(did(slow, 'stop'), 9_000)).status).toBe('stopped');
    expect(visitOn(did(slow, 'loaded', { tab: 'tab-none', visit: 'visit-none' })).status).toBe('loading');
    expect(visitOn(did(slow, 'home')).url).toBe('about:newtab');
  });
  it('private tabs leave no history, and closing shows the tab beside', async () => {
    const start = await world();
    const secret = did(did(start, 'newTab', { private: true }), 'open', { url: LIGHT });
    expect(browserOf(secret).history).toEqual(browserOf(start).history);
    expect(browserOf(secret).activePrivate).toBe(true);
    const closed = did(secret, 'closeAll', { private: true });
    expect(Object.keys(browserOf(closed).tabs)).toEqual(Object.keys(browserOf(start).tabs));
    expect(browserOf(did(start, 'closeTab', { tab: 'tab-echo' })).active).toBe('tab-ferry');
    expect(browserOf(did(start, 'selectTab', { tab: 'tab-tides' })).active).toBe('tab-tides');
    expect(browserOf(did(start, 'showPrivate', { private: true })).activePrivate).toBe(true);
    expect(Object.keys(browserOf(did(start, 'openInTab', { url: LIGHT, behind: true })).tabs)).toHaveLength(
      4,
    );
    expect(suggestions(browserOf(secret), 'gullwing').some(s => s.kind === 'tab')).toBe(false);
  });
  it('windows of a site are blocked until they are allowed', async () => {
    const blocked = did(await opened('https://bargainbarrow.example/'), 'openWindow', {
      url: 'https://bargainbarrow.example/tent',
    });
    expect(visitOn(blocked).blocked).toBe('https://bargainbarrow.example/tent');
    expect(visitOn(did(blocked, 'dismissPopup')).blocked).toBeNull();
    const allowed = did(blocked, 'allowPopup');
    expect(visitOn(allowed).url).toBe('https://bargainbarrow.example/tent');
    expect(browserOf(allowed).sites['bargainbarrow.example']?.popups).toBe(true);
  });
  it('a page is read, saved, shared and copied', async () => {
    const page = await opened(LIGHT);
    expect(visitOn(did(page, 'setReader', { on: true })).reader).toBe(true);
    const saved = did(page, 'savePage');
    expect(
      Object.values(saved.device.storage.files).find(f => f.name === 'Gullwing Lighthouse.txt')?.text,
    ).toContain('142 steps');
    expect(did(page, 'sharePage').ui.dialogs[0]?.intent).toMatchObject({ verb: 'SEND', text: LIGHT });
    expect(did(page, 'shareText', { text: 'A line' }).ui.dialogs[0]?.intent?.text).toBe('A line');
    expect(did(page, 'copyText', { text: LIGHT, what: 'Link' }).os.clipboard?.text).toBe(LIGHT);
  });
  it('takes what other apps send: text to search for, links to open, files that stand for a page', async () => {
    const start = did(await world(), 'openApp', { app: 'notes' }, 'system');
    const sent = did(start, 'startIntent', { app: 'notes', intent: { verb: 'VIEW', uri: LIGHT } }, 'system');
    expect(visitOn(sent).url).toBe(LIGHT);
    expect(sent.ui.tasks[0]!.stack.map(s => s.app + s.path)).toEqual(['notes/', 'browser/']);
    const shared = did(sent, 'takeShared', { text: `Look: ${LIGHT}.`, as: 'open' });
    expect(visitOn(shared).url).toBe(LIGHT);
    expect(visitOn(did(sent, 'takeShared', { text: 'low water', as: 'search' })).url).toContain(
      'q=low+water',
    );
    const file = {
      name: 'task.html',
      parent: Object.entries(start.device.storage.files).find(([, f]) => f.name === 'Download')![0],
      kind: 'file' as const,
      text: '<html><meta name="tapworld-page" content="maze?seed=5"></html>',
      size: 60,
      mime: 'text/html',
      at: start.clock.now,
      binned: null,
    };
    const withFile = {
      ...start,
      device: {
        ...start.device,
        storage: { ...start.device.storage, files: { ...start.device.storage.files, 'file-task': file } },
      },
    };
    const game = did(
      withFile,
      'startIntent',
      { app: 'notes', intent: { verb: 'VIEW', mime: 'text/html', extras: { file: 'file-task' } } },
      'system',
    );
    expect(visitOn(game)).toMatchObject({ url: 'file:///Download/task.html', title: 'Maze' });
    expect(visitOn(game).play?.cell).toBe(0);
    expect(visitOn(did(withFile, 'openFile', { path: 'Download/task.html', mime: 'text/html' })).title).toBe(
      'Maze',
    );
  });
  it('history has one line for a page and day, by day', async () => {
    const twice = did(await opened(LIGHT), 'reload');
    const days = historyDays(browserOf(twice), twice.clock.now, twice.clock.zone);
    expect(days[0]!.day).toBe('Today');
    expect(days[0]!.visits.filter(v => v.url === LIGHT)).toHaveLength(1);
    expect(
      historyDays(browserOf(twice), twice.clock.now, twice.clock.zone, 'lantern').flatMap(d => d.visits)
        .length,
    ).toBe(2);
  });
});
