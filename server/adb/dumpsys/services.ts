import { catalogue } from '../../../apps/catalogue.ts';
import { isHeld } from '../../../src/sdk/core/stopped.ts';
import { lines, type Command } from '../command.ts';
import { strftime } from '../commands/date.ts';
import { hexOf, numberOf } from '../ids.ts';
import { indexOf, STREAMS } from '../settings/volume.ts';

const packageOf = (app: string): string => catalogue.metas.get(app)?.package ?? 'android';

/** `dumpsys alarm`: the pending timers, earliest first. */
export const alarm: Command = {
  name: 'alarm',
  run(
    _,
    {
      device: {
        tree: { timers, clock, os },
      },
    },
  ) {
    const waiting = Object.entries(timers)
      .filter(([, { app }]) => !isHeld({ os }, app))
      .sort(([a, x], [b, y]) => x.at - y.at || (a < b ? -1 : 1));
    const clocks = waiting.filter(([, timer]) => timer.alarmClock);
    const ms = String(clock.now % 1_000).padStart(3, '0');
    return lines(
      'Current Alarm Manager state:',
      `  nowRTC=${clock.now}=${strftime('%F %T', clock.now, clock.zone)}.${ms} nowELAPSED=${clock.now % 86_400_000}`,
      '  Next alarm clock information: ',
      ...clocks
        .slice(0, 1)
        .map(
          ([, { at }]) =>
            `    user:0 pendingSend:false time:${at} = ${strftime('%F %T', at, clock.zone)} = +${at - clock.now}ms`,
        ),
      `  ${waiting.length} pending alarms: `,
      ...waiting.flatMap(([id, { at, app, action }]) => [
        `    RTC_WAKEUP #0: Alarm{${hexOf(id)} type 0 origWhen ${at} whenElapsed ${at - clock.now} ${packageOf(app)}}`,
        `      tag=*walarm*:${packageOf(app)}/${action}`,
        `      type=RTC_WAKEUP origWhen=${strftime('%F %T', at, clock.zone)} window=0 repeatInterval=0 count=0`,
      ]),
    );
  },
};

const MODES = { sound: 'NORMAL', vibrate: 'VIBRATE', silent: 'SILENT' } as const;

/** `dumpsys audio`: volumes by stream, and the app that plays. */
export const audio: Command = {
  name: 'audio',
  run(
    _,
    {
      device: {
        tree: { device, os },
      },
    },
  ) {
    return lines(
      'Stream volumes (device: index)',
      ...STREAMS.flatMap(({ name, volume, least, most }) => {
        const index = Math.max(least, indexOf(device.volume[volume], most));
        return [
          `- STREAM_${name.toUpperCase()}:`,
          `   Muted: ${index === 0}`,
          `   Min: ${least}`,
          `   Max: ${most}`,
          `   streamVolume:${index}`,
          `   Current: 2 (speaker): ${index}`,
          '   Devices: speaker',
        ];
      }),
      '',
      `Ringer mode: `,
      `- mode (internal) = ${MODES[device.ringer]}`,
      `- mode (external) = ${MODES[device.ringer]}`,
      '',
      'Audio Focus stack entries (last is top of stack):',
      ...(os.audio === null
        ? []
        : [`  source:${hexOf(os.audio)} -- pack: ${packageOf(os.audio)} -- gain: GAIN -- loss: none`]),
    );
  },
};

/** `dumpsys location`: the phone's location, if location is on. */
export const location: Command = {
  name: 'location',
  run(
    _,
    {
      device: {
        tree: { device, clock },
      },
    },
  ) {
    const { latitude, longitude } = device.place;
    const on = device.radios.location;
    const last = on
      ? `Location[gps ${latitude.toFixed(6)},${longitude.toFixed(6)} hAcc=5.0 et=+${numberOf(String(clock.now)) % 86_400}s]`
      : 'null';
    return lines(
      'Location Manager State:',
      `  User Info:`,
      '    current users: u[0]',
      `  Location Settings:`,
      `    Location Setting: ${on}`,
      '  Location Providers:',
      '    gps provider:',
      `      last location=${last}`,
      `      enabled=${on}`,
      '    network provider:',
      `      enabled=${on}`,
    );
  },
};
