import { useNow, useOs, useZone } from '../../../src/sdk/react/hooks.ts';
import { Button, Icon, ListRow, Switch, SwitchRow } from './kit.ts';
import { dayWords, daysWords, lengthWords, MINUTE, nextNight, sleepMinutes, timeWords } from '../select.ts';
import { BigTime, Days } from './Days.tsx';
import { Choice, Group } from './Group.tsx';
import { Place } from './Place.tsx';
import { useAct, useApp, useAsk, useH24, useNav } from './hooks.ts';
import css from './bedtime.module.css';

const NEVER = -1;
const REMINDERS = [
  { value: NEVER, label: 'None' },
  { value: 0, label: 'At bedtime' },
  ...[15, 30, 45, 60].map(n => ({ value: n, label: `${n} minutes before` })),
];

/** When the person sleeps, and what the phone does meanwhile. */
export function Bedtime() {
  const state = useApp(s => s);
  const sound = useOs(o => o.settings.alarmSound);
  const now = useNow();
  const zone = useZone();
  const h24 = useH24();
  const act = useAct();
  const ask = useAsk();
  const nav = useNav();
  const { bedtime } = state;
  const wake = state.alarms[bedtime.alarm]!;
  const night = bedtime.on ? nextNight(state, now, zone) : null;
  const sleep = lengthWords(sleepMinutes(bedtime.from, wake.time) * MINUTE);
  const which = { alarm: bedtime.alarm };
  const from = timeWords(bedtime.from, h24);
  const to = timeWords(wake.time, h24);
  return (
    <Place at="/bedtime" title="Bedtime">
      <div className={css['card']} data-on={bedtime.on || undefined}>
        <div className={css['head']}>
          <div>
            <div className={css['title']} role="heading" aria-level={2}>
              Schedule
            </div>
            <div className={css['next']} dir="auto">
              {!bedtime.on
                ? 'Off'
                : night
                  ? `Next bedtime: ${dayWords(night.from, now, zone)}, ${from}`
                  : 'On'}
            </div>
          </div>
          <Switch label="Use bedtime schedule" checked={bedtime.on} onChange={on => act.setBedtime({ on })} />
        </div>
        <div className={css['times']}>
          <button
            type="button"
            className={css['edge']}
            data-rid="bedtime"
            onClick={() => ask('time', 'Set bedtime', bedtime.from, 'setBedtimeAt', {})}
          >
            <span className={css['what']}>
              <Icon name="bed" size={18} />
              Bedtime
            </span>
            <BigTime className={css['time']} words={from} />
          </button>
          <button
            type="button"
            className={css['edge']}
            data-rid="wake-up"
            onClick={() => ask('time', 'Set wake-up time', wake.time, 'setWakeTime', {})}
          >
            <span className={css['what']}>
              <Icon name="light_mode" size={18} />
              Wake-up
            </span>
            <BigTime className={css['time']} words={to} />
          </button>
        </div>
        <div className={css['sleep']} dir="auto">
          {sleep} of sleep · {daysWords(wake.days, state.settings.weekStart)}
        </div>
        <Days label="Wake-up days" days={wake.days} onChange={days => act.setDays({ ...which, days })} />
      </div>
      {bedtime.held !== null && (
        <div className={css['active']}>
          <Icon name="bedtime" filled />
          <span>Bedtime mode is on until {to}</span>
          <Button variant="text" onClick={() => act.endBedtime()}>
            Turn off
          </Button>
        </div>
      )}
      <Group title="Bedtime">
        <Choice
          title="Reminder notification"
          leading="notifications"
          value={bedtime.reminder ?? NEVER}
          options={REMINDERS}
          onChange={n => act.setReminder({ minutes: n === NEVER ? null : n })}
        />
        <SwitchRow
          label="Do not disturb"
          leading="do_not_disturb_on"
          subtitle="Until you wake up"
          checked={bedtime.doNotDisturb}
          onChange={doNotDisturb => act.setBedtimeMode({ doNotDisturb })}
        />
        <SwitchRow
          label="Dark theme"
          leading="dark_mode"
          subtitle="Until you wake up"
          checked={bedtime.darkTheme}
          onChange={darkTheme => act.setBedtimeMode({ darkTheme })}
        />
      </Group>
      <Group title="Wake-up alarm">
        <SwitchRow
          label="Wake-up alarm"
          leading="alarm"
          subtitle={bedtime.on ? 'Shown among your alarms' : 'Rings while the schedule is on'}
          checked={wake.on}
          onChange={on => act.setOn({ ...which, on })}
        />
        <ListRow
          leading="notifications_active"
          title="Sound"
          subtitle={wake.sound === 'default' ? `Default (${sound})` : wake.sound}
          rid="sound"
          onClick={() => nav.push('/sound/:sound', { sound: bedtime.alarm })}
        />
        <SwitchRow
          label="Vibrate"
          leading="vibration"
          checked={wake.vibrate}
          onChange={on => act.setVibrate({ ...which, on })}
        />
      </Group>
    </Place>
  );
}
