import { describe, expect, test } from 'vitest';
import { produce } from 'immer';
import { catalogue, createWorld } from '../catalogue.ts';
import { fileAt } from '../../src/sdk/core/storage.ts';
import { likedOf, recentSources } from './select.ts';
import { search } from './search.ts';
import { phones, state, t, toast, top } from './testing.ts';
import { lengthWords } from './words.ts';

const { run, until, offline, quiet } = phones(catalogue, createWorld);
const tracks = (phone: Awaited<ReturnType<typeof quiet>>, playlist: string) =>
  state(phone).playlists[playlist]!.items.map(i => i.track.replace('track-', ''));

describe('playlists', () => {
  test('createPlaylist opens an empty one, or takes tracks; editPlaylist, pinPlaylist and deletePlaylist', async () => {
    const was = await quiet();
    const phone = run(was, 'createPlaylist', { name: ' Tea ', text: 'hot' });
    const [id] = Object.keys(state(phone).playlists).filter(p => !(p in state(was).playlists)) as [string];
    expect([state(phone).playlists[id], top(phone)]).toMatchObject([
      { name: 'Tea', text: 'hot', items: [] },
      `/playlist/${id}`,
    ]);
    expect(toast(run(was, 'createPlaylist', { name: ' ' }))).toBe('Give the playlist a name');
    expect(toast(run(was, 'createPlaylist', { name: 'Two', tracks: [t('felt-1'), t('felt-2')] }))).toBe(
      '2 songs added to Two',
    );
    expect(
      state(run(phone, 'editPlaylist', { playlist: id, name: 'Coffee', text: '' })).playlists[id],
    ).toMatchObject({ name: 'Coffee', text: '' });
    expect(state(run(phone, 'pinPlaylist', { playlist: id, on: true })).playlists[id]!.pinned).toBe(true);
    const gone = run(phone, 'deletePlaylist', { playlist: id });
    expect([state(gone).playlists[id], top(gone), toast(gone)]).toEqual([undefined, '/', 'Tea deleted']);
  });

  test('addToPlaylist leaves out what is there unless told, removeFromPlaylist, moveInPlaylist, sortPlaylist', async () => {
    const phone = await quiet();
    const id = 'playlist-quiz';
    expect(tracks(phone, id)).toEqual([
      'capstan-2',
      'capstan-4',
      'salt-and-static-7',
      'first-sunday-3',
      'tin-harbour-7',
    ]);
    expect(
      tracks(run(phone, 'addToPlaylist', { playlist: id, tracks: [t('capstan-2'), t('felt-1')] }), id).slice(
        5,
      ),
    ).toEqual(['felt-1']);
    expect(toast(run(phone, 'addToPlaylist', { playlist: id, tracks: [t('capstan-2')] }))).toBe(
      'Already in Quiz night',
    );
    const twice = run(phone, 'addToPlaylist', { playlist: id, tracks: [t('capstan-2')], again: true });
    expect(tracks(twice, id).filter(x => x === 'capstan-2')).toHaveLength(2);
    expect(new Set(state(twice).playlists[id]!.items.map(i => i.id)).size).toBe(6);
    expect(
      tracks(run(phone, 'removeFromPlaylist', { playlist: id, items: ['item-1', 'item-3'] }), id),
    ).toEqual(['capstan-4', 'first-sunday-3', 'tin-harbour-7']);
    expect(tracks(run(phone, 'moveInPlaylist', { playlist: id, item: 'item-5', to: 1 }), id)).toEqual([
      'capstan-2',
      'tin-harbour-7',
      'capstan-4',
      'salt-and-static-7',
      'first-sunday-3',
    ]);
    expect(tracks(run(phone, 'sortPlaylist', { playlist: id, by: 'length' }), id)[0]).toBe('capstan-4');
    expect(tracks(run(phone, 'sortPlaylist', { playlist: id, by: 'title' }), id)[0]).toBe('tin-harbour-7');
  });

  test('exportPlaylist writes M3U with lengths, importPlaylist reads it', async () => {
    const phone = run(await quiet(), 'exportPlaylist', {
      playlist: 'playlist-loud-list',
      folder: 'Download',
    });
    const file = fileAt(phone.device.storage.files, 'Download/Loud.m3u8')!;
    expect(toast(phone)).toBe('Saved to Download/Loud.m3u8');
    expect(file.text!.split('\n').slice(0, 4)).toEqual([
      '#EXTM3U',
      '#PLAYLIST:Loud',
      '#EXTINF:252,Ferrous Bloom - Slag',
      'tonearm:track-oxide-1',
    ]);
    expect(file.text).toContain(
      '#EXTINF:222,Marrow Club - Left Shoe (demo)\n/Music/Marrow Club - Left Shoe (demo).mp3\n',
    );
    expect(
      fileAt(
        run(phone, 'exportPlaylist', { playlist: 'playlist-loud-list', folder: 'Download' }).device.storage
          .files,
        'Download/Loud (1).m3u8',
      ),
    ).toBeDefined();
    expect(toast(run(phone, 'exportPlaylist', { playlist: 'playlist-wedding', folder: 'Download' }))).toBe(
      'The playlist is empty',
    );
    const back = run(phone, 'importPlaylist', { file: file.id });
    const made = top(back)!.slice('/playlist/'.length);
    expect([state(back).playlists[made]!.name, tracks(back, made)]).toEqual([
      'Loud',
      tracks(phone, 'playlist-loud-list'),
    ]);
    expect(toast(run(phone, 'importPlaylist', { file: 'file-music-gull-set-28-feb-m3u8' }))).toBe(
      '5 songs imported, 1 not found',
    );
    expect(toast(run(phone, 'importPlaylist', { file: 'file-none' }))).toBe('This file can’t be read');
  });

  test('shareTrack, shareAlbum and sharePlaylist offer text', async () => {
    const phone = await quiet();
    const text = (name: string, args: object) => run(phone, name, args).ui.dialogs.at(-1)?.intent?.text;
    expect(text('shareTrack', { track: t('felt-1') })).toBe('“Chair” by Pia Lindqvist, from Felt (Tonearm)');
    expect(text('shareAlbum', { album: 'album-felt' })).toBe('Felt by Pia Lindqvist (Tonearm)');
    expect(text('sharePlaylist', { playlist: 'playlist-sleep' })).toMatch(
      /^Sleep \(5 songs, 36 min \d+ s\)\n1\. First Hour – Slow Weather\n/,
    );
  });
});

