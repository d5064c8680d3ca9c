import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Dialog, List, ListRow, RadioGroup, Screen, SectionHeader, SwitchRow } from './kit.ts';
import { useAct, useApp } from './hooks.ts';

const COUNTDOWNS = [0, 3, 5, 10] as const;
const secondsWords = (n: number): string => (n === 0 ? 'Off' : `${n} seconds`);
const UNITS = { metric: 'Kilometres, kilograms', imperial: 'Miles, pounds' } as const;

export function Settings() {
  const settings = useApp(s => s.settings);
  const [asking, setAsking] = useScreenState<'units' | 'firstDay' | 'countdown' | null>('asking', null);
  const act = useAct();
  const close = () => setAsking(null);
  const done = [{ label: 'Cancel', onClick: close }];
  return (
    <>
      <Screen title="Settings">
        <SectionHeader title="Recording" />
        <List label="Recording">
          <SwitchRow
            label="Auto-pause"
            subtitle="The clock stands while you stand"
            leading="pause_circle"
            checked={settings.autoPause}
            onChange={autoPause => act.setSettings({ autoPause })}
          />
          <SwitchRow
            label="Keep screen on"
            subtitle="While a recording is shown"
            leading="light_mode"
            checked={settings.keepAwake}
            onChange={keepAwake => act.setSettings({ keepAwake })}
          />
          <ListRow
            leading="timer"
            title="Countdown"
            subtitle={secondsWords(settings.countdown)}
            rid="countdown"
            onClick={() => setAsking('countdown')}
          />
        </List>
        <SectionHeader title="Display" />
        <List label="Display">
          <ListRow
            leading="straighten"
            title="Units"
            subtitle={UNITS[settings.units]}
            rid="units"
            onClick={() => setAsking('units')}
          />
          <ListRow
            leading="calendar_today"
            title="Week begins on"
            subtitle={WEEKDAYS[settings.firstDay]!}
            rid="first-day"
            onClick={() => setAsking('firstDay')}
          />
        </List>
        <SectionHeader title="Notifications" />
        <SwitchRow
          label="Goal reached"
          subtitle="A notification when a goal is reached"
          leading="flag"
          checked={settings.goalAlerts}
          onChange={goalAlerts => act.setSettings({ goalAlerts })}
        />
      </Screen>
      <Dialog open={asking === 'units'} title="Units" onClose={close} actions={done}>
        <RadioGroup
          label="Units"
          value={settings.units}
          options={[
            { value: 'metric', label: UNITS.metric },
            { value: 'imperial', label: UNITS.imperial },
          ]}
          onChange={units => {
            act.setSettings({ units });
            close();
          }}
        />
      </Dialog>
      <Dialog open={asking === 'firstDay'} title="Week begins on" onClose={close} actions={done}>
        <RadioGroup
          label="Week begins on"
          value={settings.firstDay}
          options={[1, 0, 6].map(d => ({ value: d, label: WEEKDAYS[d]! }))}
          onChange={firstDay => {
            act.setSettings({ firstDay });
            close();
          }}
        />
      </Dialog>
      <Dialog open={asking === 'countdown'} title="Countdown" onClose={close} actions={done}>
        <RadioGroup
          label="Countdown"
          value={settings.countdown}
          options={COUNTDOWNS.map(n => ({ value: n, label: secondsWords(n) }))}
          onChange={countdown => {
            act.setSettings({ countdown });
            close();
          }}
        />
      </Dialog>
    </>
  );
}
