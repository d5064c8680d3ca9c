import { useScreenState, useStore } from '../../../src/sdk/react/hooks.ts';
import { Dialog, List, ListRow, RadioGroup, Screen, SectionHeader, SwitchRow } from './kit.ts';
import type { Settings as Set } from '../state.ts';
import { forgetFields, useAct, useApp } from './hooks.ts';

const SEPARATORS = [
  { value: 'comma_point', label: '1,234,567.89' },
  { value: 'point_comma', label: '1.234.567,89' },
  { value: 'space_comma', label: '1 234 567,89' },
  { value: 'plain', label: '1234567.89' },
] as const;
const FORMATS = [
  { value: 'automatic', label: 'Automatic' },
  { value: 'two', label: 'Two decimals' },
  { value: 'scientific', label: 'Scientific, 1.25E6' },
  { value: 'engineering', label: 'Engineering, 125E3' },
] as const;
const ANGLES = [
  { value: 'deg', label: 'Degrees' },
  { value: 'rad', label: 'Radians' },
] as const;

/** Everything that can be set about the calculator. */
export function Settings() {
  const s = useApp(state => state.settings);
  const act = useAct();
  const store = useStore();
  const set = (settings: Partial<Set>) => {
    act.changeSettings({ settings });
    forgetFields(store);
  };
  return (
    <Screen title="Settings">
      <SectionHeader title="Numbers" />
      <List card label="Numbers">
        <Choice
          title="Separators"
          value={s.separators}
          options={SEPARATORS}
          onChange={separators => set({ separators })}
        />
        <Choice
          title="Number format"
          value={s.format}
          options={FORMATS}
          onChange={format => set({ format })}
        />
        <Choice title="Angle unit" value={s.angle} options={ANGLES} onChange={angle => set({ angle })} />
      </List>
      <SectionHeader title="Keys" />
      <List card label="Keys">
        <SwitchRow
          label="Vibrate"
          subtitle="At each key"
          checked={s.vibrate}
          onChange={vibrate => set({ vibrate })}
        />
        <SwitchRow
          label="Keep screen layout"
          subtitle="Open with the keys that were shown last"
          checked={s.keepLayout}
          onChange={keepLayout => set({ keepLayout })}
        />
      </List>
    </Screen>
  );
}

/** A row that asks with a dialog for one of several. */
function Choice<T extends string>({
  title,
  value,
  options,
  onChange,
}: {
  title: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}) {
  const [asking, setAsking] = useScreenState<string | null>('asking', null);
  const close = () => setAsking(null);
  return (
    <>
      <ListRow
        title={title}
        subtitle={options.find(o => o.value === value)?.label}
        rid="choice"
        onClick={() => setAsking(title)}
      />
      <Dialog
        open={asking === title}
        title={title}
        onClose={close}
        actions={[{ label: 'Cancel', onClick: close }]}
      >
        <RadioGroup
          label={title}
          options={options}
          value={value}
          onChange={v => {
            close();
            onChange(v);
          }}
        />
      </Dialog>
    </>
  );
}
