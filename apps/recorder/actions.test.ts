import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { rateWords, sizeOf } from './formats.ts';
import { binnedOf, foldersOf, itemAt, listed, recordingsOf, saidIn } from './select.ts';
import { at, filesOf, run, stateOf, toast, world } from './testing.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Recorder } from './state.ts';

const DUCK = 'file-recordings-duck-brake';
const BOILER = 'file-recordings-boiler';
const MARGARET = 'file-recordings-margaret-4-march';
const items = (phone: AnyPhone = world) => recordingsOf(filesOf(phone), stateOf(phone).recordings);
const item = (phone: AnyPhone, id = DUCK) => itemAt(filesOf(phone), stateOf(phone).recordings, id);
const names = (list: readonly { name: string }[]) => list.map(i => i.name);

test('what is known of a recording is known of its copy', () => {
  const known = stateOf(world).recordings[DUCK]!;
  const copied = stateOf(run(world, 'keepForCopies', { copies: [{ file: DUCK, copy: 'file-copy' }] }));
  expect(copied.recordings['file-copy']).toEqual(known);
  const nothing = { copies: [{ file: 'file-unknown', copy: 'file-copy' }] };
  expect(stateOf(run(world, 'keepForCopies', nothing)).recordings).toEqual(stateOf(world).recordings);
});

describe('the list', () => {
  test('has what lies in Recordings, newest first, and nothing of the bin', () => {
    expect(items()).toHaveLength(19);
    expect(items()[0]!.name).toBe('On the way to the shop');
    expect(names(binnedOf(filesOf(world), stateOf(world).recordings))).toEqual([
      'Panel 9 read aloud',
      'test test',
      'Recording 9',
    ]);
  });

  test('is narrowed and ordered', () => {
    expect(names(listed(items(), { category: 'music', sort: 'longest' })).slice(0, 2)).toEqual([
      'Choir, first try',
      'Tune idea 1',
    ]);
    expect(names(listed(items(), { folder: 'Recordings/Tunes', sort: 'oldest' }))).toEqual([
      'Tune idea 1',
      'Tune idea 2',
      'Tune idea 3',
    ]);
    expect(listed(items(), { favourite: true }).every(i => i.file.media.favourite)).toBe(true);
    expect(names(listed(items(), { sort: 'largest' }))[0]).toBe('Talk: harbour lights');
    expect(names(listed(items(), { sort: 'name' }))[0]).toBe('Bells at midnight');
  });

  test('finds names, places, markers and what is said, whatever the accents', () => {
    expect(names(listed(items(), { query: 'thirteenth lantern trustees' }))).toEqual(['Margaret 4 March']);
    expect(names(listed(items(), { query: 'inauguracion' }))).toEqual(['Español 9 marzo']);
    expect(names(listed(items(), { query: '干贝' }))).toEqual(['张师傅说汤底']);
    expect(names(listed(items(), { query: 'pier 3' }))).toEqual(['Gulls at Pier 3']);
    expect(saidIn(listed(items(), { query: 'smoke alarm' })[0]!, 'smoke alarm')?.text).toContain(
      'smoke alarm',
    );
    expect(listed(items(), { query: 'zeppelin' })).toEqual([]);
  });

  test('keeps what it knows of a recording for each copy, also in a folder that is copied', () => {
    const to = foldersOf(filesOf(world)).find(f => f.path === 'Documents')!.id;
    const recordings = at(world, 'Recordings')!.id;
    const alone = run(world, 'copy', { files: [MARGARET], folder: to }, 'files');
    const copied = run(alone, 'copy', { files: [recordings], folder: to }, 'files');
    const { rate, channels, markers, transcript } = stateOf(world).recordings[MARGARET]!;
    expect(transcript).not.toEqual([]);
    const { name, media } = filesOf(world)[MARGARET]!;
    const copies = Object.keys(filesOf(copied)).filter(
      id => !filesOf(world)[id] && filesOf(copied)[id]!.name === name,
    );
    expect(copies).toHaveLength(2);
    for (const copy of copies) {
      expect(stateOf(copied).recordings[copy]).toMatchObject({ rate, channels, markers, transcript });
      expect(filesOf(copied)[copy]!.media).toEqual(media);
    }
    const [one] = copies;
    const marked = run(copied, 'mark', { file: one, at: 1_000, name: 'Here' });
    expect(stateOf(marked).recordings[MARGARET]).toEqual(stateOf(world).recordings[MARGARET]);
  });

  test('copes with what other apps do to files', () => {
    const parent = foldersOf(filesOf(world)).find(f => f.path === 'Documents')!.id;
    const moved = run(world, 'move', { files: [DUCK], folder: 'Documents' });
    expect(filesOf(moved)[DUCK]!.parent).toBe(parent);
    expect(names(items(moved))).toContain('duck brake');
    expect(item(run(world, 'bin', { files: [DUCK] }))).toBeUndefined();
  });
});

