import { changed, type AppScenes } from '../scenes.ts';
import { produce } from 'immer';
import type { AnyPhone } from '../../src/state/phone/index.ts';

const phone = (was: AnyPhone, change: (draft: AnyPhone) => void): AnyPhone => produce(was, change);
const NEWEST = 'file-img-20260312-0923';

export const scenes: AppScenes = {
  params: { file: () => [NEWEST] },
  screens: ({ world, scene }) => [
    scene('no photos', '/', {
      phone: phone(world, d => {
        for (const [id, f] of Object.entries(d.device.storage.files))
          if (f.media) delete d.device.storage.files[id];
      }),
    }),
    scene('no permission', '/', {
      phone: phone(world, d => {
        d.os.permissions['camera'] = { camera: 'never' };
      }),
    }),
    scene('front', '/', { do: ['flip'] }),
    scene('grid and square', '/', {
      phone: changed(world, apps => {
        Object.assign(apps.camera.settings, { grid: 'thirds', ratio: '1:1', flash: 'on' });
      }),
    }),
    scene('flash choices', '/', { do: ['option-flash'] }),
    scene('countdown', '/', {
      phone: changed(world, apps => {
        apps.camera.settings.timer = 10;
      }),
      do: ['shutter'],
    }),
    scene('video', '/', { do: ['mode-video'] }),
    scene('recording', '/', {
      phone: phone(world, d => {
        d.os.permissions['camera'] = { camera: 'inUse', microphone: 'inUse', location: 'inUse' };
      }),
      do: ['mode-video', 'shutter'],
    }),
    scene('exposure', '/', { do: ['viewfinder'] }),
    scene('taken for another app', '/capture/photo', { do: ['shutter'] }),
    scene('picture that is gone', '/review/file-gone'),
  ],
  changes: {
    '/, recording': 'records a video',
  },
  dialogs: () => ({
    list: [
      [
        `/review/${NEWEST}`,
        'Move this photo to the bin?',
        ['delete'],
        'apps/camera/ui/Review.tsx `Move this ${what} to the bin?`',
      ],
      [`/review/${NEWEST}`, 'Details', ['info']],
      ...[
        'photoSize Photo resolution',
        'ratio Aspect ratio',
        'videoSize Video resolution',
        'grid Grid lines',
        'volumeKeys Volume keys',
      ].map(
        row =>
          [
            '/settings',
            row.slice(row.indexOf(' ') + 1),
            [row.slice(0, row.indexOf(' '))],
            'apps/camera/ui/Settings.tsx title',
          ] as const,
      ),
      ['/settings', 'Reset settings?', ['reset']],
    ],
  }),
};
