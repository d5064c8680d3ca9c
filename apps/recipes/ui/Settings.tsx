import { RadioGroup, Screen, SectionHeader, SwitchRow } from './kit.ts';
import { useAct, useApp } from './hooks.ts';

/** How quantities are shown, and how cook mode, list and plan look. */
export function Settings() {
  const settings = useApp(s => s.settings);
  const act = useAct();
  return (
    <Screen title="Recipe settings">
      <SectionHeader title="Measures" />
      <RadioGroup
        label="Measures"
        value={settings.units}
        onChange={units => act.changeSettings({ units })}
        options={[
          { value: 'original', label: 'As written' },
          { value: 'metric', label: 'Metric', subtitle: 'Grams, millilitres, °C' },
          { value: 'imperial', label: 'Imperial', subtitle: 'Ounces, pounds, cups, °F' },
        ]}
      />
      <SwitchRow
        label="Decimals"
        subtitle="Show 0.5 in place of ½"
        checked={settings.decimals}
        onChange={decimals => act.changeSettings({ decimals })}
      />
      <SectionHeader title="Text in cook mode" />
      <RadioGroup
        label="Text in cook mode"
        value={settings.cookText}
        onChange={cookText => act.changeSettings({ cookText })}
        options={[
          { value: 'normal', label: 'Normal' },
          { value: 'large', label: 'Large' },
          { value: 'huge', label: 'Very large' },
        ]}
      />
      <SectionHeader title="Shopping list" />
      <SwitchRow
        label="Ticked items last"
        subtitle="Move what is in the basket below the rest"
        checked={settings.tickedLast}
        onChange={tickedLast => act.changeSettings({ tickedLast })}
      />
      <SectionHeader title="Week begins on" />
      <RadioGroup
        label="Week begins on"
        value={settings.firstDay}
        onChange={firstDay => act.changeSettings({ firstDay })}
        options={[
          { value: 'monday', label: 'Monday' },
          { value: 'sunday', label: 'Sunday' },
        ]}
      />
    </Screen>
  );
}