describe('the library', () => {
  test('like, saveAlbum and follow keep and drop', async () => {
    const phone = await quiet();
    expect(likedOf(state(run(phone, 'like', { tracks: [t('felt-1'), 'track-none'], on: true })))[0]).toBe(
      t('felt-1'),
    );
    expect(
      state(run(phone, 'like', { tracks: [t('second-night-1')], on: false })).liked[t('second-night-1')],
    ).toBe(undefined);
    expect(
      state(run(phone, 'saveAlbum', { album: 'album-oxide', on: true })).saved['album-oxide'],
    ).toBeDefined();
    expect(state(run(phone, 'saveAlbum', { album: 'album-felt', on: false })).saved['album-felt']).toBe(
      undefined,
    );
    expect(toast(run(phone, 'follow', { artist: 'artist-juno-salt', on: true }))).toBe('Following Juno Salt');
    expect(state(run(phone, 'follow', { artist: 'artist-su-he', on: false })).following['artist-su-he']).toBe(
      undefined,
    );
  });

  test('download waits for a network and comes one after another; downloaded, resumeDownloads, removeDownloads', async () => {
    const phone = run(await quiet(), 'download', { tracks: [t('oxide-1'), t('oxide-2')] });
    expect(state(phone).downloads[t('oxide-1')]).toMatchObject({ done: false, bytes: 252 * 40_000 });
    expect(state(until(phone, 60_000)).downloads[t('oxide-2')]!.done).toBe(true);
    const off = run(offline(await quiet()), 'download', { tracks: [t('oxide-1')] });
    expect([toast(off), state(until(off, 60_000)).downloads[t('oxide-1')]!.done]).toEqual([
      'Waiting for a network',
      false,
    ]);
    expect(state(run(off, 'downloaded', { track: t('oxide-1') })).downloads[t('oxide-1')]!.done).toBe(false);
    expect(
      state(until(run(off, 'setAeroplane', { on: false }, 'system'), 60_000)).downloads[t('oxide-1')]!.done,
    ).toBe(true);
    const held = produce(off, d => {
      d.device.radios.aeroplane = false;
      d.device.radios.wifi = true;
      d.device.radios.network = 'wifi-tannersrow-27b';
    });
    expect(state(until(run(held, 'resumeDownloads'), 60_000)).downloads[t('oxide-1')]!.done).toBe(true);
    expect(toast(run(phone, 'removeDownloads', { tracks: [t('felt-1'), t('felt-2')] }))).toBe(
      '2 downloads removed',
    );
    expect(toast(run(phone, 'download', { tracks: [t('felt-1')] }))).toBe('Already downloaded');
  });

  test('setEqualiser, setPreset and setBand', async () => {
    const phone = run(await quiet(), 'setPreset', { preset: 'Rock' });
    expect(state(phone).equaliser).toEqual({ on: true, preset: 'Rock', bands: [5, 3, -1, 3, 5] });
    expect(state(run(phone, 'setBand', { band: 1, gain: -4 })).equaliser).toEqual({
      on: true,
      preset: 'Custom',
      bands: [5, -4, -1, 3, 5],
    });
    expect(state(run(phone, 'setEqualiser', { on: false })).equaliser.on).toBe(false);
  });

  test('changeSettings, remember, forgetSearch, clearSearches, clearHistory, setSort, setView', async () => {
    const phone = run(await quiet(), 'changeSettings', { dataSaver: true, wifiQuality: 'lossless' });
    expect(state(phone).settings).toMatchObject({
      dataSaver: true,
      wifiQuality: 'lossless',
      mobileQuality: 'normal',
    });
    const asked = run(run(phone, 'remember', { query: ' lullaby ' }), 'remember', { query: ' ' });
    expect(state(asked).searches.slice(0, 2)).toEqual(['lullaby', 'paper herons']);
    expect(state(run(asked, 'forgetSearch', { query: 'lullaby' })).searches).not.toContain('lullaby');
    expect(state(run(asked, 'clearSearches')).searches).toEqual([]);
    expect(state(run(asked, 'clearHistory')).history).toEqual([]);
    expect([
      state(run(phone, 'setSort', { sort: 'artist' })).sort,
      state(run(phone, 'setView', { view: 'grid' })).view,
    ]).toEqual(['artist', 'grid']);
  });

  test('search finds by title first, by artist, by words of a song; lists of late come once', async () => {
    const phone = await quiet();
    const found = search(state(phone), phone.device.storage.files, 'tin harbour');
    expect([found.tracks[0], found.albums[0]?.id]).toEqual([t('tin-harbour-1'), 'album-tin-harbour']);
    expect(found.tracks).toContain('file-music-paper-herons-tin-harbour-mp3');
    expect(search(state(phone), phone.device.storage.files, 'carmela rios').artists[0]?.id).toBe(
      'artist-carmela-rios',
    );
    expect(search(state(phone), phone.device.storage.files, 'wooden spoon').lyrics[0]?.track).toBe(
      t('slow-honey-2'),
    );
    expect(search(state(phone), phone.device.storage.files, '  ').tracks).toEqual([]);
    expect(recentSources(state(phone), 3)).toEqual([
      'album-tin-harbour',
      'album-felt-two',
      'playlist-running',
    ]);
    expect([lengthWords(1, 59), lengthWords(3, 754), lengthWords(40, 7320), lengthWords(0, 0)]).toEqual([
      '1 song, 59 s',
      '3 songs, 12 min 34 s',
      '40 songs, 2 h 2 min',
      '0 songs',
    ]);
  });
});
