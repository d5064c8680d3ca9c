import { defineApp } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { actions } from './actions.ts';
import { arrive, rest } from './actions/shutter.ts';
import { Camera } from './state.ts';

export const camera = defineApp({
  id: 'camera',
  name: 'Camera',
  palette: 'system',
  system: true,
  describe:
    'Photos and videos of where the phone is, with front and back camera, self-timer, flash and zoom.',
  state: Camera,
  actions,
  routes: {
    '/': {
      screen: 'Viewfinder',
      title: 'Camera',
      activity: '.MainActivity',
      enter: (state: Camera, _: object, ctx: Ctx) => arrive(state, null, ctx),
    },
    '/capture/photo': {
      screen: 'CapturePhoto',
      title: 'Take a photo',
      activity: '.CaptureActivity',
      enter: (state: Camera, _: object, ctx: Ctx) => arrive(state, 'photo', ctx),
    },
    '/capture/video': {
      screen: 'CaptureVideo',
      title: 'Record a video',
      activity: '.CaptureVideoActivity',
      enter: (state: Camera, _: object, ctx: Ctx) => arrive(state, 'video', ctx),
    },
    '/review/:file': { screen: 'Review', title: 'Picture', activity: '.ReviewActivity', enter: rest },
    '/settings': { screen: 'Settings', title: 'Camera settings', activity: '.SettingsActivity', enter: rest },
  },
  intents: [
    { verb: 'CAPTURE', mime: 'image/*', route: '/capture/photo' },
    { verb: 'CAPTURE', mime: 'video/*', route: '/capture/video' },
  ],
  permissions: ['camera', 'microphone', 'location'],
  on: {
    hidden: 'leave',
    audio: 'stopRecording',
    clock: 'moveClock',
    copied: 'keepForCopies',
    volumeKey: 'volumeKey',
  },
});
