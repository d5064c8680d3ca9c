import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import { recordedOf } from './select.ts';
import { at, changed, filesOf, note, open, ready, run, stateOf, toast, wait, world } from './testing.ts';

const begun = run(open(ready), 'record');
const recorded = (phone = begun) => recordedOf(stateOf(phone).session!, phone.clock.now);

describe('recording', () => {
  test('record asks for the microphone, and begin does nothing without it', () => {
    expect(run(world, 'record').ui.dialogs.at(-1)).toMatchObject({
      kind: 'permission',
      permission: 'microphone',
    });
    const refused = run(world, 'begin', { capture: false, result: false });
    expect([stateOf(refused).session, toast(refused)]).toEqual([
      null,
      'Allow the microphone for Recorder in Settings to record',
    ]);
  });

  test('record begins, shows itself and takes the sound; a second time only shows it', () => {
    expect(stateOf(begun).session).toMatchObject({
      startedAt: begun.clock.now,
      since: begun.clock.now,
      recorded: 0,
      place: 'Harrow Bay',
      capture: false,
    });
    expect([
      begun.os.audio,
      begun.ui.tasks[0]!.stack.at(-1)!.path,
      note(begun, 'recording')?.ongoing,
    ]).toEqual(['recorder', '/record', true]);
    expect(stateOf(run(begun, 'record')).session).toEqual(stateOf(begun).session);
    expect(begun.ui.keepsOn).toEqual(['recorder']);
    expect(wait(begun, 600_000).ui.awake).toBe(true);
    expect(wait(run(begun, 'changeSettings', { keepOn: false }), 600_000).ui.awake).toBe(false);
  });

  test('time goes on in the background, and stands while paused', () => {
    const later = wait(run(begun, 'home', {}, 'system'), 65_000);
    expect(recorded(later)).toBe(65_000);
    const paused = run(later, 'pauseRecording');
    expect([recorded(wait(paused, 30_000)), paused.os.audio, note(paused, 'recording')?.title]).toEqual([
      65_000,
      null,
      'Recording paused',
    ]);
    const again = run(wait(paused, 30_000), 'resumeRecording');
    expect(recorded(wait(again, 5_000))).toBe(70_000);
    expect(again.os.audio).toBe('recorder');
    expect(stateOf(run(paused, 'resumeAllowed', { result: false })).session!.since).toBeNull();
    expect(stateOf(run(paused, 'resumeAllowed', { result: true })).session!.since).toBe(paused.clock.now);
  });

  test('markNow sets markers on the way', () => {
    const marked = run(wait(run(wait(begun, 4_000), 'markNow'), 3_500), 'markNow', { name: ' Bridge ' });
    expect(stateOf(marked).session!.markers).toMatchObject([
      { at: 4_000, name: 'Marker 1' },
      { at: 7_500, name: 'Bridge' },
    ]);
  });

  test('stop waits to be saved; reopen leads back to the pause', () => {
    const stopped = run(wait(begun, 9_000), 'stop');
    expect(stateOf(stopped).session).toMatchObject({ stopped: true, since: null, recorded: 9_000 });
    expect([stopped.os.audio, note(stopped, 'recording')]).toEqual([null, undefined]);
    expect(stateOf(run(stopped, 'markNow')).session!.markers).toEqual([]);
    const back = run(stopped, 'reopen');
    expect([stateOf(back).session!.stopped, note(back, 'recording')?.title]).toEqual([
      false,
      'Recording paused',
    ]);
    expect(recorded(wait(run(back, 'resumeRecording'), 1_000))).toBe(10_000);
  });

  test('save writes a file in the media index, and what is known of it', () => {
    const stopped = run(run(wait(begun, 10_000), 'markNow'), 'stop');
    const saved = run(stopped, 'save', { name: ' Harbour walk ', format: 'm4a', folder: 'Recordings/Work' });
    const file = at(saved, 'Recordings/Work/Harbour walk.m4a')!;
    expect(file).toMatchObject({
      mime: 'audio/mp4',
      size: 120_000,
      media: { kind: 'audio', duration: 10_000, takenAt: begun.clock.now, place: 'Harrow Bay' },
    });
    expect(stateOf(saved).recordings[file.id]).toMatchObject({
      rate: 44_100,
      channels: 1,
      transcript: [],
      markers: [{ at: 10_000 }],
    });
    expect([
      stateOf(saved).session,
      toast(saved),
      saved.ui.tasks[0]!.stack.at(-1)!.path,
      saved.ui.keepsOn,
    ]).toEqual([null, 'Saved to Recordings/Work', '/', undefined]);
    const speech = run(stopped, 'save', { name: 'Speech', format: '3gp', folder: 'Recordings' });
    expect(at(speech, 'Recordings/Speech.3gp')).toMatchObject({ mime: 'audio/3gpp', size: 29_810 });
    expect(stateOf(speech).recordings[at(speech, 'Recordings/Speech.3gp')!.id]).toMatchObject({
      rate: 16_000,
      channels: 1,
    });
  });

  test('save refuses a name that cannot be, and nothing is lost', () => {
    const stopped = run(wait(begun, 2_000), 'stop');
    for (const [name, why] of [
      ['Duck brake', 'That name is taken'],
      ['a/b', 'A name can’t contain \\ / : * ? " < > |'],
      [' ', 'Enter a name'],
    ] as const) {
      const refused = run(stopped, 'save', { name, format: 'm4a', folder: 'Recordings' });
      expect([
        toast(refused),
        stateOf(refused).session?.recorded,
        Object.keys(filesOf(refused)).length,
      ]).toEqual([why, 2_000, Object.keys(filesOf(world)).length]);
    }
    expect(
      at(
        run(stopped, 'save', { name: 'New', format: 'wav', folder: 'Recordings/New place' }),
        'Recordings/New place/New.wav',
      )?.size,
    ).toBe(176_400);
  });

  test('saveNow saves under the next name, discard keeps nothing', () => {
    const saved = run(wait(begun, 3_000), 'saveNow');
    expect([at(saved, 'Recordings/Recording 16.m4a')?.media?.duration, toast(saved)]).toEqual([
      3_000,
      'Saved as Recording 16',
    ]);
    const dated = run(run(wait(begun, 3_000), 'changeSettings', { pattern: 'date' }), 'saveNow');
    expect(at(dated, 'Recordings/12 Mar 2026 09.41.m4a')).toBeDefined();
    const placed = run(run(wait(begun, 3_000), 'changeSettings', { pattern: 'place' }), 'saveNow');
    expect(at(placed, 'Recordings/Harrow Bay 12 Mar.m4a')).toBeDefined();
    const gone = run(wait(begun, 3_000), 'discard');
    expect([stateOf(gone).session, filesOf(gone), gone.os.audio, note(gone, 'recording')]).toEqual([
      null,
      filesOf(begun),
      null,
      undefined,
    ]);
  });

  test('only a name that the clock made, and nobody gave, is marked as such', () => {
    const stopped = run(wait(begun, 3_000), 'stop');
    const dated = run(stopped, 'changeSettings', { pattern: 'date' });
    const save = (phone: typeof stopped, name: string) =>
      at(run(phone, 'save', { name, format: 'm4a', folder: 'Recordings' }), `Recordings/${name}.m4a`);
    expect(save(dated, '12 Mar 2026 09.41')).toHaveProperty('autoName', true);
    expect(at(run(dated, 'saveNow'), 'Recordings/12 Mar 2026 09.41.m4a')).toHaveProperty('autoName', true);
    expect(save(dated, 'Harbour')).not.toHaveProperty('autoName');
    expect(save(stopped, 'Recording 16')).not.toHaveProperty('autoName');
  });

  test('another app that plays, and a call, pause it; nothing records during a call', () => {
    const other = run(wait(begun, 2_000), 'interrupted');
    expect(stateOf(other).session).toMatchObject({ since: null, recorded: 2_000 });
    const called = run(wait(begun, 2_000), 'receive', { number: '+447700900102' }, 'phone');
    expect([stateOf(called).session!.since, called.os.audio]).toEqual([null, 'phone']);
    expect(toast(run(called, 'resumeRecording'))).toBe('You can’t record during a call');
    const over = wait(run(called, 'decline', {}, 'phone'), 3_000);
    expect(over.os.audio).toBeNull();
    expect(
      toast(
        run(
          changed(called, r => {
            r.session = null;
          }),
          'record',
        ),
      ),
    ).toBe('You can’t record during a call');
  });

  test('an app that asks gets the file, or null', () => {
    const asked = run(
      open(ready),
      'startIntent',
      {
        app: 'chat',
        intent: {
          verb: 'CAPTURE',
          mime: 'audio/*',
          result: { app: 'chat', action: 'sendPhotos', args: { thread: 't-none' } },
        },
      },
      'system',
    );
    expect(asked.ui.tasks[0]!.stack.at(-1)!.path).toBe('/capture');
    const under = wait(run(asked, 'record', { capture: true }), 4_000);
    expect(under.ui.tasks[0]!.stack.at(-1)!.path).toBe('/capture');
    const saved = dispatch(catalogue, run(under, 'stop'), 'recorder', 'save', {
      name: 'For you',
      format: 'm4a',
      folder: 'Recordings',
    });
    expect(saved.events.at(-1)).toMatchObject({
      app: 'chat',
      action: 'sendPhotos',
      args: { result: [at(saved.phone, 'Recordings/For you.m4a')!.id] },
    });
    expect(dispatch(catalogue, under, 'recorder', 'discard', {}).events.at(-1)).toMatchObject({
      action: 'sendPhotos',
      args: { result: null },
    });
    const now = dispatch(catalogue, under, 'recorder', 'saveNow', {});
    expect(now.events.at(-1)!.args).toMatchObject({
      result: [at(now.phone, 'Recordings/Recording 16.m4a')!.id],
    });
  });

  test('a forced stop pauses where it is seen next, and a clock that is set moves nothing', () => {
    const stopped = run(
      wait(run(begun, 'home', {}, 'system'), 5_000),
      'forceStop',
      { app: 'recorder' },
      'system',
    );
    expect(stateOf(open(stopped)).session).toMatchObject({ since: null, recorded: 5_000 });
    expect(recorded(run(wait(begun, 5_000), 'setTimeOfDay', { result: 23 * 60 }, 'system'))).toBe(5_000);
    expect(recorded(run(begun, 'moveClock', { by: -1_000 }))).toBe(1_000);
  });
});
