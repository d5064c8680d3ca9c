import { ALARM_SOUNDS } from '../../../src/sdk/core/system/choices.ts';
import { useOs } from '../../../src/sdk/react/hooks.ts';
import { RadioGroup, Screen } from './kit.ts';
import { useAct, useApp, useParams } from './hooks.ts';

/** The sound of an alarm, of all alarms (`alarms`) or of timers (`timers`). */
export function Sound() {
  const { sound: of } = useParams('/sound/:sound');
  const state = useApp(s => s);
  const phones = useOs(o => o.settings.alarmSound);
  const act = useAct();
  const alarm = state.alarms[of];
  const options = ALARM_SOUNDS.map(s => ({
    value: s.name,
    label: s.name,
    ...(s.seconds > 0 ? { subtitle: `${s.seconds} s` } : {}),
  }));
  if (of === 'timers')
    return (
      <Screen title="Timer sound">
        <RadioGroup
          label="Timer sound"
          options={options}
          value={state.settings.timerSound}
          onChange={timerSound => act.changeSettings({ settings: { timerSound } })}
        />
      </Screen>
    );
  if (!alarm)
    return (
      <Screen title="Default alarm sound">
        <RadioGroup
          label="Default alarm sound"
          options={options}
          value={phones}
          onChange={sound => act.setDefaultSound({ sound })}
        />
      </Screen>
    );
  return (
    <Screen title="Alarm sound">
      <RadioGroup
        label="Alarm sound"
        options={[{ value: 'default', label: `Default (${phones})` }, ...options]}
        value={alarm.sound}
        onChange={sound => act.setSound({ alarm: of, sound })}
      />
    </Screen>
  );
}
