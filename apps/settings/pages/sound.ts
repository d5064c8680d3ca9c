import {
  ALARM_SOUNDS,
  NOTIFICATION_SOUNDS,
  RINGTONES,
  type Sound,
} from '../../../src/sdk/core/system/choices.ts';
import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { isSilenced } from '../../../src/sdk/core/notifications.ts';
import { change, go, type Entry, type Page, type View } from '../model.ts';
import { minutesWords } from '../select.ts';

const s = (v: View) => v.phone.os.settings;
const dnd = (v: View) => s(v).doNotDisturb;
const STREAMS = [
  ['media', 'Media volume', 'music_note'],
  ['call', 'Call volume', 'call'],
  ['ring', 'Ring volume', 'vibration'],
  ['notification', 'Notification volume', 'notifications'],
  ['alarm', 'Alarm volume', 'alarm'],
] as const;
const sounds = (
  route: string,
  title: string,
  activity: string,
  list: readonly Sound[],
  key: 'ringtone' | 'notificationSound' | 'alarmSound',
): Page => ({
  route,
  title,
  activity,
  parent: '/sound',
  sections: [
    {
      entries: [
        {
          id: 'sound',
          kind: 'choice',
          inline: true,
          title,
          keywords: list.map(x => x.name).join(' '),
          get: v => s(v)[key],
          options: list.map(x => ({
            value: x.name,
            label: x.name,
            ...(x.seconds > 0 ? { subtitle: `${x.seconds} s` } : {}),
          })),
          set: name => change({ [key]: name }),
        },
      ],
    },
  ],
});
export const soundSummary = (v: View): string => {
  if (isSilenced(v.phone)) return 'Do not disturb is on';
  return v.phone.device.ringer === 'sound'
    ? `Ring volume ${v.phone.device.volume.ring} %`
    : v.phone.device.ringer === 'vibrate'
      ? 'Vibrate'
      : 'Silent';
};
const scheduleWords = (v: View): string =>
  `${minutesWords(dnd(v).schedule.from, s(v).clock24)} to ${minutesWords(dnd(v).schedule.to, s(v).clock24)}`;
function dndSummary(v: View): string {
  if (dnd(v).on) return 'On';
  if (isSilenced(v.phone)) return `On, ${scheduleWords(v)}`;
  return dnd(v).schedule.on ? `Off, scheduled ${scheduleWords(v)}` : 'Off';
}

