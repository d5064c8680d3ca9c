import { produce } from 'immer';
import { after, changed, oneOfEach, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { catalogue, type Phone } from '../catalogue.ts';
import { gpxOf } from './select.ts';

const typed = (element: string, text: string): Touch => ({ type: 'type', element, text });
const RUN = 'activity-20260308-0900';
const HIKE = 'activity-20251018-1405';
const GPX = 'file-gpx-lighthouse';

const set = (phone: AnyPhone, how: (phone: Phone) => void): AnyPhone =>
  produce(phone, draft => how(draft as unknown as Phone));
/** The location is allowed, and a track lies in the phone's storage. */
const ready = (phone: AnyPhone): AnyPhone =>
  set(phone, p => {
    const { apps } = p;
    (p.os.permissions['fitness'] ??= {})['location'] = 'inUse';
    const folder = 'file-gpx-folder';
    p.device.storage.files[folder] = {
      name: 'Tracks',
      parent: null,
      kind: 'folder',
      size: 0,
      mime: '',
      at: p.clock.now,
      binned: null,
    };
    p.device.storage.files[GPX] = {
      name: 'lighthouse.gpx',
      parent: folder,
      kind: 'file',
      size: 4096,
      mime: 'application/gpx+xml',
      text: gpxOf(apps.fitness.activities['activity-20250906-0940']!),
      at: p.clock.now,
      binned: null,
    };
    apps.fitness.activities['activity-hand'] = {
      ...apps.fitness.activities['activity-20260110-1000']!,
      name: 'A very long name that somebody gave to a swim in the old pool, 48 lengths',
      source: 'manual',
    };
  });
const started = (phone: AnyPhone, type = 'run'): AnyPhone =>
  after(
    changed(ready(phone), ({ fitness }) => {
      fitness.settings.countdown = 0;
    }),
    'fitness',
    'startRecording',
    { type },
  );
const later = (phone: AnyPhone, minutes: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + minutes * 60_000).phone;
const running = (phone: AnyPhone, type = 'run', minutes = 4): AnyPhone =>
  set(later(started(phone, type), minutes), p => {
    p.ui.awake = true;
    p.ui.locked = false;
  });
const paused = (phone: AnyPhone): AnyPhone => after(running(phone), 'fitness', 'pauseRecording');
const finished = (phone: AnyPhone): AnyPhone => after(running(phone), 'fitness', 'finishRecording');
const more = 'button/more-options';

const dialogs: readonly DialogRow[] = [
  ['/', 'More options', [more]],
  [
    '/activities',
    'Delete 1 activity?',
    ['button/select', 'activity#activity-20260311-1835', 'button/delete'],
    "apps/fitness/ui/Activities.tsx chosen.length === 1 ? 'Delete 1 activity?' : `Delete ${chosen.length} activities?`",
  ],
  [
    '/activities',
    'Merge activities?',
    ['button/select', 'activity#activity-20260311-1835', 'activity#activity-20260310-0701', 'button/merge'],
  ],
  [`/activity/${RUN}`, 'More options', [more]],
  [`/activity/${RUN}`, 'Export GPX to', [more, 'menuitem/export-gpx']],
  [`/activity/${RUN}`, 'Delete this activity?', [more, 'menuitem/delete']],
  [`/activity/${HIKE}`, 'Photo', ['photo#file-img-20251018-1630']],
  ['/goal/goal-run', 'Delete this goal?', ['button/delete-goal']],
  ['/profile', 'Height', ['height'], "apps/fitness/ui/Profile.tsx field?.title ?? ''"],
  [
    '/weight',
    'Log weight',
    ['button/log-weight'],
    "apps/fitness/ui/Weight.tsx asking?.day ? 'Edit entry' : 'Log weight'",
  ],
  [
    '/weight',
    'Edit entry',
    ['weight#weight-2026-03-09'],
    "apps/fitness/ui/Weight.tsx asking?.day ? 'Edit entry' : 'Log weight'",
  ],
  ['/weight', 'Delete this entry?', ['button/delete-entry-of-9-march-2026']],
  ['/settings', 'Units', ['units']],
  ['/settings', 'Week begins on', ['first-day']],
  ['/settings', 'Countdown', ['countdown']],
  ['/record', 'Add marker', ['marker']],
];

export const scenes: AppScenes = {
  params: {
    activity: ({ apps: { fitness } }) => [
      ...oneOfEach(
        fitness.activities,
        a =>
          `${a.track !== ''} ${a.metres > 0} ${a.laps.length > 0} ${a.markers.length > 0} ${a.photos.length > 0}`,
      ),
      RUN,
    ],
    goal: ({ apps: { fitness } }) => ['new', ...Object.keys(fitness.goals)],
    file: () => [GPX, 'file-none'],
  },
  screens: ({ world, scene }) => [
    scene('empty', '/', {
      phone: changed(world, ({ fitness }) => {
        fitness.activities = {};
        fitness.goals = {};
      }),
    }),
    scene('recording', '/', { phone: running(world) }),
    scene('no activities', '/activities', {
      phone: changed(world, ({ fitness }) => {
        fitness.activities = {};
      }),
    }),
    scene('one type', '/activities', { do: ['type-ride'] }),
    scene('picked', '/activities', { do: ['button/select', 'activity#activity-20260311-1835'] }),
    scene('deleted', '/activities', {
      phone: after(world, 'fitness', 'deleteActivities', { activities: [RUN] }),
    }),
    scene('found', '/search', { do: [typed('field/query', 'pool')] }),
    scene('nothing found', '/search', { do: [typed('field/query', 'zeppelin')] }),
    scene('no searches', '/search', {
      phone: changed(world, ({ fitness }) => {
        fitness.searches = [];
      }),
    }),
    scene('month', '/statistics', { do: ['radio/month'] }),
    scene('year', '/statistics', { do: ['radio/year', 'measure-time'] }),
    scene('one type', '/statistics', { do: ['type-ride'] }),
    scene('before', '/statistics', { do: ['button/previous-week'] }),
    scene('nothing', '/statistics', {
      phone: changed(world, ({ fitness }) => {
        fitness.activities = {};
      }),
    }),
    scene('imperial', `/activity/${RUN}`, {
      phone: after(world, 'fitness', 'setSettings', { units: 'imperial' }),
    }),
    scene('allowed', '/record', { phone: ready(world) }),
    scene('without location', '/record', {
      phone: set(ready(world), p => {
        p.device.radios.location = false;
      }),
    }),
    scene('indoors', '/record', { phone: running(world, 'strength') }),
    scene('countdown', '/record', {
      phone: after(ready(world), 'fitness', 'startRecording', { type: 'run' }),
    }),
    scene('running', '/record', { phone: running(world) }),
    scene('riding', '/record', { phone: after(running(world, 'ride', 11), 'fitness', 'lap') }),
    scene('paused', '/record', { phone: paused(world) }),
    scene('finished', '/record', { phone: finished(world) }),
    scene('to save', '/save', { phone: finished(world) }),
    scene('by hand', '/edit/activity-hand', { phone: ready(world) }),
    scene('a long name', '/activity/activity-hand', { phone: ready(world) }),
    scene('steps', '/goal/new', { do: ['metric-steps'] }),
    scene('time', '/goal/new', { do: ['metric-time'] }),
    scene('no goals', '/goals', {
      phone: changed(world, ({ fitness }) => {
        fitness.goals = {};
      }),
    }),
    scene('no entries', '/weight', {
      phone: changed(world, ({ fitness }) => {
        fitness.weights = {};
      }),
    }),
    scene('with files', '/import', { phone: ready(world) }),
    scene('a track', `/import/${GPX}`, { phone: ready(world) }),
  ],
  dialogs: ({ world }) => ({
    from: running(world),
    list: dialogs,
    more: [
      {
        name: 'fitness finish',
        app: 'fitness',
        phone: after(paused(world), 'system', 'openAt', { app: 'fitness', path: '/record' }),
        do: ['button/finish'],
        opens: 'Finish this activity?',
      },
      {
        name: 'fitness discard',
        app: 'fitness',
        phone: after(paused(world), 'system', 'openAt', { app: 'fitness', path: '/record' }),
        do: ['button/discard'],
        opens: 'Discard this recording?',
      },
      {
        name: 'fitness discard saved',
        app: 'fitness',
        phone: after(finished(world), 'system', 'openAt', { app: 'fitness', path: '/save' }),
        do: ['button/discard'],
        opens: 'Discard this recording?',
      },
    ],
  }),
};
