import { describe, expect, it } from 'vitest';
import { browserOf, did, later, offline, opened, world } from './testing.ts';

const URL_ = 'https://commonplace.example/Tides';
const LIST = 'https://hblibraries.example/files/spring-reading-list.txt';
const ZIP = 'https://hblibraries.example/files/local-history-pack.zip';

describe('bookmarks', () => {
  it('are added once, edited, moved and deleted', async () => {
    let phone = did(await world(), 'addBookmark', { url: URL_, title: 'Tides', folder: 'folder-work' });
    expect(
      did(phone, 'addBookmark', { url: 'https://commonplace.example/Tides', title: 'Again' }).apps.browser
        .bookmarks,
    ).toEqual(browserOf(phone).bookmarks);
    const id = Object.keys(browserOf(phone).bookmarks).find(
      k => browserOf(phone).bookmarks[k]!.title === 'Tides',
    )!;
    expect(
      browserOf(did(phone, 'editBookmark', { bookmark: id, title: ' ', url: URL_, folder: null })).bookmarks[
        id
      ]!.title,
    ).toBe('Tides');
    phone = did(phone, 'editBookmark', {
      bookmark: id,
      title: 'High water',
      url: 'commonplace.example/Moon',
      folder: 'folder-travel',
    });
    expect(browserOf(phone).bookmarks[id]).toMatchObject({
      title: 'High water',
      url: 'https://commonplace.example/Moon',
      folder: 'folder-travel',
    });
    expect(
      browserOf(did(phone, 'moveBookmark', { bookmark: id, folder: null })).bookmarks[id]!.folder,
    ).toBeNull();
    expect(browserOf(did(phone, 'removeBookmark', { bookmark: id })).bookmarks[id]).toBeUndefined();
  });
  it('folders have names of their own and take what is in them along', async () => {
    let phone = did(await world(), 'addFolder', { name: 'Boats' });
    expect(Object.keys(did(phone, 'addFolder', { name: 'boats' }).apps.browser.folders)).toHaveLength(5);
    const id = Object.keys(browserOf(phone).folders).find(
      k => browserOf(phone).folders[k]!.name === 'Boats',
    )!;
    expect(browserOf(did(phone, 'renameFolder', { folder: id, name: 'Travel' })).folders[id]!.name).toBe(
      'Boats',
    );
    expect(browserOf(did(phone, 'renameFolder', { folder: id, name: 'Ships' })).folders[id]!.name).toBe(
      'Ships',
    );
    phone = did(phone, 'removeFolder', { folder: 'folder-cooking' });
    expect(Object.values(browserOf(phone).bookmarks).some(b => b.folder === 'folder-cooking')).toBe(false);
  });
});

