import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import { metresOf } from '../../src/sdk/city/index.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { liveOf, motionAt, splitsOf } from './live.ts';
import type { Fitness } from './state.ts';
import { later, made, note, phoneWith, run, state, toast, top } from './testing.ts';
import { lineOf } from './track.ts';

let world: AnyPhone;
let phone: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
  phone = phoneWith(world, f => {
    f.settings.countdown = 0;
  });
});

const MINUTE = 60_000;
const rec = (p: AnyPhone) => state(p).recording!;
const live = (p: AnyPhone) => liveOf(rec(p), rec(p).endedAt ?? p.clock.now, state(p).profile.maxHeart);
const finished = (p: AnyPhone, ms = 10 * MINUTE) => run(later(p, ms), 'finishRecording');

describe('starting', () => {
  test('chooseType is what startRecording takes', () =>
    expect(rec(run(run(phone, 'chooseType', { type: 'walk' }), 'startRecording')).type).toBe('walk'));

  test('startRecording counts down, and begin cuts that short', () => {
    const counting = run(phoneWith(world), 'startRecording', { type: 'run' });
    expect(rec(counting)).toMatchObject({
      phase: 'countdown',
      startedAt: counting.clock.now + 3000,
      since: null,
    });
    expect(note(counting, 'recording')).toMatchObject({ ongoing: true, counts: { down: true } });
    expect(rec(later(counting, 3000))).toMatchObject({ phase: 'running', since: counting.clock.now + 3000 });
    expect(rec(run(counting, 'begin'))).toMatchObject({ phase: 'running', startedAt: counting.clock.now });
    expect(state(run(counting, 'finishRecording')).recording).toBeNull();
  });

  test('it asks for the location, and says what is wrong without it', () => {
    const fresh = phoneWith(world, (_, p) => {
      p.os.permissions['fitness'] = {};
    });
    const asked = run(fresh, 'startRecording', { type: 'run' });
    expect(asked.ui.dialogs).toHaveLength(1);
    expect(state(asked).recording).toBeNull();
    const denied = run(fresh, 'startRecording', { type: 'run', result: false });
    expect([state(denied).recording, toast(denied)]).toEqual([
      null,
      'Allow location for Milepost in Settings',
    ]);
    const off = run(
      phoneWith(world, (_, p) => {
        p.device.radios.location = false;
      }),
      'startRecording',
      { type: 'run' },
    );
    expect([state(off).recording, toast(off)]).toEqual([null, 'Turn on Location to record a track']);
    expect(rec(run(fresh, 'startRecording', { type: 'yoga' }))).toMatchObject({ type: 'yoga', line: '' });
  });

  test('the way begins where the phone is and is about as long as the type goes', () => {
    const started = run(phone, 'startRecording', { type: 'run' });
    const line = lineOf(rec(started).line);
    const here = metresOf(phone.device.place);
    expect(Math.hypot(line.points[0]!.x - here.x, line.points[0]!.y - here.y)).toBeLessThan(60);
    expect(line.metres).toBeGreaterThan(2500);
    expect(line.metres).toBeLessThan(9000);
  });
});

