import { after, changed, type AppScenes, type DialogRow } from '../scenes.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { catalogue } from '../catalogue.ts';

const act = (phone: AnyPhone, action: string, args: object = {}): AnyPhone =>
  after(phone, 'clock', action, args);
/** Less than the time after which an unused screen turns off. */
const TOUCHED_EVERY = 4 * 60_000;
/** The phone some time later. It is touched every few minutes, so its screen stays on. */
function later(phone: AnyPhone, ms: number): AnyPhone {
  const end = phone.clock.now + ms;
  let at = phone;
  while (at.clock.now < end) {
    const { now } = at.clock;
    const touched = { ...at, clock: { ...at.clock, usedAt: now } };
    at = advance(catalogue, touched, Math.min(end, now + TOUCHED_EVERY)).phone;
  }
  return at;
}
const ringing = (world: AnyPhone): AnyPhone => act(world, 'ring', { alarm: 'alarm-weekday' });
const running = (world: AnyPhone): AnyPhone =>
  act(
    later(
      act(act(world, 'startTimer', { timer: 'timer-eggs' }), 'startTimer', { timer: 'timer-plank' }),
      41_000,
    ),
    'pauseTimer',
    { timer: 'timer-plank' },
  );
const timeUp = (world: AnyPhone): AnyPhone =>
  later(act(world, 'startTimer', { timer: 'timer-eggs' }), 397_000);
const lapsIn = (world: AnyPhone): AnyPhone =>
  [61_230, 58_940, 64_020, 60_110].reduce(
    (phone, ms) => act(later(phone, ms), 'lap'),
    act(world, 'startStopwatch'),
  );
const atNight = (world: AnyPhone): AnyPhone => later(act(world, 'setBedtime', { on: true }), 14 * 3_600_000);

const CHOICE = 'apps/clock/ui/Group.tsx title';
const OPEN = 'alarm#alarm-weekday';
const dialogs: readonly DialogRow[] = [
  ['/', 'More options', ['button/more-options']],
  ['/', 'Set time', ['button/add-alarm']],
  ['/', 'Label', [OPEN, 'label']],
  ['/', 'Pause alarm until', [OPEN, 'pause']],
  ['/', 'Schedule alarm', ['alarm#alarm-ferry', 'schedule']],
  ['/world', 'More options', ['button/more-options']],
  ['/timers', 'More options', ['button/more-options']],
  ['/timers', 'Label', ['label']],
  ['/stopwatch', 'More options', ['button/more-options']],
  ['/bedtime', 'More options', ['button/more-options']],
  ['/bedtime', 'Set bedtime', ['bedtime']],
  ['/bedtime', 'Set wake-up time', ['wake-up']],
  ['/bedtime', 'Reminder notification', ['choice'], CHOICE],
  ['/settings', 'Style', ['choice'], CHOICE],
  ['/settings', 'Silence after', ['choice~2'], CHOICE],
  ['/settings', 'Snooze length', ['choice~3'], CHOICE],
  ['/settings', 'Volume buttons', ['choice~4'], CHOICE],
  ['/settings', 'Start week on', [{ type: 'scroll', direction: 'down' }, 'choice~4'], CHOICE],
];

export const scenes: AppScenes = {
  params: {
    sound: () => ['alarm-weekday', 'alarms', 'timers'],
    alarm: () => ['alarm-weekday'],
    timer: () => ['timer-eggs'],
  },
  args: {
    '/set-alarm': {
      verb: 'EDIT',
      mime: 'vnd.android.cursor.item/alarm',
      extras: { hour: '7', minutes: '35', label: 'Call the vet' },
    },
    '/set-timer': {
      verb: 'EDIT',
      mime: 'vnd.android.cursor.item/timer',
      extras: { seconds: '720', label: 'Rice' },
    },
  },
  screens: ({ world, scene }) => [
    scene('an alarm open', '/', { do: [OPEN] }),
    scene('an alarm for once open', '/', { do: ['alarm#alarm-ferry'] }),
    scene('one that rings', '/', { phone: ringing(world) }),
    scene('with the wake-up alarm', '/', { phone: after(world, 'clock', 'setBedtime', { on: true }) }),
    scene('no alarms', '/', {
      phone: changed(world, apps => {
        apps.clock.alarms = { 'alarm-wake-up': apps.clock.alarms['alarm-wake-up']! };
      }),
    }),
    scene('ringing', '/ringing/alarm-weekday', { phone: ringing(world) }),
    scene('with hands', '/world', {
      phone: changed(world, apps => {
        Object.assign(apps.clock.settings, { style: 'analogue', seconds: true });
      }),
    }),
    scene('away from home', '/world', { phone: after(world, 'system', 'setZone', { zone: 'Asia/Tokyo' }) }),
    scene('edited', '/world', { do: ['button/more-options', 'menuitem/edit-cities'] }),
    scene('no cities', '/world', {
      phone: changed(world, apps => {
        apps.clock.cities = [];
      }),
    }),
    scene('found', '/cities', { do: [{ type: 'type', element: 'field/city', text: 'sao' }] }),
    scene('nothing found', '/cities', { do: [{ type: 'type', element: 'field/city', text: 'zzz' }] }),
    scene('running and paused', '/timers', { phone: running(world) }),
    scene('time up', '/timers', { phone: timeUp(world) }),
    scene('time is up', '/time-up/timer-eggs', { phone: timeUp(world) }),
    scene('no timers', '/timers', {
      phone: changed(world, apps => {
        apps.clock.timers = {};
      }),
    }),
    scene('digits typed', '/new-timer', { do: ['key-1', 'key-5', 'key-00'] }),
    scene('laps', '/stopwatch', { phone: lapsIn(world) }),
    scene('in use', '/bedtime', { phone: after(world, 'clock', 'setBedtime', { on: true }) }),
    scene('at night', '/bedtime', { phone: atNight(world) }),
  ],
  dialogs: () => ({ list: dialogs }),
};
