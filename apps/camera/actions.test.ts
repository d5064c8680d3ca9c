// Over 300 lines: one test or more for each action of the app.
import { beforeAll, describe, expect, test } from 'vitest';
import { produce } from 'immer';
import { createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { freeBytes } from './exposure.ts';
import { shotOf } from './select.ts';
import { allowed, cam, London, made, open, run, set, toast, top, wait } from './testing.ts';

let world: AnyPhone;
let phone: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
  phone = open(allowed(world));
});

const shutter = (was: AnyPhone) => run(was, 'shutter');
const only = (now: AnyPhone, was: AnyPhone) => {
  const all = made(now, was);
  expect(all).toHaveLength(1);
  return all[0]!;
};

describe('photos', () => {
  test('the shutter keeps what is seen, with its place and how it was taken', () => {
    const taken = shutter(phone);
    const file = only(taken, phone);
    expect(file).toMatchObject({
      path: 'DCIM/Camera/IMG_20260312_094100.jpg',
      autoName: true,
      mime: 'image/jpeg',
      media: {
        kind: 'photo',
        width: 3000,
        height: 4000,
        takenAt: phone.clock.now,
        place: "27 Tanner's Row",
        favourite: false,
      },
    });
    expect(file.media.picture).toMatch(/^view-home-day#crop=/);
    expect(file.media.description).toContain('green sofa');
    expect(shotOf(cam(taken), file.id)).toMatchObject({
      kind: 'photo',
      camera: 'back',
      mode: 'photo',
      ratio: '4:3',
      zoom: 1,
      flash: false,
      timer: 0,
    });
    expect(made(shutter(taken), taken)[0]!.name).toBe('IMG_20260312_094100 (1).jpg');
  });

  test('what is set changes the picture: ratio, size, zoom, flash, mirror, location', () => {
    const at = (settings: object, more: Partial<ReturnType<typeof cam>> = {}) => {
      const was = set(phone, c => {
        Object.assign(c.settings, settings);
        Object.assign(c, more);
      });
      const now = shutter(was);
      const file = only(now, was);
      return { ...file.media, size: file.size, shot: shotOf(cam(now), file.id)! };
    };
    expect(at({ ratio: '16:9' })).toMatchObject({ width: 2250, height: 4000 });
    expect(at({ ratio: '1:1', photoSize: 'small' })).toMatchObject({ width: 1200, height: 1200 });
    expect(at({ photoSize: 'medium' }).size).toBeLessThan(at({}).size);
    expect(at({ location: false }).place).toBe('');
    expect(at({ flash: 'on' }).shot.flash).toBe(true);
    expect(at({ flash: 'auto' }).shot.flash).toBe(false);
    expect(at({}, { zoom: 2 }).picture).toContain('crop=350,350,300,300');
    expect(at({}, { facing: 'front' }).picture).toContain('mirror=1');
    expect(at({ mirror: false }, { facing: 'front' }).picture).not.toContain('mirror');
    const dark = set(phone, (c, p) => {
      c.settings.flash = 'auto';
      p.clock.now = London(22);
    });
    expect(shotOf(cam(shutter(dark)), only(shutter(dark), dark).id)!.flash).toBe(true);
    const off = run(phone, 'setLocation', { on: false }, 'system');
    expect(only(shutter(off), off).media.place).toBe('');
    const across = run(phone, 'rotate', { orientation: 'landscape' }, 'system');
    expect(only(shutter(across), across).media).toMatchObject({ width: 4000, height: 3000 });
  });

  test('the timer counts on the clock, and is stopped by the shutter, Back, leaving and another mode', () => {
    const counting = shutter(
      set(phone, c => {
        c.settings.timer = 3;
      }),
    );
    expect(cam(counting).countdown).toMatchObject({
      seconds: 3,
      endsAt: counting.clock.now + 3000,
      hold: false,
    });
    expect(made(wait(counting, 2999), counting)).toEqual([]);
    const taken = wait(counting, 3000);
    expect(shotOf(cam(taken), only(taken, counting).id)!.timer).toBe(3);
    expect(cam(taken).countdown).toBeNull();
    for (const stopped of [
      shutter(counting),
      run(counting, 'cancelTimer'),
      run(counting, 'home', {}, 'system'),
      run(counting, 'setMode', { mode: 'video' }),
      run(counting, 'flip'),
      run(counting, 'push', { app: 'camera', pattern: '/settings' }, 'system'),
    ]) {
      expect(cam(stopped).countdown).toBeNull();
      expect(made(wait(stopped, 20_000), counting)).toEqual([]);
    }
    expect(cam(run(counting, 'expose', { timer: 3, held: false })).countdown).toBeNull();
    const moved = run(counting, 'moveClock', { by: 60_000 });
    expect(cam(moved).countdown!.endsAt).toBe(counting.clock.now + 63_000);
  });

  test('night gathers light for three seconds, after the timer', () => {
    const night = set(phone, (c, p) => {
      c.mode = 'night';
      c.settings.timer = 3;
      p.clock.now = London(22);
    });
    const held = wait(shutter(night), 3000);
    expect(cam(held).countdown).toMatchObject({ hold: true });
    const taken = wait(held, 3000);
    expect(shotOf(cam(taken), only(taken, night).id)).toMatchObject({
      mode: 'night',
      timer: 3,
      flash: false,
    });
  });

  test('a full phone takes no photo and no video, and says so', () => {
    const full = set(phone, (_, p) => {
      p.device.storage.system += freeBytes({ device: p.device, os: p.os }) - 1000;
    });
    const tried = shutter(full);
    expect([made(tried, full), toast(tried)]).toEqual([[], 'Not enough storage. Free up some space first']);
    expect(cam(shutter(run(full, 'setMode', { mode: 'video' }))).recording).toBeNull();
  });

  test('with review after taking, the photo is shown', () => {
    const taken = shutter(
      set(phone, c => {
        c.settings.review = true;
      }),
    );
    expect(top(taken)!.path).toBe(`/review/${only(taken, phone).id}`);
  });
});

test('how a picture was taken is known of its copy', () => {
  const taken = shutter(phone);
  const { id } = only(taken, phone);
  const copied = run(taken, 'keepForCopies', { copies: [{ file: id, copy: 'file-copy' }] });
  expect(shotOf(cam(copied), 'file-copy')).toEqual({ ...shotOf(cam(taken), id)!, file: 'file-copy' });
  const nothing = run(taken, 'keepForCopies', { copies: [{ file: 'file-unknown', copy: 'file-copy' }] });
  expect(shotOf(cam(nothing), 'file-copy')).toBeUndefined();
});

describe('video', () => {
  const filming = () => shutter(run(phone, 'setMode', { mode: 'video' }));

  test('runs by the clock, without what was paused, and is kept when it ends', () => {
    const began = filming();
    expect(began.os.audio).toBe('camera');
    const paused = run(wait(began, 4200), 'pauseRecording');
    const again = run(wait(paused, 60_000), 'resumeRecording');
    const ended = shutter(wait(again, 1800));
    const file = only(ended, began);
    expect(file).toMatchObject({
      path: 'DCIM/Camera/VID_20260312_094100.mp4',
      mime: 'video/mp4',
      size: 13_200_000,
      media: { kind: 'video', duration: 6000, width: 1080, height: 1920 },
    });
    expect([cam(ended).recording, ended.os.audio]).toEqual([null, null]);
    expect(only(run(wait(began, 500), 'stopRecording'), began).media.duration).toBe(500);
    expect([made(shutter(began), began), toast(shutter(began))]).toEqual([[], 'The video is too short']);
  });

  test('the microphone is asked for; without it the video has no sound', () => {
    const mute = set(phone, (_, p) => {
      delete p.os.permissions['camera']!.microphone;
    });
    const asked = shutter(run(mute, 'setMode', { mode: 'video' }));
    expect(asked.ui.dialogs.at(-1)).toMatchObject({ kind: 'permission', permission: 'microphone' });
    expect(cam(asked).recording).toBeNull();
    const refused = run(
      asked,
      'answerPermission',
      { id: asked.ui.dialogs.at(-1)!.id, grant: 'never' },
      'system',
    );
    expect(cam(refused).recording).toMatchObject({ sound: false });
    expect(cam(run(phone, 'record', { result: true })).recording).toBeNull();
  });

  test('leaving, the power key and another sound end it and keep it; it keeps the screen on', () => {
    const began = wait(filming(), 2000);
    for (const gone of [
      run(began, 'home', {}, 'system'),
      run(began, 'pressPower', {}, 'system'),
      run(began, 'openApp', { app: 'clock' }, 'system'),
      run(began, 'leave'),
    ]) {
      expect(only(gone, began).media.duration).toBe(2000);
      expect(cam(gone).recording).toBeNull();
    }
    const long = wait(began, 3_600_000);
    expect([long.ui.awake, cam(long).recording !== null]).toEqual([true, true]);
  });

  test('it ends when storage is full', () => {
    const tight = set(phone, (c, p) => {
      c.mode = 'video';
      p.device.storage.system += freeBytes({ device: p.device, os: p.os }) - 22_000_000;
    });
    const ended = wait(shutter(tight), 60_000);
    expect(only(ended, tight).media.duration).toBe(10_000);
    expect(cam(run(shutter(tight), 'storageFull')).recording).toBeNull();
  });

  test('lens, mode and settings stay as they are while it runs', () => {
    const began = filming();
    for (const tried of [
      run(began, 'flip'),
      run(began, 'setMode', { mode: 'photo' }),
      run(began, 'changeSettings', { settings: { videoSize: '720p' } }),
    ])
      expect(tried.apps['camera']).toEqual(began.apps['camera']);
  });
});

describe('options', () => {
  test('setZoom keeps to the lens, flip starts anew', () => {
    expect(cam(run(phone, 'setZoom', { zoom: 0.1 })).zoom).toBe(0.6);
    expect(cam(run(phone, 'setZoom', { zoom: 99 })).zoom).toBe(10);
    const front = run(run(phone, 'setZoom', { zoom: 5 }), 'flip');
    expect(cam(front)).toMatchObject({ facing: 'front', zoom: 1 });
    expect(cam(run(front, 'setZoom', { zoom: 0.6 })).zoom).toBe(1);
    expect(cam(run(front, 'flip', { facing: 'front' })).facing).toBe('front');
  });

  test('setExposure changes the picture, and ends with the mode', () => {
    const bright = run(phone, 'setExposure', { exposure: 2 });
    expect(only(shutter(bright), bright).media.picture).toContain('brightness=24');
    expect(cam(run(bright, 'setMode', { mode: 'night' })).exposure).toBe(0);
  });

  test('changeSettings, tagPlaces and resetSettings', () => {
    const set = run(phone, 'changeSettings', { settings: { grid: 'golden', timer: 10, location: false } });
    expect(cam(set).settings).toMatchObject({ grid: 'golden', timer: 10, location: false });
    expect(cam(run(set, 'changeSettings', { settings: { location: true } })).settings.location).toBe(true);
    const refused = run(set, 'tagPlaces', { result: false });
    expect([cam(refused).settings.location, toast(refused)]).toEqual([
      false,
      'Allow location for Camera in Settings first',
    ]);
    expect(cam(run(set, 'resetSettings')).settings).toMatchObject({ grid: 'off', timer: 0 });
  });

  test('volumeKey: shutter, zoom, or the volume', () => {
    const press = (was: AnyPhone, by = 10) => run(was, 'pressVolume', { by }, 'system');
    const as = (volumeKeys: 'shutter' | 'zoom' | 'volume') =>
      set(phone, c => {
        c.settings.volumeKeys = volumeKeys;
      });
    expect(made(press(as('shutter')), phone)).toHaveLength(1);
    expect([cam(press(as('zoom'))).zoom, cam(press(as('zoom'), -10)).zoom]).toEqual([2, 0.6]);
    expect(press(as('volume')).device.volume.media).toBe(70);
    const elsewhere = run(as('shutter'), 'push', { app: 'camera', pattern: '/settings' }, 'system');
    expect([made(press(elsewhere), phone), press(elsewhere).device.volume.media]).toEqual([[], 70]);
    expect(cam(run(as('zoom'), 'volumeKey', { by: 10 })).zoom).toBe(2);
  });
});

describe('permissions', () => {
  test('camera is asked for first, then the place; refused, there is no picture', () => {
    const fresh = open(
      set(world, (_, p) => {
        delete p.os.permissions['camera'];
      }),
    );
    const answer = (was: AnyPhone, grant: string) =>
      run(was, 'answerPermission', { id: was.ui.dialogs.at(-1)!.id, grant }, 'system');
    expect(fresh.ui.dialogs.map(d => d.permission)).toEqual(['camera']);
    const place = answer(fresh, 'inUse');
    expect(place.ui.dialogs.map(d => d.permission)).toEqual(['location']);
    expect(cam(answer(place, 'never')).settings.location).toBe(false);
    expect(only(shutter(answer(place, 'once')), world).media.place).not.toBe('');
    const refused = answer(fresh, 'never');
    expect(refused.ui.dialogs).toEqual([]);
    expect(made(shutter(refused), world)).toEqual([]);
    expect(top(run(refused, 'askCamera'))).toMatchObject({
      app: 'settings',
      path: '/app/camera/permissions',
    });
    expect(
      run(
        set(refused, (_, p) => {
          delete p.os.permissions['camera'];
        }),
        'askCamera',
      ).ui.dialogs,
    ).toHaveLength(1);
    expect(run(phone, 'cameraAnswered', { result: false }).ui.dialogs).toEqual([]);
    expect(cam(run(phone, 'locationAnswered', { result: true })).settings.location).toBe(true);
  });
});

describe('the pictures taken', () => {
  const NEWEST = 'file-img-20260312-0923';
  test('a photo that is binned and deleted leaves its file’s details alone, which count only while it is there', () => {
    const taken = shutter(phone);
    const { id } = only(taken, phone);
    const gone = run(run(taken, 'remove', { file: id }), 'remove', { files: [id] }, 'files');
    expect(gone.device.storage.files).toEqual(phone.device.storage.files);
    const { shots, ...rest } = cam(gone);
    const { shots: before, ...was } = cam(phone);
    expect(rest).toEqual(was);
    expect(Object.values(shots).filter(s => s.file !== id)).toEqual(Object.values(before));
  });

  test('openRoll, favourite, share, openGallery', () => {
    expect(top(run(phone, 'openRoll'))!.path).toBe(`/review/${NEWEST}`);
    const none = produce(phone, d => {
      for (const f of Object.values(d.device.storage.files)) f.binned = d.clock.now;
    });
    expect(toast(run(none, 'openRoll'))).toBe('No photos yet');
    expect(
      run(phone, 'favourite', { file: NEWEST, on: true }).device.storage.files[NEWEST]!.media!.favourite,
    ).toBe(true);
    expect(run(phone, 'share', { file: NEWEST }).ui.dialogs.at(-1)).toMatchObject({
      kind: 'share',
      intent: { mime: 'image/jpeg', media: [NEWEST] },
    });
    const asked = run(phone, 'openGallery', { file: NEWEST });
    expect(top(asked)!.app === 'camera' ? toast(asked) : '').toBe(
      top(asked)!.app === 'camera' ? 'No app can do this' : '',
    );
  });

  test('remove moves to the bin and shows the next older one', () => {
    const gone = run(run(phone, 'openRoll'), 'remove', { file: NEWEST });
    expect(gone.device.storage.files[NEWEST]!.binned).toBe(phone.clock.now);
    expect(toast(gone)).toBe('Photo moved to bin');
    const { files } = gone.device.storage;
    const next = top(gone)!.path.slice('/review/'.length);
    expect([next === NEWEST, files[next]!.parent, files[next]!.at < files[NEWEST]!.at]).toEqual([
      false,
      files[NEWEST]!.parent,
      true,
    ]);
    expect(top(run(gone, 'pop', {}, 'system'))!.path).toBe('/');
  });
});

describe('for another app', () => {
  const ask = (mime: string) =>
    run(
      run(allowed(world), 'openApp', { app: 'notes' }, 'system'),
      'startIntent',
      {
        app: 'notes',
        intent: { verb: 'CAPTURE', mime, result: { app: 'camera', action: 'share', args: { file: 'none' } } },
      },
      'system',
    );

  test('a photo is looked at, taken again, accepted and handed over', () => {
    const asked = ask('image/*');
    expect(top(asked)).toMatchObject({ app: 'camera', path: '/capture/photo' });
    const pending = shutter(asked);
    expect([made(pending, asked), cam(pending).pending?.kind]).toEqual([[], 'photo']);
    expect(cam(run(pending, 'retake')).pending).toBeNull();
    const done = run(pending, 'accept');
    expect(only(done, asked).name).toMatch(/^IMG_/);
    expect(top(done)!.app).toBe('notes');
    expect(cam(run(pending, 'home', {}, 'system')).pending).toBeNull();
    expect(cam(run(asked, 'setMode', { mode: 'video' })).mode).toBe('photo');
  });

  test('a video too', () => {
    const pending = shutter(wait(shutter(ask('video/*')), 3000));
    expect(cam(pending).pending).toMatchObject({ kind: 'video', duration: 3000 });
    expect(only(run(pending, 'accept'), world).media.duration).toBe(3000);
  });
});