describe('under way', () => {
  test('tick takes the phone along, over the pause and while another app is open', () => {
    const started = run(run(phone, 'startRecording', { type: 'run' }), 'openApp', { app: 'notes' }, 'system');
    const on = later(started, 2 * MINUTE);
    const { metres, point } = live(on);
    expect(metres).toBeGreaterThan(240);
    expect(metres).toBeLessThan(420);
    const at = metresOf(on.device.place);
    expect(Math.hypot(at.x - point!.x, at.y - point!.y)).toBeLessThan(40);
    expect(note(on, 'recording')!.text).toMatch(/km/);
    expect(run(on, 'tick').device.place).toEqual(later(on, 0).device.place);
  });

  test('measurements are a function of the moment, however often one looks', () => {
    const started = run(phone, 'startRecording', { type: 'ride' });
    let steps = started;
    for (let i = 0; i < 20; i++) steps = later(steps, 30_000);
    expect(live(steps)).toEqual(live(later(started, 10 * MINUTE)));
    expect(rec(steps)).toEqual(rec(later(started, 10 * MINUTE)));
  });

  test('auto-pause keeps standing off the clock', () => {
    const started = run(phone, 'startRecording', { type: 'run' });
    const { seed } = rec(started);
    const stop = motionAt('run', seed, 0).changes;
    const standing = later(started, stop + 4000);
    expect(live(standing)).toMatchObject({ standing: true, time: stop, speed: 0 });
    expect(note(standing, 'recording')!.text).toMatch(/^Auto-paused/);
    expect(note(standing, 'recording')!.counts).toBeUndefined();
    const plain = later(
      run(run(phone, 'setSettings', { autoPause: false }), 'startRecording', { type: 'run' }),
      stop + 4000,
    );
    expect(live(plain).time).toBe(stop + 4000);
  });

  test('pauseRecording and resumeRecording leave the time between out', () => {
    const paused = run(later(run(phone, 'startRecording', { type: 'run' }), 2 * MINUTE), 'pauseRecording');
    const before = live(paused);
    expect(live(later(paused, 30 * MINUTE))).toEqual(before);
    expect(note(paused, 'recording')).toMatchObject({
      ongoing: true,
      actions: [{ label: 'Resume' }, { label: 'Finish' }],
    });
    const again = later(run(later(paused, 30 * MINUTE), 'resumeRecording'), MINUTE);
    expect(live(again).time).toBe(before.time + MINUTE);
  });

  test('it pauses itself where the location is turned off', () => {
    const off = later(
      run(run(phone, 'startRecording', { type: 'walk' }), 'setLocation', { on: false }, 'system'),
      20_000,
    );
    expect(rec(off).phase).toBe('paused');
    expect(note(off, 'lost')!.text).toMatch(/location is off/);
    expect(rec(run(off, 'resumeRecording')).phase).toBe('paused');
    const back = run(run(off, 'setLocation', { on: true }, 'system'), 'resumeRecording');
    expect([rec(back).phase, note(back, 'lost')]).toEqual(['running', undefined]);
  });

  test('lap takes what came since the last', () => {
    const one = run(later(run(phone, 'startRecording', { type: 'run' }), 2 * MINUTE), 'lap');
    const two = run(later(one, MINUTE), 'lap');
    expect(rec(two).laps.map(l => l.seconds)).toEqual([120, 60]);
    expect(rec(two).laps.reduce((s, l) => s + l.metres, 0)).toBe(live(two).metres);
    expect(toast(two)).toMatch(/^Lap 2: 1:00, /);
    expect(rec(run(two, 'lap')).laps).toHaveLength(2);
  });

  test('markPoint notes where one is; indoors there is nothing to mark', () => {
    const marked = run(later(run(phone, 'startRecording', { type: 'run' }), MINUTE), 'markPoint', {
      note: ' Heron ',
    });
    expect(rec(marked).markers).toMatchObject([{ note: 'Heron', metres: live(marked).metres }]);
    expect(rec(run(marked, 'markPoint', { note: '' })).markers[1]!.note).toBe('Marker 2');
    expect(
      rec(run(run(phone, 'startRecording', { type: 'swim' }), 'markPoint', { note: 'x' })).markers,
    ).toEqual([]);
  });

  test('pickRecordingPhotos asks the phone, and takeRecordingPhotos keeps what is chosen', () => {
    const started = run(phone, 'startRecording', { type: 'run' });
    expect(run(started, 'pickRecordingPhotos').ui.dialogs.at(-1)).toMatchObject({ kind: 'photos' });
    expect(
      rec(run(started, 'takeRecordingPhotos', { result: ['file-a', 'file-a', 'file-b'] })).photos,
    ).toEqual(['file-a', 'file-b']);
    expect(rec(run(started, 'takeRecordingPhotos', { result: null })).photos).toEqual([]);
  });

  test('moveClock: a clock that is set changes nothing of what was measured', () => {
    const started = later(run(phone, 'startRecording', { type: 'run' }), 3 * MINUTE);
    const moved = run(
      { ...started, clock: { ...started.clock, now: started.clock.now + 3_600_000 } },
      'moveClock',
      { by: 3_600_000 },
    );
    expect(live(moved)).toEqual(live(started));
  });

  test('the screen stays on while it is shown, unless that is off', () => {
    const shown = (keepAwake: boolean) =>
      later(run(run(phone, 'setSettings', { keepAwake }), 'startRecording', { type: 'run' }), 20 * MINUTE).ui
        .awake;
    expect([shown(true), shown(false)]).toEqual([true, false]);
  });
});