export const soundPages: readonly Page[] = [
  {
    route: '/sound',
    title: 'Sound and vibration',
    activity: '.sound.SoundSettingsActivity',
    parent: '/',
    scheme: 'sound',
    keywords: 'audio noise',
    sections: [
      {
        entries: STREAMS.map(([stream, title, glyph]): Entry => ({
          id: stream,
          kind: 'slider',
          title,
          glyph,
          keywords: 'loud quiet level',
          min: 0,
          max: 100,
          format: x => `${x} %`,
          get: v => v.phone.device.volume[stream],
          set: value => ['setVolume', { stream, value }],
        })),
      },
      {
        entries: [
          {
            id: 'ringer',
            kind: 'choice',
            title: 'Ringer mode',
            keywords: 'silent mute vibrate',
            get: v => v.phone.device.ringer,
            options: [
              { value: 'sound', label: 'Sound' },
              { value: 'vibrate', label: 'Vibrate' },
              { value: 'silent', label: 'Silent' },
            ],
            set: mode => ['setRinger', { mode }],
          },
          {
            id: 'quiet',
            kind: 'link',
            title: 'Do not disturb',
            keywords: 'dnd quiet hours silence',
            summary: dndSummary,
            to: go('/quiet'),
          },
          {
            id: 'vibrate',
            kind: 'switch',
            title: 'Vibrate for calls',
            keywords: 'ring haptics',
            get: v => s(v).vibrateOnCall,
            set: on => change({ vibrateOnCall: on }),
          },
        ],
      },
      {
        entries: [
          {
            id: 'ringtone',
            kind: 'link',
            title: 'Phone ringtone',
            keywords: 'melody call',
            summary: v => s(v).ringtone,
            to: go('/ringtone'),
          },
          {
            id: 'notification-sound',
            kind: 'link',
            title: 'Default notification sound',
            summary: v => s(v).notificationSound,
            to: go('/notification-sound'),
          },
          {
            id: 'alarm-sound',
            kind: 'link',
            title: 'Default alarm sound',
            summary: v => s(v).alarmSound,
            to: go('/alarm-sound'),
          },
        ],
      },
      {
        title: 'Other sounds and vibrations',
        entries: [
          {
            id: 'touch',
            kind: 'switch',
            title: 'Touch sounds',
            keywords: 'tap click',
            get: v => s(v).touchSounds,
            set: on => change({ touchSounds: on }),
          },
          {
            id: 'keys',
            kind: 'switch',
            title: 'Keyboard vibration',
            keywords: 'key press haptics',
            get: v => s(v).keyVibration,
            set: on => change({ keyVibration: on }),
          },
        ],
      },
    ],
  },
  sounds('/ringtone', 'Phone ringtone', '.sound.RingtoneActivity', RINGTONES, 'ringtone'),
  sounds(
    '/notification-sound',
    'Notification sound',
    '.sound.NotificationSoundActivity',
    NOTIFICATION_SOUNDS,
    'notificationSound',
  ),
  sounds('/alarm-sound', 'Alarm sound', '.sound.AlarmSoundActivity', ALARM_SOUNDS, 'alarmSound'),
  {
    route: '/quiet',
    title: 'Do not disturb',
    activity: '.sound.DoNotDisturbActivity',
    parent: '/sound',
    scheme: 'do-not-disturb',
    keywords: 'dnd quiet silence',
    sections: [
      {
        entries: [
          {
            id: 'on',
            kind: 'switch',
            title: 'Do not disturb now',
            keywords: 'dnd turn on off',
            get: v => dnd(v).on,
            set: on => change({ doNotDisturb: { on } }),
          },
        ],
      },
      {
        title: 'Schedule',
        entries: [
          {
            id: 'schedule',
            kind: 'switch',
            title: 'Use schedule',
            keywords: 'quiet hours automatic sleeping',
            summary: scheduleWords,
            get: v => dnd(v).schedule.on,
            set: on => ['changeQuietSchedule', { on }],
          },
          {
            id: 'from',
            kind: 'pick',
            dialog: 'time',
            title: 'Start',
            keywords: 'do not disturb start time',
            summary: v => minutesWords(dnd(v).schedule.from, s(v).clock24),
            value: v => dnd(v).schedule.from,
            then: ['setQuietTime', { edge: 'from' }],
          },
          {
            id: 'to',
            kind: 'pick',
            dialog: 'time',
            title: 'End',
            keywords: 'do not disturb end time',
            summary: v => minutesWords(dnd(v).schedule.to, s(v).clock24),
            value: v => dnd(v).schedule.to,
            then: ['setQuietTime', { edge: 'to' }],
          },
        ],
      },
      {
        title: 'Days',
        rows: () =>
          [1, 2, 3, 4, 5, 6, 0].map((day): Entry => ({
            id: `day-${day}`,
            kind: 'switch',
            title: WEEKDAYS[day]!,
            off: v => !dnd(v).schedule.on,
            get: v => dnd(v).schedule.days.includes(day),
            set: (on, v) => [
              'changeQuietSchedule',
              { days: on ? [...dnd(v).schedule.days, day] : dnd(v).schedule.days.filter(d => d !== day) },
            ],
          })),
        note: 'A schedule that passes midnight belongs to the day on which it starts.',
      },
      {
        title: 'What can interrupt',
        entries: [
          {
            id: 'starred',
            kind: 'switch',
            title: 'Starred contacts',
            keywords: 'exceptions favourites people calls',
            get: v => dnd(v).allowStarred,
            set: on => change({ doNotDisturb: { allowStarred: on } }),
          },
          {
            id: 'repeat',
            kind: 'switch',
            title: 'Repeat callers',
            keywords: 'exceptions',
            summary: 'A second call within 15 minutes comes through',
            get: v => dnd(v).allowRepeat,
            set: on => change({ doNotDisturb: { allowRepeat: on } }),
          },
          {
            id: 'alarms',
            kind: 'switch',
            title: 'Alarms',
            keywords: 'exceptions clock',
            get: v => dnd(v).allowAlarms,
            set: on => change({ doNotDisturb: { allowAlarms: on } }),
          },
        ],
      },
    ],
  },
];
