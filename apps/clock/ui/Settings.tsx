import { useOs, useSystem } from '../../../src/sdk/react/hooks.ts';
import { ListRow, Screen, SwitchRow } from './kit.ts';
import { cityOf } from '../select.ts';
import type { ClockSettings } from '../state.ts';
import { Choice, Group } from './Group.tsx';
import { useAct, useApp, useNav } from './hooks.ts';

const NEVER = 0;
const minutes = (n: number) => ({ value: n, label: `${n} ${n === 1 ? 'minute' : 'minutes'}` });

/** Everything that can be set about the clock. */
export function Settings() {
  const s = useApp(state => state.settings);
  const alarmSound = useOs(o => o.settings.alarmSound);
  const act = useAct();
  const nav = useNav();
  const system = useSystem();
  const set = (settings: Partial<ClockSettings>) => act.changeSettings({ settings });
  return (
    <Screen title="Settings">
      <Group title="Clock">
        <Choice
          title="Style"
          value={s.style}
          options={[
            { value: 'digital', label: 'Digital' },
            { value: 'analogue', label: 'Analogue' },
          ]}
          onChange={style => set({ style })}
        />
        <SwitchRow
          label="Display time with seconds"
          checked={s.seconds}
          onChange={seconds => set({ seconds })}
        />
        <SwitchRow
          label="Automatic home clock"
          subtitle="Add a clock for home where the time is different"
          checked={s.autoHome}
          onChange={autoHome => set({ autoHome })}
        />
        <ListRow
          title="Home time zone"
          subtitle={cityOf(s.home)?.name}
          disabled={!s.autoHome}
          rid="home"
          onClick={() => nav.push('/home-city')}
        />
        <ListRow
          title="Change date and time"
          rid="date-time"
          onClick={() =>
            system.startIntent({ app: 'clock', intent: { verb: 'VIEW', uri: 'settings-date:' } })
          }
        />
      </Group>
      <Group title="Alarms">
        <Choice
          title="Silence after"
          value={s.silenceAfter ?? NEVER}
          options={[...[1, 5, 10, 15, 20, 25].map(minutes), { value: NEVER, label: 'Never' }]}
          onChange={n => set({ silenceAfter: n === NEVER ? null : n })}
        />
        <Choice
          title="Snooze length"
          value={s.snooze}
          options={[1, 5, 10, 15, 20, 30].map(minutes)}
          onChange={snooze => set({ snooze })}
        />
        <Choice
          title="Volume buttons"
          value={s.volumeKeys}
          options={[
            { value: 'snooze', label: 'Snooze' },
            { value: 'stop', label: 'Stop' },
            { value: 'nothing', label: 'Do nothing' },
          ]}
          onChange={volumeKeys => set({ volumeKeys })}
        />
        <ListRow
          title="Default alarm sound"
          subtitle={alarmSound}
          rid="alarm-sound"
          onClick={() => nav.push('/sound/:sound', { sound: 'alarms' })}
        />
        <Choice
          title="Start week on"
          value={s.weekStart}
          options={[
            { value: 6, label: 'Saturday' },
            { value: 0, label: 'Sunday' },
            { value: 1, label: 'Monday' },
          ]}
          onChange={weekStart => set({ weekStart })}
        />
      </Group>
      <Group title="Timers">
        <ListRow
          title="Timer sound"
          subtitle={s.timerSound}
          rid="timer-sound"
          onClick={() => nav.push('/sound/:sound', { sound: 'timers' })}
        />
        <SwitchRow
          label="Timer vibrate"
          checked={s.timerVibrate}
          onChange={timerVibrate => set({ timerVibrate })}
        />
      </Group>
    </Screen>
  );
}
