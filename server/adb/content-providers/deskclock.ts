import type { AppStates } from '../../../apps/catalogue.ts';
import {
  appState,
  baseState,
  flag,
  illegal,
  numbersOf,
  allowOnly,
  text,
  wholeNumber,
  type ContentProvider,
} from './table.ts';

type Clock = AppStates['clock'];
const WEEK = 7;
/** Days as bits, Monday the lowest. The app counts from Sunday. */
const bitsOf = (days: readonly number[]): number =>
  days.reduce((bits, day) => bits | (1 << ((day + WEEK - 1) % WEEK)), 0);
const daysOf = (bits: number): number[] =>
  Array.from({ length: WEEK }, (_, day) => day).filter(day => bits & (1 << ((day + WEEK - 1) % WEEK)));

function minuteOf(values: Parameters<typeof wholeNumber>[0], time: number): number {
  const minute =
    (wholeNumber(values, 'hour') ?? Math.floor(time / 60)) * 60 +
    (wholeNumber(values, 'minutes') ?? time % 60);
  if (minute < 0 || minute >= 24 * 60) throw illegal('hour and minutes are no time of day');
  return minute;
}

/** Alarms in the provider of Android's DeskClock. */
export const deskclockProvider: ContentProvider = {
  authority: 'com.android.deskclock',
  table([what, ...more], { device }) {
    if (what !== 'alarms' || more.length > 0) return undefined;
    return {
      type: 'vnd.android.cursor.dir/alarms',
      columns: [
        '_id',
        'hour',
        'minutes',
        'daysofweek',
        'enabled',
        'vibrate',
        'label',
        'ringtone',
        'delete_after_use',
      ],
      order: 'hour, minutes, _id',
      rows() {
        const id = numbersOf(
          baseState<Clock>(device, 'clock').alarms,
          (alarm: { time: number }) => alarm.time,
        );
        return Object.entries(appState<Clock>(device, 'clock').alarms).map(
          ([key, { time, on, days, vibrate, label, sound }]) => ({
            key,
            values: {
              _id: id(key),
              hour: Math.floor(time / 60),
              minutes: time % 60,
              daysofweek: bitsOf(days),
              enabled: Number(on),
              vibrate: Number(vibrate),
              label,
              ringtone: sound,
              delete_after_use: 0,
            },
          }),
        );
      },
      async insert(values) {
        if (values['hour'] === undefined) throw illegal('hour is missing');
        await device.run('clock', 'addAlarm', {
          result: minuteOf(values, 0),
          label: text(values, 'label'),
          days: daysOf(wholeNumber(values, 'daysofweek') ?? 0),
        });
      },
      async update(rows, values) {
        allowOnly(values, 'hour', 'minutes', 'daysofweek', 'enabled', 'vibrate', 'label');
        for (const { key: alarm, values: was } of rows) {
          if (values['hour'] !== undefined || values['minutes'] !== undefined)
            await device.run('clock', 'setTime', {
              alarm,
              result: minuteOf(values, Number(was['hour']) * 60 + Number(was['minutes'])),
            });
          if (values['daysofweek'] !== undefined)
            await device.run('clock', 'setDays', {
              alarm,
              days: daysOf(wholeNumber(values, 'daysofweek') ?? 0),
            });
          if (values['label'] !== undefined)
            await device.run('clock', 'setLabel', { alarm, label: text(values, 'label') });
          if (values['vibrate'] !== undefined)
            await device.run('clock', 'setVibrate', { alarm, on: flag(values['vibrate']) === 1 });
          if (values['enabled'] !== undefined)
            await device.run('clock', 'setOn', { alarm, on: flag(values['enabled']) === 1 });
        }
      },
      async remove(rows) {
        for (const { key: alarm } of rows) await device.run('clock', 'deleteAlarm', { alarm });
      },
    };
  },
};
