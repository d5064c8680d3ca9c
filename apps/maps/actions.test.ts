// Over 300 lines: one test or more for each action of the app.
import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { gpxOf, listsOf, ratingOf, savedIn, savedOf, tracksOf } from './select.ts';
import { later, made, phoneWith, run, spot, state, top } from './testing.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});
const start = (change?: Parameters<typeof phoneWith>[1]) => phoneWith(world, change);
const toast = (phone: AnyPhone) => phone.ui.toast?.text ?? '';

describe('lists', () => {
  test('save puts a place into a list once, at its end, and unsave takes it out', () => {
    const was = start();
    const place = spot(was, 'orpheum');
    const phone = run(was, 'save', { spot: place, list: 'list-favourites', note: ' Balcony ' });
    const row = savedOf(state(phone), place)[0]!;
    expect(row).toMatchObject({ list: 'list-favourites', note: 'Balcony', order: 5, spot: place });
    expect(savedOf(state(run(phone, 'save', { spot: place, list: 'list-favourites' })), place)).toHaveLength(
      1,
    );
    expect(toast(run(was, 'save', { spot: place, list: 'list-no' }))).toContain('gone');
    const gone = run(phone, 'unsave', {
      spot: savedIn(state(phone), 'list-favourites')[0]!.spot,
      list: 'list-favourites',
    });
    expect(savedIn(state(gone), 'list-favourites').map(s => s.order)).toEqual([0, 1, 2, 3, 4]);
    expect(state(run(gone, 'unsave', { spot: spot(was, 'salt-cellar'), list: 'list-favourites' }))).toEqual(
      state(gone),
    );
  });

  test('noteSaved and moveSaved change one row', () => {
    const phone = start();
    const rows = savedIn(state(phone), 'list-mum');
    expect(
      state(run(phone, 'noteSaved', { saved: rows[0]!.id, note: ' 11:52 ' })).saved[rows[0]!.id]!.note,
    ).toBe('11:52');
    expect(
      savedIn(state(run(phone, 'moveSaved', { saved: rows[0]!.id, to: 2 })), 'list-mum').map(r => r.id),
    ).toEqual([rows[1]!.id, rows[2]!.id, rows[0]!.id, rows[3]!.id]);
  });

  test('createList, renameList, deleteList and moveList keep names unique and the three that are always there', () => {
    const was = start();
    const phone = run(was, 'createList', { name: ' Picnics ', spot: spot(was, 'fennel-park') });
    const [id] = made(state(was).lists, state(phone).lists);
    expect(state(phone).lists[id!]).toMatchObject({ name: 'Picnics', role: 'own', order: 6 });
    expect(savedIn(state(phone), id!)).toHaveLength(1);
    expect(toast(run(phone, 'createList', { name: 'picnics' }))).toContain('There is a list');
    expect(toast(run(phone, 'createList', { name: '  ' }))).toContain('name');
    expect(state(run(phone, 'renameList', { list: id!, name: 'Picknicks' })).lists[id!]!.name).toBe(
      'Picknicks',
    );
    expect(toast(run(phone, 'renameList', { list: 'list-want', name: 'Wishes' }))).toContain('keeps');
    expect(toast(run(phone, 'renameList', { list: id!, name: 'Favourites' }))).toContain('There is a list');
    const gone = run(phone, 'deleteList', { list: 'list-mum' });
    expect(state(gone).lists['list-mum']).toBeUndefined();
    expect(Object.values(state(gone).saved).some(s => s.list === 'list-mum')).toBe(false);
    expect(listsOf(state(gone)).map(l => l.order)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(toast(run(phone, 'deleteList', { list: 'list-favourites' }))).toContain('cannot');
    expect(listsOf(state(run(phone, 'moveList', { list: id!, to: 0 })))[0]!.id).toBe(id);
  });

  test('rememberSearch, look and forgetSearches', () => {
    const phone = run(run(start(), 'rememberSearch', { query: 'Noodles' }), 'rememberSearch', { query: ' ' });
    expect(state(phone).searches[0]).toBe('Noodles');
    expect(state(phone).searches.filter(s => s.toLowerCase() === 'noodles')).toHaveLength(1);
    const seen = run(phone, 'look', { spot: spot(phone, 'orpheum') });
    expect(state(seen).recent[0]!.name).toBe('The Orpheum Cinema');
    expect(state(run(seen, 'forgetSearches')).searches).toEqual([]);
  });
});

describe('markers and tracks', () => {
  test('addMarker, editMarker and deleteMarker', () => {
    const was = start();
    const phone = run(was, 'addMarker', {
      name: ' Van ',
      address: 'Ropewalk',
      latitude: 50.82,
      longitude: -1.4,
    });
    const [id] = made(state(was).markers, state(phone).markers);
    expect(state(phone).markers[id!]).toMatchObject({ name: 'Van', colour: 'red', at: was.clock.now });
    expect(
      toast(run(was, 'addMarker', { name: '', address: '', latitude: 50.82, longitude: -1.4 })),
    ).toContain('name');
    expect(
      state(run(phone, 'editMarker', { marker: id!, name: 'Lorry', colour: 'blue', note: ' tall ' })).markers[
        id!
      ],
    ).toMatchObject({ name: 'Lorry', colour: 'blue', note: 'tall' });
    expect(toast(run(phone, 'editMarker', { marker: id!, name: ' ' }))).toContain('name');
    expect(state(run(phone, 'deleteMarker', { marker: id! })).markers[id!]).toBeUndefined();
  });

  test('a track is drawn by addWaypoint, moveWaypoint and removeWaypoint, and saveTrack keeps it; clearDraft drops it', () => {
    const was = start();
    const add = (phone: AnyPhone, id: string) => {
      const s = spot(phone, id);
      return run(phone, 'addWaypoint', { name: s.name, latitude: s.latitude, longitude: s.longitude });
    };
    let phone = ['home', 'orpheum', 'old-bridge', 'saturday-market'].reduce(add, was);
    phone = run(phone, 'removeWaypoint', { index: 1 });
    phone = run(phone, 'moveWaypoint', { index: 2, to: 1 });
    expect(state(phone).draft.map(w => w.name)).toEqual([
      "27 Tanner's Row",
      'Cooperage Market',
      'Mill Lade Bridge',
    ]);
    const saved = run(
      run(phone, 'push', { app: 'maps', pattern: '/draw', params: {} }, 'system'),
      'saveTrack',
      { name: 'Loop' },
    );
    const track = tracksOf(state(saved))[0]!;
    expect(track).toMatchObject({ name: 'Loop', kind: 'drawn', seconds: 0 });
    expect(track.waypoints).toHaveLength(3);
    expect(track.metres).toBeGreaterThan(2000);
    expect(state(saved).draft).toEqual([]);
    expect(top(saved)).toBe('/');
    expect(toast(run(phone, 'saveTrack', { name: 'bridges loop' }))).toContain('There is a track');
    expect(toast(run(was, 'saveTrack', { name: 'Empty' }))).toContain('two waypoints');
    expect(
      tracksOf(state(run(phone, 'saveTrack', { name: 'Straight', follow: false })))[0]!.points,
    ).toHaveLength(3);
    expect(state(run(phone, 'clearDraft')).draft).toEqual([]);
    expect(gpxOf(track)).toContain('<trkpt lat="50.8213');
  });

  test('startRecording, sample and stopRecording follow the phone on its clock', () => {
    let phone = run(start(), 'startRecording');
    expect(state(phone).recording?.points).toHaveLength(1);
    phone = later(
      run(phone, 'movePhone', { latitude: 50.8223, longitude: -1.4037, name: 'Castle Street' }, 'system'),
      60_000,
    );
    expect(state(phone).recording?.points).toHaveLength(2);
    expect(state(run(phone, 'sample')).recording?.points).toHaveLength(2);
    const saved = run(phone, 'stopRecording', { name: 'Morning' });
    expect(tracksOf(state(saved))[0]).toMatchObject({
      name: 'Morning',
      kind: 'recorded',
      seconds: 60,
      metres: 111,
    });
    expect(state(saved).recording).toBeNull();
    expect(Object.keys(saved.timers)).not.toContain('sample');
    expect(Object.keys(state(run(phone, 'stopRecording')).tracks)).toEqual(Object.keys(state(world).tracks));
    expect(
      toast(
        run(
          start((_, p) => {
            p.device.radios.location = false;
          }),
          'startRecording',
        ),
      ),
    ).toContain('Turn on Location');
  });

  test('renameTrack, deleteTrack, and exportTrack writes a GPX file', () => {
    const phone = start();
    expect(
      state(run(phone, 'renameTrack', { track: 'track-commute', name: 'Bike' })).tracks['track-commute']!
        .name,
    ).toBe('Bike');
    expect(toast(run(phone, 'renameTrack', { track: 'track-commute', name: 'Bridges loop' }))).toContain(
      'There is a track',
    );
    expect(
      state(run(phone, 'deleteTrack', { track: 'track-commute' })).tracks['track-commute'],
    ).toBeUndefined();
    const out = run(phone, 'exportTrack', { track: 'track-bridges' });
    const file = Object.values(out.device.storage.files).find(f => f.name === 'Bridges loop.gpx');
    expect(file).toMatchObject({ mime: 'application/gpx+xml' });
    expect(file!.text).toContain('<name>Bridges loop</name>');
  });
});

describe('tracks from files', () => {
  const GPX =
    '<gpx><wpt lat="50.82" lon="-1.40"><name>Gate</name></wpt><trk><name>Bridges loop</name><trkseg><trkpt lat="50.82" lon="-1.40"><time>2026-02-01T10:00:00Z</time></trkpt><trkpt lat="50.83" lon="-1.40"><time>2026-02-01T10:20:00Z</time></trkpt></trkseg></trk></gpx>';
  const withFile = (text: string) =>
    start((_, p) => {
      const some = Object.values(p.device.storage.files).find(f => f.kind === 'file')!;
      p.device.storage.files['file-loop'] = {
        ...JSON.parse(JSON.stringify(some)),
        name: 'loop.gpx',
        mime: 'application/gpx+xml',
        text,
      };
    });

  test('importTrack takes a file in once, under a name of its own', () => {
    const was = withFile(GPX);
    const phone = run(
      run(was, 'push', { app: 'maps', pattern: '/import/:file', params: { file: 'file-loop' } }, 'system'),
      'importTrack',
      { file: 'file-loop' },
    );
    const [id] = made(state(was).tracks, state(phone).tracks);
    expect(state(phone).tracks[id!]).toMatchObject({
      name: 'Bridges loop 2',
      kind: 'imported',
      metres: 1113,
      seconds: 1200,
      at: Date.UTC(2026, 1, 1, 10),
      waypoints: [{ name: 'Gate' }],
    });
    expect(top(phone)).toBe(`/track/${id}`);
    const again = run(phone, 'importTrack', { file: 'file-loop' });
    expect(toast(again)).toContain('there already');
    expect(state(again).tracks).toEqual(state(phone).tracks);
    expect(toast(run(was, 'importTrack', { file: 'file-none' }))).toContain('gone');
    expect(toast(run(withFile('Dear Mum'), 'importTrack', { file: 'file-loop' }))).toContain('no track');
  });

  test('what exportTrack writes can be taken in; pickTrack asks for a file, openTrackFile shows it', () => {
    const out = run(start(), 'exportTrack', { track: 'track-lighthouse' });
    const file = Object.entries(out.device.storage.files).find(
      ([, f]) => f.name === `${state(out).tracks['track-lighthouse']!.name}.gpx`,
    )![0];
    const phone = run(out, 'importTrack', { file });
    const [id] = made(state(out).tracks, state(phone).tracks);
    expect(state(phone).tracks[id!]!.points).toHaveLength(
      state(out).tracks['track-lighthouse']!.points.length,
    );
    expect(run(start(), 'pickTrack').ui.tasks.some(t => t.stack.some(s => s.app === 'files'))).toBe(true);
    expect(top(run(out, 'openTrackFile', { result: [file] }))).toBe(`/import/${file}`);
    expect(top(run(out, 'openTrackFile', { result: null }))).toBe('/');
  });

  test('VIEW of a GPX file offers Wayfare', () => {
    const phone = run(
      withFile(GPX),
      'startIntent',
      {
        app: 'files',
        intent: { verb: 'VIEW', mime: 'application/gpx+xml', extras: { file: 'file-loop' }, ask: true },
      },
      'system',
    );
    expect(JSON.stringify(phone.ui.dialogs.at(-1))).toContain('gpx');
  });
});

describe('places, areas and settings', () => {
  test('review counts among the stars; deleteReview takes only one’s own', () => {
    const phone = start();
    const before = ratingOf(state(phone), 'place-orpheum');
    const after = run(phone, 'review', { place: 'place-orpheum', stars: 1, text: ' Cold ' });
    expect(ratingOf(state(after), 'place-orpheum').count).toBe(before.count + 1);
    expect(
      Object.values(
        state(run(after, 'review', { place: 'place-orpheum', stars: 4, text: '' })).reviews,
      ).filter(r => r.mine && r.place === 'place-orpheum'),
    ).toMatchObject([{ stars: 4, text: '' }]);
    expect(toast(run(phone, 'review', { place: 'place-orpheum', stars: 0, text: 'x' }))).toContain('stars');
    const [id] = made(state(phone).reviews, state(after).reviews);
    expect(state(run(after, 'deleteReview', { review: id! })).reviews).toEqual(state(phone).reviews);
    const other = Object.keys(state(phone).reviews).find(r => !state(phone).reviews[r]!.mine)!;
    expect(state(run(phone, 'deleteReview', { review: other })).reviews).toEqual(state(phone).reviews);
  });

  test('share shows the share sheet with the address, call the dial pad', () => {
    const phone = start();
    expect(run(phone, 'share', { spot: spot(phone, 'orpheum') }).ui.dialogs.at(-1)?.intent?.text).toMatch(
      /^The Orpheum Cinema\n140 Northgate Street.*\ngeo:50\./,
    );
    expect(
      run(phone, 'call', { place: 'place-orpheum' }).ui.tasks.some(t => t.stack.some(s => s.app === 'phone')),
    ).toBe(true);
    expect(toast(run(phone, 'call', { place: 'place-long-strand' }))).toContain('No number');
  });

  test('downloadArea comes on the phone’s clock (areaReady), renameArea, deleteArea', () => {
    const was = start();
    const phone = run(was, 'downloadArea', { region: 'isle' });
    const [id] = made(state(was).areas, state(phone).areas);
    expect(state(phone).areas[id!]!.readyAt).toBeNull();
    expect(state(later(phone, 60_000)).areas[id!]!.readyAt).not.toBeNull();
    expect(state(run(phone, 'areaReady', { area: id! })).areas[id!]!.readyAt).toBe(phone.clock.now);
    expect(state(run(phone, 'downloadArea', { region: 'isle' })).areas).toEqual(state(phone).areas);
    expect(
      toast(
        run(
          start((_, p) => {
            p.device.radios.wifi = false;
            p.device.radios.mobileData = false;
          }),
          'downloadArea',
          { region: 'isle' },
        ),
      ),
    ).toContain('network');
    expect(state(run(phone, 'renameArea', { area: id!, name: 'Isle' })).areas[id!]!.name).toBe('Isle');
    expect(state(run(phone, 'deleteArea', { area: id! })).areas[id!]).toBeUndefined();
  });

  test('setSettings, setHome, setLayers and deleteVisit', () => {
    const phone = start();
    expect(state(run(phone, 'setSettings', { units: 'miles', mode: 'cycle' })).settings).toMatchObject({
      units: 'miles',
      mode: 'cycle',
    });
    expect(state(run(phone, 'setHome', { which: 'work', spot: null })).settings.work).toBeNull();
    expect(
      state(run(phone, 'setHome', { which: 'home', spot: spot(phone, 'orpheum') })).settings.home!.name,
    ).toBe('The Orpheum Cinema');
    expect(state(run(phone, 'setLayers', { transit: true })).layers).toEqual({
      transit: true,
      traffic: false,
      terrain: false,
    });
    const visit = Object.keys(state(phone).visits)[0]!;
    expect(state(run(phone, 'deleteVisit', { visit })).visits[visit]).toBeUndefined();
  });

  test('locate asks once, and says what is off', () => {
    expect(
      run(
        start((_, p) => {
          p.os.permissions['maps'] = {};
        }),
        'locate',
      ).ui.dialogs.at(-1),
    ).toMatchObject({ kind: 'permission', permission: 'location' });
    expect(
      toast(
        run(
          start((_, p) => {
            p.os.permissions['maps'] = { location: 'never' };
          }),
          'locate',
        ),
      ),
    ).toContain('Allow location');
  });
});

describe('directions', () => {
  test('directions begin where the phone is; stops are set, added, moved, swapped and removed', () => {
    const was = start();
    let phone = run(was, 'directions', { to: spot(was, 'orpheum') });
    expect(top(phone)).toBe('/directions');
    expect(state(phone).plan.stops.map(s => s?.name)).toEqual(['My location', 'The Orpheum Cinema']);
    phone = run(phone, 'addStop', { spot: spot(was, 'old-bridge') });
    phone = run(phone, 'moveStop', { index: 2, to: 1 });
    expect(state(phone).plan.stops.map(s => s?.name)).toEqual([
      'My location',
      'Mill Lade Bridge',
      'The Orpheum Cinema',
    ]);
    phone = run(phone, 'setStop', { index: 0, spot: spot(was, 'home') });
    phone = run(phone, 'swapStops');
    expect(state(phone).plan.stops.map(s => s?.name)).toEqual([
      'The Orpheum Cinema',
      'Mill Lade Bridge',
      "27 Tanner's Row",
    ]);
    phone = run(phone, 'removeStop', { index: 1 });
    expect(toast(run(phone, 'removeStop', { index: 0 }))).toContain('need a start');
    expect(state(run(phone, 'setMode', { mode: 'cycle' })).plan.mode).toBe('cycle');
    expect(state(run(phone, 'setOptions', { avoidSteps: true })).plan.avoidSteps).toBe(true);
  });

  test('setWhen takes what the time dialog answers, setDay another day', () => {
    const phone = run(start(), 'setWhen', { when: 'arrive', result: 14 * 60 + 30 });
    expect(state(phone).plan).toMatchObject({ when: 'arrive', at: Date.UTC(2026, 2, 12, 14, 30) });
    expect(state(run(phone, 'setDay', { result: Date.UTC(2026, 2, 14) })).plan.at).toBe(
      Date.UTC(2026, 2, 14, 14, 30),
    );
    expect(state(run(phone, 'setWhen', { when: 'depart', result: null })).plan.when).toBe('arrive');
    expect(state(run(phone, 'setWhen', { when: 'now' })).plan.at).toBeNull();
  });

  test('a preview takes the phone along its way by guide, until endNavigation or the arrival', () => {
    const was = start();
    const phone = run(run(was, 'directions', { to: spot(was, 'cafe-bollard'), mode: 'walk' }), 'navigate', {
      preview: true,
    });
    expect(top(phone)).toBe('/navigate');
    const halfway = later(phone, 120_000);
    expect(halfway.device.place).not.toEqual(phone.device.place);
    expect(state(halfway).navigation!.arrived).toBe(false);
    const there = later(phone, 20 * 60_000);
    expect(state(there).navigation!.arrived).toBe(true);
    expect(Object.keys(there.timers)).not.toContain('guide');
    const ended = run(there, 'endNavigation');
    expect(state(ended).navigation).toBeNull();
    expect(top(ended)).toBe('/directions');
    expect(state(run(halfway, 'guide')).navigation!.arrived).toBe(false);
  });

  test('guidance without a preview follows the phone and leaves its place alone', () => {
    const was = start();
    const phone = run(run(was, 'directions', { to: spot(was, 'cafe-bollard') }), 'navigate', {
      preview: false,
    });
    expect(later(phone, 120_000).device.place).toEqual(phone.device.place);
    const { latitude, longitude } = spot(was, 'cafe-bollard');
    expect(
      state(later(run(phone, 'movePhone', { latitude, longitude, name: 'The Bollard' }, 'system'), 15_000))
        .navigation!.arrived,
    ).toBe(true);
    expect(
      toast(
        run(run(was, 'directions', { to: spot(was, 'kelp-cottage'), mode: 'drive' }), 'navigate', {
          preview: true,
        }),
      ),
    ).toContain('no cars');
  });
});
