import { writeFileSync } from 'node:fs';
import { alarms, bedtime, cities, timers, wakeUp, type WorldAlarm } from './index.ts';
import { epochOf } from '../../../src/state/clock.ts';
import type { Alarm, Clock } from '../../../apps/clock/state.ts';

/*
 * Writes world.json from the alarms and cities of scripts/world: npx tsx scripts/world/clock/build.ts
 */
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const minutes = (time: string): number => {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return hour * 60 + minute;
};
const alarm = (a: WorldAlarm, isWakeUp = false): Alarm => ({
  time: minutes(a.time),
  on: a.on,
  label: a.label ?? '',
  days: (a.days ?? '')
    .split(' ')
    .filter(d => d !== '')
    .map(d => DAYS.indexOf(d))
    .sort((x, y) => x - y),
  date: null,
  pausedUntil: null,
  skip: null,
  sound: a.sound ?? 'default',
  vibrate: a.vibrate ?? true,
  wakeUp: isWakeUp,
  ringing: null,
  snoozedUntil: null,
});
const at = (local: string): number => {
  const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+) (\d+):(\d+)$/.exec(local)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};

const world: Clock = {
  alarms: Object.fromEntries([
    ...alarms.map(a => [`alarm-${a.id}`, alarm(a)] as const),
    [`alarm-${wakeUp.id}`, alarm(wakeUp, true)],
  ]),
  timers: Object.fromEntries(
    timers.map(t => [
      `timer-${t.id}`,
      {
        label: t.label,
        lengthMs: t.seconds * 1000,
        addedMs: 0,
        leftMs: t.seconds * 1000,
        endsAt: null,
        createdAt: at(t.made),
      },
    ]),
  ),
  stopwatch: { startedAt: null, elapsedMs: 0, laps: [] },
  cities: [...cities],
  bedtime: {
    on: false,
    from: minutes(bedtime.from),
    alarm: `alarm-${wakeUp.id}`,
    reminder: bedtime.reminder,
    doNotDisturb: true,
    darkTheme: true,
    held: null,
  },
  settings: {
    style: 'digital',
    seconds: false,
    autoHome: true,
    home: 'london',
    silenceAfter: 10,
    snooze: 10,
    volumeKeys: 'snooze',
    weekStart: 1,
    timerSound: 'Kettle',
    timerVibrate: false,
  },
  open: null,
};
writeFileSync(
  new URL('../../../apps/clock/world.json', import.meta.url),
  `${JSON.stringify(world, null, 1)}\n`,
);