describe('reading list, history and settings', () => {
  it('keeps, marks and forgets', async () => {
    let phone = did(await world(), 'addReading', { url: URL_, title: 'Tides' });
    const id = Object.keys(browserOf(phone).reading).find(k => browserOf(phone).reading[k]!.url === URL_)!;
    phone = did(phone, 'setRead', { entry: id, read: true });
    expect(browserOf(phone).reading[id]!.read).toBe(true);
    expect(browserOf(did(phone, 'addReading', { url: URL_, title: 'Tides' })).reading[id]!.read).toBe(false);
    expect(browserOf(did(phone, 'removeReading', { entry: id })).reading[id]).toBeUndefined();
    expect(browserOf(did(phone, 'removeVisit', { entry: 'past-001' })).history['past-001']).toBeUndefined();
  });
  it('clears a span of time and nothing before it', async () => {
    const start = await world();
    const clear = (range: string, what: object) =>
      browserOf(did(start, 'clearData', { range, history: false, sites: false, downloads: false, ...what }));
    const days = (b: ReturnType<typeof clear>) =>
      Object.values(b.history)
        .map(h => h.at)
        .sort((a, b2) => b2 - a)[0];
    expect(Object.keys(clear('today', { history: true }).history)).toHaveLength(24);
    expect(days(clear('today', { history: true }))).toBe(Date.UTC(2026, 2, 11, 22, 10));
    expect(clear('all', { history: true })).toMatchObject({ history: {}, searches: [] });
    expect(clear('all', { sites: true })).toMatchObject({ cart: {}, sites: {} });
    expect(Object.keys(clear('week', { downloads: true }).downloads)).toHaveLength(2);
    expect(clear('all', {})).toEqual(browserOf(start));
  });
  it('changes settings, and what one site has', async () => {
    let phone = did(await world(), 'changeSettings', {
      settings: { engine: 'quarry', home: 'bayecho.example', blockImages: true },
    });
    expect(browserOf(phone).settings).toMatchObject({
      engine: 'quarry',
      home: 'https://bayecho.example',
      blockImages: true,
    });
    expect(browserOf(did(phone, 'changeSettings', { settings: { home: 'no address' } })).settings.home).toBe(
      'https://bayecho.example',
    );
    phone = did(
      did(did(phone, 'setZoom', { host: 'bayecho.example', zoom: 150 }), 'setDesktop', {
        host: 'bayecho.example',
        on: true,
      }),
      'setPopups',
      { host: 'bayecho.example', on: true },
    );
    expect(browserOf(phone).sites['bayecho.example']).toEqual({ zoom: 150, desktop: true, popups: true });
    expect(
      browserOf(did(phone, 'clearSite', { host: 'bayecho.example' })).sites['bayecho.example'],
    ).toBeUndefined();
    expect(browserOf(did(phone, 'clearSite', { host: 'tinhouse.example' })).cart).toEqual({});
  });
});

describe('downloads', () => {
  const latest = (phone: Awaited<ReturnType<typeof world>>) =>
    Object.entries(browserOf(phone).downloads).sort(([, a], [, b]) => b.at - a.at)[0]!;
  it('come with time and become a file', async () => {
    let phone = did(await opened('https://hblibraries.example/downloads'), 'download', { url: LIST });
    expect(latest(phone)[1].status).toBe('running');
    phone = later(phone, 5_000);
    expect(latest(phone)[1]).toMatchObject({ status: 'done', path: 'Download/spring-reading-list.txt' });
    expect(
      Object.values(phone.device.storage.files).find(f => f.name === 'spring-reading-list.txt')?.text,
    ).toContain('A Short History of Rope');
    phone = did(phone, 'openDownload', { download: latest(phone)[0] });
    expect(
      Object.values(browserOf(phone).tabs)
        .flatMap(t => t.visits)
        .at(-1)!.url,
    ).toContain('spring-reading-list.txt');
    phone = later(did(phone, 'download', { url: LIST }), 5_000);
    expect(latest(phone)[1].path).toBe('Download/spring-reading-list (1).txt');
    expect(did(offline(phone), 'download', { url: LIST }).apps.browser.downloads).toEqual(
      browserOf(phone).downloads,
    );
  });
  it('pause, go on, are cancelled, fail and leave the list', async () => {
    let phone = later(
      did(await opened('https://hblibraries.example/downloads'), 'download', { url: ZIP }),
      10_000,
    );
    const [id] = latest(phone);
    phone = later(did(phone, 'pauseDownload', { download: id }), 100_000);
    expect(latest(phone)[1]).toMatchObject({ status: 'paused', got: 8_000_000 });
    const on = did(phone, 'resumeDownload', { download: id });
    expect(later(on, 49_000).apps.browser.downloads[id]!.status).toBe('running');
    expect(later(on, 51_000).apps.browser.downloads[id]!.status).toBe('done');
    expect(did(on, 'cancelDownload', { download: id }).apps.browser.downloads[id]).toMatchObject({
      status: 'cancelled',
      got: 0,
    });
    expect(did(offline(on), 'finishDownload', { download: id }).apps.browser.downloads[id]!.status).toBe(
      'failed',
    );
    expect(did(on, 'removeDownload', { download: id }).apps.browser.downloads[id]).toBeUndefined();
  });
});
