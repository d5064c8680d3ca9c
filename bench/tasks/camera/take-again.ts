import { task, type Phone } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, done, find, rid, tap } from '../steps.ts';
import { anyModeOrTimer, face, goTo, leftAs, openCamera, PLACES, shoot, shootAs } from './make.ts';

/** The photo that came out badly, and a good one of the same place before it. */
const BAD = 'file-task-bad';
const GOOD = 'file-task-good';

/** Deletes the bad one: to the bin, or for good where the present has it no more. */
function discard(ctx: SetupCtx, now: Phone): void {
  ctx.act('camera', 'remove', { file: BAD });
  if (!now.device.storage.files[BAD]) ctx.act('files', 'remove', { files: [BAD] });
}

export const takeAgain = task(
  'camera/take-again',
  { place: oneOf(...PLACES), minutes: int(2, 14), facing: oneOf('back', 'front') },
  {
    tags: ['capture', 'delete', 'order'],
    ask: {
      en: [
        'The last photo that I took with the camera came out badly. Move it to the bin and take another one with the same camera.',
        'Delete my most recent camera photo and take it again, with the same lens (front or back).',
      ],
      zh: ['我刚用相机拍的最后一张照片没拍好，把它删掉（移到回收站），再用同一个摄像头重新拍一张。'],
    },
    setup: (s, p, ctx) => {
      goTo(s, p.place);
      // Two photos of the last minutes, under ids that can be named.
      for (const [id, before] of [
        [GOOD, p.minutes + 3],
        [BAD, p.minutes],
      ] as const) {
        const made = shoot(s, ctx, { facing: p.facing });
        const file = s.device.storage.files[made]!;
        const at = ctx.now - before * 60_000;
        delete s.device.storage.files[made];
        s.device.storage.files[id] = {
          ...file,
          name: id === BAD ? 'IMG_20260312_093851.jpg' : 'IMG_20260312_093540.jpg',
          at,
          media: {
            ...file.media!,
            takenAt: at,
            picture: `${file.media!.picture!}&contrast=-${id === BAD ? 70 : 2}`,
          },
        };
        for (const shot of Object.values(s.apps.camera.shots))
          if (shot.file === made) Object.assign(shot, { file: id, takenAt: at });
      }
      leftAs(s, { facing: 'back', mode: 'photo', zoom: 1 });
    },
    expect: {
      binned: (_s, _p, ctx, now) => discard(ctx, now),
      again: { weight: 2, change: (s, p, ctx, now) => void shootAs(s, ctx, now, { facing: p.facing }) },
    },
    free: anyModeOrTimer,
    solve: function* (seen) {
      seen = yield* openCamera(seen);
      seen = yield tap(seen, rid('last-picture'));
      seen = yield tap(seen, rid('info'));
      const facing = find(seen, {
        what: 'how it was taken',
        rank: e => (/(Front|Back) camera/.test(e.name) ? 0 : null),
      }).name.includes('Front')
        ? 'front'
        : 'back';
      seen = yield back();
      seen = yield tap(seen, rid('delete'));
      seen = yield tap(seen, button('Move to bin'));
      seen = yield back();
      seen = yield* face(seen, facing);
      yield tap(seen, rid('shutter'));
      yield done();
    },
    nearMisses: {
      theNewOneBinned: {
        change: (s, p, ctx) => ctx.act('camera', 'remove', { file: shoot(s, ctx, { facing: p.facing }) }),
        because: ['binned', 'again'],
      },
      theGoodOneBinned: {
        change: (s, p, ctx) => {
          ctx.act('camera', 'remove', { file: GOOD });
          shoot(s, ctx, { facing: p.facing });
        },
        because: ['binned', 'sideEffects'],
      },
      otherLens: {
        change: (s, p, ctx) => {
          ctx.act('camera', 'remove', { file: BAD });
          shoot(s, ctx, { facing: p.facing === 'back' ? 'front' : 'back' });
        },
        because: ['again', 'sideEffects'],
      },
    },
  },
);