describe('what is done with recordings', () => {
  test('rename keeps the extension, and refuses what cannot be', () => {
    const renamed = run(world, 'rename', { file: DUCK, name: ' Quack ' });
    expect([filesOf(renamed)[DUCK]!.name, stateOf(renamed).recordings]).toEqual([
      'Quack.m4a',
      stateOf(world).recordings,
    ]);
    const taken = run(world, 'rename', { file: DUCK, name: 'recording 14' });
    expect([filesOf(taken), toast(taken)]).toEqual([filesOf(world), 'That name is taken']);
    expect(toast(run(world, 'rename', { file: DUCK, name: ' ' }))).toBe('Enter a name');
    expect(run(world, 'rename', { file: DUCK, name: 'duck brake' })).toEqual(world);
  });

  test('favourite and categorise', () => {
    const loved = run(world, 'favourite', { files: [DUCK, BOILER], on: true });
    expect([DUCK, BOILER].map(id => filesOf(loved)[id]!.media!.favourite)).toEqual([true, true]);
    expect(
      stateOf(run(world, 'categorise', { files: [DUCK], category: 'nature' })).recordings[DUCK]!.category,
    ).toBe('nature');
    expect(
      stateOf(run(world, 'categorise', { files: [DUCK], category: null })).recordings[DUCK]!.category,
    ).toBeNull();
  });

  test('move and makeFolder', () => {
    const made = run(world, 'makeFolder', { name: ' Noises ' });
    const moved = run(made, 'move', { files: [DUCK, BOILER], folder: 'Recordings/Noises' });
    expect([at(moved, 'Recordings/Noises/duck brake.m4a')?.id, toast(moved)]).toEqual([
      DUCK,
      '2 recordings moved to Noises',
    ]);
    expect(toast(run(moved, 'move', { files: [DUCK], folder: 'Recordings/Noises' }))).toBe('Already there');
    expect(toast(run(world, 'move', { files: [DUCK], folder: 'Nowhere' }))).toBe('This folder is gone');
    expect(toast(run(world, 'makeFolder', { name: 'work' }))).toBe('That name is taken');
  });

  test('bin, undoBin, restore, remove and emptyBin', () => {
    const binned = run(world, 'bin', { files: [DUCK, BOILER] });
    expect([filesOf(binned)[DUCK]!.binned, stateOf(binned).undo?.files]).toEqual([
      world.clock.now,
      [DUCK, BOILER],
    ]);
    const undone = run(binned, 'undoBin');
    expect([filesOf(undone), stateOf(undone).undo]).toEqual([filesOf(world), null]);
    expect(filesOf(run(binned, 'restore', { files: [BOILER] }))[BOILER]!.binned).toBeNull();
    const gone = run(binned, 'remove', { files: [DUCK, MARGARET] });
    expect([filesOf(gone)[DUCK], stateOf(gone).recordings[DUCK], filesOf(gone)[MARGARET]]).toEqual([
      undefined,
      undefined,
      filesOf(world)[MARGARET],
    ]);
    const empty = run(binned, 'emptyBin');
    expect(binnedOf(filesOf(empty), stateOf(empty).recordings)).toEqual([]);
    expect(Object.values(filesOf(empty)).filter(f => f.binned !== null).length).toBe(
      Object.values(filesOf(world)).filter(f => f.binned !== null).length - 3,
    );
    expect(run(world, 'undoBin')).toEqual(world);
  });

  test('what is taken back leaves nothing, of a sound that Recorder knew nothing of too', () => {
    const strange = produce(world, draft => {
      delete (draft.apps['recorder'] as Recorder).recordings[DUCK];
    });
    type Act = [name: string, args: object];
    const pairs: Act[][] = [
      [
        ['favourite', { files: [DUCK], on: true }],
        ['favourite', { files: [DUCK], on: false }],
      ],
      [['categorise', { files: [DUCK], category: null }]],
      [
        ['categorise', { files: [DUCK], category: 'music' }],
        ['categorise', { files: [DUCK], category: null }],
      ],
      [
        ['move', { files: [DUCK], folder: 'Documents' }],
        ['move', { files: [DUCK], folder: 'Recordings' }],
      ],
      [
        ['rename', { file: DUCK, name: 'Quack' }],
        ['rename', { file: DUCK, name: 'duck brake' }],
      ],
      [
        ['bin', { files: [DUCK] }],
        ['restore', { files: [DUCK] }],
      ],
    ];
    const data = (phone: AnyPhone) => [filesOf(phone), stateOf(phone).recordings];
    for (const acts of pairs)
      expect(data(acts.reduce((p, [name, args]) => run(p, name, args), strange))).toEqual(data(strange));
    for (const start of [strange, world]) {
      const marked = run(start, 'mark', { file: DUCK, at: 2_000, name: 'Quack' });
      const marker = stateOf(marked).recordings[DUCK]!.markers.find(m => m.name === 'Quack')!.id;
      expect(data(run(marked, 'removeMarker', { file: DUCK, marker }))).toEqual(data(start));
    }
    const known = run(world, 'move', { files: [DUCK], folder: 'Documents' });
    expect(data(run(known, 'move', { files: [DUCK], folder: 'Recordings' }))).toEqual(data(world));
  });

  test('share and copyTranscript', () => {
    expect(run(world, 'share', { files: [DUCK] }).ui.dialogs.at(-1)).toMatchObject({
      kind: 'share',
      intent: { verb: 'SEND', mime: 'audio/mp4', title: 'duck brake.m4a', media: [DUCK] },
    });
    expect(run(world, 'share', { files: [DUCK, BOILER] }).ui.dialogs.at(-1)!.intent).toMatchObject({
      mime: 'audio/*',
      title: '2 recordings',
    });
    expect(run(world, 'copyTranscript', { file: DUCK }).os.clipboard?.text).toBe(
      'Robin: That. That is the noise. For Pavel.',
    );
    expect(toast(run(world, 'copyTranscript', { file: 'file-recordings-recording-14' }))).toBe(
      'There is no speech in this recording',
    );
  });

  test('trim keeps a piece, with what is marked and said in it', () => {
    const kept = run(world, 'trim', { file: MARGARET, from: 100_000, to: 280_000, replace: true });
    expect(filesOf(kept)[MARGARET]).toMatchObject({
      size: 2_160_000,
      media: { duration: 180_000, takenAt: filesOf(world)[MARGARET]!.media!.takenAt },
    });
    expect(stateOf(kept).recordings[MARGARET]).toMatchObject({
      offset: 100_000,
      markers: [{ at: 12_000, name: 'No thirteenth lantern' }],
    });
    expect(stateOf(kept).recordings[MARGARET]!.transcript.map(l => l.at)).toEqual([
      12_000, 21_000, 155_000, 168_000,
    ]);
    const piece = run(world, 'trim', { file: DUCK, from: 8_000, to: 99_000, replace: false });
    const made = at(piece, 'Recordings/duck brake (trimmed).m4a')!;
    expect([made.media!.duration, made.size, filesOf(piece)[DUCK], toast(piece)]).toEqual([
      7_700,
      92_400,
      filesOf(world)[DUCK],
      'Saved as duck brake (trimmed)',
    ]);
    expect(toast(run(world, 'trim', { file: DUCK, from: 8_000, to: 8_100, replace: true }))).toBe(
      'Keep half a second at least',
    );
    expect(filesOf(run(world, 'trim', { file: DUCK, from: 0, to: 15_700, replace: true }))).toEqual(
      filesOf(world),
    );
  });

  test('mark, renameMarker and removeMarker', () => {
    const marked = run(run(world, 'mark', { file: DUCK, at: 11_000, name: 'Quack' }), 'mark', {
      file: DUCK,
      at: 2_000,
      name: '',
    });
    const rows = stateOf(marked).recordings[DUCK]!.markers;
    expect(rows).toMatchObject([
      { at: 2_000, name: 'Marker 2' },
      { at: 11_000, name: 'Quack' },
    ]);
    expect(
      stateOf(run(marked, 'renameMarker', { file: DUCK, marker: rows[0]!.id, name: 'Bell' })).recordings[
        DUCK
      ]!.markers[0]!.name,
    ).toBe('Bell');
    expect(
      stateOf(run(marked, 'removeMarker', { file: DUCK, marker: rows[0]!.id })).recordings[DUCK]!.markers,
    ).toEqual([rows[1]]);
    expect(stateOf(run(world, 'mark', { file: DUCK, at: 99_000, name: 'Late' }))).toEqual(stateOf(world));
  });
});

describe('settings', () => {
  test('changeSettings changes what is given', () => {
    expect(stateOf(run(world, 'changeSettings', { format: 'wav', channels: 2 })).settings).toMatchObject({
      format: 'wav',
      channels: 2,
      rate: 44_100,
    });
    expect([
      sizeOf('wav', { rate: 44_100, channels: 2 }, 1000),
      sizeOf('3gp', { rate: 8_000, channels: 2 }, 1000),
      rateWords(44_100),
    ]).toEqual([176_400, 1_525, '44.1 kHz']);
  });
  test('setSort, remember and forgetSearches', () => {
    expect(stateOf(run(world, 'setSort', { sort: 'name' })).sort).toBe('name');
    expect(stateOf(run(world, 'remember', { query: ' lantern ' })).searches).toEqual(['lantern', 'bread']);
    expect(stateOf(run(world, 'forgetSearches')).searches).toEqual([]);
  });
});