describe('the end', () => {
  test('finishRecording leads to the save screen, and resumeRecording goes on', () => {
    const done = finished(run(phone, 'startRecording', { type: 'run' }));
    expect([rec(done).phase, top(done), note(done, 'recording')]).toEqual(['finished', '/save', undefined]);
    expect(live(later(done, MINUTE))).toEqual(live(done));
    expect(rec(run(done, 'resumeRecording'))).toMatchObject({ phase: 'running', endedAt: null });
  });

  test('saveRecording makes an activity with track, splits and heart rate', () => {
    const done = finished(
      run(run(phone, 'openAt', { app: 'fitness', path: '/record' }, 'system'), 'startRecording', {
        type: 'run',
      }),
      20 * MINUTE,
    );
    const saved = run(done, 'saveRecording', { name: ' Harbour five ', type: 'run', notes: '', effort: 6 });
    const [id] = made(state(phone).activities, state(saved).activities);
    const a = state(saved).activities[id!]!;
    expect(a).toMatchObject({
      name: 'Harbour five',
      type: 'run',
      effort: 6,
      source: 'recorded',
      place: 'Old Quay',
      metres: live(done).metres,
      seconds: Math.round(live(done).time / 1000),
    });
    expect(a.splits.reduce((s, n) => s + n, 0)).toBe(Math.round(live(done).moved / 1000));
    expect(Math.abs(lineOf(a.track).metres - a.metres)).toBeLessThan(a.metres * 0.02);
    expect(a.elapsed).toBe(1200);
    expect([state(saved).recording, top(saved)]).toEqual([null, `/activity/${id}`]);
    const usual = run(done, 'saveRecording', { name: '', type: 'run', notes: '', effort: 0 });
    expect(state(usual).activities[made(state(phone).activities, state(usual).activities)[0]!]!.name).toBe(
      'Morning run',
    );
  });

  test('discardRecording leaves nothing', () => {
    const gone = run(finished(run(phone, 'startRecording', { type: 'run' })), 'discardRecording');
    expect([state(gone).recording, state(gone).activities, toast(gone)]).toEqual([
      null,
      state(phone).activities,
      'Recording discarded',
    ]);
    expect(Object.values(gone.timers).some(t => t.app === 'fitness' && t.action === 'tick')).toBe(false);
  });

  test('splitsOf halves its way to every kilometre', () => {
    const done = finished(run(phone, 'startRecording', { type: 'ride' }), 15 * MINUTE);
    const splits = splitsOf(rec(done), rec(done).endedAt!);
    expect(splits).toHaveLength(Math.ceil(live(done).metres / 1000));
    expect(splits.every(s => (s > 60 && s < 400) || s === splits.at(-1))).toBe(true);
  });

  test('a saved activity that reaches a goal is told', () => {
    const goal = (f: Fitness) => {
      f.settings.countdown = 0;
      f.goals = {
        'goal-one': {
          metric: 'count',
          type: 'yoga',
          period: 'week',
          target: 1,
          createdAt: 0,
          reached: '1970-01-01',
        },
      };
    };
    const saved = run(
      finished(run(phoneWith(world, goal), 'startRecording', { type: 'yoga' })),
      'saveRecording',
      { name: '', type: 'yoga', notes: '', effort: 0 },
    );
    expect(note(saved, 'goal-goal-one')!.text).toBe('Weekly yoga count: 1 activity');
  });
});
